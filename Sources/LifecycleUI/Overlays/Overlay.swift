// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// Something that lies over the panels and has the keys: a box, a line that is typed, a question, a
/// walk. The first row, which says what the phone shows, stays in sight.
///
/// To add one, write its file and assign it to ``View/overlay`` where it opens: in `Session.perform` for a command,
/// in the mode for one that belongs to a mode.
package protocol Overlay: Sendable {
  /// True if a termination report may take its place at once; otherwise the report waits.
  var givesWay: Bool { get }
  /// True if no panel is seen beneath it.
  var coversPanels: Bool { get }
  /// True if it is a card: a box with its keys in the lower edge. What is seen beside it is dim.
  var isCard: Bool { get }
  /// Returns the box of a card; nil for any other overlay.
  func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox?
  /// True if it is drawn in the last row, in place of a message.
  var takesMessageLine: Bool { get }
  /// True if the wheel of a mouse scrolls it, as the arrows do.
  var isScrolledByWheel: Bool { get }
  /// True if it stays when the run is taken back, because it shows nothing of it.
  var outlivesRun: Bool { get }
  /// True if the device's clock waits until it closes.
  var holdsTime: Bool { get }
  /// The text between the lines of a paste; nil if nothing is typed there.
  var pasteSeparator: String? { get }

  /// The text in the line that a paste is typed into.
  var typedText: String { get }
  /// The next moment at which it wants to know the time; nil for never.
  var nextWakeUp: Duration? { get }

  /// A key was pressed while the overlay is open. The session has no overlay meanwhile: one that
  /// is opened here stays.
  mutating func press(_ key: Key, in session: inout Session, at wall: Duration) -> OverlayResponse

  /// The left button of a mouse was pressed; the same as for keys.
  mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse

  /// Anything else came in; the same as for keys.
  mutating func take(
    _ input: Input, in session: inout Session, at wall: Duration
  ) -> OverlayResponse

  /// The keys it takes, the most important first and the way out among the first two: the lower edge of
  /// a card shows as many as there is room for, and no others; of any other overlay the last row.
  func keys(in session: borrowing Session) -> [KeyHint]

  /// Returns the text that a key copies: `y` the shown or selected one, `Y` an address in it; nil
  /// if it copies nothing.
  func copied(by key: Key, in session: borrowing Session) -> String?

  /// Draws over the panels.
  func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas)

  /// Returns the lines for the terminal once the screen has been given back.
  func farewell(in phrases: Phrases) -> [String]

  /// True if the program ends although something could not be saved.
  var leavesUnsaved: Bool { get }
}

extension Overlay {
  package var givesWay: Bool { false }
  package var coversPanels: Bool { false }
  package var isCard: Bool { false }
  package func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox? { nil }
  package var takesMessageLine: Bool { false }
  package var isScrolledByWheel: Bool { true }
  package var outlivesRun: Bool { false }
  package var holdsTime: Bool { false }
  package var pasteSeparator: String? { nil }
  package var typedText: String { "" }
  package var nextWakeUp: Duration? { nil }

  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse { .stays() }

  package mutating func take(
    _ input: Input, in session: inout Session, at wall: Duration
  ) -> OverlayResponse { .passes }

  package func keys(in session: borrowing Session) -> [KeyHint] { [] }

  package func copied(by key: Key, in session: borrowing Session) -> String? { nil }

  package func farewell(in phrases: Phrases) -> [String] { [] }

  package var leavesUnsaved: Bool { false }
}

/// A card over all panels.
package protocol FullCard: Overlay {}

extension FullCard {
  package var coversPanels: Bool { true }
  package var isCard: Bool { true }
  package func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox? {
    OverlayBox(layout)
  }
}

/// The fate of an overlay, and of the input that it was given.
package enum OverlayResponse: Hashable, Sendable {
  /// The input is dealt with, and the overlay stays open.
  case stays([Effect] = [])
  /// The input is dealt with, and the overlay closes.
  case closes([Effect] = [])
  /// The overlay stays open, and the input means what it means without one.
  case passes
  /// The overlay closes, and the input means what it means without one; the effects come first.
  case closesAndPasses([Effect] = [])
}
