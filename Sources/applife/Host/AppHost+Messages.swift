// SPDX-License-Identifier: Apache-2.0
import HostConversation
import HostProtocol
import Lifecycle
import LifecycleText

/// The messages of the process in the protocol.
extension AppHost {
  /// Returns what a line of the protocol is to the engine.
  mutating func take(_ line: LineSplitter.Line, _ device: Device) -> [Device.Input] {
    // What it still says does not matter any more.
    guard let process, !process.isEnding else { return [] }
    let found: Result<AppMessage?, HostProtocolError>
    do throws(HostProtocolError) {
      if line.isCut { throw .tooLong }
      found = .success(try AppMessage(line: line.bytes))
    } catch {
      found = .failure(error)
    }
    // The answer to a call is no flood, however many calls there are.
    guard isReturn(found) || messages.admits(at: device.now) else {
      return breakOff(.flood(Self.mostMessages))
    }
    let message: AppMessage?
    do throws(HostProtocolError) {
      message = try found.get()
    } catch {
      return say(.brokenProtocol(Self.problem(of: error)))
    }
    return message.map { take($0.cleaned, device) } ?? []
  }

  private func isReturn(_ found: Result<AppMessage?, HostProtocolError>) -> Bool {
    guard case .success(let message?) = found else { return false }
    return conversation.isReturn(message)
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
    if case .beginTask = message, conversation.tasks.count >= Self.mostTasks {
      return breakOff(.tooManyTasks(Self.mostTasks))
    }
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
      return say(error)
    }
  }

  /// Returns the note of a message about the app's data; nil for another message.
  private func note(of message: AppMessage) -> AppNote? {
    switch message {
    case .edited(let what): .edited(what)
    case .saved(let saved): .saved(saved)
    case .returned(let id, let value):
      conversation.pending[id] == .edit ? .answered(value ?? true) : nil
    case .readLaunchOption(let key): .readLaunchOption(key)
    case .hello, .tapped, .completed, .beginTask, .endTask, .submit, .submitContinued,
      .cancelTask, .reportCall, .startActivity, .progress, .taskCompleted, .audio, .location:
      nil
    }
  }
}

extension AppMessage {
  /// The message with its texts as the log may show them.
  fileprivate var cleaned: AppMessage {
    func clean(_ text: String) -> String { OutputText.clean(Array(text.utf8)) }
    switch self {
    case .tapped(let id, let names?):
      return .tapped(id: id, names: names.prefix(AppHost.mostNames).map(clean))
    case .beginTask(let task, let name): return .beginTask(task: task, name: clean(name))
    case .readLaunchOption(let key): return .readLaunchOption(key: clean(key))
    case .hello, .returned, .tapped, .completed, .endTask, .submit, .submitContinued, .cancelTask,
      .reportCall, .startActivity, .progress, .taskCompleted, .audio, .location, .edited, .saved:
      return self
    }
  }
}
