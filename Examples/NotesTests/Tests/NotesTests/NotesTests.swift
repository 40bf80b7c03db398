// SPDX-License-Identifier: Apache-2.0
import LifecycleTesting
import Testing

@testable import Notes

/// The fate of notes when iOS suspends and ends the app. Nothing here waits: time is virtual.
@MainActor @Suite(.serialized)
struct NotesTests {
  @Test("a note survives the app")
  func saved() throws {
    let app = try TestApplication(AppDelegate())
    try app.perform("tap icon")
    app.delegate?.add("milk")
    try app.perform("press home, wait 1m")
    #expect(app.state == .suspended)
    try app.perform("reclaim memory, tap icon")
    #expect(app.delegate?.notes == ["milk"])
  }

  @Test("a note is lost when the app crashes in front")
  func lost() throws {
    let app = try TestApplication(AppDelegate())
    try app.perform("tap icon")
    app.delegate?.add("milk")
    try app.perform("crash, tap icon")
    #expect(app.delegate?.notes == [])
  }

  @Test("an upload that takes too long gives its time back")
  func expires() throws {
    let app = try TestApplication(AppDelegate())
    try app.perform("tap icon, press home, wait 40s")
    #expect(app.delegate?.wasInterrupted == true)
    #expect(app.state == .suspended)
    #expect(app.ending == nil)
  }

  @Test("iOS ends an app that saves for too long")
  func slow() throws {
    let app = try TestApplication(AppDelegate())
    app.slow("applicationDidEnterBackground(_:)", by: .seconds(20))
    try app.perform("tap icon, press home, wait 30s")
    #expect(app.state == .notRunning)
    #expect(app.ending?.reason == .watchdog)
  }
}
