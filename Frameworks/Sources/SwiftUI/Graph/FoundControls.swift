// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

/// The controls that a pass finds: those that can be tapped or typed into.
struct FoundControls {
  private var all: [Found] = []
  private struct Found {
    let control: Tappable
    /// True for an item that is seen after a long press or a swipe.
    let isHidden: Bool
  }
  /// The controls of a sheet, an alert or a view that was pushed: the rest cannot be reached.
  private var covering: [Found]?
  /// The texts of the labels that are evaluated, the innermost last.
  private var labels: [[String]] = []
  /// The names of pictures, which stand for labels that have no text.
  private var pictures: [[String]] = []
  /// The views that are pushed for values, by the types of the values.
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]

  private var isHidden = false

  /// The controls that can be reached: those that are seen come first, so that an item of a menu does not take the tap
  /// on a button of the same name.
  var reachable: [Tappable] {
    let found = covering ?? all
    return (found.filter { !$0.isHidden } + found.filter(\.isHidden)).map(\.control)
  }

  /// Finds the items that a long press or a swipe shows. Their names are not part of the labels around them.
  @MainActor static func findingHidden(in graph: ViewGraph, _ body: () -> Void) {
    let (labels, pictures, wasHidden) = (
      graph.found.labels, graph.found.pictures, graph.found.isHidden
    )
    (graph.found.labels, graph.found.pictures, graph.found.isHidden) = ([], [], true)
    body()
    (graph.found.labels, graph.found.pictures, graph.found.isHidden) = (
      labels, pictures, wasHidden
    )
  }

  mutating func note(text: String) { for at in labels.indices { labels[at].append(text) } }
  mutating func note(picture: String) {
    for at in pictures.indices { pictures[at].append(picture) }
  }

  mutating func beginLabel() {
    labels.append([])
    pictures.append([])
  }
  mutating func endLabel() -> [String] {
    let texts = labels.popLast() ?? []
    let names = pictures.popLast() ?? []
    let whole = texts.count > 1 ? [texts.joined(separator: " ")] : []
    return texts + whole + names
  }
  mutating func add(_ control: Tappable) {
    all.append(Found(control: control, isHidden: isHidden))
  }

  var count: Int { all.count }
  /// Lets the controls that were found since there were so many cover the rest. The innermost cover
  /// counts.
  mutating func cover(since count: Int) { if covering == nil { covering = Array(all[count...]) } }
}

extension ViewGraph {
  /// Evaluates a control's label and takes the control in.
  func control(
    also name: String? = nil, tap: (() -> Void)? = nil, type: ((String) -> Void)? = nil,
    isFocused: Bool = false, label: () -> Void
  ) {
    found.beginLabel()
    label()
    let names = found.endLabel()
    guard environment.isEnabled else { return }
    found.add(Tappable(names + [name], tap: tap, type: type, isFocused: isFocused))
  }

  /// Evaluates what covers the rest.
  func cover(_ body: () -> Void) {
    let before = found.count
    body()
    found.cover(since: before)
  }
}

/// The state that is kept for a link: whether its destination is shown.
@MainActor final class LinkState {
  var isShown = false
}

extension ViewGraph {
  /// A link: a tap shows its destination, and `Back` takes it away.
  ///
  /// - Parameter isActive: where the app keeps whether it is shown; nil if it does not.
  func link(
    to destination: (() -> AnyView)?, isActive: Binding<Bool>? = nil, label: () -> Void
  ) {
    let node = node
    let state = node.slots[-1] as? LinkState ?? LinkState()
    node.slots[-1] = state
    let update = Invalidation(graph: self)
    func show(_ isShown: Bool) {
      if let isActive { return isActive.wrappedValue = isShown }
      state.isShown = isShown
      update.schedule()
    }
    control(tap: { show(true) }, label: label)
    guard isActive?.wrappedValue ?? state.isShown, let destination else { return }
    push(destination(), at: 1, back: { show(false) })
  }
}

/// A view with another that is shown in its place while the app says so: in a stack, and nowhere else.
struct PushingView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let pushed: AnyView?
  let dismiss: @MainActor () -> Void

  func render(in graph: ViewGraph) {
    graph.render(content, at: 0)
    if let pushed, graph.screen.isInStack { graph.push(pushed, at: 1, back: dismiss) }
  }
}

/// A view with what is pushed for the values of a type.
struct DestinationView<Content: View, Value: Hashable, Destination: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let destination: (Value) -> Destination

  func render(in graph: ViewGraph) {
    let destination = destination
    graph.found.destinations[ObjectIdentifier(Value.self)] = { value in
      (value as? Value).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    }
    graph.render(content, at: 0)
  }
}

/// A view that a tap does something with.
struct TappedView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let action: () -> Void
  func render(in graph: ViewGraph) {
    graph.control(tap: action) { graph.render(content, at: 0) }
  }
}

/// A view with buttons over it: those of an alert or a dialog. A tap on one takes them away.
struct AskingView<Content: View, Actions: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let isPresented: Binding<Bool>
  let actions: Actions

  func render(in graph: ViewGraph) {
    graph.render(content, at: 0)
    guard isPresented.wrappedValue else { return }
    let isPresented = isPresented
    graph.cover {
      graph.with({ $0.afterTap = { isPresented.wrappedValue = false } }) {
        graph.render(actions, at: 1)
      }
    }
  }
}

/// A view with items that a long press or a swipe shows.
struct WithHiddenItems<Content: View, Items: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let items: Items

  func render(in graph: ViewGraph) {
    graph.render(content, at: 0)
    FoundControls.findingHidden(in: graph) { graph.render(items, at: 1) }
  }
}
