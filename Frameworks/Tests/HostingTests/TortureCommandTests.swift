// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// `applife torture`, with real processes that are really killed.
@Suite("Torture of hosted apps", .serialized)
struct TortureCommandTests {
  private static let cache = Binary.folder.appending(path: "host-cache").path
  private static let examples = Project.root
    .appending(path: "Examples/Hosted")

  private func torture(
    _ path: String, _ options: [String] = [], expecting status: Int32
  ) throws -> Subprocess.Result {
    try Subprocess.run(
      "/usr/bin/env",
      ["XDG_CACHE_HOME=\(Self.cache)", Binary.path, "torture", path] + options,
      expecting: status)
  }

  /// Returns the outcome of each moment: `memory suspended` and `kept`.
  private func moments(
    _ json: String
  ) throws -> [(end: String, data: String, finding: String, during: String)] {
    try json.split(separator: "\n").compactMap { line in
      let values = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      func text(_ key: String) -> String { values[key] as? String ?? "" }
      guard text("kind") == "moment" else { return nil }
      return (text("reason") + " " + text("state"), text("data"), text("finding"), text("during"))
    }
  }

  @Test("the notes example loses what was written wherever it is not told that it ends")
  func notes() throws {
    let path = Self.examples.appending(path: "Notes").path
    let result = try torture(path, ["--format", "jsonl"], expecting: 1)
    if Schema.canBeChecked { try Schema.kinds("torture", [result.output]) }
    // No terminal, no progress bar.
    #expect(!result.errors.contains("["))
    let moments = try moments(result.output)
    #expect(moments.count > 20)
    #expect(Set(moments.map(\.data)) == ["kept", "lost"])
    let kept = Set(moments.filter { $0.data == "kept" }.map(\.end))
    #expect(
      kept == ["system active", "system inactive", "system background", "user background"])
    let lost = Set(moments.filter { $0.data == "lost" }.map(\.end))
    #expect(
      lost.isSuperset(of: [
        "memory suspended", "memory active", "memory background", "user suspended",
        "crash active", "reboot suspended", "watchdog active", "task background",
        "privacy suspended",
      ]))
    #expect(moments.filter { $0.data == "lost" }.allSatisfy { $0.finding.contains("an edit") })
  }

  @Test("its mended version loses nothing; the report is JUnit's")
  func notesSaved() throws {
    let folder = try Folder()
    let path = Self.examples.appending(path: "NotesSaved").path
    let report = folder.path("report.xml")
    let result = try torture(path, ["--format", "junit", "-o", report], expecting: 0)
    #expect(result.output.isEmpty)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    #expect(text.contains(#"failures="0" errors="0" skipped="0""#))
    #expect(text.contains("Shortened: "))
    #expect(text.components(separatedBy: "<testcase ").count > 20)
    if let xmllint = Subprocess.find("xmllint") {
      let schemas = Project.root.appending(path: "Tests/Schemas")
      for schema in ["junit-ant.xsd", "junit-jenkins.xsd"] {
        try Subprocess.run(
          xmllint, ["--noout", "--schema", schemas.appending(path: schema).path, report])
      }
    }
  }

  @Test("a file is compared: one that is written on entering the background alone")
  func file() throws {
    let app = try HostedScript(
      hello: #"{"type":"hello","version":1,"edits":true}"#,
      cases: #"""
        *'"type":"edit"'*) unsaved=yes ;;
        *applicationDidEnterBackground*)
          [ "$unsaved" ] && echo edited > "$HOME/Documents/data" ;;
        """#)
    let result = try torture(
      app.path, ["--file", "Documents/data", "--format", "jsonl"], expecting: 1)
    for moment in try moments(result.output) {
      let isTold = moment.end.hasSuffix("background") || moment.end.hasSuffix("suspended")
      #expect(moment.data == (isTold ? "kept" : "lost"), "\(moment.end)")
    }
  }

  @Test(
    "in the middle of a slow method, what it saves at its end is lost, and what it saves first is not",
    arguments: [("sleep 0.6; save", "lost"), ("save; sleep 0.6", "kept")])
  func middle(body: String, data: String) throws {
    let app = try HostedScript(
      hello: #"{"type":"hello","version":1,"edits":true}"#,
      cases: #"""
        *'"type":"edit"'*) unsaved=yes ;;
        *applicationDidEnterBackground*)
          save() { [ "$unsaved" ] && echo edited > "$HOME/Documents/data"; }
          \#(body) ;;
        """#)
    let result = try torture(
      app.path, ["--file", "Documents/data", "--format", "jsonl"], expecting: 1)
    let inCall = try moments(result.output).filter {
      $0.during == "applicationDidEnterBackground(_:)"
    }
    #expect(Set(inCall.map(\.data)) == [data], "\(inCall)")
    #expect(
      Set(inCall.map(\.end)).isSuperset(of: [
        "crash background", "reboot background", "watchdog background",
      ]))
    // Once it has returned nothing is lost either way.
    let after = try moments(result.output).filter { $0.end.hasSuffix("suspended") }
    #expect(Set(after.map(\.data)) == ["kept"])
  }

  @Test("what the app said was saved and is not there, and an app that does not start again")
  func lies() throws {
    let liar = try HostedScript(
      hello: #"{"type":"hello","version":1,"edits":true}"#,
      cases: #"""
        *didFinishLaunching*) say '{"type":"saved","items":[]}' ;;
        *'"type":"edit"'*)
          say '{"type":"edited","what":"\u001b[31ma"}'; say '{"type":"saved","items":["\u001b[31ma"]}' ;;
        """#)
    let result = try torture(liar.path, expecting: 1)
    #expect(result.output.contains("the app had reported it as saved"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("applife run -c 'app app, tap icon app, "))

    let broken = try HostedScript(
      hello: #"{"type":"hello","version":1,"edits":true}"#,
      cases: #"""
        *didFinishLaunching*)
          [ -e "$HOME/Documents/data" ] && kill -SEGV $$
          say '{"type":"saved","items":[]}' ;;
        *'"type":"edit"'*) say '{"type":"edited","what":"a"}'; echo a > "$HOME/Documents/data" ;;
        """#)
    let moments = try moments(
      torture(broken.path, ["--format", "jsonl"], expecting: 1).output)
    #expect(Set(moments.map(\.data)) == ["not launched"])
    #expect(moments[0].finding.contains("signal 11"))
  }

  @Test(
    "an app that says too little cannot be judged, and it is said what to do",
    arguments: [
      ("", "reports neither edits nor saved data"),
      (#"*didFinish*) say '{"type":"saved","items":[]}' ;;"#, "reports saved data, but no edits"),
      (
        #"*didFinish*) say '{"type":"edited","what":"a"}' ;;"#,
        "did not report its saved data at launch"
      ),
      ("*didFinish*) kill -SEGV $$ ;;", "was not active within 20s"),
    ])
  func notJudged(cases: String, reason: String) throws {
    let app = try HostedScript(cases: cases)
    let result = try torture(app.path, expecting: 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(reason))
    #expect(result.errors.hasPrefix("applife: "))
  }

  @Test(
    "wrong use is named",
    arguments: [
      (["--edit", "wait 3s"], "--edit takes only events; 'wait 3s' is not an event"),
      (["--edit", "dance"], "--edit: unknown event 'dance'"),
      (["--edit", "recover"], "--edit: 'recover app' is not possible"),
      (["--file", "/etc/passwd"], "--file takes a name inside the home folder"),
      (["--file", "a/../../b"], "--file takes a name inside the home folder"),
      (["-o", "/nonexistent/report"], "/nonexistent/report"),
    ])
  func wrongUse(options: [String], reason: String) throws {
    let app = try HostedScript()
    #expect(try torture(app.path, options, expecting: 2).errors.contains(reason))
  }

  @Test(
    "an edit that did not happen is not edited, and the buttons that are there are named",
    arguments: [
      ("tap button Absent", "shows no button Absent. It shows: Add"),
      ("type \"a\"", "shows no field for text"),
      ("crash", "not edited: the edit did not happen"),
    ])
  func editDidNotHappen(edit: String, reason: String) throws {
    let app = try HostedScript(
      cases: #"""
        *'"type":"tap"'*) say '{"type":"tapped","id":'$id',"names":["Add"]}'; continue ;;
        *'"type":"type"'*) say '{"type":"tapped","id":'$id',"names":[]}'; continue ;;
        """#)
    let result = try torture(app.path, ["--edit", edit, "--file", "Documents"], expecting: 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("not edited: the edit did not happen"))
    #expect(result.errors.contains(reason))
  }

  @Test(
    "an edit that changes no file, even if the app is not ended, is not edited",
    arguments: [
      // A touch that nothing comes of, and a file that changes without one.
      ["--edit", "touch"],
      // Nobody edits.
      [],
    ])
  func changesNothing(options: [String]) throws {
    let app = try HostedScript(
      cases: #"""
        *applicationDidEnterBackground*) echo left > "$HOME/Documents/data" ;;
        """#)
    let result = try torture(app.path, options + ["--file", "Documents"], expecting: 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("changes nothing in Documents"))
    // Without steps, the app is only launched: it has left nothing yet.
    let there = options.isEmpty ? "has no files\n" : "files in its home folder: Documents/data\n"
    #expect(result.errors.contains(there))
  }

  @Test("what a timer writes, also if nobody edits, keeps no edit")
  func timer() throws {
    let app = try HostedScript(
      cases: #"""
        *didFinishLaunching*) (sleep 0.8; echo left > "$HOME/Documents/data") & ;;
        """#)
    let result = try torture(app.path, ["--edit", "touch", "--file", "Documents"], expecting: 2)
    #expect(result.output.isEmpty)
    // On a slow machine the timer is over before the app is suspended, or in one of two runs.
    #expect(
      ["changes nothing in Documents", "something else into Documents each time"]
        .contains(where: result.errors.contains))
  }

  @Test("a file that is another each time, also if nobody edits, is not judged")
  func changesByItself() throws {
    let app = try HostedScript(
      cases: #"""
        *applicationDidEnterBackground*) date +%N > "$HOME/Documents/data" ;;
        """#)
    let result = try torture(app.path, ["--edit", "touch", "--file", "Documents"], expecting: 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("writes something else into Documents each time"))
  }

  @Test("the event that edits may be another: a touch, and thousands of notes are compared")
  func touch() throws {
    let folder = try Folder()
    _ = try folder.write(
      "AppDelegate.swift",
      """
      import ApplifeKit
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static let file = NSHomeDirectory() + "/Documents/notes"
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let text = (try? String(contentsOfFile: Self.file, encoding: .utf8)) ?? ""
          Applife.saved(text.split(separator: "\\n").map(String.init))
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Editor()
          window?.makeKeyAndVisible()
          return true
        }
      }
      class Editor: UIViewController {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let notes = (0..<3_000).map { "\\u{1}\\($0) " + String(repeating: "é\\"", count: 200) }
          for note in notes.suffix(3) { Applife.edited(note) }
          try? notes.joined(separator: "\\n")
            .write(toFile: AppDelegate.file, atomically: true, encoding: .utf8)
        }
      }
      """)
    let result = try torture(
      folder.url.path, ["--edit", "touch", "--format", "jsonl"], expecting: 0)
    #expect(Set(try moments(result.output).map(\.data)) == ["kept"])
  }

  @Test("on a terminal a bar shows the progress; Ctrl-C leaves no process and no file")
  func interrupted() throws {
    let marker = "86\(Int.random(in: 100_000...999_999))"
    let app = try HostedScript(
      cases: #"""
        *didFinish*)
          sleep \#(marker) &
          say '{"type":"saved","items":[]}'; say '{"type":"edited","what":"a"}' ;;
        """#)
    let home = app.folder.path("homes")
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let tmux = try Tmux(80, 24)
    try tmux.type("TMPDIR='\(home)' applife torture --ios-limits -o '\(home)/report' '\(app.path)'")
    try tmux.wait(text: "watchdog, ")
    #expect(try tmux.screen().joined().contains("[####"))
    try tmux.press("C-c")
    try tmux.wait("no home") { _ in
      try FileManager.default.contentsOfDirectory(atPath: home).isEmpty
    }
    #expect(try Subprocess.areGone(processesContaining: marker))
  }
}
