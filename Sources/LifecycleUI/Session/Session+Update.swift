// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// The only way a session changes: time first, then what came in.
  package mutating func update(_ input: Input, at wall: Duration) -> [Effect] {
    defer { showWaitingReport() }
    defer { showWaitingMarks() }
    passTime(until: wall)
    return act(on: input, at: wall) + finishLesson()
  }

  private mutating func act(on input: Input, at wall: Duration) -> [Effect] {
    switch input {
    case .key(let key):
      return press(key, at: wall)
    case .line(let line, let number):
      return enter(line, number: number, at: wall)
    case .drain:
      playTyped(.atOnce, at: wall)
    case .finish:
      finish(at: wall)
    case .resized(let size):
      self.size = size
    case .hosted(let input):
      host(input)
      // What was typed may have waited for that.
      if typed.moment != nil { playTyped(.withClock, at: wall) }
    case .processes(let facts):
      hosting?.processes = facts
    case .timePassed:
      // A process may have ended while nobody pressed a key.
      showWaitingReport()
      return passWalkTime(at: wall)
    case .stopping:
      timeBase.setStopped(true, at: wall)
      setWalkStopped(true, at: wall)
    case .continued:
      timeBase.setStopped(false, at: wall)
      setWalkStopped(false, at: wall)
    case .saved(.success(let path)):
      message = Message(.info, phrases.messages.saved(Printable.stripped(path)))
    case .saved(.failure(.exists(let path))):
      let command = interface.typed(view.replacing)
      message = Message(.error, phrases.messages.fileExists(Printable.stripped(path), command))
    case .saved(.failure(.failed(let text))):
      message = Message(.error, phrases.messages.notSaved(Printable.stripped(text)))
    case .scenarios(let scenarios): list(scenarios)
    case .opened(.success(let opened)): open(opened, at: wall)
    case .lessonNoted(let problem):
      if let problem {
        let text = phrases.lesson.progressNotKept(Printable.stripped(problem))
        if timeline.isPast {
          message = Message(.error, text)
        } else {
          timeline.append(LogNote(.presenter, text))
        }
      }
    case .followed(let change): follow(change, at: wall)
    case .walkKept(let outcome): return walkKept(outcome, at: wall)
    case .opened(.failure(let error)):
      message = Message(.error, phrases.messages.notOpened(Printable.stripped(error.message)))
    }
    return []
  }
}
