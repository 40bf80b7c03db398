// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The panel beside the diagram while a scenario is presented: what was done, the method that was called last
/// and the state of the app, in letters as large as there is room for.
struct StagePanel: WholePanel {
  private let language: Language
  private let stage: Stage?
  /// The state of the app in focus, if the diagram doesn't name it in large letters.
  private let state: EmulatedApp.State?

  init(_ session: borrowing Session, in layout: Layout) {
    language = session.language
    stage = session.run.stage
    if case .stage? = layout.figure {
      state = nil
    } else if session.run.isBeforeOutcome {
      // Large letters would look like the answer.
      state = nil
    } else {
      state = session.focused == nil ? nil : session.shownFacts(of: session.focusedApp).state
    }
  }

  static func area(in layout: Layout) -> Rect { layout.stage }

  private var phrases: Phrases { language.phrases }

  var title: String {
    guard let stage else { return "" }
    let words = phrases.presenting
    guard let steps = stage.steps else { return words.stepCount(stage.count) }
    return words.steps(steps.lowerBound, to: steps.upperBound, of: stage.count)
  }

  /// The texts to show, from the top.
  private var blocks: LargeBlocks {
    var blocks = LargeBlocks()
    guard let stage else { return blocks }
    let words = phrases.presenting
    if !stage.action.isEmpty { blocks.add(LargeBlock(text: stage.action, style: .event)) }
    switch stage.outcome {
    case .nothing: break
    case .hidden: blocks.add(LargeBlock(text: HiddenRowsPanel.placeholder, style: .strong))
    case .noCall: blocks.add(LargeBlock(text: words.noCall, style: .plain), mayBeLarge: false)
    case .call(let name, let tail):
      blocks.add(LargeBlock(text: name, style: .call.adding(.bold), tail: tail))
    case .refused(let text):
      blocks.add(LargeBlock(text: text, style: .refusal.adding(.bold)), mayBeLarge: false)
    case .end(let reason, let lost, let text, let tail):
      blocks.add(LargeBlock(text: reason.rawValue.uppercased(), style: .ending), behind: 0)
      if lost > 0 {
        blocks.add(LargeBlock(text: phrases.report.editsLost(lost), style: .ending), behind: 1)
      }
      blocks.add(LargeBlock(text: text, style: .ending, tail: tail), mayBeLarge: false)
    }
    if let countdown = stage.countdown { blocks.add(block(of: countdown), behind: 0) }
    if let state, !stage.isEnd || state != .notRunning {
      // More than the method's name, which stands in the log too.
      blocks.add(LargeBlock(text: phrases.state(state), style: .lit(state)), behind: 1)
    }
    if let next = stage.next {
      blocks.add(LargeBlock(text: words.next(next), style: .plain), mayBeLarge: false)
    }
    if let title = stage.title {
      blocks.add(LargeBlock(text: title, style: .strong), mayBeLarge: false)
    }
    return blocks
  }

  /// The seconds that are left of a limit, which are more important than anything else while it counts.
  private func block(of countdown: Stage.Countdown) -> LargeBlock {
    let isUrgent = countdown.isFatal && countdown.left * 3 < countdown.whole
    return LargeBlock(
      text: TimeText.countdown(countdown.left),
      style: isUrgent ? .urgent : countdown.isFatal ? .limit : .strong,
      tail: phrases.limit(countdown.limit), bar: (countdown.left, countdown.whole), largest: .full)
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let area = rect.inset(1, 0)
    guard area.width > 8, !area.isEmpty else { return }
    blocks.draw(in: area, on: &canvas)
  }
}
