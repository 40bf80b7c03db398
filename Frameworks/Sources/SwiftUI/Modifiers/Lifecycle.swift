// SPDX-License-Identifier: Apache-2.0
import Combine

/// The modifiers that act when a view comes, goes, or something changes.
extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action, onDisappear: nil)
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: nil, onDisappear: action)
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { ChangeView(content: self, value: value, isInitial: initial, action: action) }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }

  @preconcurrency public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { TaskView(content: self, id: 0, priority: priority, action: action) }
  @preconcurrency public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { TaskView(content: self, id: value, priority: priority, action: action) }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiveView(content: self, publisher: publisher, action: action)
  }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, action: action)
  }
}

struct AppearanceView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func render(in graph: ViewGraph) {
    graph.appear(show: { onAppear?() }, hide: { onDisappear?() })
    graph.render(content, at: 0)
  }
}

struct ChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func render(in graph: ViewGraph) {
    graph.compare(value, isInitial: isInitial, action)
    graph.render(content, at: 0)
  }
}

extension ViewGraph {
  /// Compares a value with that of the last pass at this place.
  func compare<Value: Equatable>(
    _ value: Value, isInitial: Bool, _ action: @escaping (Value, Value) -> Void
  ) {
    let node = node
    let former = node.value as? Value
    node.value = value
    if let former {
      if former != value { schedule { action(former, value) } }
    } else if isInitial {
      schedule { action(value, value) }
    }
  }
}

/// Apple cancels the task when the view disappears, and starts it again when the view appears.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
struct TaskView<Content: View, ID: Equatable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func render(in graph: ViewGraph) {
    let node = graph.node
    let running = node.slots[-1] as? Running ?? Running()
    node.slots[-1] = running
    if let former = node.value as? ID, former != id, node.visibility == .shown {
      running.task?.cancel()
      node.visibility = .hidden
    }
    node.value = id
    graph.appear(
      show: { running.task = Task(priority: priority) { await action() } },
      hide: { running.task?.cancel() })
    graph.render(content, at: 0)
  }

  /// The task that is kept.
  @MainActor private final class Running { var task: Task<Void, Never>? }
}

struct ReceiveView<Content: View, P: Publisher>: View, PrimitiveView where P.Failure == Never {
  typealias Body = Never
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  /// The subscription that is kept, and the action for a value now.
  @MainActor private final class Receiver {
    var action: (P.Output) -> Void
    var subscription: AnyCancellable?
    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }

  /// - Note: Unchecked: a value that arrives on another thread is handed to the main one, once.
  private struct Handed: @unchecked Sendable { let value: P.Output }

  func render(in graph: ViewGraph) {
    let node = graph.node
    if let receiver = node.value as? Receiver {
      receiver.action = action
    } else {
      let receiver = Receiver(action)
      node.value = receiver
      node.onEnd = { receiver.subscription?.cancel() }
      let publisher = publisher
      graph.schedule {
        receiver.subscription = publisher.sink { [weak receiver] value in
          let handed = Handed(value: value)
          onMainThread { receiver?.action(handed.value) }
        }
      }
    }
    graph.render(content, at: 0)
  }
}

struct OpenURLView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let action: (URL) -> Void

  func render(in graph: ViewGraph) {
    graph.openURLActions.append(action)
    graph.render(content, at: 0)
  }
}
