// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The source of a line in its app, as far as the text tells: what stands before the name of the
/// method, and the classes that the line names.
struct LogSource: Hashable, Sendable {
  /// The kind of object that logs.
  enum Role: Hashable, Sendable {
    /// The line names the app delegate or a scene delegate.
    case delegate
    /// The line names a view controller, a service or another object that can only observe.
    case observer
    /// The line names a callback of a framework: `onResume`.
    case framework
    case unknown
  }

  let role: Role
  /// The text before the name, without digits and blanks, and the word of a sentence behind it; nil if the source is
  /// unknown.
  let prefix: [UInt8]?

  /// True if the name stands in a sentence: the line may tell of the method, and not come from it.
  let isSentence: Bool

  /// True if words stand before the name.
  var hasWords: Bool { prefix?.contains(where: LogNames.isLetter) ?? false }

  static let unknown = LogSource(role: .unknown, prefix: nil)

  private init(role: Role, prefix: [UInt8]?) {
    self.role = role
    self.prefix = prefix
    isSentence = false
  }

  /// The number of bytes before the name that tell sources apart.
  private static let mostBytes = 48
  private static let delegates = ["AppDelegate", "SceneDelegate", "ApplicationDelegate"].map {
    Array($0.utf8)
  }
  private static let observers = [
    "ViewController", "VC", "ViewModel", "Manager", "Service", "Observer", "Monitor", "Tracker",
    "Plugin", "Module", "Coordinator", "Presenter", "Interactor",
  ].map { Array($0.utf8) }

  /// - Parameters:
  ///   - message: The message of the line.
  ///   - name: The range of the name that was found in it.
  init(_ message: ArraySlice<UInt8>, name: Range<Int>) {
    let beside = LogNames.wordsBeside(name, in: message)
    isSentence = beside.before != nil || beside.after != nil
    prefix =
      message[..<name.lowerBound].suffix(Self.mostBytes).filter {
        !ASCII.isDigit($0) && !ASCII.isBlank($0)
      } + (beside.after.map { Array((" " + $0).utf8) } ?? [])
    var found: Role = .unknown
    for text in [message[..<name.lowerBound], message[name.upperBound...]] {
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
    // `-[Tracker applicationDidBecomeActive:]` names the class of the receiver.
    if found == .unknown, Self.hasReceiver(message[..<name.lowerBound]) { found = .observer }
    // `AppDelegate.applicationDidBecomeActive(_:)` is one name.
    if found == .unknown {
      let whole = message[name]
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
    role = LogNames.flutterCallbackState(message[name]) != nil ? .framework : found
  }

  /// Returns true if a text ends with the beginning of a method's name in Objective-C: `-[Class `.
  private static func hasReceiver(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.last == ASCII.space, let open = text.lastIndex(of: ASCII.openBracket),
      open > text.startIndex
    else { return false }
    let sign = text[open - 1]
    let name = text[(open + 1)...].dropLast()
    return (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")) && !name.isEmpty
      && name.allSatisfy(LogNames.isNamePart)
  }
}
