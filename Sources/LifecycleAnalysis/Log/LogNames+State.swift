// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Reading the state or the phase that a line names.
extension LogNames {
  private static let states: [String: ApplicationState] = [
    "active": .active, "inactive": .inactive, "background": .background,
    "UIApplicationStateActive": .active, "UIApplicationStateInactive": .inactive,
    "UIApplicationStateBackground": .background,
  ]

  /// The state behind a name: `[active]`, `state=active`, `applicationState: 0`.
  static func state(in rest: ArraySlice<UInt8>) -> ApplicationState? {
    var words = LogWords(rest.prefix(200))
    var isNamed = rest.first.map { $0 == ASCII.openBracket || $0 == ASCII.space } ?? false
    isNamed = isNamed && rest.drop { $0 == ASCII.space }.first == ASCII.openBracket
    while let word = words.next() {
      if isNamed {
        if let state = states[word] { return state }
        // `UIApplication.State`: 0 is active, 1 inactive, 2 in the background.
        if let number = Int(word), let state = ApplicationState(number: number) { return state }
      }
      isNamed = ["state", "applicationstate", "uiapplicationstate"].contains(word.lowercased())
    }
    return nil
  }

  private static let phaseWord = Array("cenePhase".utf8)

  /// Returns true if a word is `scenePhase` or `ScenePhase`.
  static func namesPhase(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > phaseWord.count && word.suffix(phaseWord.count).elementsEqual(phaseWord)
  }

  /// `scenePhase … inactive`: the last phase named behind the word.
  static func phase(in rest: ArraySlice<UInt8>) -> LogObservation? {
    var words = LogWords(rest.prefix(200))
    var found: SwiftUIPhase?
    while let word = words.next() {
      if let phase = SwiftUIPhase(rawValue: word) { found = phase }
    }
    return found.map { LogObservation(.phase($0)) }
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
