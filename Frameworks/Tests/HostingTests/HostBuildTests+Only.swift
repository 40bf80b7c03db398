// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// Apps whose modules are not here: `--only delegate` hosts their delegates for real. The apps lie in
/// `Tests/Delegates`.
extension HostBuildTests {
  /// Runs an app's delegates. Returns what the app printed, and what applife said.
  private func delegates(
    of path: String, _ steps: String, _ options: [String] = ["--only", "delegate"]
  ) throws -> (output: [String], errors: String) {
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c", steps, "--json", "--host", path,
      ] + options)
    let output = try result.output.split(separator: "\n").compactMap { line -> String? in
      let values = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return values?["kind"] as? String == "output" ? values?["text"] as? String : nil
    }
    return (output, result.errors)
  }

  private static func fixture(_ name: String) -> String {
    Project.root.appending(path: "Tests/Delegates/\(name)").path
  }

  @Test(
    "the delegates of an app run for real, and what its modules would do is listed",
    arguments: [
      (
        "Firebase", ["signed out", "home loaded", "launched", "saved"],
        ["FirebaseApp", "Messaging", "GoogleSignIn"]
      ),
      ("Alamofire", ["launched", "task begun", "flushed"], ["Session", "Not here: Alamofire"]),
      ("Realm", ["notes 0", "resigned"], ["Realm", "Results", "Not here: RealmSwift"]),
      ("Packages", ["launched", "saved draft"], ["SentrySDK", "ComposableArchitecture"]),
      ("Scenes", ["launched"], ["Not here: Routes"]),
      ("Storyboard", ["reload 2", "launched", "list loaded", "background"], ["LineChartView"]),
      (
        "Coordinator",
        ["launched", "connected", "context saved", "persisted", "scene in background"],
        ["Container", "RxSwift"]
      ),
    ])
  func delegates(name: String, said: [String], missing: [String]) throws {
    let result = try delegates(
      of: Self.fixture(name), "tap icon, wait 500ms, press home, wait 2s, wait 0s")
    #expect(result.output.filter(said.contains) == said, "\(result.output)")
    for name in missing { #expect(result.errors.contains(name), "\(result.errors)") }
    #expect(result.errors.contains("--only delegate"))
  }

  @Test(
    "where the app would end for lack of what is missing, the statement is taken out and listed")
  func traps() throws {
    let result = try delegates(
      of: Self.fixture("Traps"), "tap icon, wait 500ms, press home, wait 2s, wait 0s")
    #expect(result.output.contains("launched"), "\(result.output) \(result.errors)")
    #expect(result.output.contains("saved"), "\(result.output) \(result.errors)")
    #expect(!result.output.contains { $0.contains("Fatal error") }, "\(result.output)")
    let line = result.errors.split(separator: "\n").first { $0.contains("the app ended here") }
    #expect(line?.contains("Traps/AppDelegate.swift:21") ?? false, "\(result.errors)")
  }

  @Test("what is left out is said at the verdict again if the program was built before")
  func twice() throws {
    let path = Self.fixture("Firebase")
    _ = try delegates(of: path, "tap icon")
    let result = try delegates(of: path, "tap icon")
    #expect(result.errors.contains("is not judged"))
    #expect(!result.errors.contains("building"))
  }

  @Test("an app that does not build is offered the way that remains")
  func offer() throws {
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c", "tap icon", "--host",
        Self.fixture("Realm"),
      ], expecting: 2)
    #expect(result.errors.hasSuffix("applife: \(BuildMessage.onlyDelegate.text)\n"))
  }
}
