// SPDX-License-Identifier: Apache-2.0

// System events: activities and names of documents.

extension View {
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}
