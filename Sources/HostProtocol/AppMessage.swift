// SPDX-License-Identifier: Apache-2.0

/// What the app says to applife.
package enum AppMessage: Equatable, Sendable {
  /// The first message: what the app is.
  case hello(Hello)
  /// A call has returned; with the Bool of a launch method, or nil.
  case returned(id: Int, value: Bool?)
  /// The completion handler of a background fetch or a silent push was called.
  case completed(result: String)
  /// A background task was begun. The app numbers its tasks, from one.
  case beginTask(task: Int, name: String)
  /// A background task was ended.
  case endTask(task: Int)
  /// A task was submitted to the background task scheduler.
  case submit(identifier: String, isProcessing: Bool)
  /// `setTaskCompleted(success:)` was called.
  case taskCompleted(identifier: String, isSuccess: Bool)
  /// The app plays audio, or none any more.
  case audio(isPlaying: Bool)
  /// The app follows the location also in the background, or not any more.
  case location(isFollowed: Bool)
  /// The user's data has changed, and is not saved yet; what the change is found by again, if the
  /// app says that.
  case edited(String?)
  /// Every change has been saved; or, if the app says that, this is what has been saved.
  case saved(Saved?)

  /// What an app says has been saved: a list, in as many messages as its length takes.
  package struct Saved: Equatable, Sendable {
    package var items: [String]
    /// Whether the list goes on in the next message.
    package var continues: Bool

    package init(_ items: [String], continues: Bool = false) {
      self.items = items
      self.continues = continues
    }
  }

  /// What an app says about itself.
  package struct Hello: Equatable, Sendable {
    /// The version of the protocol it speaks.
    package var version: Int
    /// `delegate`, `scene` or `swiftui`.
    package var style: String
    /// The selectors of the methods it implements; nil: it does not know, all are called.
    package var methods: [String]?
    /// `UIBackgroundModes`.
    package var modes: [String]
    /// The identifiers of the background tasks it registers.
    package var tasks: [String]
    /// `UIApplicationSupportsMultipleScenes`.
    package var hasManyWindows: Bool
    /// Whether it answers ``HostMessage/edit(id:what:)``.
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

extension AppMessage {
  /// The message as a line, without its end.
  package var line: [UInt8] {
    var wire = WireMessage()
    switch self {
    case .hello(let hello):
      wire.type = "hello"
      wire.version = hello.version
      wire.style = hello.style
      wire.methods = hello.methods
      wire.modes = hello.modes.isEmpty ? nil : hello.modes
      wire.tasks = hello.tasks.isEmpty ? nil : hello.tasks
      wire.windows = hello.hasManyWindows ? true : nil
      wire.edits = hello.answersEdits ? true : nil
    case .returned(let id, let value):
      wire.type = "returned"
      wire.id = id
      wire.value = value
    case .completed(let result):
      wire.type = "completed"
      wire.result = result
    case .beginTask(let task, let name):
      wire.type = "beginTask"
      wire.task = task
      wire.name = name
    case .endTask(let task):
      wire.type = "endTask"
      wire.task = task
    case .submit(let identifier, let isProcessing):
      wire.type = "submit"
      wire.name = identifier
      wire.processing = isProcessing
    case .taskCompleted(let identifier, let isSuccess):
      wire.type = "taskCompleted"
      wire.name = identifier
      wire.success = isSuccess
    case .audio(let isPlaying):
      wire.type = "audio"
      wire.value = isPlaying
    case .location(let isFollowed):
      wire.type = "location"
      wire.value = isFollowed
    case .edited(let what):
      wire.type = "edited"
      wire.what = what
    case .saved(let saved):
      wire.type = "saved"
      wire.items = saved?.items
      wire.more = saved?.continues == true ? true : nil
    }
    return wire.line
  }

  /// The message of a line; nil for a type that is not known.
  package init?(line: some Collection<UInt8>) throws(HostProtocolError) {
    let wire = try WireMessage(line: line)
    switch wire.type {
    case "hello":
      self = .hello(
        Hello(
          version: try wire.need(\.version, "version"), style: wire.style ?? "delegate",
          methods: wire.methods, modes: wire.modes ?? [], tasks: wire.tasks ?? [],
          hasManyWindows: wire.windows ?? false, answersEdits: wire.edits ?? false))
    case "returned": self = .returned(id: try wire.need(\.id, "id"), value: wire.value)
    case "completed": self = .completed(result: try wire.need(\.result, "result"))
    case "beginTask":
      self = .beginTask(task: try wire.need(\.task, "task"), name: wire.name ?? "")
    case "endTask": self = .endTask(task: try wire.need(\.task, "task"))
    case "submit":
      self = .submit(
        identifier: try wire.need(\.name, "name"), isProcessing: wire.processing ?? false)
    case "taskCompleted":
      self = .taskCompleted(
        identifier: try wire.need(\.name, "name"), isSuccess: try wire.need(\.success, "success"))
    case "audio": self = .audio(isPlaying: try wire.need(\.value, "value"))
    case "location": self = .location(isFollowed: try wire.need(\.value, "value"))
    case "edited": self = .edited(wire.what)
    case "saved": self = .saved(wire.items.map { Saved($0, continues: wire.more ?? false) })
    case _: return nil
    }
  }
}
