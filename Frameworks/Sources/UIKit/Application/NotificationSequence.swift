// SPDX-License-Identifier: Apache-2.0

/// Notifications as a sequence that is awaited; Foundation on Linux has none.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
extension NotificationCenter {
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(center: self, name: name, object: object) }

  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    private let stream: AsyncStream<Box>

    /// - Note: Unchecked: a notification goes from who posts it to who awaits it, and is a value.
    fileprivate struct Box: @unchecked Sendable { let notification: Notification }

    /// - Note: Unchecked: it is only handed back to the center.
    private struct Token: @unchecked Sendable { let observer: any NSObjectProtocol }

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream<Box>.makeStream()
      self.stream = stream
      let token = Token(
        observer: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Box(notification: $0))
        })
      continuation.onTermination = { _ in center.removeObserver(token.observer) }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(boxes: stream.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var boxes: AsyncStream<Box>.Iterator
      public mutating func next() async -> Notification? { await boxes.next()?.notification }
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? { await boxes.next(isolation: actor)?.notification }
    }
  }
}
