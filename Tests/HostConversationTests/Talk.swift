// SPDX-License-Identifier: Apache-2.0
import HostConversation
import HostProtocol
import Lifecycle
import Languages

/// A device with one app that answers from outside, and the conversation with it.
struct Talk {
  var device: Device
  var conversation: HostConversation

  init(_ change: (inout EmulatedApp.Traits) -> Void = { _ in }) {
    var traits = EmulatedApp.Traits(name: "Notes")
    traits.code = .outside
    change(&traits)
    device = Device(apps: [traits])
    conversation = HostConversation(device.reference(at: 0))
  }

  var app: AppReference { conversation.app }

  /// Returns what a message of the app comes to.
  mutating func inputs(_ message: AppMessage) -> Result<[Device.Input], HostProblem> {
    do throws(HostProblem) {
      return .success(try conversation.inputs(from: message, on: device))
    } catch {
      return .failure(error)
    }
  }

  /// Applies an input. Returns what the app is told of it.
  mutating func apply(_ input: Device.Input) -> [HostMessage] {
    let entries = device.apply(input)
    for entry in entries {
      if case .process(.main) = entry.kind { conversation.begin() }
    }
    var messages = entries.flatMap { conversation.messages(for: $0, on: device) }
    if let call = conversation.handlerCall(on: device) { messages.append(call) }
    return messages
  }

  /// Causes an event, and lets the app return from everything. Returns all that the app was told.
  mutating func perform(_ event: SystemEvent) -> [HostMessage] {
    var told = apply(.event(event))
    var next = told[...]
    while let message = next.popFirst() {
      guard let id = message.code else { continue }
      for input in (try? inputs(.returned(id: id, value: nil)).get()) ?? [] {
        let more = apply(input)
        told += more
        next += more
      }
    }
    return told
  }
}

extension HostMessage {
  /// The number of a request that the engine waits for; nil for another message.
  var code: Int? {
    switch self {
    case .call(let call): call.id
    case .expire(let id, _), .post(let id, _, _), .phase(let id, _, _): id
    case .welcome, .interruption, .state, .edit, .tap, .type, .block, .unblock: nil
    }
  }
}
