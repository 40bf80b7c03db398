// SPDX-License-Identifier: Apache-2.0

/// A view that is compared before its body is asked for: it is asked for each time here.
public struct EquatableView<Content: View & Equatable>: View, ContainerView {
  public typealias Body = Never
  public let content: Content
  public init(content: Content) { self.content = content }
}
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  public func body(content: Content) -> Content { content }
}
