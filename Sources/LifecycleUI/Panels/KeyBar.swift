// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The keys on the last row: those that answer what the phone shows, of the panel that has the keys,
/// or of the program; as many as there is room for. A card has its keys in its own lower edge.
struct KeyBar: WholePanel {
  private let language: Language
  private let keymap: Keymap
  private let situation: Situation
  private let isHosting: Bool
  private let isPresenting: Bool
  /// True if the user stopped the clock.
  private let isPaused: Bool

  /// The possible events that answer what the phone shows.
  private let answers: [SystemEvent.Kind]

  /// The situations in which other keys matter most.
  private enum Situation: Hashable {
    case present
    /// Enter takes a step of the scenario.
    case beforeStep
    /// The outcome of a step is not revealed yet.
    case beforeOutcome
    case past
    /// An overlay has the keys.
    case overlay([KeyHint])
    /// A panel has the keys: they are those of a search too.
    case panel(Focus, isSearching: Bool)
  }

  init(_ session: borrowing Session, in layout: Layout) {
    language = session.language
    keymap = session.keymap
    isHosting = session.run.hosting != nil
    isPresenting = session.run.isPresenting && session.playback != nil
    isPaused = session.run.isPaused
    answers = session.overlay == nil ? session.actions.answers : []
    if let overlay = session.overlay {
      situation = .overlay(overlay.isCard ? [] : overlay.keys(in: session))
    } else if session.timeline.isPast, !session.timeline.isOutcomeHidden {
      situation = .past
    } else if session.focus != .device {
      situation = .panel(session.focus, isSearching: !session.view.search.term.isEmpty)
    } else if session.timeline.isOutcomeHidden {
      situation = .beforeOutcome
    } else {
      situation = session.playback?.isOver == false ? .beforeStep : .present
    }
  }

  static func area(in layout: Layout) -> Rect { layout.message }

  private var phrases: Phrases { language.phrases }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let places = places(in: rect)
    for (hint, cell) in places { canvas.write(hint, in: cell, clippedTo: rect) }
    guard situation == .past else { return }
    let x = places.last.map { $0.cell.maxX + 2 } ?? rect.x + 1
    let way = phrases.timeline.startBranch
    if x + TextWidth.of(way) < rect.maxX { canvas.write(way, at: Point(x, rect.y), in: rect) }
  }

  /// The key that a click on the bar presses; nil beside the keys.
  func key(at point: Point, in rect: Rect) -> Key? {
    places(in: rect).key(at: point)
  }

  /// The keys there is room for, and where they stand.
  private func places(in rect: Rect) -> [(hint: KeyHint, cell: Rect)] {
    hints.places(from: Point(rect.x + 1, rect.y), until: rect.maxX)
  }

  private var hints: [KeyHint] {
    switch situation {
    case .overlay(let hints): return hints
    case .panel(let focus, let isSearching):
      return panelKeys(focus, isSearching) + programKeys
    case .past:
      return Self.travel.map { commands in
        KeyHint(keymap, commands, label: phrases.timeline.hint(commands[0]))
      }
    case .present: return answerKeys + notes + programKeys
    case .beforeStep:
      return [KeyHint(keymap, .view(.confirm), label: phrases.nextStepHint)] + notes + programKeys
    case .beforeOutcome:
      return [
        KeyHint(keymap, .view(.confirm), label: phrases.presenting.revealAll),
        KeyHint(keymap, .travel(.forward, .moment), label: phrases.presenting.revealLine),
      ] + notes + programKeys
    }
  }

  /// The keys of a panel, and how to leave it.
  private func panelKeys(_ focus: Focus, _ isSearching: Bool) -> [KeyHint] {
    let words = phrases.keyHints
    let select = KeyHint(keymap, .move(.up), .move(.down), label: words.select)
    let explain = KeyHint(keymap, .view(.confirm), label: phrases.words(for: .view(.why)).label)
    var hints: [KeyHint]
    switch focus {
    case .device: hints = []
    case .log:
      hints = [select, explain]
      if isSearching { hints.append(logKey(.session(.nextMatch))) }
      hints += [
        logKey(.move(.last)), KeyHint(keymap, .session(.logForm), in: phrases),
        KeyHint(keymap, .session(.search), in: phrases),
      ]
    case .apps:
      hints = [KeyHint(keymap, .move(.left), .move(.right), label: words.select)]
    case .diagram, .timers: hints = [select, explain]
    }
    return hints + [KeyHint(keymap, .view(.leave), in: phrases)]
  }

  /// A key that the log has while it has the keys.
  private func logKey(_ command: Command) -> KeyHint {
    KeyHint(keymap, command, in: .log, label: phrases.words(for: command).label)
  }

  /// The keys of the events that answer what the phone shows.
  private var answerKeys: [KeyHint] {
    answers.compactMap { kind in
      keymap.key(for: kind).map { KeyHint($0, label: phrases.words(for: kind).label) }
    }
  }

  /// The key of a speaker's notes.
  private var notes: [KeyHint] {
    isPresenting ? [KeyHint(keymap, .session(.notes), in: phrases)] : []
  }

  private var programKeys: [KeyHint] {
    let commands = Self.commands.filter { !isHosting || $0.isPossibleWhileHosting }
    if !isPaused { return commands.map { KeyHint(keymap, $0, in: phrases) } }
    return [KeyHint(continuing: keymap, in: phrases)]
      + commands.filter { $0 != .run(.pause) }.map { KeyHint(keymap, $0, in: phrases) }
  }

  private static let commands: [Command] = [
    .session(.help), .session(.close), .session(.prompt), .run(.pause), .run(.skip), .view(.why),
    .run(.undo), .travel(.backward, .moment), .session(.nextPanel), .session(.scenarios),
    .session(.search), .session(.objects), .run(.faster), .run(.slower),
  ]

  /// The keys of travel through time, those that belong together beside each other.
  private static let travel: [[Command]] = [
    [.run(.travelToPresent)],
    [.travel(.backward, .moment), .travel(.forward, .moment)],
    [.travel(.backward, .event), .travel(.forward, .event)],
    [.travel(.backward, .state), .travel(.forward, .state)],
    [.run(.travelToFirst)],
  ]
}
