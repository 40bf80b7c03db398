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
    case .event(let event): return words.event(phrases.words(for: event.kind).name, event.app?.name)
    case .refused(let refusal):
      return phrases.messages.refusal(
        phrases.words(for: refusal.event.kind).name, phrases.rule(refusal.rule), nil)
    case .process(let step): return sentence(for: step, app)
    case .call(let call): return words.call(app, call.callback.rawValue, call.state.rawValue)
    case .returned(let callback, let after, let value):
      return words.returned(callback.rawValue, seconds(after), value)
    case .notification(let notification, let state):
      return words.notification(notification.rawValue, state.rawValue)
    case .state(_, let to, let cause):
      return words.state(app, phrases.state(to), phrases.cause(cause))
    case .task(let name, let what, let remaining):
      return words.task(app, name, what, seconds(remaining))
    case .deadline(let limit, let due):
      return words.deadline(
        app, limit, seconds(due - entry.time), phrases.seconds(TimeText.stamp(due)))
    case .queue(let change, let event):
      return words.queue(entry.app, event.phrase, change, entry.rule)
    case .phase(let scene, _, let to): return words.phase(app, scene, to.rawValue)
    case .end(let ending):
      return words.end(app, phrases.ending(ending.reason), ending.notified, ending.unsavedEditsLost)
    case .output(_, let line): return phrases.labeled(app, line)
    }
  }

  private func sentence(for step: Trace.ProcessStep, _ app: String) -> String {
    let words = phrases.trace
    return switch step {
    case .main(let arguments): words.main(app, arguments.joined(separator: " "))
    case .applicationMain(let principal, let delegate):
      words.applicationMain(app, principal ?? "UIApplication", delegate)
    case .prewarmed: words.prewarmed(app)
    case .runLoop: words.runLoop(app)
    case .snapshot: words.snapshot(app)
    case .stateSaved: words.stateSaved(app)
    case .completed(let wake, let result): words.completed(app, wake, result.rawValue)
    case .neverCompleted, .schedulerTask, .threadWork, .offMainThread, .fileLock, .audio,
      .location, .storyboard, .protectedDataUnreadable, .seemsLoggedOut, .unhandled, .fetchInterval,
      .transferCompleted, .notImplemented,
      .actionSent, .windowInFront, .callReported, .liveActivityStarted, .console:
      words.process(app, step)
    }
  }

  private func seconds(_ time: Duration) -> String { phrases.seconds(TimeText.seconds(time)) }
}
