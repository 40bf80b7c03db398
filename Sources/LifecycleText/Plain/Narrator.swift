// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// One plain sentence for an entry of the trace: the mode without a screen, and screen readers.
package struct Narrator: Sendable {
  private let phrases: Phrases

  package init(_ phrases: Phrases) { self.phrases = phrases }

  package func sentence(for row: LogRow) -> String {
    switch row {
    case .entry(let entry): sentence(for: entry)
    case .note(let note, _): note.text
    }
  }

  package func sentence(for entry: Trace.Entry) -> String {
    let words = phrases.trace
    let app = entry.app ?? ""
    switch entry.kind {
    case .event(let event):
      return words.event(phrases.words(for: event.kind).name, app: event.app?.name)
    case .refused(let refusal):
      return phrases.messages.refusal(
        phrases.words(for: refusal.event.kind).name, why: phrases.rule(refusal.rule), remedy: nil)
    case .process(let step): return sentence(for: step, app)
    case .call(let call):
      return words.call(app, method: call.callback.rawValue, state: call.state.rawValue)
    case .returned(let callback, let after, let value):
      return words.returned(callback.rawValue, after: seconds(after), value)
    case .notification(let notification, let state):
      return words.notification(notification.rawValue, state: state.rawValue)
    case .state(_, let to, let cause):
      return words.state(app, state: phrases.state(to), cause: phrases.cause(cause))
    case .task(let name, let what, let remaining):
      return words.task(app, name: name, what, remaining: seconds(remaining))
    case .deadline(let limit, let due):
      return words.deadline(
        app, limit, time: seconds(due - entry.time), due: phrases.seconds(TimeText.stamp(due)))
    case .queue(let change, let event):
      return words.queue(entry.app, event: event.phrase, change, entry.rule)
    case .phase(let scene, _, let to): return words.phase(app, scene: scene, to: to.rawValue)
    case .end(let ending):
      return words.end(
        app, why: phrases.ending(ending.reason, code: ending.code), ending.notified,
        ending.unsavedEditsLost)
    case .output(_, let line): return phrases.labeled(app, text: line)
    }
  }

  private func sentence(for step: Trace.ProcessStep, _ app: String) -> String {
    let words = phrases.trace
    return switch step {
    case .main(let arguments): words.main(app, arguments: arguments.joined(separator: " "))
    case .applicationMain(let principal, let delegate):
      words.applicationMain(app, principal: principal ?? "UIApplication", delegate: delegate)
    case .prewarmed: words.prewarmed(app)
    case .runLoop: words.runLoop(app)
    case .snapshot: words.snapshot(app)
    case .stateSaved: words.stateSaved(app)
    case .completed(let wake, let result): words.completed(app, wake, result: result.rawValue)
    case .neverCompleted, .schedulerTask, .threadWork, .offMainThread, .fileLock, .audio,
      .location, .storyboard, .protectedDataUnreadable, .protectedDataLocked, .seemsLoggedOut,
      .unhandled, .fetchInterval,
      .transferCompleted, .notImplemented,
      .actionSent, .windowInFront, .callReported, .liveActivityStarted, .console:
      words.process(app, step)
    }
  }

  private func seconds(_ time: Duration) -> String { phrases.seconds(TimeText.seconds(time)) }
}
