// SPDX-License-Identifier: Apache-2.0
import Observation
@_spi(Hosting) import UIKit

/// The views of an app or of a hosting controller. A pass evaluates every body, finds what each
/// view keeps by the view's place, and then does what came of it: views that are new appear, those
/// that were not met again disappear, values that differ are said to have changed.
///
/// SwiftUI evaluates only bodies that depend on what changed; here all are.
@MainActor final class ViewGraph {
  private let root: @MainActor (ViewGraph) -> Void
  private var nodes: [[PathPart]: Node] = [:]
  private var path: [PathPart] = []
  private var pass = 0
  private var isUpdating = false
  /// The actions for the end of the pass.
  private var actions: [@MainActor () -> Void] = []
  /// The environment of the view that is evaluated.
  var environment = EnvironmentValues()
  /// The actions for a URL, found in the last pass.
  var openURLActions: [(URL) -> Void] = []

  /// The controls that can be tapped or typed into, found in the last pass, and what covers the
  /// rest.
  var found = FoundControls()

  /// The screen that is evaluated.
  var screen = ViewScreen()
  /// The views that appear and disappear, in the order in which the last pass found them.
  var appearances: [Appearance] = []

  /// The field that a text goes to first; nil for none.
  var focusedField: ObjectIdentifier?

  /// A step on the way to a view.
  struct PathPart: Hashable {
    let place: AnyHashable
    let type: ObjectIdentifier
  }

  init(root: @escaping @MainActor (ViewGraph) -> Void) { self.root = root }

  // MARK: Passes

  /// Evaluates the views, as often as what they do changes them: not for ever.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.mostPasses {
      Updates.shared.remove(self)
      runPass()
      if !Updates.shared.contains(self) { return }
    }
    Updates.shared.remove(self)
    NSLog("SwiftUI: the views change themselves again and again")
  }

  private static let mostPasses = 100

  private func runPass() {
    pass += 1
    path = []
    actions = []
    environment = EnvironmentValues()
    found = FoundControls()
    screen = ViewScreen()
    appearances = []
    let update = Invalidation(graph: self)
    withObservationTracking {
      root(self)
    } onChange: {
      update.schedule()
    }
    let appearances = appearances
    for appearance in appearances { appearance.showAgain() }
    let gone = nodes.filter { $0.value.pass != pass }.sorted { $0.value.order < $1.value.order }
    for (path, node) in gone {
      nodes[path] = nil
      node.end()
    }
    let actions = actions
    self.actions = []
    for action in actions { action() }
    for appearance in appearances { appearance.hideIfCovered() }
  }

  /// Every view goes: its window is closed, or its controller is gone from the screen.
  func end() {
    let gone = nodes.values.sorted { $0.order < $1.order }
    nodes = [:]
    found = FoundControls()
    appearances = []
    for node in gone { node.end() }
  }

  /// Does something once the pass is over.
  func schedule(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  // MARK: Views

  /// Evaluates a view.
  ///
  /// - Parameter place: what tells it apart from others within the same view.
  func render<V: View>(_ view: V, at place: some Hashable) {
    path.append(PathPart(place: AnyHashable(place), type: ObjectIdentifier(V.self)))
    defer { path.removeLast() }
    if let primitive = view as? any PrimitiveView { return primitive.render(in: self) }
    // What UIKit's protocols refine cannot conform to an internal one.
    if let controller = view as? any UIViewControllerRepresentable {
      return controller.represent(in: self)
    }
    if let view = view as? any UIViewRepresentable { return view.represent(in: self) }
    install(view)
    render(view.body, at: 0)
  }

  /// Evaluates what is known by its place alone, under that place.
  func under<Owner>(_ owner: Owner.Type, _ place: some Hashable, _ body: () -> Void) {
    path.append(PathPart(place: AnyHashable(place), type: ObjectIdentifier(owner)))
    body()
    path.removeLast()
  }

  /// Changes the environment of what is evaluated within.
  func with(_ change: (inout EnvironmentValues) -> Void, _ body: () -> Void) {
    let former = environment
    change(&environment)
    body()
    environment = former
  }

  /// The node of the place that is evaluated.
  var node: Node {
    if let node = nodes[path] {
      node.pass = pass
      return node
    }
    let node = Node(order: nodes.count + pass << 20)
    node.pass = pass
    nodes[path] = node
    return node
  }

  /// Connects the dynamic properties of a value to what is kept for its place.
  func install(_ value: Any) {
    var slot = 0
    install(Mirror(reflecting: value), &slot)
  }

  private func install(_ mirror: Mirror, _ slot: inout Int) {
    var current = Optional(mirror)
    while let mirror = current {
      for child in mirror.children {
        if let property = child.value as? any InstalledProperty {
          property.install(in: node, slot: slot, self)
          slot += 1
        } else if var property = child.value as? any DynamicProperty {
          install(Mirror(reflecting: property), &slot)
          property.update()
        }
      }
      current = mirror.superclassMirror
    }
  }
}

/// The state that is kept for one place of the tree, from one pass to the next.
@MainActor final class Node {
  /// The pass that met it last.
  var pass = 0
  /// Those that are gone say so in the order in which they came.
  let order: Int
  /// The storage of dynamic properties.
  var slots: [Int: AnyObject] = [:]
  /// The value that ``ChangeView`` compares.
  var value: Any?
  /// The visibility of the view, as far as it has something to do then.
  var visibility = Visibility.new
  /// The action for the view's end.
  var onEnd: (@MainActor () -> Void)?

  /// New until it is seen for the first time.
  enum Visibility { case new, shown, hidden }

  init(order: Int) { self.order = order }

  func end() { onEnd?() }
}

/// A view that is no combination of others.
@MainActor protocol PrimitiveView { func render(in graph: ViewGraph) }

/// A dynamic property that has storage of its own, or reads the environment.
protocol InstalledProperty {
  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph)
}
