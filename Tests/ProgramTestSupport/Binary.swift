// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The built program.
package enum Binary {
  /// The folder it is in, which is that of the tests.
  package static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  package static var path: String { folder.appending(path: "applife").path }
  /// True under a sanitizer, which takes more memory than any limit leaves.
  package static let isSanitized = sanitizer != nil
  /// True under ThreadSanitizer, whose own file in memory falls under the limit on the size of
  /// files.
  package static let isThreadSanitized = sanitizer == "thread"
  private static let sanitizer = ProcessInfo.processInfo.environment["APPLIFE_SANITIZER"]
  /// The sanitizers' settings, as assignments of the environment, for a program that is started
  /// with an environment of its own.
  package static let sanitizerOptions = ProcessInfo.processInfo.environment
    .filter { ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key) }
    .map { "\($0.key)=\($0.value)" }
}
