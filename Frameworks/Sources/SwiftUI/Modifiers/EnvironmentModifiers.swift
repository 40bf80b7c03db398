// SPDX-License-Identifier: Apache-2.0
import Combine
import Observation

/// The modifiers that hand something down to the views within.
extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EnvironmentView(content: self) { $0[keyPath: keyPath] = value } }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0.setObject(object, T.self) }
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.setObject(object, T.self) }
  }
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { if disabled { $0.isEnabled = false } }
  }
  /// A view with another identity is another view.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

struct EnvironmentView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func render(in graph: ViewGraph) { graph.with(change) { graph.render(content, at: 0) } }
}

struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let id: ID

  func render(in graph: ViewGraph) { graph.render(content, at: id) }
}
