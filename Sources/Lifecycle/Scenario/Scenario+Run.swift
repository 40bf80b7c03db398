// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// A scenario and its device, played in virtual time a statement at a time, as fast as possible.
  public struct Runner: Sendable {
    public let scenario: Scenario
    /// The device as the scenario has left it.
    public private(set) var device: Device
    package var player: Player
    /// The entries that the current statement has led to.
    private var entries: [Trace.Entry] = []
    /// True if the device has been left to settle after the last step.
    private var isOver = false

    /// - Parameters:
    ///   - scenario: what is played.
    ///   - device: the device the statements are played on; the scenario's own if nil.
    public init(_ scenario: Scenario, from device: Device? = nil) {
      self.scenario = scenario
      self.device = device ?? scenario.device
      player = Player(scenario.steps)
    }

    /// The effect of one statement.
    public struct StepResult: Hashable, Sendable {
      /// The step's place in the scenario; nil for the end, when the device is left to settle.
      public let index: Int?
      /// The entries that followed, in order.
      public let entries: [Trace.Entry]
      /// The verdict on the expectation. Nil for what is no expectation.
      public let verdict: Verdict?

      /// The effect of a statement, for a player of another kind.
      public init(index: Int?, entries: [Trace.Entry], verdict: Verdict?) {
        self.index = index
        self.entries = entries
        self.verdict = verdict
      }
    }

    /// Does the next statement; nil when the scenario is over.
    public mutating func next() -> StepResult? {
      guard !isOver else { return nil }
      let statement = playStatement()
      isOver = statement == nil
      defer { entries = [] }
      return StepResult(index: statement?.index, entries: entries, verdict: statement?.verdict)
    }
  }
}

extension Scenario.Runner: ScenarioDriver {
  package mutating func pass(until moment: Duration) { observe(device.advance(to: moment)) }

  package mutating func perform(_ event: SystemEvent) { observe(device.handle(event)) }

  private mutating func observe(_ new: [Trace.Entry]) {
    player.observe(new)
    if entries.isEmpty { entries = new } else { entries += new }
  }
}
