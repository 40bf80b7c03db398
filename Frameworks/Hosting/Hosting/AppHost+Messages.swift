// SPDX-License-Identifier: Apache-2.0
import HostConversation
import HostProtocol
import Languages
import Lifecycle
import LifecycleText

/// The messages of the process in the protocol.
extension AppHost {
  /// Returns what a line of the protocol is to the engine.
  package mutating func take(_ line: LineSplitter.Line, _ device: Device) -> [Device.Input] {
    // Nothing that a process says while it is being ended matters any more.
    guard let process, !process.isEnding else { return [] }
    let message: AppMessage?
    var problem: HostProblem?
    do throws(HostProtocolError) {
      if line.isCut { throw .tooLong }
      message = try AppMessage(line: line.bytes)
    } catch {
      message = nil
      problem = .brokenProtocol(Self.problem(of: error))
    }
    // The answer to a call is no flood, however many calls there are.
    guard message.map(conversation.isReturn) == true || messages.admits(at: device.now) else {
      return breakOff(.flood(Self.mostMessages))
    }
    if let problem { return say(problem) }
    return message.map { take($0.cleaned, device) } ?? []
  }

  private static func problem(of error: HostProtocolError) -> HostProblem.BrokenProtocol {
    switch error {
    case .notAMessage: .notAMessage
    case .incomplete(let type, let key):
      .incomplete(type: OutputText.clean(Array(type.utf8)), key: key)
    case .tooLong: .tooLong(HostProtocol.longestLine)
    }
  }

  private mutating func take(_ message: AppMessage, _ device: Device) -> [Device.Input] {
    if case .hello(let hello) = message {
      facts.hasSaidHello = true
      guard hello.version == HostProtocol.version else {
        return breakOff(.wrongVersion(hello.version))
      }
    }
    if let note = note(of: message) { notes?.append(note) }
    do throws(HostProblem) {
      let inputs = try conversation.inputs(from: message, on: device)
      guard case .hello = message else { return inputs }
      return send(.welcome(version: HostProtocol.version, app: reference.name))
    } catch {
      if case .tapped = message { notes?.append(.missed(phrases.hosting.problem(error))) }
      return say(error)
    }
  }

  /// Returns the note of a message about the app's data; nil for another message.
  private func note(of message: AppMessage) -> AppNote? {
    if case .edited(let what) = message { return .edited(what) }
    if case .saved(let saved) = message { return .saved(saved) }
    if case .readLaunchOption(let key) = message { return .readLaunchOption(key) }
    if case .returned(let id, let value) = message, conversation.pending[id] == .edit {
      return .answered(value ?? true)
    }
    return nil
  }
}

extension AppMessage {
  /// The message with its texts as the log may show them.
  fileprivate var cleaned: AppMessage {
    func clean(_ text: String) -> String { OutputText.clean(Array(text.utf8)) }
    if case .tapped(let id, let names?) = self {
      return .tapped(id: id, names: names.prefix(AppHost.mostNames).map(clean))
    }
    if case .beginTask(let task, let name) = self {
      return .beginTask(task: task, name: clean(name))
    }
    if case .readLaunchOption(let key) = self { return .readLaunchOption(key: clean(key)) }
    return self
  }
}
