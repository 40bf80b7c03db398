// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What has the keys: one thing at a time.
package enum Mode: Sendable {
  /// The panels.
  case panels
  /// Something that lies over them.
  case over(any Overlay)
  /// A question that waits for its answer, or the marks of the answers.
  case asking(PredictOverlay)
  /// A walk with a phone.
  case walk(WalkOverlay)

  /// What is drawn over the panels; nil for nothing.
  package var overlay: (any Overlay)? {
    switch self {
    case .panels: nil
    case .over(let overlay): overlay
    case .asking(let question): question
    case .walk(let walk): walk
    }
  }

  /// Whether nothing lies over the panels.
  var isPanels: Bool { if case .panels = self { true } else { false } }

  /// Whether a line is being typed, in which the arrows recall others.
  var isPrompt: Bool {
    if case .over(let overlay) = self { overlay is PromptOverlay } else { false }
  }

  /// The question that is asked, or was.
  var question: PredictOverlay? { if case .asking(let question) = self { question } else { nil } }

  var walk: WalkOverlay? { if case .walk(let walk) = self { walk } else { nil } }

  /// A key was pressed; the session's mode is ``panels`` meanwhile.
  mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch self {
    case .panels: return .passes
    case .over(var overlay):
      defer { self = .over(overlay) }
      return overlay.press(key, in: &session, at: wall)
    case .asking(var question):
      defer { self = .asking(question) }
      return question.press(key, in: &session, at: wall)
    case .walk(var walk):
      defer { self = .walk(walk) }
      return walk.press(key, in: &session, at: wall)
    }
  }

  /// The left button of a mouse was pressed; the same as for keys. A question and a walk have keys
  /// alone.
  mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch self {
    case .panels: return .passes
    case .over(var overlay):
      defer { self = .over(overlay) }
      return overlay.click(point, in: &session, at: wall)
    case .asking, .walk: return .stays()
    }
  }
}

extension Session {
  /// What lies over the panels.
  package internal(set) var overlay: (any Overlay)? {
    get { view.mode.overlay }
    set { view.mode = newValue.map(Mode.over) ?? .panels }
  }

  /// What has the keys acts; what it opens in its place stays. Nil: the input means what it means
  /// without it.
  mutating func ask(_ act: (inout Mode, inout Session) -> OverlayResponse) -> [Effect]? {
    var mode = view.mode
    view.mode = .panels
    switch act(&mode, &self) {
    case .stays(let effects):
      if view.mode.isPanels { view.mode = mode }
      return effects
    case .closes(let effects): return effects
    case .passes:
      view.mode = mode
      return nil
    case .closesAndPasses: return nil
    }
  }
}
