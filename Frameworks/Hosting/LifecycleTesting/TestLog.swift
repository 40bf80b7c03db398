// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

/// The entries of a trace as text.
enum TestLog {
  /// The language of what a test is told.
  static var phrases: Phrases { Language.english.phrases }

  static func text(_ entries: [Trace.Entry], apps: [String]) -> String {
    let layout = Trace.TextLayout(apps: apps)
    var buffer = TextBuffer()
    for entry in entries { layout.write(entry, to: &buffer, why: phrases.rule) }
    return buffer.text
  }
}

/// The Info.plist of an app of a test.
enum InfoPlist {
  static func text(for app: EmulatedApp.Traits, hasScenes: Bool) -> String {
    let tasks = app.registeredTasks.map { "<string>\($0)</string>" }.joined()
    let windows = app.hasManyWindows ? "<true/>" : "<false/>"
    let scenes =
      "<key>UIApplicationSceneManifest</key><dict>"
      + "<key>UIApplicationSupportsMultipleScenes</key>\(windows)</dict>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>BGTaskSchedulerPermittedIdentifiers</key><array>\(tasks)</array>
      \(hasScenes ? scenes : "")
      </dict></plist>
      """
  }
}

extension Scenario {
  /// The world that some declarations describe, without steps.
  static func declared(_ text: String) throws -> Scenario {
    // The parser refuses a scenario that says nothing; here it declares nothing.
    var (scenario, steps) =
      text.allSatisfy(\.isWhitespace)
      ? (Scenario(), []) : try parseDeclarations(Array(text.utf8))
    let words = steps.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
    if !words.isEmpty {
      throw TestApplicationError.malformed(["setup takes only declarations; use perform for steps"])
    }
    if scenario.apps.isEmpty { scenario.apps = [EmulatedApp.Traits(name: "MyApp")] }
    return scenario
  }
}
