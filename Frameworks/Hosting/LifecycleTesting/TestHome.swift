// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The home folder of the app of a test: empty at first, with the folders an iOS app finds in its
/// own, and gone with the test. The variables of the environment name it meanwhile.
final class TestHome: Sendable {
  private static let variables = ["HOME", "CFFIXED_USER_HOME"]

  let path: String
  private let former: [String: String]

  init() throws {
    // The same for every test of a process: user defaults stay where they were read first.
    path = NSTemporaryDirectory() + "applife-test-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.removeItem(atPath: path)
    for folder in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
      do {
        try FileManager.default.createDirectory(
          atPath: path + "/" + folder, withIntermediateDirectories: true)
      } catch {
        throw TestApplicationError.noHome(path)
      }
    }
    former = ProcessInfo.processInfo.environment.filter { Self.variables.contains($0.key) }
    for name in Self.variables { setenv(name, path, 1) }
    let defaults = UserDefaults.standard
    // Values that are set and not written yet are not among the keys of the domain.
    defaults.synchronize()
    let domain = defaults.persistentDomain(forName: ProcessInfo.processInfo.processName) ?? [:]
    for key in domain.keys { defaults.removeObject(forKey: key) }
  }

  deinit {
    for name in Self.variables {
      if let value = former[name] { setenv(name, value, 1) } else { unsetenv(name) }
    }
    try? FileManager.default.removeItem(atPath: path)
  }
}
