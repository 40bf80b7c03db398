// SPDX-License-Identifier: Apache-2.0
import LifecycleTesting
import UIKit
import XCTest

/// The same under XCTest.
final class XCTestTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {}
  }

  @MainActor func testHome() async throws {
    let app = try TestApplication(Delegate())
    try app.perform("tap icon, press home, wait 1m")
    XCTAssertEqual(app.state, .suspended)
    XCTAssertEqual(app.calls, ["applicationDidEnterBackground(_:)"])
    XCTAssertThrowsError(try app.perform("press home"))
  }
}
