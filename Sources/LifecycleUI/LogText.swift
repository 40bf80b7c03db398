// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Log {
  /// What a row says, for a search: the names in it, and its sentence.
  static func text(of row: Row, in phrases: Phrases) -> String {
    let sentence = Narrator(phrases).sentence(for: row)
    guard case .entry(let entry) = row else { return sentence }
    return switch entry.kind {
    case .event(let event): event.description + " " + sentence
    case .refused(let refusal): refusal.event.description + " " + sentence
    case .call(let call):
      sentence + " "
        + (call.options?.items ?? []).map { "\($0.key) \($0.value)" }.joined(separator: " ")
    case .end(let ending): sentence + " " + (ending.code?.rawValue ?? "")
    case .process, .returned, .notification, .state, .task, .deadline, .queue: sentence
    }
  }

  /// The numbers of the rows that contain what is searched for, whatever its case.
  func matches(in phrases: Phrases) -> [Int] {
    guard !term.isEmpty else { return [] }
    let term = term.lowercased()
    return (first..<end).filter {
      Self.text(of: self[$0], in: phrases).lowercased().contains(term)
    }
  }
}
