// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Foundation
import ProgramTestSupport
import Testing

/// Tests that builds are kept, but not for ever.
extension HostBuildTests {
  @Test("sources that are hosted as a file and as their folder are one program each")
  func twoNames() throws {
    let folder = try Folder()
    let file = try folder.write(
      "Start.swift",
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { print("here") }
      }
      """)
    for path in [file, folder.url.path, file] {
      let result = try Subprocess.run(
        "/usr/bin/env",
        [
          "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c", "tap icon, wait 1s", "--json",
          "--host", path,
        ])
      #expect(result.output.contains("\"text\":\"here\""), "\(path)")
    }
  }

  @Test("of what was built the apps that were used last are kept")
  func bounded() throws {
    let folder = try Folder()
    let files = FileManager.default
    for number in 0..<40 {
      let path = folder.url.appending(path: "app-\(number)").path
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000_000 + number))],
        ofItemAtPath: path)
    }
    let cache = BuildCache(folder.url.path)
    cache.use("app-3")
    cache.trim()
    let kept = try files.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(kept) == Set((17..<40).map { "app-\($0)" } + ["app-3"]))
  }
}
