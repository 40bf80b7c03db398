// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

/// A screen of a stack, or a tab. While another is shown in its place, its views are kept, and have
/// disappeared.
@MainActor final class ViewScreen {
  /// True if another screen is shown in its place.
  var isCovered = false
  /// True if it belongs to a stack, in which screens are shown over others.
  let isInStack: Bool
  /// The path that the app keeps of that stack; nil if it keeps none.
  let path: StackPath?
  /// The screen that the stack or the tabs stand on; nil for the window's own.
  private let outer: ViewScreen?

  init(within outer: ViewScreen? = nil, isInStack: Bool = false, path: StackPath? = nil) {
    self.outer = outer
    self.isInStack = isInStack
    self.path = path
  }

  var isVisible: Bool { !isCovered && outer?.isVisible ?? true }

  /// A screen that is shown in place of this one.
  func covered() -> ViewScreen {
    isCovered = true
    return ViewScreen(within: outer, isInStack: isInStack, path: path)
  }
}

/// The values for which a stack shows views over its root, of whatever type.
@MainActor struct StackPath {
  let values: [AnyHashable]
  let append: (AnyHashable) -> Void
  /// Keeps the first values only.
  let keep: (Int) -> Void
}

/// The actions at the appearance of a view and at its disappearance.
@MainActor struct Appearance {
  let node: Node
  let screen: ViewScreen
  let show: () -> Void
  let hide: () -> Void
}

extension ViewGraph {
  /// Does something whenever the view at this place appears, and whenever it disappears: with the
  /// place itself, and with its screen.
  func appear(show: @escaping () -> Void, hide: @escaping () -> Void) {
    let node = node
    let appearance = Appearance(node: node, screen: screen, show: show, hide: hide)
    appearances.append(appearance)
    node.onEnd = { [unowned node] in if node.visibility == .shown { hide() } }
    schedule { appearance.showIfVisible() }
  }

  /// Evaluates what is on a screen.
  func on(_ screen: ViewScreen, _ body: () -> Void) {
    let outer = self.screen
    self.screen = screen
    body()
    self.screen = outer
  }

  /// Shows a view in place of the screen that is evaluated. `Back` and the view itself take it away.
  func push(
    _ view: AnyView, at place: some Hashable, back: @escaping @MainActor () -> Void,
    then: () -> Void = {}
  ) {
    on(screen.covered()) {
      cover {
        with({ $0.dismiss = DismissAction { back() } }) { render(view, at: place) }
        then()
        found.add(Tappable(["Back"], tap: back))
      }
    }
  }

  /// Shows the views for the values of the stack's path, each over the one before.
  func pushPath(from index: Int = 0) {
    guard let path = screen.path, path.values.indices.contains(index) else { return }
    let value = path.values[index]
    guard let make = found.destinations[ObjectIdentifier(type(of: value.base))] else { return }
    push(make(value.base), at: [AnyHashable(index), value], back: { path.keep(index) }) {
      pushPath(from: index + 1)
    }
  }
}

extension Appearance {
  func showIfVisible() {
    guard node.visibility != .shown, screen.isVisible else { return }
    node.visibility = .shown
    show()
  }

  /// A view that was there before appears again before others disappear.
  func showAgain() { if node.visibility == .hidden { showIfVisible() } }

  func hideIfCovered() {
    guard node.visibility == .shown, !screen.isVisible else { return }
    node.visibility = .hidden
    hide()
  }
}
