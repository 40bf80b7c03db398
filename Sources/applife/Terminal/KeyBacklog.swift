// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import LifecycleUI

/// Keys, and pasted texts, that have been read and not been acted on, in order.
///
/// There are some only while more come in than can be acted on: a long paste. Nobody waits for
/// the end of that to leave: a key that would end the program goes before those that have waited
/// too long.
struct KeyBacklog {
  private var keys: [Input] = []
  /// The place of the next key.
  private var first = 0
  /// The most keys that have waited at once since there has always been one.
  private var most = 0
  /// The instant since which there has always been a key that waits.
  private var start = Duration.zero
  /// The number of keys that have been looked through for one that ends the program.
  private var searched = 0
  /// True if one of those opens a line to type in.
  private var mayBeText = false
  /// The last ones looked at, if they only close something or are asked back: with them the key
  /// behind may end the program.
  private var lead: [Key] = []

  /// The fewest keys that wait at once of which nobody can watch each.
  private static let fewestInHurry = 20

  /// The time that keys may wait before one that ends the program goes before them.
  private static let maxWait = Duration.milliseconds(500)

  /// The commands behind which the user may type a text.
  private static let beginText: [Command?] = [
    .session(.prompt), .session(.search), .session(.save), .session(.scenarios),
  ]

  var isEmpty: Bool { first == keys.count }
  /// True if the last keys belong to so many that nobody can watch what each of them does.
  var isHurried: Bool { most >= Self.fewestInHurry }

  mutating func add(_ new: [Input], at now: Duration) {
    if isEmpty {
      keys.removeAll(keepingCapacity: true)
      (first, searched, mayBeText, lead, start, most) = (0, 0, false, [], now, 0)
    }
    keys += new
    most = max(most, keys.count - first)
  }

  /// The next key or text; nil if there is none.
  mutating func next() -> Input? {
    guard !isEmpty else { return nil }
    defer { first += 1 }
    return keys[first]
  }

  /// Drops the keys in front of one that ends the program, if they have waited too long. What
  /// might be text that is being typed is left alone, but for Ctrl-C; Escape ends such a text.
  mutating func skipToEnd(at now: Duration, of session: Session) {
    guard !isEmpty, now - start > Self.maxWait else { return }
    for index in max(first, searched)..<keys.count {
      guard case .key(let key) = keys[index] else { continue }
      if key == .escape {
        mayBeText = false
        lead.append(key)
        continue
      }
      let before = lead.isEmpty ? session : after(lead, session, at: now)
      let command = before.command(for: key)
      if Self.beginText.contains(command) {
        mayBeText = true
      } else if command == .program(.quit) || command == .session(.close) && !mayBeText {
        if ends(key, before, at: now) {
          first = max(first, index - lead.count)
          return
        }
        // The first one may be asked back, and the second end the program.
        lead.append(key)
        continue
      }
      lead = []
    }
    searched = keys.count
  }

  /// Returns the session after some keys. It is a value: they are tried on a copy.
  private func after(_ keys: [Key], _ session: Session, at now: Duration) -> Session {
    var copy = session
    for key in keys { _ = copy.update(.key(key), at: now) }
    return copy
  }

  /// True if a key would end the program now.
  private func ends(_ key: Key, _ session: Session, at now: Duration) -> Bool {
    var copy = session
    return copy.update(.key(key), at: now).contains(.quit)
  }
}
