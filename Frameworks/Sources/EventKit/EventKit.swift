// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

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
  open var source: EKSource! = EKSource.local
  open var type: EKCalendarType { .local }
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
open class EKAlarm: NSObject {
  public init(absoluteDate date: Date) {}
  public init(relativeOffset offset: TimeInterval) {}
}
open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let recurrenceEnd: EKRecurrenceEnd?
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
  }
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) { (frequency, self.interval, recurrenceEnd) = (type, interval, end) }
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
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Nothing recurs.
  open var recurrenceRules: [EKRecurrenceRule]?
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  open var hasNotes: Bool { !(notes ?? "").isEmpty }
  open var attendees: [EKParticipant]? { nil }
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) {}
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var structuredLocation: EKStructuredLocation?
  open var status: EKEventStatus { .none }
  open var organizer: EKParticipant? { nil }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
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
  /// Calendars that the app has made.
  private var own: [EKCalendar] = []
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
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    [calendar] + lock.withLock { own }
  }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    calendars(for: .event).first { $0.calendarIdentifier == identifier }
  }
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
  open var sources: [EKSource] { [.local] }
  open var defaultSource: EKSource { .local }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    lock.withLock { if !own.contains(calendar) { own.append(calendar) } }
  }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    lock.withLock { own.removeAll { $0 === calendar } }
  }
  open func refreshSourcesIfNecessary() {}
  open func commit() throws {}
  open func reset() {}
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { event, _ in
      guard let event = event as? EKEvent, let start = event.startDate else { return false }
      let isIn = calendars?.contains { $0 === event.calendar } ?? true
      return isIn && start < endDate && (event.endDate ?? start) >= startDate
    }
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate { item, _ in (item as? EKReminder)?.isCompleted == false } }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate { item, _ in (item as? EKReminder)?.isCompleted == true } }
  open func enumerateEvents(
    matching predicate: NSPredicate,
    using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for event in events(matching: predicate) where !isStopped.boolValue {
      block(event, &isStopped)
    }
  }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    lock.withLock { events }.filter { predicate.evaluate(with: $0) }
  }
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    let found = lock.withLock { reminders }.filter { predicate.evaluate(with: $0) }
    DispatchQueue.global().async { completion(found) }
    return found
  }
}
extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
