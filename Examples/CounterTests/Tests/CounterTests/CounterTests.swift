// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTesting
import Testing

@testable import Counter

@MainActor @Suite(.serialized) struct CounterTests {
  private var saved: Int { UserDefaults.standard.integer(forKey: "count") }

  @Test func savesBeforeItIsSuspended() throws {
    let app = try TestApplication(CounterApp.self)
    try app.perform("tap icon, tap button Add, tap button Add, press home, wait 1m")
    #expect(app.state == .suspended)
    #expect(saved == 2)
  }

  @Test func losesWhatItCountedInFront() throws {
    let app = try TestApplication(CounterApp.self)
    try app.perform("tap icon, tap button Add, exceed memory")
    #expect(app.ending?.notified == false)
    #expect(saved == 0)
  }

  @Test func countsOnFromWhatItSaved() throws {
    let app = try TestApplication(CounterApp.self)
    try app.perform("tap icon, tap button Add, press home, wait 1m, reclaim memory")
    try app.perform("tap icon, tap button Add, press home")
    #expect(saved == 2)
  }
}
