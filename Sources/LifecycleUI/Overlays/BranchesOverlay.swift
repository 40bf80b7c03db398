// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The branches of the session: arrows select, Enter goes on with one.
package struct BranchesOverlay: FullCard {
  private var selected: Int

  package init(_ session: Session) { selected = session.timeline.listedCurrent }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch key {
    case .escape: return .closes()
    case .enter:
      session.run.switchBranch(to: selected, at: wall)
      return .closes()
    case "&":
      guard session.run.comparer.isOther(selected) else { return .stays() }
      session.run.message = session.view.compare(session.run) {
        [selected] comparer throws(RunComparer.Problem) in
        try comparer.comparison(withBranch: selected)
      }
      return session.overlay == nil ? .stays() : .closes()
    case "n": return edit("branch ", &session, at: wall)
    case "s": return edit("save session.scenario", &session, at: wall)
    case .character, .control, .tab, .backTab, .delete, .backspace, .up, .down, .left, .right,
      .pageUp, .pageDown, .home, .end, .function, .mouse:
      guard let command = session.keymap.command(for: key, focus: .log) else { return .stays() }
      if command == .session(.close) || command == .session(.branches) { return .closes() }
      guard case .view(.move(let move)) = command else { return .stays(command.effects) }
      let page = max(1, OverlayBox(session.layout).inner.height - 1)
      let branches = session.timeline.listedBranches
      let index = move.applied(to: self.index(in: branches), last: branches.count - 1, page: page)
      selected = branches[index]
      return .stays()
    }
  }

  /// Returns the index of the selected branch in the list.
  private func index(in branches: [Int]) -> Int { branches.firstIndex(of: selected) ?? 0 }

  /// Opens a line that edits a branch, which becomes the current one.
  private func edit(
    _ line: String, _ session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if selected != session.timeline.listedCurrent || session.timeline.isPast {
      session.run.switchBranch(to: selected, at: wall)
    }
    return .closes(PaletteOverlay.open(line, in: &session))
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(.enter, label: words.switchBranch),
      KeyHint(.escape, label: words.close),
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.select),
      KeyHint("n", label: words.nameBranch),
      KeyHint("s", label: words.save),
      KeyHint("&", label: words.compare),
      KeyHint("y", label: words.copyScenario),
    ]
  }

  /// The branch that the session is on, as a scenario.
  package func copied(by key: Key, in session: borrowing Session) -> String? {
    key == "y" ? session.run.asScenario.text : nil
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let words = session.phrases.timeline
    let branches = session.timeline.listedBranches
    let index = self.index(in: branches)
    box.draw(
      title: words.title,
      note: session.phrases.rowPosition(index + 1, of: branches.count), on: &canvas)
    let inner = box.inner
    guard inner.width > 10, inner.height > 0 else { return }
    let first = max(0, min(index - inner.height / 2, branches.count - inner.height))
    for (row, branch) in branches.dropFirst(first).prefix(inner.height).enumerated() {
      let area = inner.row(row)
      canvas.write(
        TextWidth.cut(session.run.branchWords.line(of: branch), to: area.width),
        at: Point(area.x, area.y),
        in: area)
      if branch == selected { canvas.restyle(area) { $0 = Style(.standard, .reverse) } }
    }
  }
}
