// SPDX-License-Identifier: Apache-2.0

/// The way from words to an event, and back.
extension SystemEvent {
  /// The words an event's name is followed by.
  public enum Form: Hashable, Sendable {
    /// Nothing follows: `press home`.
    case bare
    /// An app may follow; left out, it is the app in focus: `tap icon [APP]`.
    case app
    /// An app must follow: `choose APP`.
    case requiredApp
    /// An argument must follow, then an app may: `open url URL [APP]`.
    case argument(Argument)
    /// An argument may follow, then an app may: `disconnect scene [N] [APP]`.
    case optionalArgument(Argument)
    /// A text must follow, up to the end of the statement: `type TEXT`.
    case text(Argument)
    /// A text may follow, up to the end of the statement: `tap button [NAME]`.
    case optionalText(Argument)
  }

  /// The argument of an event. The raw value is its place in a usage line.
  public enum Argument: String, Hashable, Sendable {
    case url = "URL"
    case name = "NAME"
    case text = "TEXT"
    case result = "RESULT"
    case status = "STATUS"
    case window = "N"
    case duration = "DURATION"
    /// A name, then `success` or `failure`.
    case completion = "NAME success|failure"
    /// A name, then what is to happen if the task can't begin at once; `queue` if nothing is said.
    case submission = "NAME [queue|fail]"
  }

  /// Creates the event of a kind, with its app and its argument as text. Nil if a word is missing, is
  /// one too many, or is not what the kind takes, as an unknown result.
  public init?(_ kind: Kind, app: AppReference? = nil, argument: String? = nil) {
    guard let event = kind.event(app, argument) else { return nil }
    self = event
  }
}

extension SystemEvent {
  /// The time that a slow save takes if none is said: more than iOS allows.
  public static let standardSlowSave = Duration.seconds(8)
}

extension SystemEvent: CustomStringConvertible {
  /// The event as a scenario file writes it: `open url notes://new Notes`.
  public var description: String {
    var words = kind.phrase
    if let writtenArgument { words += " " + writtenArgument }
    if let app { words += " " + Self.quoted(app.name) }
    return words
  }

  /// The argument as a scenario file writes it; nil where there is none.
  public var writtenArgument: String? {
    if case .completeTask(let completion, _) = self {
      return Self.quoted(completion.task) + (completion.isSuccess ? " success" : " failure")
    }
    if case .scheduleContinued(let submission, _) = self {
      return Self.quoted(submission.task) + " " + submission.strategy.rawValue
    }
    return argument.map(Self.quoted)
  }

  /// A word as the scenario language reads it back: in quotation marks if it holds white space,
  /// a comma, a number sign or a quotation mark, or is empty. A quotation mark inside is doubled.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { $0 > 0x20 && $0 != 0x2C && $0 != 0x23 && $0 != 0x22 }
    if isPlain && !word.isEmpty { return word }
    return "\""
      + word.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
