// SPDX-License-Identifier: Apache-2.0

/// The main run loop's events, and changes of the device that are announced to every app.
extension Device {
  /// An event for what is in front; without an app there is nobody to receive it.
  mutating func send(_ kind: SystemEvent.Kind) {
    guard case .app(let index) = front, !isLocked else {
      context.record(.queue(.dropped, kind), nil, .touchesActiveOnly)
      return
    }
    apps[index].send(kind, &context)
  }

  /// A change is announced to every app that runs, and queued for every suspended one.
  mutating func change(_ kind: SystemEvent.Kind) {
    for index in apps.indices { apps[index].change(kind, &context) }
  }
}
