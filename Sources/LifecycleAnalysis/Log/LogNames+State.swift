// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Reading the state or the phase that a line names.
extension LogNames {
  /// The states by their names in lower case.
  private static let states: [String: ApplicationState] = [
    "active": .active, "inactive": .inactive, "background": .background,
    "uiapplicationstateactive": .active, "uiapplicationstateinactive": .inactive,
    "uiapplicationstatebackground": .background,
  ]

  /// The state behind a name: `[active]`, `state=ACTIVE`, `applicationState: 0`.
  static func state(in rest: ArraySlice<UInt8>) -> ApplicationState? {
    var words = LogWords(rest.prefix(200))
    var isNamed = rest.first.map { $0 == ASCII.openBracket || $0 == ASCII.space } ?? false
    isNamed = isNamed && rest.drop { $0 == ASCII.space }.first == ASCII.openBracket
    while let word = words.next() {
      if isNamed {
        if let state = states[word.lowercased()] { return state }
        // `UIApplication.State`: 0 is active, 1 inactive, 2 in the background.
        if let number = Int(word), let state = ApplicationState(number: number) { return state }
      }
      isNamed = ["state", "applicationstate", "uiapplicationstate"].contains(word.lowercased())
    }
    return nil
  }

  /// Words behind which a state is the one that the app does not have.
  private static let negations: Set<String> = ["not", "isn", "wasn", "never", "longer", "non"]

  /// The last state that a text says the app has: `from active to background`. `not active` and
  /// `Is active? false` say that it is inactive. `not background` says nothing.
  static func lastState(in text: ArraySlice<UInt8>) -> ApplicationState? {
    var words = LogWords(text)
    var found: ApplicationState?
    var isNegated = false
    var last = ""
    while let word = words.next()?.lowercased() {
      switch word {
      case "true", "yes", "false", "no":
        let holds = word == "true" || word == "yes"
        if last == "active" || last == "isactive" {
          found = holds ? .active : .inactive
        } else if states[last] != nil, !holds {
          found = nil
        }
      case _:
        if let state = states[word] {
          found = isNegated ? (state == .active ? .inactive : nil) : state
        }
      }
      // `isn't active` has the words isn, t and active.
      isNegated = negations.contains(word) || isNegated && word == "t"
      last = word
    }
    return found
  }

  /// The longest message that may be the name of a state alone.
  private static let longestAlone = 48
  /// Words that consoles put before a message.
  private static let labels: Set<String> = ["log", "info", "debug", "console"]

  /// The state that a message names and says nothing else: `LOG  background`.
  static func stateAlone(in message: ArraySlice<UInt8>) -> ApplicationState? {
    guard message.count <= longestAlone else { return nil }
    var words = LogWords(message)
    var found: ApplicationState?
    while let word = words.next()?.lowercased() {
      if found == nil, labels.contains(word) { continue }
      guard found == nil, let state = states[word] else { return nil }
      found = state
    }
    return found
  }

  private static let (scene, phase) = (Array("scene".utf8), Array("phase".utf8))

  /// Returns the last phase that is named behind `scenePhase` or `Scene phase`; nil if the word is none of them.
  static func phase(behind word: Range<Int>, in message: ArraySlice<UInt8>) -> LogObservation? {
    func ends(_ text: ArraySlice<UInt8>, with end: [UInt8]) -> Bool {
      text.count >= end.count && text.suffix(end.count).lazy.map(ASCII.lower).elementsEqual(end)
    }
    let (text, rest) = (message[word], message[word.upperBound...])
    let isSplit =
      ends(text, with: scene) && ends(rest.prefix(6), with: [ASCII.space] + phase)
      && !(rest.dropFirst(6).first.map(isNamePart) ?? false)
    guard isSplit || ends(text, with: scene + phase) else { return nil }
    return lastState(in: rest.prefix(200)).flatMap { SwiftUIPhase(rawValue: $0.rawValue) }
      .map { LogObservation(.phase($0)) }
  }
}

/// The words of a message: letters and digits.
private struct LogWords {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> String? {
    rest = rest.drop { !Self.isPart($0) }
    let word = rest.prefix(while: Self.isPart)
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.lower(byte) &- 0x61 < 26 || ASCII.isDigit(byte)
  }
}

extension ApplicationState {
  /// The state by the number `UIApplication.State` has.
  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .active
    case 1: self = .inactive
    case 2: self = .background
    case _: return nil
    }
  }
}
