// SPDX-License-Identifier: Apache-2.0

// Focus: accepted, but for what is said.

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}
