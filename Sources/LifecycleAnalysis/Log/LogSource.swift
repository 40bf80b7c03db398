// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Where in an app a line comes from, as far as its text tells: what stands before the name of the
/// method, and the classes that the line names.
struct LogSource: Hashable, Sendable {
  /// What kind of object logs.
  enum Role: Hashable, Sendable {
    /// The line names the app delegate or a scene delegate.
    case delegate
    /// The line names a view controller, a service or another object that can only observe.
    case observer
    case unknown
  }

  let role: Role
  /// A number for the text before the name, without digits and blanks.
  let prefix: UInt64

  static let unknown = LogSource(role: .unknown, prefix: 0)

  private init(role: Role, prefix: UInt64) {
    self.role = role
    self.prefix = prefix
  }

  /// How many bytes before the name tell sources apart.
  private static let mostBytes = 48
  private static let delegates = ["AppDelegate", "SceneDelegate", "ApplicationDelegate"].map {
    Array($0.utf8)
  }
  private static let observers = [
    "ViewController", "VC", "ViewModel", "Manager", "Service", "Observer", "Monitor", "Tracker",
    "Plugin", "Module", "Coordinator", "Presenter", "Interactor",
  ].map { Array($0.utf8) }

  /// - Parameters:
  ///   - message: a message.
  ///   - name: the place of the name that it was found to have, counted from its beginning.
  init(_ message: ArraySlice<UInt8>, name: Range<Int>) {
    let base = message.startIndex
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in message[base..<(base + name.lowerBound)].suffix(Self.mostBytes)
    where !ASCII.isDigit(byte) && !ASCII.isBlank(byte) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    prefix = hash
    var found: Role = .unknown
    for text in [message[..<(base + name.lowerBound)], message[(base + name.upperBound)...]] {
      for word in text.prefix(400).split(whereSeparator: { !LogNames.isLetter($0) }) {
        func ends(with names: [[UInt8]]) -> Bool {
          names.contains { word.suffix($0.count).elementsEqual($0) }
        }
        if ends(with: Self.delegates) {
          found = .delegate
        } else if found == .unknown, ends(with: Self.observers) {
          found = .observer
        }
      }
    }
    // `AppDelegate.applicationDidBecomeActive(_:)` is one name.
    if found == .unknown {
      let whole = message[(base + name.lowerBound)..<(base + name.upperBound)]
      let qualifier = whole.prefix { $0 != UInt8(ascii: "(") }
        .split(separator: UInt8(ascii: ".")).dropLast()
      for part in qualifier {
        if Self.delegates.contains(where: { part.suffix($0.count).elementsEqual($0) }) {
          found = .delegate
        } else if Self.observers.contains(where: { part.suffix($0.count).elementsEqual($0) }) {
          found = .observer
        }
      }
    }
    role = found
  }
}
