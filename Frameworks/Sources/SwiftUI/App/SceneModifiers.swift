// SPDX-License-Identifier: Apache-2.0
import Combine
import Observation

/// The modifiers of a scene that act on a change or hand something down.
extension Scene {
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { ModifiedScene(content: self) { $0.compare(value, isInitial: initial, action) } }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { $0.compare(value, isInitial: initial) { _, _ in action() } }
  }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { $0.compare(value, isInitial: false) { _, new in action(new) } }
  }

  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { ModifiedScene(content: self) { $0.environment[keyPath: keyPath] = value } }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self) { $0.environment.setObject(object, T.self) }
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self) { $0.environment.setObject(object, T.self) }
  }
}

struct ModifiedScene<Content: Scene>: Scene, PrimitiveScene {
  typealias Body = Never
  let content: Content
  let prepare: @MainActor (ViewGraph) -> Void

  func render(in graph: ViewGraph, _ app: AppHost) {
    graph.with({ _ in }) {
      prepare(graph)
      graph.render(content, at: 0, app)
    }
  }
}
