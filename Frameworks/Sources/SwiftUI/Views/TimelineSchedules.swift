// SPDX-License-Identifier: Apache-2.0

// The moments at which a timeline would be asked for its view again: it is not.

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/timelineschedule
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// One of SwiftUI's.
protocol PlainTimelineSchedule: TimelineSchedule {}
extension PlainTimelineSchedule {
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}
public struct PeriodicTimelineSchedule: PlainTimelineSchedule, Sendable {
  public init(from startDate: Date, by interval: TimeInterval) {}
}
public struct EveryMinuteTimelineSchedule: PlainTimelineSchedule, Sendable { public init() {} }
public struct AnimationTimelineSchedule: PlainTimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self { Self() }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
