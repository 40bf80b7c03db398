// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A line being typed in the last row: `:` for events and commands, `/` for a search.
package struct PromptOverlay: Overlay {
  package private(set) var prompt: Prompt

  init(_ prompt: Prompt) { self.prompt = prompt }

  /// A line of commands, with what Tab offers for it.
  init(_ text: String, in run: Run) {
    prompt = Prompt(.command, text: text)
    complete(in: run)
  }

  package var takesMessageLine: Bool { true }
  /// In a line that is typed, the arrows recall others.
  package var isScrolledByWheel: Bool { false }
  package var outlivesRun: Bool { true }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch key {
    case .enter:
      return .closes(enter(in: &session, at: wall))
    case .escape:
      return close(in: &session)
    case .backspace where prompt.text.isEmpty:
      return close(in: &session)
    case .tab: complete(by: 1)
    case .backTab: complete(by: -1)
    case .up: recall(by: 1, in: session)
    case .down: recall(by: -1, in: session)
    case .character, .control, .backspace, .delete, .left, .right, .pageUp, .pageDown, .home,
      .end, .function, .mouse:
      guard prompt.edit(key) else {
        return .stays(session.keymap.command(for: key, focus: .device)?.effects ?? [])
      }
      prompt.chosen = nil
      if prompt.purpose == .search { session.view.search = LogSearch(prompt.text) }
      if prompt.purpose == .command { complete(in: session.run) }
    }
    return .stays()
  }

  private func close(in session: inout Session) -> OverlayResponse {
    if prompt.purpose == .search { session.view.search = LogSearch() }
    return .closes()
  }

  private mutating func complete(in run: Run) {
    prompt.completions = Completions(device: run.device, app: run.focusedReference)
      .lines(beginning: prompt.text)
  }

  /// Puts the next or the previous of the lines offered in place of what is typed.
  private mutating func complete(by step: Int) {
    let count = prompt.completions.count
    guard count > 0 else { return }
    let place = prompt.chosen.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    prompt.chosen = place
    prompt.replace(with: prompt.completions[place])
  }

  /// Goes back, or forward, in the lines typed before.
  private mutating func recall(by step: Int, in session: Session) {
    guard prompt.purpose == .command else { return }
    let age = prompt.age + step
    let history = session.view.kept.promptHistory
    guard (0...history.count).contains(age) else { return }
    prompt.age = age
    prompt.chosen = nil
    prompt.replace(with: age == 0 ? "" : history[history.count - age])
    complete(in: session.run)
  }

  private func enter(in session: inout Session, at wall: Duration) -> [Effect] {
    switch prompt.purpose {
    case .search:
      session.run.message = session.view.search(for: prompt.text, in: session.run)
      return []
    case .command:
      let line = prompt.text.trimmed
      guard !line.isEmpty else { return [] }
      session.view.kept.remember(line)
      return session.enter(Array(line.utf8), number: 1, at: wall)
    }
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let rect = layout.message
    canvas.clear(rect)
    let start = canvas.write(
      String(prompt.purpose.mark), at: Point(rect.x, rect.y), style: .key, in: rect)
    let field = Rect(x: rect.x + start, y: rect.y, width: rect.width - start, height: 1)
    prompt.draw(in: field, on: &canvas)
    drawCompletions(above: rect, on: &canvas)
  }

  private func drawCompletions(above rect: Rect, on canvas: inout Canvas) {
    guard !prompt.completions.isEmpty, rect.y > 0 else { return }
    let row = Rect(x: rect.x, y: rect.y - 1, width: rect.width, height: 1)
    canvas.clear(row)
    var x = row.x + 1
    // The chosen one is in sight, whatever comes before it.
    let first = max(0, (prompt.chosen ?? 0) - 3)
    for (index, word) in prompt.completions.enumerated().dropFirst(first) {
      if x >= row.maxX { break }
      let style: Style = index == prompt.chosen ? Style(.standard, .reverse) : .quiet
      x += canvas.write(word, at: Point(x, row.y), style: style, in: row) + 2
    }
  }
}
