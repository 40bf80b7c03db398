// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// A command, and the keys that it has instead of its own.
package struct KeyChange: Hashable, Sendable {
  package let command: Command
  package let keys: [Key]
  package let context: Binding.Context

  package init(_ command: Command, _ keys: [Key], in context: Binding.Context = .anywhere) {
    self.command = command
    self.keys = keys
    self.context = context
  }

  fileprivate func concerns(_ binding: Binding) -> Bool {
    command == binding.command && context == binding.context
  }
}

extension Keymap {
  /// Every command that a key can ask for, whether one does or not.
  package static let commands: [Command] = {
    var commands: [Command] = []
    for binding in standard.bindings where !commands.contains(binding.command) {
      commands.append(binding.command)
      if case .run(.toggle(_, let second)) = binding.command { commands.append(.send(second)) }
    }
    commands += standard.typedKinds.map { .send($0) }
    return commands + [Command.Word.next, .step, .summary].map { $0.command }
  }()

  /// Ends the program whatever the settings say.
  package static let fixed = (key: Key.control("c"), command: Command.program(.quit))

  /// The table with other keys: a key that a command is given loses its old meaning, and a command
  /// that is given keys loses those it had.
  package func changed(by changes: [KeyChange]) -> Keymap {
    if changes.isEmpty { return self }
    var result: [Binding] = []
    var placed = Set<Int>()
    var lastEvent = 0
    for binding in bindings {
      if let index = changes.firstIndex(where: { $0.concerns(binding) }) {
        // All of them where the first one was.
        if placed.insert(index).inserted {
          result += changes[index].keys.map {
            Binding($0, binding.command, binding.group, in: binding.context)
          }
        }
      } else if !changes.contains(where: {
        $0.context == binding.context && $0.keys.contains(binding.key)
      }) {
        result.append(binding)
      }
      if !binding.command.kinds.isEmpty { lastEvent = result.count }
    }
    for (index, change) in changes.enumerated() where !placed.contains(index) {
      let group = group(of: change)
      let more = change.keys.map { Binding($0, change.command, group, in: change.context) }
      if change.command.kinds.isEmpty {
        result += more
      } else {
        result.insert(contentsOf: more, at: lastEvent)
        lastEvent += more.count
      }
    }
    return Keymap(result)
  }

  /// The keys that the command of a change has in this table.
  package func keys(of change: KeyChange) -> [Key] {
    bindings.filter(change.concerns).map { $0.key }
  }

  /// Returns the heading of the help for a command that has no key in this table.
  private func group(of change: KeyChange) -> Command.Group {
    if change.context == .log { return .log }
    let kinds = change.command.kinds
    let relative = bindings.first {
      $0.command == change.command || !Set($0.command.kinds).isDisjoint(with: kinds)
    }
    return relative?.group ?? (kinds.isEmpty ? .program : .app)
  }

  /// An effect of a change on other commands.
  package enum Collision: Hashable, Sendable {
    /// A key was taken from a command, which may have no other.
    case taken(Key, Command, isLast: Bool)
    /// While the log has the keys, a key means something else.
    case otherInLog(Key, Command)
  }

  /// Returns the effects of a change of this table on other commands.
  ///
  /// - Parameter result: the table with all changes.
  package func collisions(of change: KeyChange, in result: Keymap) -> [Collision] {
    change.keys.flatMap { key -> [Collision] in
      let taken = bindings.filter {
        $0.key == key && $0.context == change.context && $0.command != change.command
      }.filter { binding in
        !result.bindings.contains { $0.key == key && $0.command == binding.command }
      }.map { binding in
        Collision.taken(
          key, binding.command,
          isLast: !result.bindings.contains { $0.command == binding.command })
      }
      guard change.context == .anywhere,
        let inLog = result.bindings.first(where: { $0.key == key && $0.context == .log }),
        inLog.command != change.command
      else { return taken }
      return taken + [.otherInLog(key, inLog.command)]
    }
  }
}
