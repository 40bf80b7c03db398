// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Something that lies over the panels: the help, a termination report, a line to type into.
///
/// An overlay is one file: what it holds, what keys do to it, and what it looks like. To add one,
/// write its file and assign it to ``Session/overlay`` where it opens.
package protocol Overlay: Sendable {
  /// Whether a termination report may take its place at once; otherwise the report waits.
  var givesWay: Bool { get }
  /// Whether no panel is seen beneath it.
  var coversPanels: Bool { get }
  /// Whether it is drawn in the last row, in place of a message.
  var takesMessageLine: Bool { get }

  /// A key was pressed while the overlay is open. The session has no overlay meanwhile: one that
  /// is opened here stays.
  mutating func press(_ key: Key, in session: inout Session, at wall: Duration) -> OverlayResponse

  /// The left button of a mouse was pressed; the same as for keys.
  mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse

  /// Draws over the panels.
  func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas)
}

extension Overlay {
  package var givesWay: Bool { false }
  package var coversPanels: Bool { false }
  package var takesMessageLine: Bool { false }

  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse { .stays() }
}

/// What becomes of an overlay, and of the key that was pressed.
package enum OverlayResponse: Hashable, Sendable {
  /// The key is dealt with, and the overlay stays open.
  case stays([Effect] = [])
  /// The key is dealt with, and the overlay closes.
  case closes([Effect] = [])
  /// The overlay stays open, and the key means what it means without one.
  case passes
  /// The overlay closes, and the key means what it means without one.
  case closesAndPasses
}
