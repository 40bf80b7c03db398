// SPDX-License-Identifier: Apache-2.0

extension WindowGroup {
  /// A window for a value: the first window has none.
  public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.init { content(.constant(nil)) } }
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) }
}
