// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Synchronization
@_spi(Hosting) import UIKit

/// The messages that the app of a test has sent, from whatever thread, in order.
final class AppInbox: Sendable {
  private let messages = Mutex<[AppMessage]>([])

  /// Takes the place of applife as the receiver of the app's messages.
  func listen() { AppLink.observe { [self] in add($0) } }

  private func add(_ message: AppMessage) { messages.withLock { $0.append(message) } }

  /// Returns the first message that has not been taken; nil for none.
  func next() -> AppMessage? { messages.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  /// Forgets the messages of a process that has ended.
  func clear() { messages.withLock { $0 = [] } }
}
