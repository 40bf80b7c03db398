// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// One column a version, held against a run of each version.
@Suite("Versions beside each other")
struct VersionTableTests {
  private static func runs(
    _ text: String, _ versions: [SystemVersion]
  ) throws -> [(version: SystemVersion, recording: Scenario.Recording)] {
    try versions.map { version in
      let overrides = Scenario.Overrides(version: version)
      return (version, try Scenario.parse(Array(text.utf8), overrides: overrides).recorded())
    }
  }

  @Test("leaving an app terminates it before iOS 4, and suspends it from then on")
  func leaving() throws {
    let table = VersionTable(
      try Self.runs("app N\ntap icon\npress home\nwait 10s\n", [3, 4, 5]))
    func row(_ callback: Callback) -> VersionTable.Row? {
      table.rows.first { row in
        if case .call(let call)? = row.entry?.kind { call.callback == callback } else { false }
      }
    }
    let terminates = try #require(row(.applicationWillTerminate))
    #expect(terminates.cells.map { $0 != nil } == [true, false, false])
    #expect(terminates.changes.map(\.version) == [4] && terminates.changes[0].kind == .goes)
    let background = try #require(row(.applicationDidEnterBackground))
    #expect(background.cells.map { $0 != nil } == [false, true, true])
    #expect(background.changes.map(\.kind) == [.comes])
    #expect(background.changes[0].rule == background.cells[1]?.rule)
  }

  @Test(
    "every entry of a run is in one row, in its order, and rows that are left out are on each version",
    arguments: [
      "demo", "leave-and-suspend", "launch-cold", "data-saved-too-late",
      "six-cases-5-call-answered",
    ])
  func complete(name: String) throws {
    let scenario = try ScenarioLibrary.scenario(name)
    let runs = try Self.runs(scenario.text, [13, 15, 18, 26, 27])
    let table = VersionTable(runs)
    var left: Set<Int> = []
    for (column, run) in runs.enumerated() {
      let numbers = table.rows.compactMap { $0.cells[column]?.number }
      #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
      #expect(Set(numbers).isSubset(of: run.recording.entries.map(\.number)))
      left.insert(run.recording.entries.count - numbers.count)
    }
    #expect(left.count == 1)
    for row in table.rows { #expect(!row.changes.isEmpty && row.entry != nil) }
  }

  @Test("the versions that change something are those whose run differs from the one before")
  func changed() throws {
    let all = try Self.runs(
      "app N\ntap icon\npress home\nwait 10s\n", (2...27).map { SystemVersion($0) })
    let found = VersionTable.changed(all).map(\.version)
    #expect(found.first == 2 && found.contains(4))
    for index in all.indices.dropFirst() where !found.contains(all[index].version) {
      #expect(Comparison(all[index - 1].recording, all[index].recording).isSame)
    }
    let none = VersionTable(try Self.runs("app N\n", [9, 10, 11]))
    #expect(none.rows.isEmpty)
  }
}
