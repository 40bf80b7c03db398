// SPDX-License-Identifier: Apache-2.0

/// A scenario: the device and its apps, then timed steps and what is expected of them.
///
/// A scenario is a value. `parse(_:overrides:)` makes one from text, ``text`` writes it back, and
/// ``Runner`` plays it in virtual time.
public struct Scenario: Hashable, Sendable {
  /// The first comment of the file; empty if there is none.
  public var title = ""
  /// The other comments that stand before the first statement.
  public var notes: [String] = []
  /// The version of iOS to emulate.
  public var version = Device.latestVersion
  /// The apps, in the order they were declared: the first is the one in focus.
  public var apps: [EmulatedApp.Traits] = []
  /// Limits that differ from the standard of the version.
  public var limits: [TimeLimit: Duration] = [:]
  /// The way in which calls come in.
  public var calls = Device.CallPresentation.fullScreen
  /// The steps, in order, expectations included.
  public var steps: [Step] = []

  public init() {}

  /// The name of the app a scenario has when it declares none.
  public static let defaultApp = "MyApp"

  /// Returns true if an app of the system has the name, so that no other may.
  package static func isOfSystem(_ name: String) -> Bool {
    ["phone", "messages", "home", "home screen", "springboard"].contains(name.lowercased())
  }

  /// The longest time a scenario can name: a million hours. A longer one is written in parts.
  public static let longestDuration = Duration.seconds(1_000_000 * 3600 as Int64)

  /// The device the scenario begins with.
  public var device: Device {
    var device = Device(version: version, apps: apps)
    device.limits = limits
    device.callPresentation = calls
    return device
  }

  /// One statement that is not a declaration.
  public struct Step: Hashable, Sendable {
    /// The position of the statement in its file.
    public var position: Position
    /// The time of the step.
    public var time: Time
    /// The action of the step.
    public var action: Action
    /// The comments that belong to it, one a line: what a presenter says.
    public var note: String
    /// The questions that the user is asked before it begins.
    public var predictions: [Prediction]
    /// True if a presenter who runs several steps at once stops before it.
    public var stopsBefore = false

    public init(
      position: Position = Position(), time: Time = .settled, action: Action, note: String = "",
      predictions: [Prediction] = []
    ) {
      self.position = position
      self.time = time
      self.action = action
      self.note = note
      self.predictions = predictions
    }
  }

  /// The time of a step.
  public enum Time: Hashable, Sendable {
    /// As soon as the device has settled.
    case settled
    /// At a time since the start: `5s`.
    case at(Duration)
    /// At a time after the moment the previous step began: `+3s`.
    case after(Duration)
  }

  /// The action of a step.
  public enum Action: Hashable, Sendable {
    /// Something happens to the device.
    case event(SystemEvent)
    /// Time passes: `wait 3s`.
    case wait(Duration)
    /// Time passes until the next deadline.
    case skip
    /// Something must hold, now or `within` a time; not a step in the sense of "the last step".
    case expect(Expectation, within: Duration?)
  }

  /// A place in a file, both counted from one; the column in characters as UTF-8 encodes them.
  public struct Position: Hashable, Sendable {
    public var line = 1
    public var column = 1

    public init(line: Int = 1, column: Int = 1) {
      self.line = line
      self.column = column
    }
  }

  /// Something that must hold at a point of the scenario.
  public enum Expectation: Hashable, Sendable {
    /// The app is in that state.
    case state(app: String, EmulatedApp.State)
    /// Exactly these methods were called since the last step; in every app, or in one.
    case calls([Expected<Callback>], app: String?)
    /// Exactly these notifications were posted since the last step; in every app, or in one.
    case notifications([Expected<AppleNotification>], app: String?)
    /// A process ended for that reason since the last step.
    case end(Termination.Reason)
    /// A process ended with that code since the last step.
    case endCode(Termination.Code)
    /// The last step was refused.
    case refused
    /// Every edit is saved, and none was lost.
    case dataSaved
    /// An edit was lost.
    case dataLost
  }

  /// One name of an expected list, and the state that must be read there if one is given.
  public struct Expected<Name: Hashable & Sendable>: Hashable, Sendable {
    public let name: Name
    public let state: ApplicationState?

    public init(_ name: Name, _ state: ApplicationState? = nil) {
      self.name = name
      self.state = state
    }
  }

  /// Values that take the place of a scenario's own declarations.
  public struct Overrides: Hashable, Sendable {
    public var version: SystemVersion?
    public var style: LifecycleStyle?
    public var limits: [TimeLimit: Duration]

    public init(
      version: SystemVersion? = nil, style: LifecycleStyle? = nil,
      limits: [TimeLimit: Duration] = [:]
    ) {
      self.version = version
      self.style = style
      self.limits = limits
    }
  }
}
