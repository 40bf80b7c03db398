// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// Something in the text of a scenario that cannot be understood, and where.
  public struct Problem: Error, Hashable, Sendable {
    public internal(set) var position: Position
    public let fault: Fault

    public init(_ position: Position, _ fault: Fault) {
      self.position = position
      self.fault = fault
    }
  }

  /// Why a text is not a scenario: its first problems, in the order of the text.
  public struct Malformed: Error, Hashable, Sendable {
    public let problems: [Problem]
  }

  /// What is wrong.
  public enum Fault: Hashable, Sendable {
    /// A word is not one of those that may stand here; the nearest of them, if one is near.
    case unknown(found: String, wanted: Wanted, nearest: String?)
    /// A short name that several share.
    case ambiguous(found: String, meanings: [String])
    /// Something must follow, and the statement ends.
    case missing(Wanted)
    /// Something follows that does not belong there.
    case unwanted(found: String, after: String)
    /// The second declaration of what can be declared once.
    case repeated(String)
    /// A declaration after the first step.
    case lateDeclaration(String)
    /// A time before something that takes none.
    case untimed(String)
    /// A quotation mark without its partner.
    case openQuote
    /// A name that belongs to the system.
    case systemName(String)
    /// Scene style on a version of iOS that has no scenes.
    case scenesTooEarly(app: String, version: Int)
    /// A method that returns no Bool was told what to return.
    case returnsNothing(String)
    /// A byte that is not part of UTF-8 text.
    case notUTF8(UInt8)
    /// A control character.
    case control(UInt8)
    /// More than a limit allows.
    case tooMuch(Bound)
    /// Nothing was said: no step at all.
    case nothing
  }

  /// What may stand at a place.
  public enum Wanted: String, Hashable, Sendable {
    case statement = "an event, a declaration or an expectation"
    case event = "an event"
    case app = "the name of an app"
    case appName = "a name for the app"
    case argumentURL = "a URL"
    case argumentName = "a name"
    case argumentResult = "newData, noData or failed"
    case argumentStatus = "available, denied or restricted"
    case duration = "a duration such as 250ms, 5s, 1m30s or 2h"
    case version = "a version of iOS"
    case property =
      "a property such as style=, modes=, memory=, exits-on-suspend=, windows= or restoration="
    case style = "delegate or scene"
    case mode = "a background mode"
    case yesOrNo = "yes or no"
    case memory = "an amount of memory such as 80MB"
    case windows = "one or many"
    case callback = "a method of UIKit"
    case codePart = "take, return, save, begin task or end task"
    case expirationPart = "end task NAME or do nothing"
    case task = "task and a name"
    case limit = "a time limit (applife rules lists them)"
    case expectation =
      "an app and its state, calls, notifications, no calls, no notifications, end, refused or data"
    case state = "active, inactive, background, suspended or not running"
    case reading = "active, inactive or background"
    case closingBracket = "]"
    case notification = "a notification"
    case reason = "a reason or a code"
    case data = "saved or lost"
    case expect = "expect"
    case separator = "a comma or the end of the line"
  }

  /// What the text of a scenario may hold at most.
  public enum Bound: Int, Hashable, Sendable {
    case bytes = 33_554_432
    case lineBytes = 1_048_576
    case lines = 500_000
    case apps = 64
    /// What apps do in their methods.
    case instructions = 10_000
    case steps = 250_000
    /// Not an error by itself: what is after so many problems is not read.
    case problems = 20
  }
}

extension Scenario.Problem {
  /// The problem as a person reads it, without its place.
  public var message: String { fault.message }

  /// The problem on one line, with its file and place.
  public func line(in file: String) -> String {
    "\(file):\(position.line):\(position.column): \(fault.message)"
  }
}

extension Scenario.Fault {
  /// What was found, what was wanted, and the nearest name.
  var message: String {
    switch self {
    case .unknown(let found, let wanted, let nearest):
      "found '\(found)', wanted \(wanted.rawValue)"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .ambiguous(let found, let meanings):
      "'\(found)' could be any of: " + meanings.prefix(3).joined(separator: ", ")
        + (meanings.count > 3 ? " and \(meanings.count - 3) more" : "")
    case .missing(let wanted): "the statement ends here, wanted \(wanted.rawValue)"
    case .unwanted(let found, let after):
      "found '\(found)' after '\(after)', wanted a comma or the end of the line"
    case .repeated(let what): "\(what) is declared twice"
    case .lateDeclaration(let word): "'\(word)' is a declaration, and those come before all steps"
    case .untimed(let word): "'\(word)' takes no time before it"
    case .openQuote: "this quotation mark is not closed on its line"
    case .systemName(let name): "'\(name)' belongs to the system, wanted another name for the app"
    case .scenesTooEarly(let app, let version):
      "'\(app)' has style=scene, and iOS \(version) has no scenes: they came with iOS 13"
    case .returnsNothing(let method):
      "\(method) returns nothing that can be chosen: only the two launch methods do"
    case .notUTF8(let byte): "found the byte 0x\(hex(byte)), wanted UTF-8 text"
    case .control(let byte): "found the control character 0x\(hex(byte)), wanted text"
    case .tooMuch(let bound):
      switch bound {
      case .bytes: "the file is longer than \(bound.rawValue) bytes"
      case .lineBytes: "the line is longer than \(bound.rawValue) bytes"
      case .lines: "the file has more than \(bound.rawValue) lines"
      case .apps: "there are more than \(bound.rawValue) apps"
      case .instructions: "there are more than \(bound.rawValue) lines that begin with 'on'"
      case .steps: "there are more than \(bound.rawValue) steps"
      case .problems: "more than \(bound.rawValue) errors, the rest is not read"
      }
    case .nothing: "there is no step here, wanted at least one event or expectation"
    }
  }

  private func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
