// SPDX-License-Identifier: Apache-2.0

/// What applife says to the app.
package enum HostMessage: Equatable, Sendable {
  /// The answer to ``AppMessage/hello(_:)``.
  case welcome(version: Int, app: String)
  /// A method is to be called on the main thread, then ``AppMessage/returned(id:value:)`` said.
  case call(Call)
  /// The expiration handler of a background task is to be called, and its return said.
  case expire(id: Int, task: Int)
  /// A notification is to be posted; once its observers have returned that is said.
  case post(id: Int, name: String, state: String)
  /// SwiftUI's `ScenePhase` is this from now on: of a scene, or, without one, of the app. What the app
  /// does about it is to be done, then ``AppMessage/returned(id:value:)`` said.
  case phase(id: Int, scene: String?, String)
  /// A call interrupts the audio that the app plays, or has ended. Nothing is answered.
  case interruption(began: Bool)
  /// `applicationState` is this from now on, and so many seconds of background time are left; nil
  /// while they are not counted.
  case state(String, remaining: Double?)
  /// The user edits: the app is to change its data in the way that it finds by `what` again, if it
  /// can, and to say ``AppMessage/returned(id:value:)``: whether it has.
  case edit(id: Int, what: String)
  /// The main thread is to be blocked until ``unblock``.
  case block
  case unblock

  /// A call to the app's code.
  package struct Call: Equatable, Sendable {
    /// What the answer names. No two calls to one process have the same.
    package var id: Int
    /// The method's Swift selector.
    package var name: String
    /// `applicationState` inside the method.
    package var state: String
    /// The scene it concerns: `scene-1`.
    package var scene: String?
    /// What the method is given: a URL, a shortcut item, by Apple's keys.
    package var options: [String: String]

    package init(
      id: Int, name: String, state: String, scene: String? = nil, options: [String: String] = [:]
    ) {
      self.id = id
      self.name = name
      self.state = state
      self.scene = scene
      self.options = options
    }
  }
}

extension HostMessage {
  /// The message as a line, without its end.
  package var line: [UInt8] {
    var wire = WireMessage()
    switch self {
    case .welcome(let version, let app):
      wire.type = "welcome"
      wire.version = version
      wire.app = app
    case .call(let call):
      wire.type = "call"
      wire.id = call.id
      wire.name = call.name
      wire.state = call.state
      wire.scene = call.scene
      wire.options = call.options.isEmpty ? nil : call.options
    case .expire(let id, let task):
      wire.type = "expire"
      wire.id = id
      wire.task = task
    case .post(let id, let name, let state):
      wire.type = "post"
      wire.id = id
      wire.name = name
      wire.state = state
    case .phase(let id, let scene, let phase):
      wire.type = "phase"
      wire.id = id
      wire.scene = scene
      wire.phase = phase
    case .interruption(let began):
      wire.type = "interruption"
      wire.value = began
    case .state(let state, let remaining):
      wire.type = "state"
      wire.state = state
      wire.remaining = remaining
    case .edit(let id, let what):
      wire.type = "edit"
      wire.id = id
      wire.what = what
    case .block: wire.type = "block"
    case .unblock: wire.type = "unblock"
    }
    return wire.line
  }

  /// The message of a line; nil for a type that is not known.
  package init?(line: some Collection<UInt8>) throws(HostProtocolError) {
    let wire = try WireMessage(line: line)
    switch wire.type {
    case "welcome":
      self = .welcome(version: try wire.need(\.version, "version"), app: wire.app ?? "")
    case "call":
      self = .call(
        Call(
          id: try wire.need(\.id, "id"), name: try wire.need(\.name, "name"),
          state: try wire.need(\.state, "state"), scene: wire.scene, options: wire.options ?? [:]))
    case "expire":
      self = .expire(id: try wire.need(\.id, "id"), task: try wire.need(\.task, "task"))
    case "post":
      self = .post(
        id: try wire.need(\.id, "id"), name: try wire.need(\.name, "name"),
        state: try wire.need(\.state, "state"))
    case "phase":
      self = .phase(
        id: try wire.need(\.id, "id"), scene: wire.scene, try wire.need(\.phase, "phase"))
    case "interruption": self = .interruption(began: try wire.need(\.value, "value"))
    case "state":
      self = .state(try wire.need(\.state, "state"), remaining: wire.remaining)
    case "edit":
      self = .edit(id: try wire.need(\.id, "id"), what: try wire.need(\.what, "what"))
    case "block": self = .block
    case "unblock": self = .unblock
    case _: return nil
    }
  }
}
