// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The completions that Tab offers at the prompt.
struct Completions {
  let device: Device
  /// The app in focus.
  let app: AppReference?

  /// Returns the completions of a line: the words of events and commands, then the words that may
  /// follow them.
  func lines(beginning text: String) -> [String] {
    let typed = text.lowercased()
    let words =
      SystemEvent.Kind.allCases.map(\.phrase) + Interface.screen.words
      + Self.statements + Self.comparisons + Language.allCases.map { "lang \($0.rawValue)" }
    let whole = Array(Set(words.filter { $0.hasPrefix(typed) && $0 != typed })).sorted()
    guard let kind = kind(startingLineOf: typed) else { return whole }
    return whole
      + arguments(after: kind).map { kind.phrase + " " + $0 }
      .filter { $0.lowercased().hasPrefix(typed) && $0.lowercased() != typed }
  }

  /// The words with which statements begin that are no events.
  private static let statements = StatementWord.allCases.map { $0.rawValue }

  /// The words that may follow `compare`.
  private static let comparisons =
    ["style delegate scene", "style delegate swiftui", "style scene swiftui", "ios 13 26"]
    .map { "compare " + $0 } + TimeLimit.allCases.map { "compare limit \($0.rawValue) " }

  /// The event whose words a line begins with; the one with the most words.
  private func kind(startingLineOf typed: String) -> SystemEvent.Kind? {
    SystemEvent.Kind.allCases.filter { typed.hasPrefix($0.phrase) }
      .max { $0.phrase.count < $1.phrase.count }
  }

  private func arguments(after kind: SystemEvent.Kind) -> [String] {
    let apps = device.apps.map { SystemEvent.quoted($0.name) }
    switch kind.form {
    case .bare, .text, .optionalText: return []
    case .app, .requiredApp: return apps
    case .argument(.result): return ["newData", "noData", "failed"]
    case .argument(.status): return EmulatedApp.RefreshStatus.allCases.map(\.rawValue)
    case .argument, .optionalArgument:
      guard let app else { return [] }
      return device.candidates(kind, for: app).compactMap(\.writtenArgument)
    }
  }
}

extension Scenario.Problem {
  /// Returns the problem with a suggestion: the beginning of no statement may be a misspelt
  /// command.
  func suggesting(_ words: [String]) -> Scenario.Problem {
    guard case .unknown(let found, .step, let nearest) = fault,
      let word = found.split(separator: " ").first.map(String.init),
      nearest == nil || word == found,
      let better = EditDistance.name(
        to: word, among: words + (nearest.map { [$0] } ?? []))
    else { return self }
    return Scenario.Problem(
      position, .unknown(found: word, wanted: .step, nearest: better))
  }
}

extension Device {
  /// Returns true if a word names an app, in the way scenario files name it.
  func hasApp(_ word: String) -> Bool {
    let word = word.lowercased()
    return apps.contains { app in
      app.name.lowercased() == word || SystemEvent.quoted(app.name).lowercased() == word
    }
  }
}
