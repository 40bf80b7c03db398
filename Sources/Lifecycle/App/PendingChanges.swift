// SPDX-License-Identifier: Apache-2.0

/// Changes of the device queued for a suspended app: one net event per kind.
struct PendingChanges: Hashable, Sendable {
  private(set) var kinds: [SystemEvent.Kind] = []

  /// Queues a change. Returns whether it takes the place of another.
  mutating func add(_ kind: SystemEvent.Kind) -> Bool {
    let count = kinds.count
    kinds.removeAll { $0.netKind == kind.netKind }
    defer { kinds.append(kind) }
    return kinds.count < count
  }

  /// Everything that was queued, once.
  mutating func takeAll() -> [SystemEvent.Kind] {
    defer { kinds = [] }
    return kinds
  }
}

extension SystemEvent.Kind {
  /// The kind under which a change is coalesced: an accessory that comes and goes is one matter.
  fileprivate var netKind: SystemEvent.Kind {
    self == .disconnectAccessory ? .connectAccessory : self
  }
}
