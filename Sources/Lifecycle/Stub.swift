extension Device {
  package mutating func handle(_ event: SystemEvent) -> [Trace.Entry] { [] }
  package mutating func advance(to instant: Duration) -> [Trace.Entry] { [] }
  package mutating func appReturned(_ name: String, value: Bool? = nil) -> [Trace.Entry] { [] }
  package var nextDeadline: Duration? { nil }
  package var isSettled: Bool { true }
  package func refusal(of event: SystemEvent) -> Refusal? { nil }
  package var runningLimits: [RunningLimit] { [] }
  package var endedNext: Int? { nil }
}
