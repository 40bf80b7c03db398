// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// An answer that is typed: a number, a state, or names of methods and notifications in any of their
/// short forms.
struct PredictedNames {
  let question: Question

  /// The methods that the choices name: what a short form is looked for among first.
  private var named: [Callback] {
    var names: [Callback] = []
    for choice in question.choices {
      switch choice.answer {
      case .calls(let calls): names += calls.map { $0.name }
      case .method(let method): names.append(method)
      case .state, .announced: break
      }
    }
    return names.distinct
  }

  /// The methods and notifications of which the choices say whether they come.
  private var announced: [Announcement] {
    question.choices.flatMap { choice -> [Announcement] in
      if case .announced(let names) = choice.answer { names } else { [] }
    }.distinct
  }

  /// Returns the answer in a line; nil for one without words, which is no answer. A problem names
  /// the word that is not understood.
  func answer(_ line: String) -> Result<Quiz.Given?, Scenario.Problem> {
    let text = line.trimmed
    if text.allSatisfy({ $0 == "," || $0 == " " }) { return .success(nil) }
    if let number = Int(text) {
      guard number > 0, number <= question.choices.count else {
        return .failure(problem(text, nearest: nil))
      }
      return .success(.choice(number - 1))
    }
    switch question.subject {
    case .state:
      let index = question.choices.firstIndex { choice in
        if case .state(let state) = choice.answer {
          state.rawValue == text.lowercased()
        } else {
          false
        }
      }
      return index.map { .success(.choice($0)) } ?? .failure(problem(text, nearest: nil))
    case .notCalled:
      return callback(text).map { method in
        let index = question.choices.firstIndex { $0.answer == .method(method) }
        return index.map { .choice($0) } ?? .order([method])
      }
    case .notifications, .order: return each(of: text, announcement).map { .announced($0) }
    case .calls: return each(of: text, callback).map { .order($0) }
    }
  }

  /// Returns the names in a line, word by word; none if the line says so.
  private func each<Name>(
    of text: String, _ name: (String) -> Result<Name, Scenario.Problem>
  ) -> Result<[Name], Scenario.Problem> {
    if ["nothing", "none"].contains(text.lowercased()) { return .success([]) }
    var names: [Name] = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      switch name(String(word)) {
      case .success(let name): names.append(name)
      case .failure(let problem): return .failure(problem)
      }
    }
    return .success(names)
  }

  /// The last word of a line completed: what it may become.
  func completions(of line: String) -> [String] {
    let start = line.lastIndex { $0 == " " || $0 == "," }.map(line.index(after:)) ?? line.startIndex
    let word = line[start...].lowercased()
    let methods = named.map {
      $0.rawValue.prefix { $0 != "(" } == "application" ? $0.rawValue : Self.base($0)
    }
    return (methods + announced.map(Self.short)).filter { $0.lowercased().holds(word) }.map {
      line[..<start] + $0
    }
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
    resolve(
      word, among: named, called: { $0.rawValue }, elsewhere: { _ in Callback(name: word) },
      nearest: named.map(Self.short) + named.map(Self.base))
  }

  /// The only name that holds a word, else one that is called that elsewhere.
  private func resolve<Name>(
    _ word: String, among names: [Name], called text: (Name) -> String,
    elsewhere: (_ found: [Name]) -> Name?, nearest: @autoclosure () -> [String]
  ) -> Result<Name, Scenario.Problem> {
    let letters = word.lowercased()
    let found = names.filter { text($0).lowercased().holds(letters) }
    if found.count == 1 { return .success(found[0]) }
    if let other = elsewhere(found) { return .success(other) }
    if found.isEmpty {
      return .failure(problem(word, nearest: EditDistance.name(to: word, among: nearest())))
    }
    return .failure(
      Scenario.Problem(
        Scenario.Position(),
        .ambiguous(found: Printable.stripped(word), meanings: found.map(text))))
  }

  /// A method's name without its arguments, a notification's without its class.
  private static func short(_ announcement: Announcement) -> String {
    switch announcement {
    case .method(let callback): base(callback)
    case .notification(let notification):
      String(notification.rawValue.split(separator: ".").last ?? "")
    }
  }

  /// The method or notification that a word names: the only one of the choices in whose name it is,
  /// else any other that is called that.
  private func announcement(_ word: String) -> Result<Announcement, Scenario.Problem> {
    let letters = word.lowercased()
    let all = AppleNotification.allCases.map(Announcement.notification)
    let names = (announced.isEmpty ? all : announced).map(Self.short)
    let shorter = names.filter { $0.hasSuffix(Self.suffix) }.map {
      String($0.dropLast(Self.suffix.count))
    }
    return resolve(
      word, among: announced, called: { $0.name },
      elsewhere: { found in
        let other = all.first {
          $0.name.lowercased() == letters || Self.short($0).lowercased() == letters
        }
        if other != nil || !found.isEmpty || question.subject != .order { return other }
        return Callback(name: word).map { .method($0) }
      }, nearest: names + shorter)
  }

  /// The ending of the name of a notification.
  private static let suffix = "Notification"

  private func problem(_ found: String, nearest: String?) -> Scenario.Problem {
    let wanted: Scenario.Wanted =
      switch question.subject {
      case .state: .state
      case .calls, .notCalled: .callback
      case .notifications: .notification
      case .order: .announcement
      }
    return Scenario.Problem(
      Scenario.Position(),
      .unknown(found: Printable.stripped(found), wanted: wanted, nearest: nearest))
  }
}
