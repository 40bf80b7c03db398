// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Synchronization

/// The keys that a launch method looks up in its options: in an app with scenes there are no options, so
/// a rehearsal of the move to scenes tells what it will miss.
enum LaunchOptionReads {
  /// The keys of the launch method that runs; nil while none does.
  private static let keys = Mutex<Set<String>?>(nil)

  /// A key is looked up.
  static func note(_ key: String) { keys.withLock { _ = $0?.insert(key) } }

  /// Calls a launch method, and says what it looked up.
  @MainActor static func watch(_ launch: () -> Bool) -> Bool {
    keys.withLock { $0 = [] }
    let value = launch()
    let found = keys.withLock { keys in
      defer { keys = nil }
      return keys ?? []
    }
    for key in found.sorted() { AppLink.send(.readLaunchOption(key: key)) }
    return value
  }
}
