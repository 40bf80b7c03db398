// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The main thread of the app in focus: the call it runs, what waits behind it, and what is kept
/// for it while it is suspended.
struct RunLoopPanel: WholePanel {
  private let language: Language
  private let process: AppProcess?

  init(_ session: borrowing Session, in layout: Layout) {
    language = session.language
    process = session.focused?.process
  }

  static func area(in layout: Layout) -> Rect { layout.runLoop }

  var title: String { phrases.runLoop.title }
  private var phrases: Phrases { language.phrases }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard rect.width > 4, rect.height > 0 else { return }
    let inner = rect.inset(1, 0)
    let words = phrases.runLoop
    guard let process else {
      canvas.write(words.noProcess, at: Point(inner.x, inner.y), in: inner)
      return
    }
    var lines = thread(of: process)
    if process.phase == .suspended {
      if !process.pendingChanges.isEmpty { lines.append((words.kept, .plain)) }
      lines += process.pendingChanges.map { ("  \(Mark.queue) \($0.phrase)", .limit) }
    } else if process.thread.waiting.isEmpty {
      lines.append((words.nothingWaits, .plain))
    } else {
      lines.append((words.waiting(process.thread.waiting.count), .plain))
      for (index, step) in process.thread.waiting.enumerated() {
        let (mark, text, style) = waiting(step)
        lines.append(("\(index + 1) \(mark) \(text)", style))
      }
    }
    let hidden = lines.count - inner.height
    for (offset, line) in lines.prefix(inner.height).enumerated() {
      let isLast = offset == inner.height - 1 && hidden > 0
      let text = isLast ? "… +\(hidden + 1)" : line.text
      canvas.write(
        TextWidth.cut(text, to: inner.width), at: Point(inner.x, inner.y + offset),
        style: line.style, in: inner)
    }
  }

  private typealias Line = (text: String, style: Style)

  /// Returns the present work of the main thread.
  private func thread(of process: AppProcess) -> [Line] {
    let words = phrases.runLoop
    if process.phase == .suspended {
      return [("\(Mark.of(.suspended)) \(words.suspended)", .plain)]
    }
    var lines: [Line] = []
    if let call = process.thread.current {
      let name =
        switch call.code {
        case .method(let callback): callback.rawValue
        case .expirationHandler: phrases.limit(.expirationHandler)
        case .observers(let notification): notification.rawValue
        case .phaseChange(let phase): "ScenePhase.\(phase.rawValue)"
        }
      lines.append(("\(Mark.call) \(words.runs(name))", .call.adding(.bold)))
      if case .at(let end) = call.returns {
        lines.append(("  \(words.until(TimeText.stamp(end)))", .plain))
      }
    } else if process.thread.hungSince == nil {
      lines.append(("\(Mark.of(.inactive)) \(words.idle)", .plain))
    }
    if let since = process.thread.hungSince {
      lines.append(("† \(words.blocked(TimeText.stamp(since.time)))", .strong))
    }
    return lines
  }

  /// A step that waits: its mark, its words, and their look.
  private func waiting(_ step: MainThreadStep) -> (String, String, Style) {
    return switch step {
    case .call(let callback, _, let scene, _):
      (Mark.call, callback.rawValue + (scene.map { " scene-\($0)" } ?? ""), .call)
    case .callObject(let callback, _, _, _), .callIfAccepted(let callback, _, _):
      (Mark.call, callback.rawValue, .call)
    case .post(let notification, _): (Mark.notification, notification.rawValue, .notification)
    case .enter(let state, _, _): (Mark.change, phrases.state(state), .state)
    case .enterScene(let number, let state, _, _):
      (Mark.change, "scene-\(number) \(state.rawValue)", .state)
    case .process(let step, _): (Mark.process, LogLine(step, phrases: phrases).text, .plain)
    case .deliver(let kind), .postChange(let kind, _): (Mark.event, kind.phrase, .event)
    case .configureScene: (Mark.call, Callback.configurationForConnecting.rawValue, .call)
    case .attachScene(let number), .detachScene(let number):
      (Mark.process, "scene-\(number)", .plain)
    case .reportDiscardedSessions: (Mark.call, Callback.didDiscardSceneSessions.rawValue, .call)
    case .finishLaunch: (Mark.process, LogLine(.runLoop, phrases: phrases).text, .plain)
    case .beginWork(let wake, _), .handOver(let wake, _): (Mark.task, phrases.wake(wake), .limit)
    case .askForFetches: (Mark.process, phrases.limit(.fetchInterval), .plain)
    case .endTransfer: (Mark.task, phrases.wake(.transfer), .limit)
    case .beginEnd: (Mark.deadline, phrases.limit(.terminate), .limit)
    case .quitForPrivacy: ("×", phrases.ending(.privacy, code: nil), .ending)
    case .exit(let reason, let rule):
      ("×", phrases.ending(reason, code: Termination.Code(of: rule)), .ending)
    case .expire(let task):
      (Mark.task, phrases.runLoop.expirationHandler(task.name), .limit)
    case .threadResult(let work): (Mark.process, work, .plain)
    }
  }
}
