// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// Records the screen of a session: every frame as the user saw it, and a marker for each note and
/// each transition.
package struct Recorder: Sendable {
  private let version: Asciicast.Version
  private var screen: ScreenText
  /// Nil before the first frame.
  private var cast: Asciicast?
  private var size = Size(0, 0)
  /// The number of the first row of the log that has no marker yet.
  private var unmarked = 0

  package init(_ version: Asciicast.Version, theme: Theme = .auto, hasColors: Bool = true) {
    self.version = version
    screen = ScreenText(theme: theme, hasColors: hasColors)
  }

  /// Records a frame, and returns the lines for it. There are none if nothing has changed.
  ///
  /// - Parameter time: How much time has passed since the recording began.
  package mutating func record(
    _ canvas: Canvas, of session: Session, at time: Duration
  ) -> TextBuffer {
    var cast = cast ?? Asciicast(version, size: canvas.size, title: session.windowTitle)
    if self.cast != nil, canvas.size != size { cast.resize(to: canvas.size, at: time) }
    size = canvas.size
    let text = screen.text(showing: canvas)
    if !text.isEmpty { cast.output(text, at: time) }
    for label in newLabels(of: session) { cast.mark(label, at: time) }
    let lines = cast.takeLines()
    self.cast = cast
    return lines
  }

  /// Returns the new rows of the log that are worth a marker. Rows of the past are not new.
  private mutating func newLabels(of session: Session) -> [String] {
    let log = session.timeline.presentLog
    // Rows were taken back, or another scenario was opened.
    unmarked = min(unmarked, log.end)
    defer { unmarked = log.end }
    return (max(unmarked, log.first)..<log.end).compactMap { number in
      switch log[number] {
      case .note(let note, _): return note.text
      case .entry(let entry):
        guard case .state = entry.kind else { return nil }
        let text = LogLine(entry, phrases: session.phrases).text
        return entry.app.map { "\(Printable.stripped($0)): \(text)" } ?? text
      }
    }
  }
}
