// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The way a view speaks of a run: in a language, with the names of its keys or the words to type.
struct Voice {
  let interface: Interface
  let keymap: Keymap
  let phrases: Phrases

  /// The name of the key of a command, or the word to type for it.
  func name(of command: Command) -> String {
    switch interface {
    case .screen: keymap.key(of: command)
    case .plain: command.word?.rawValue ?? ""
    }
  }

  /// The key of an event, or the words to type for it.
  ///
  /// - Parameter focus: the app in focus, which the keys may change.
  func name(of event: SystemEvent, focus: inout String?) -> String {
    switch interface {
    case .screen: keymap.keys(for: event, focus: &focus)
    case .plain: event.description
    }
  }

  // MARK: Messages

  func words(for message: Message) -> WordedMessage {
    // Plain mode reads this out like any other answer: no event was refused, which is a row of the log.
    let isAnswer = interface == .plain && message.content == .impossibleWhileHosting
    return WordedMessage(kind: isAnswer ? .info : message.kind, text: text(of: message.content))
  }

  func text(of content: Message.Content) -> String {
    let words = phrases.messages
    switch content {
    case .text(let text): return text
    case .noScenario:
      return isPlain ? words.noScenarioPlain : words.noScenario(key(of: .session(.scenarios)))
    case .nothingForEnter:
      return isPlain
        ? words.noScenarioPlain
        : words.nothingForEnter(
          switcherKey: key(of: .toggle(.openSwitcher, .closeSwitcher)),
          scenariosKey: key(of: .session(.scenarios)))
    case .saveIsSlow(let app, let duration, let isInFront):
      var focus: String?
      return words.saveIsSlow(
        app, takes: phrases.seconds(TimeText.seconds(duration)),
        key: isInFront ? name(of: .pressHome, focus: &focus) : nil)
    case .refused(let refused): return text(of: refused)
    case .restarted:
      return isPlain ? words.restartedPlain : words.restarted(key(of: .run(.redo)))
    case .impossibleWhileHosting:
      return phrases.hosting.notPossible(
        presentKey: name(of: .run(.travelToPresent)), restartKey: name(of: .view(.restart)))
    case .presentingBegan: return phrases.presenting.begins(name(of: .view(.confirm)))
    case .outcomeHidden(let isAnswered):
      // The keys are in the last row.
      let hidden = isPlain ? phrases.presenting.hiddenPlain : phrases.presenting.hidden
      return isAnswered ? phrases.sentences([hidden, phrases.presenting.thenMarked]) : hidden
    case .outcomeMustBeRevealed:
      return phrases.presenting.revealFirst(name(of: .view(.confirm)))
    case .madePossible(let event, var focus):
      return phrases.why.isPossible(event.description, key: keymap.keys(for: event, focus: &focus))
    case .scenarioOver(let passed, let failed, let place):
      return ending(passed: passed, failed: failed, place)
    case .wentBack(let number):
      return phrases.lesson.beforeStep(
        number + 1, key: name(of: .view(.confirm)), back: key(of: .run(.redo)))
    }
  }

  private var isPlain: Bool { interface == .plain }

  private func key(of command: Command) -> String { keymap.key(of: command) }

  /// Says what would make an event possible; nil if nothing would.
  private func way(of refused: Message.Refused) -> String? {
    var focus = refused.focus
    let keys = refused.remedy.map { keymap.keys(for: $0, focus: &focus) }
    return keys.isEmpty ? nil : phrases.messages.press(keys)
  }

  /// Says why an event is not possible and what would make it so, without its name.
  func reason(of refused: Message.Refused) -> String {
    phrases.sentences([phrases.rule(refused.refusal.rule), way(of: refused)].compactMap { $0 })
  }

  /// Says in one line why an event is not possible and how to make it so.
  private func text(of refused: Message.Refused) -> String {
    let way = way(of: refused)
    let refusal = refused.refusal
    let sentence = phrases.messages.refusal(
      phrases.words(for: refusal.event.kind).name, why: phrases.rule(refusal.rule), remedy: way)
    if isPlain { return sentence }
    let explained = phrases.sentences([sentence, phrases.why.hint(key(of: .view(.why)))])
    guard refused.isPast else { return explained }
    // The row of keys, which says how to come back, is under the message.
    return phrases.sentences([
      explained, phrases.timeline.returns(key(of: .run(.travelToPresent))),
    ])
  }

  /// Says at the end of a scenario how its expectations went, and which lesson follows.
  private func ending(passed: Int, failed: Int, _ place: Lesson.Place?) -> String {
    let result = phrases.messages.scenarioResult(passed: passed, failed: failed)
    guard let place else { return result }
    let words = phrases.lesson
    let end = failed > 0 ? result : words.done(place.lesson.number)
    guard let next = place.next else { return phrases.sentences([end, words.courseDone]) }
    return phrases.sentences([
      end, words.next(name(of: .view(.confirm)), next.number, title: next.title),
    ])
  }
}
