// SPDX-License-Identifier: Apache-2.0
import Dispatch
import OperatingSystem

/// The descriptors of hosted processes that are waited for.
///
/// Each source has a descriptor of its own for the same pipe and closes it when it is done: the
/// process may close the original at any moment, which Dispatch does not allow.
final class WatchedDescriptors {
  /// A pipe or socket, and what is waited for.
  private struct Wait: Hashable {
    let device: UInt64
    let file: UInt64
    let isForWriting: Bool
  }

  private var sources: [Wait: any DispatchSourceProtocol] = [:]
  private let isReady: () -> Void

  /// - Parameter isReady: done when one of the descriptors is ready.
  init(isReady: @escaping () -> Void) { self.isReady = isReady }

  /// Waits for these descriptors, and for no others any more.
  func watch(_ list: [pollfd]) {
    var wanted: [Wait: Int32] = [:]
    for poll in list {
      var status = stat()
      guard fstat(poll.fd, &status) == 0 else { continue }
      let wait = Wait(
        device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino),
        isForWriting: poll.events & Int16(POLLOUT) != 0)
      wanted[wait] = poll.fd
    }
    for (wait, source) in sources where wanted[wait] == nil {
      source.cancel()
      sources[wait] = nil
    }
    for (wait, descriptor) in wanted where sources[wait] == nil {
      let own = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
      // Without one, the process is looked at when the time is next told.
      guard own >= 0 else { continue }
      let source =
        wait.isForWriting
        ? MainQueue.whenWritable(own, isReady) : MainQueue.whenReadable(own, isReady)
      source.setCancelHandler { systemClose(own) }
      sources[wait] = source
    }
  }
}
