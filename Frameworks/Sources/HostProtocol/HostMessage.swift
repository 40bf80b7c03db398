// SPDX-License-Identifier: Apache-2.0

/// A message of applife to the app.
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
  /// The user taps a button of that name, or types a text. The app answers with ``AppMessage/tapped(id:names:)``.
  case tap(id: Int, name: String)
  case type(id: Int, text: String)
  /// The main thread is to be blocked until ``unblock``.
  case block
  case unblock

  /// A call to the app's code.
  package struct Call: Equatable, Sendable {
    /// The number that the answer names. No two calls to one process have the same.
    package var id: Int
    /// The method's Swift selector.
    package var name: String
    /// `applicationState` inside the method.
    package var state: String
    /// The scene it concerns: `scene-1`.
    package var scene: String?
    /// The values that the method is given: a URL, a shortcut item, by Apple's keys.
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

extension HostMessage: JSONMessage {
  package enum Kind: String {
    case welcome, call, expire, post, phase, interruption, state, edit, block, unblock
    case tap, type
  }

  package init(_ kind: Kind, from keys: KeyedDecodingContainer<MessageKey>) throws {
    self =
      switch kind {
      case .welcome: .welcome(version: try keys.need("version"), app: try keys.find("app") ?? "")
      case .call:
        .call(
          Call(
            id: try keys.need("id"), name: try keys.need("name"), state: try keys.need("state"),
            scene: try keys.find("scene"), options: try keys.find("options") ?? [:]))
      case .expire: .expire(id: try keys.need("id"), task: try keys.need("task"))
      case .post:
        .post(
          id: try keys.need("id"), name: try keys.need("name"), state: try keys.need("state"))
      case .phase:
        .phase(id: try keys.need("id"), scene: try keys.find("scene"), try keys.need("phase"))
      case .interruption: .interruption(began: try keys.need("value"))
      case .state: .state(try keys.need("state"), remaining: try keys.find("remaining"))
      case .edit: .edit(id: try keys.need("id"), what: try keys.need("what"))
      case .tap: .tap(id: try keys.need("id"), name: try keys.need("name"))
      case .type: .type(id: try keys.need("id"), text: try keys.need("text"))
      case .block: .block
      case .unblock: .unblock
      }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .welcome(let version, let app):
      try encoder.write(Kind.welcome, ["version": version, "app": app])
    case .call(let call):
      try encoder.write(
        Kind.call,
        [
          "id": call.id, "name": call.name, "state": call.state, "scene": call.scene,
          "options": call.options.isEmpty ? nil : call.options,
        ])
    case .expire(let id, let task): try encoder.write(Kind.expire, ["id": id, "task": task])
    case .post(let id, let name, let state):
      try encoder.write(Kind.post, ["id": id, "name": name, "state": state])
    case .phase(let id, let scene, let phase):
      try encoder.write(Kind.phase, ["id": id, "scene": scene, "phase": phase])
    case .interruption(let began): try encoder.write(Kind.interruption, ["value": began])
    case .state(let state, let remaining):
      try encoder.write(Kind.state, ["state": state, "remaining": remaining])
    case .edit(let id, let what): try encoder.write(Kind.edit, ["id": id, "what": what])
    case .tap(let id, let name): try encoder.write(Kind.tap, ["id": id, "name": name])
    case .type(let id, let text): try encoder.write(Kind.type, ["id": id, "text": text])
    case .block: try encoder.write(Kind.block, [:])
    case .unblock: try encoder.write(Kind.unblock, [:])
    }
  }
}
