// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// "Why" is a walk: from every entry back to the input or the deadline behind it.
@Suite("Causes")
struct CauseTests {
  @Test("every entry of every scenario goes back to an event", arguments: ScenarioLibrary.names)
  func walk(name: String) throws {
    let played = ScenarioLibrary.play(try ScenarioLibrary.scenario(name))
    check(played.entries)
  }

  /// Walks back from each entry; a deadline goes on where it was announced.
  private func check(_ entries: [Trace.Entry]) {
    #expect(entries.map(\.number) == Array(entries.indices), "numbered in order")
    for entry in entries {
      var here = entry
      var steps = 0
      while let before = here.predecessor {
        #expect(before < here.number, "\(here) follows from something later")
        guard before < here.number else { return }
        here = entries[before]
        steps += 1
      }
      switch here.kind {
      case .event, .refused, .output: break
      case .process, .call, .returned, .notification, .state, .task, .deadline, .queue, .phase,
        .end:
        Issue.record("the chain of \(entry) ends at \(here)")
      }
      switch entry.cause {
      case .event(let number):
        #expect(number <= entry.number)
      case .deadline(let limit, let announced):
        guard let announced else {
          Issue.record("\(entry): nobody announced \(limit)")
          continue
        }
        #expect(announced < entry.number)
      }
    }
  }

  @Test("what a slow call holds up goes back to what asked for it, not to what came meanwhile")
  func queued() throws {
    let played = try Played(
      "app A\non applicationWillResignActive take 3s\ntap icon A\n5s press home\n6s rotate\nwait 5s"
    )
    let home = try #require(played.entries.first { $0.kind == .event(.pressHome) })
    let rotate = try #require(played.entries.first { $0.kind == .event(.rotate) })
    for entry in played.entries {
      guard case .call(let call) = entry.kind else { continue }
      if call.callback == .applicationDidEnterBackground {
        #expect(entry.cause == .event(home.number))
      }
    }
    let orientation = try #require(
      played.entries.first {
        if case .notification(.orientationDidChange, _) = $0.kind { true } else { false }
      })
    #expect(orientation.cause == .event(rotate.number))
    #expect(orientation.predecessor == rotate.number)
  }

  @Test(
    "that an app has nothing left to do follows from what it did last, not from what came meanwhile"
  )
  func idle() throws {
    let played = try Played(
      "app A\non applicationDidEnterBackground take 2s\ntap icon A\n5s press home\n6s press home\n7s rotate\nwait 20s"
    )
    let home = try #require(played.entries.first { $0.kind == .event(.pressHome) })
    let announced = try #require(
      played.entries.first {
        if case .deadline(.suspension, _) = $0.kind { true } else { false }
      })
    #expect(announced.cause == .event(home.number))
    let before = try #require(announced.predecessor.map { played.entries[$0] })
    #expect(before.app == "A")
    #expect(before.time == announced.time)
  }

  @Test("what a deadline does goes back to the entry that announced it")
  func deadline() throws {
    let played = try Played("app A\ntap icon A\npress home\nwait 10s")
    let announced = try #require(
      played.entries.first {
        if case .deadline(.suspension, _) = $0.kind { true } else { false }
      })
    let suspended = try #require(played.entries.last)
    #expect(suspended.cause == .deadline(.suspension, announced: announced.number))
    #expect(suspended.predecessor == announced.number)
  }

  @Test("what an answer from outside lets go on follows from the call")
  func returned() throws {
    var traits = EmulatedApp.Traits(name: "A")
    traits.code = .outside
    var device = Device(apps: [traits])
    let app = device.reference(at: 0)
    let launched = device.apply(.event(.tapIcon(app)))
    let call = try #require(launched.last { if case .call = $0.kind { true } else { false } })
    let next = device.apply(.returned(app, value: true))
    #expect(!next.isEmpty)
    // The launch goes on: its entries still follow from the event that asked for it.
    #expect(next.allSatisfy { $0.cause == .event(0) })
    #expect((next.first?.predecessor ?? -1) >= call.number)
  }
}
