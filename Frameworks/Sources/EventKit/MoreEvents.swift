// SPDX-License-Identifier: Apache-2.0
import HostedBase

public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}
/// - Note: Unchecked: nothing of it changes.
open class EKSource: NSObject, @unchecked Sendable {
  static let local = EKSource()
  open var title: String { "Default" }
  open var sourceType: EKSourceType { .local }
  open var sourceIdentifier: String { "local" }
}
public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}
open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday
  public init(_ dayOfTheWeek: EKWeekday) { self.dayOfTheWeek = dayOfTheWeek }
}
open class EKParticipant: NSObject {
  open var name: String? { nil }
  open var isCurrentUser: Bool { false }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  open var title: String?
  open var radius = 0.0
  public init(title: String) { self.title = title }
}
