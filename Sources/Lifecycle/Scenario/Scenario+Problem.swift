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

  /// The problems of a text that is not a scenario: the first ones, in the order of the text.
  public struct Malformed: Error, Hashable, Sendable {
    public let problems: [Problem]

    package init(problems: [Problem]) { self.problems = problems }
  }

  /// The fault of a text.
  public enum Fault: Hashable, Sendable {
    /// A word is not one of those that may stand here; the nearest of them, if one is near.
    case unknown(found: String, wanted: Wanted, nearest: String?)
    /// The words in the place of an event name something that applife does not model.
    case outOfScope(found: String, subject: OutOfScope)
    /// A short name that several share.
    case ambiguous(found: String, meanings: [String])
    /// Something must follow, and the statement ends.
    case missing(Wanted)
    /// Something follows that does not belong there.
    case unwanted(found: String, after: String)
    /// The second declaration of what can be declared once.
    case repeated(String)
    /// A prediction that is already there.
    case repeatedPrediction(String)
    /// A prediction that no step follows.
    case predictsNothing
    /// A stop that no step follows.
    case stopsBeforeNothing
    /// A declaration after the first step.
    case lateDeclaration(String)
    /// A time before something that takes none.
    case untimed(String)
    /// A quotation mark without its partner.
    case openQuote
    /// A name that belongs to the system.
    case systemName(String)
    /// A life-cycle style on a version of iOS that does not have it.
    case styleTooEarly(app: String, style: LifecycleStyle, version: SystemVersion)
    /// Several windows in an app without scenes.
    case windowsNeedScenes(app: String)
    /// A method that returns no Bool was given a value to return.
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

  /// Something that may stand at a place.
  public enum Wanted: CaseIterable, Hashable, Sendable {
    case statement
    /// A statement where no declaration may stand any more.
    case step
    case event
    case app
    /// A name for an app that is declared.
    case appName
    case argumentURL
    case argumentName
    case argumentText
    /// The result of a background fetch.
    case argumentResult
    /// The status of background app refresh.
    case argumentStatus
    case duration
    /// A version of iOS.
    case version
    /// A property of an app.
    case property
    /// An app's life-cycle style.
    case style
    /// A background mode.
    case mode
    case yesOrNo
    case memory
    /// The number of windows that an app has.
    case windows
    /// The moment at which an app saves by itself.
    case saves
    /// A window's number.
    case windowNumber
    /// A class's name.
    case className
    /// The completion of a scheduler's task.
    case completion
    /// The way in which calls come in.
    case callPresentation
    case callback
    /// A method of UIKit or a notification.
    case announcement
    /// The behavior of an app's code in a method.
    case codePart
    /// The behavior of the app when its background time runs out.
    case expirationPart
    case task
    case limit
    case expectation
    /// A state of an app.
    case state
    /// The application state read inside a method.
    case reading
    case closingBracket
    case notification
    /// The reason or the code of a termination.
    case reason
    /// The fate of the data: saved or lost.
    case data
    case expect
    /// The subject of a prediction.
    case predicted
  }

  /// The most that the text of a scenario may hold.
  public enum Bound: Int, Hashable, Sendable {
    case bytes = 134_217_728
    case lineBytes = 1_048_576
    case lines = 2_000_000
    case apps = 64
    /// The instructions for apps in their methods.
    case instructions = 10_000
    /// A million events of a session, and the waits between them.
    case steps = 1_001_000
    /// Not an error by itself: what is after so many problems is not read.
    case problems = 20
  }
}
