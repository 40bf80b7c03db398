// SPDX-License-Identifier: Apache-2.0
import HostedBase

// A calendar of the process alone: events and reminders are kept until it ends.

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = "Calendar"
  public let calendarIdentifier = UUID().uuidString
  open var allowsContentModifications: Bool { true }
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
open class EKAlarm: NSObject {
  public init(absoluteDate date: Date) {}
  public init(relativeOffset offset: TimeInterval) {}
}
open class EKRecurrenceRule: NSObject {
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {}
}
open class EKRecurrenceEnd: NSObject {
  public init(end endDate: Date) {}
  public init(occurrenceCount: Int) {}
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  open var title: String! = ""
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var timeZone: TimeZone?
  open private(set) var alarms: [EKAlarm]?
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {}
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) {}
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) {}
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0
}
/// - SeeAlso: https://developer.apple.com/documentation/eventkit/ekeventstore
/// - Note: Unchecked: its items are behind its lock.
open class EKEventStore: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var events: [EKEvent] = []
  private var reminders: [EKReminder] = []
  private lazy var calendar = EKCalendar(for: .event, eventStore: self)
  public override init() {}
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .fullAccess
  }
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(true, nil) } }
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(true, nil) } }
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(true, nil) } }
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(true, nil) } }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { true }
  open func requestFullAccessToEvents() async throws -> Bool { true }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { true }
  open func requestFullAccessToReminders() async throws -> Bool { true }
  open var defaultCalendarForNewEvents: EKCalendar? { calendar }
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendar }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [calendar] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { calendar }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    lock.withLock {
      (events + reminders).first { $0.calendarItemIdentifier == identifier }
    }
  }
  open func event(withIdentifier identifier: String) -> EKEvent? {
    lock.withLock { events.first { $0.calendarItemIdentifier == identifier } }
  }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    lock.withLock { if !events.contains(event) { events.append(event) } }
  }
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    lock.withLock { if !reminders.contains(reminder) { reminders.append(reminder) } }
  }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    lock.withLock { events.removeAll { $0 === event } }
  }
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    lock.withLock { reminders.removeAll { $0 === reminder } }
  }
  open func commit() throws {}
  open func reset() {}
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { lock.withLock { events } }
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    let found = lock.withLock { reminders }
    DispatchQueue.global().async { completion(found) }
    return found
  }
}
extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
