// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// An answer that is typed: a number, a state, or names of methods in any of their short forms.
struct PredictedNames {
  let question: Question

  /// The methods that the choices name: what a short form is looked for among first.
  private var named: [Callback] {
    var names: [Callback] = []
    for choice in question.choices {
      switch choice.answer {
      case .calls(let calls): names += calls.map(\.name)
      case .method(let method): names.append(method)
      case .state, .announced: break
      }
    }
    var seen: Set<Callback> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// What a line says; nil for one without words, which is no answer. A problem names the word that is
  /// not understood.
  func answer(_ line: String) -> Result<Quiz.Given?, Scenario.Problem> {
    let text = line.trimmed
    if text.allSatisfy({ $0 == "," || $0 == " " }) { return .success(nil) }
    if let number = Int(text) {
      guard question.choices.indices.contains(number - 1) else {
        return .failure(problem(text, nearest: nil))
      }
      return .success(.choice(number - 1))
    }
    switch question.subject {
    case .state:
      let place = question.choices.firstIndex { choice in
        if case .state(let state) = choice.answer {
          state.rawValue == text.lowercased()
        } else {
          false
        }
      }
      return place.map { .success(.choice($0)) } ?? .failure(problem(text, nearest: nil))
    case .notCalled:
      return callback(text).map { method in
        let place = question.choices.firstIndex { $0.answer == .method(method) }
        return place.map { .choice($0) } ?? .order([method])
      }
    case .notifications, .order: return .failure(problem(text, nearest: nil))
    case .calls:
      if text.lowercased() == "nothing" { return .success(.order([])) }
      var calls: [Callback] = []
      for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
        switch callback(String(word)) {
        case .success(let callback): calls.append(callback)
        case .failure(let problem): return .failure(problem)
        }
      }
      return .success(.order(calls))
    }
  }

  /// The last word of a line completed: what it may become.
  func completions(of line: String) -> [String] {
    let start = line.lastIndex { $0 == " " || $0 == "," }.map(line.index(after:)) ?? line.startIndex
    let word = line[start...].lowercased()
    return named.map {
      $0.rawValue.prefix { $0 != "(" } == "application" ? $0.rawValue : Self.base($0)
    }
    .filter { $0.lowercased().contains(word) }.map { line[..<start] + $0 }
  }

  private static func base(_ callback: Callback) -> String {
    String(callback.rawValue.prefix { $0 != "(" })
  }

  /// A method's name without the object it belongs to: `didEnterBackground`.
  private static func short(_ callback: Callback) -> String {
    let name = base(callback)
    for owner in ["application", "scene"] where name.hasPrefix(owner) && name != owner {
      let rest = name.dropFirst(owner.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return name
  }

  /// The method that a word names: the only one of the choices in whose name it is, else any
  /// method's name.
  private func callback(_ word: String) -> Result<Callback, Scenario.Problem> {
    let letters = word.lowercased()
    let found = named.filter { $0.rawValue.lowercased().contains(letters) }
    if found.count == 1 { return .success(found[0]) }
    if let callback = Callback(name: word) { return .success(callback) }
    if found.count > 1 {
      return .failure(
        Scenario.Problem(
          Scenario.Position(),
          .ambiguous(found: Session.visible(word), meanings: found.map(\.rawValue))))
    }
    return .failure(
      problem(
        word,
        nearest: EditDistance.name(to: word, among: named.map(Self.short) + named.map(Self.base))))
  }

  private func problem(_ found: String, nearest: String?) -> Scenario.Problem {
    let wanted: Scenario.Wanted =
      switch question.subject {
      case .state: .state
      case .calls, .notCalled: .callback
      case .notifications, .order: .choice
      }
    return Scenario.Problem(
      Scenario.Position(),
      .unknown(found: Session.visible(found), wanted: wanted, nearest: nearest))
  }
}
