// SPDX-License-Identifier: Apache-2.0

/// A message of the app to applife.
package enum AppMessage: Equatable, Sendable {
  /// The first message: what the app is.
  case hello(Hello)
  /// A call has returned; with the Bool of a launch method, or nil.
  case returned(id: Int, value: Bool?)
  /// The tap or the text has had its effect. If the app does not show the name that was asked for,
  /// the message has the names that it shows.
  case tapped(id: Int, names: [String]?)
  /// The completion handler of a background fetch or a silent push was called.
  case completed(result: String)
  /// A background task was begun. The app numbers its tasks, from one.
  case beginTask(task: Int, name: String)
  /// A background task was ended.
  case endTask(task: Int)
  /// A task was submitted to the background task scheduler.
  case submit(identifier: String, isProcessing: Bool)
  /// A continued processing task was submitted; what is to happen if it can't begin at once, `queue`
  /// or `fail`.
  case submitContinued(identifier: String, strategy: String)
  /// A request for a task was canceled.
  case cancelTask(identifier: String)
  /// The call of a VoIP push was reported to CallKit.
  case reportCall
  /// A Live Activity was started.
  case startActivity
  /// A continued processing task has reported progress.
  case progress(identifier: String)
  /// `setTaskCompleted(success:)` was called.
  case taskCompleted(identifier: String, isSuccess: Bool)
  /// The app plays audio, or none any more.
  case audio(isPlaying: Bool)
  /// The app follows the location also in the background, or not any more.
  case location(isFollowed: Bool)
  /// The user's data has changed, and is not saved yet; what the change is found by again, if the
  /// app says that.
  case edited(String?)
  /// A launch method looked up a key of the launch options: Apple's constant.
  case readLaunchOption(key: String)
  /// Every change has been saved; or, if the app says that, this is what has been saved.
  case saved(Saved?)

  /// A list that an app says has been saved, in as many messages as its length takes.
  package struct Saved: Equatable, Sendable {
    package var items: [String]
    /// True if the list goes on in the next message.
    package var continues: Bool

    package init(_ items: [String], continues: Bool = false) {
      self.items = items
      self.continues = continues
    }
  }

  /// The first message of an app: what it says about itself.
  package struct Hello: Equatable, Sendable {
    /// The version of the protocol it speaks.
    package var version: Int
    /// `delegate`, `scene` or `swiftui`.
    package var style: String
    /// The selectors of the methods it implements. If nil, it does not know them, and all are called.
    package var methods: [String]?
    /// `UIBackgroundModes`.
    package var modes: [String]
    /// The identifiers of the background tasks it registers.
    package var tasks: [String]
    /// `UIApplicationSupportsMultipleScenes`.
    package var hasManyWindows: Bool
    /// True if it answers ``HostMessage/edit(id:what:)``.
    package var answersEdits: Bool

    package init(
      version: Int = HostProtocol.version, style: String = "delegate", methods: [String]? = nil,
      modes: [String] = [], tasks: [String] = [], hasManyWindows: Bool = false,
      answersEdits: Bool = false
    ) {
      self.version = version
      self.style = style
      self.methods = methods
      self.modes = modes
      self.tasks = tasks
      self.hasManyWindows = hasManyWindows
      self.answersEdits = answersEdits
    }
  }
}

extension AppMessage: JSONMessage {
  package enum Kind: String {
    case hello, returned, completed, beginTask, endTask, submit, submitContinued, progress
    case cancelTask, reportCall, startActivity
    case taskCompleted, audio, location, edited, saved, readLaunchOption, tapped
  }

  package init(_ kind: Kind, from keys: KeyedDecodingContainer<MessageKey>) throws {
    self =
      switch kind {
      case .hello: .hello(try Hello(from: keys))
      case .returned: .returned(id: try keys.need("id"), value: try keys.find("value"))
      case .tapped: .tapped(id: try keys.need("id"), names: try keys.find("names"))
      case .completed: .completed(result: try keys.need("result"))
      case .beginTask: .beginTask(task: try keys.need("task"), name: try keys.find("name") ?? "")
      case .endTask: .endTask(task: try keys.need("task"))
      case .submit:
        .submit(
          identifier: try keys.need("name"), isProcessing: try keys.find("processing") ?? false)
      case .submitContinued:
        .submitContinued(
          identifier: try keys.need("name"), strategy: try keys.find("strategy") ?? "queue")
      case .cancelTask: .cancelTask(identifier: try keys.need("name"))
      case .reportCall: .reportCall
      case .startActivity: .startActivity
      case .progress: .progress(identifier: try keys.need("name"))
      case .taskCompleted:
        .taskCompleted(identifier: try keys.need("name"), isSuccess: try keys.need("success"))
      case .audio: .audio(isPlaying: try keys.need("value"))
      case .location: .location(isFollowed: try keys.need("value"))
      case .edited: .edited(try keys.find("what"))
      case .readLaunchOption: .readLaunchOption(key: try keys.need("key"))
      case .saved:
        .saved(
          try keys.find("items").map { Saved($0, continues: try keys.find("more") ?? false) })
      }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .hello(let hello): try encoder.write(Kind.hello, hello.members)
    case .returned(let id, let value): try encoder.write(Kind.returned, ["id": id, "value": value])
    case .tapped(let id, let names):
      try encoder.write(Kind.tapped, ["id": id, "names": names])
    case .completed(let result): try encoder.write(Kind.completed, ["result": result])
    case .beginTask(let task, let name):
      try encoder.write(Kind.beginTask, ["task": task, "name": name])
    case .endTask(let task): try encoder.write(Kind.endTask, ["task": task])
    case .submit(let identifier, let isProcessing):
      try encoder.write(Kind.submit, ["name": identifier, "processing": isProcessing])
    case .submitContinued(let identifier, let strategy):
      try encoder.write(Kind.submitContinued, ["name": identifier, "strategy": strategy])
    case .cancelTask(let identifier): try encoder.write(Kind.cancelTask, ["name": identifier])
    case .reportCall: try encoder.write(Kind.reportCall, [:])
    case .startActivity: try encoder.write(Kind.startActivity, [:])
    case .progress(let identifier): try encoder.write(Kind.progress, ["name": identifier])
    case .taskCompleted(let identifier, let isSuccess):
      try encoder.write(Kind.taskCompleted, ["name": identifier, "success": isSuccess])
    case .audio(let isPlaying): try encoder.write(Kind.audio, ["value": isPlaying])
    case .location(let isFollowed): try encoder.write(Kind.location, ["value": isFollowed])
    case .edited(let what): try encoder.write(Kind.edited, ["what": what])
    case .readLaunchOption(let key): try encoder.write(Kind.readLaunchOption, ["key": key])
    case .saved(let saved):
      let continues = saved?.continues == true ? true : nil
      try encoder.write(Kind.saved, ["items": saved?.items, "more": continues])
    }
  }
}

extension AppMessage.Hello {
  fileprivate init(from keys: KeyedDecodingContainer<MessageKey>) throws {
    version = try keys.need("version")
    style = try keys.find("style") ?? "delegate"
    methods = try keys.find("methods")
    modes = try keys.find("modes") ?? []
    tasks = try keys.find("tasks") ?? []
    hasManyWindows = try keys.find("windows") ?? false
    answersEdits = try keys.find("edits") ?? false
  }

  /// The members of the message. Those that go without saying are left out.
  fileprivate var members: KeyValuePairs<MessageKey, (any Encodable)?> {
    [
      "version": version, "style": style, "methods": methods,
      "modes": modes.isEmpty ? nil : modes, "tasks": tasks.isEmpty ? nil : tasks,
      "windows": hasManyWindows ? true : nil, "edits": answersEdits ? true : nil,
    ]
  }
}
