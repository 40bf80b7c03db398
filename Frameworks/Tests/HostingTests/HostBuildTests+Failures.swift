// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Foundation
import ProgramTestSupport
import Testing

/// Failures that a learner can read: their file, their line, their text.
extension HostBuildTests {
  @Test("a crash begins with the person's own line, and has their frames only")
  func crash() throws {
    let source = Self.app(
      "helper([1])",
      "func helper(_ list: [Int]) { print(list[list.count + 6]) }")
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 1s, expect end crash")
    let said = result.entries.output("stderr")
    try #require(said.count == 3)
    #expect(said[0].hasSuffix("/AppDelegate.swift:7: Fatal error: Index out of range"))
    #expect(said[1].hasSuffix("/AppDelegate.swift:7 in AppDelegate.helper"))
    #expect(said[2].hasSuffix("/AppDelegate.swift:4 in AppDelegate.application"))
    let ended = result.entries.output("applife")
    #expect(ended.contains { $0.contains("EXC_BREAKPOINT (SIGTRAP)") })
  }

  @Test(
    "what iOS says of an end is told with the person's own line",
    arguments: [
      ("abort()", "abort() called", "EXC_CRASH (SIGABRT)"),
      ("raise(SIGABRT)", "EXC_CRASH (SIGABRT)", "EXC_CRASH (SIGABRT)"),
      ("exit(3)", "exit(3)", "exited with status 3"),
      (
        "print(Int.max - 1 + names.count)", "Swift runtime failure: arithmetic overflow",
        "EXC_BREAKPOINT (SIGTRAP)"
      ),
      (
        "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1",
        "EXC_BAD_ACCESS (code=1, address=0x8)", "EXC_BAD_ACCESS (SIGSEGV)"
      ),
      (
        "print(deeper(1))", "EXC_BAD_ACCESS: Thread stack size exceeded due to excessive recursion",
        "EXC_BAD_ACCESS (SIGSEGV)"
      ),
      (
        "DispatchQueue.main.sync {}",
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread",
        "EXC_BREAKPOINT (SIGTRAP)"
      ),
      (
        "NSException(name: .rangeException, reason: \"too far\").raise()",
        "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'too far'",
        "EXC_CRASH (SIGABRT)"
      ),
      (
        "let text: String! = nil; print(text.count)",
        "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
        "EXC_BREAKPOINT (SIGTRAP)"
      ),
    ])
  func ends(code: String, said: String, ended: String) throws {
    let source = Self.app(
      code, "let names = [1, 2]; func deeper(_ n: Int) -> Int { deeper(n + 1) + n }")
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 1s")
    let lines = result.entries.output("stderr")
    let line = code.contains("deeper") ? 7 : 4
    #expect(lines.first?.hasSuffix("/AppDelegate.swift:\(line): \(said)") == true)
    #expect(lines.dropFirst().first?.contains("/AppDelegate.swift:\(line) in AppDelegate.") == true)
    #expect(result.entries.output("applife").contains { $0.hasSuffix(ended) })
  }

  @Test("an error of the person's own is told as they wrote it")
  func ownError() throws {
    let source = Self.app("fatalError(\"my message\")")
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 1s, expect end crash")
    #expect(
      result.entries.output("stderr").first?.hasSuffix(
        "/AppDelegate.swift:4: Fatal error: my message") == true)
  }

  @Test("a compiler's error has the file as it was given, its own text, and nothing of ours")
  func compilerError() throws {
    let folder = try Folder()
    _ = try folder.write(
      "App/AppDelegate.swift",
      Self.app("let number: Int = \"text\"", "@objc func tick() { _ = #selector(tick); missing() }")
    )
    _ = try folder.write("App/Old.m", "")
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "-C", folder.url.path, "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c", "tap icon",
        "--host", "App",
      ], expecting: 2)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("App/Old.m: applife builds Swift only") })
    // What is missing comes first.
    let errors = lines.filter { $0.contains(": error: ") && !$0.contains("`-") }
    #expect(errors.first?.hasPrefix("App/AppDelegate.swift:7:") == true)
    #expect(errors.last?.hasPrefix("App/AppDelegate.swift:4:") == true)
    #expect(result.errors.contains("@objc func tick() { _ = #selector(tick); missing() }"))
    #expect(!result.errors.contains("warning:"))
    #expect(!result.errors.contains("/Sources/"))
  }

  @Test("the errors of every file are told at once, and each once")
  func errorsOfFiles() throws {
    let folder = try Folder()
    _ = try folder.write("App/AppDelegate.swift", Self.app("let number: Int = \"text\""))
    let list = "func other() { missing() }\nclass Kept { var all: Absent? }"
    _ = try folder.write("App/Views/List.swift", list)
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "-C", folder.url.path, "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c", "tap icon",
        "--host", "App",
      ], expecting: 2)
    #expect(result.errors.contains("App/AppDelegate.swift:4:"))
    #expect(result.errors.contains("App/Views/List.swift:1:16: error: cannot find 'missing'"))
    #expect(result.errors.split(separator: "List.swift:2:").count == 2)
  }

  @Test(
    "a signal ends the compiler too, and leaves nothing in the cache and among temporary files",
    arguments: ["TERM", "INT"])
  func interruptedBuild(signal: String) throws {
    let folder = try Folder()
    let path = try folder.write("AppDelegate.swift", Self.app("print(1)"))
    let cache = folder.path("cache")
    // What is in the cache is asked for until the compiler runs: its folder is there by then.
    let script = """
      import os, signal, subprocess, sys, time
      cache = sys.argv[1] + "/applife"
      temporary = sys.argv[1] + ".tmp"
      os.mkdir(temporary)
      child = subprocess.Popen(["/usr/bin/env", "XDG_CACHE_HOME=" + sys.argv[1], "TMPDIR=" + temporary, *sys.argv[2:]], stderr=subprocess.DEVNULL)
      def unfinished():
          return [name for name in (os.listdir(cache) if os.path.isdir(cache) else []) if "." in name]
      end = time.time() + 60
      while time.time() < end and not any(os.path.exists(cache + "/" + name + "/log") for name in unfinished()): time.sleep(0.01)
      child.send_signal(signal.SIG\(signal))
      print(-child.wait() == signal.SIG\(signal), unfinished())
      end = time.time() + 60
      while time.time() < end and os.listdir(temporary): time.sleep(0.01)
      print(os.listdir(temporary))
      """
    let said = try Subprocess.run(
      "/usr/bin/env",
      ["python3", "-c", script, cache, Binary.path, "run", "-c", "tap icon", "--host", path]
    ).output
    #expect(said == "True []\n[]\n")
    #expect(try Subprocess.areGone(processesContaining: cache))
  }

  @Test("a module that may be in a manifest that computes its targets is told with that manifest")
  func computedManifest() throws {
    let folder = try Folder()
    _ = try folder.write(
      "App/AppDelegate.swift", Self.app("print(one)", imports: "import UIKit\nimport Core"))
    _ = try folder.write(
      "App/Package.swift",
      "let package = Package(name: \"App\", dependencies: [.package(path: \"../Kit\")])")
    _ = try folder.write(
      "Kit/Package.swift",
      """
      let names = ["Core", "Design"]
      let package = Package(
        name: "Kit", targets: names.map { .target(name: $0, path: "Modules/\\($0)") })
      """)
    _ = try folder.write("Kit/Modules/Core/Core.swift", "public let one = 1")
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "-C", folder.url.path, "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c", "tap icon",
        "--host", "App",
      ], expecting: 2)
    #expect(result.errors.contains("App/AppDelegate.swift:2: there is no module Core here."))
    #expect(result.errors.contains("App/../Kit/Package.swift may have it"))
  }

  @Test("the app has the name of its project, or of the folder that a dot stands for")
  func name() throws {
    let folder = try Folder()
    _ = try folder.write("Some Notes.xcodeproj/project.pbxproj", "")
    #expect(AppBuilder.appName(folder.url.path) == "SomeNotes")
    let other = try Folder()
    _ = try other.write("a.txt", "")
    #expect(
      AppBuilder.appName(other.url.path + "/.").hasSuffix(
        other.url.lastPathComponent.filter { $0.isLetter || $0.isNumber }))
  }

  @Test("what was built can be removed")
  func clean() throws {
    let folder = try Folder()
    for name in ["applife/app-1/a", "applife/uikit-1/a", "applife/other/a"] {
      _ = try folder.write(name, "")
    }
    try Subprocess.run(
      "/usr/bin/env", ["XDG_CACHE_HOME=\(folder.url.path)", Binary.path, "host", "--clean"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path("applife"))
    #expect(left == ["other"])
  }
}
