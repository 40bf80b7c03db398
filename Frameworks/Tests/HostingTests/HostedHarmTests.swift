// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Foundation
import Languages
import Lifecycle
import LifecycleText
import ProgramTestSupport
import Testing

@testable import applife

/// The attempts of a hosted process against applife and the user's files: `Frameworks/Security.md`
/// has a row for each.
@Suite("Harm that a hosted app can do")
struct HostedHarmTests {
  private static let steps = "app Notes\ntap icon\nexpect Notes active\n"

  @Test("it has no terminal")
  func terminal() throws {
    let app = try HostedScript(
      cases: "*applicationDidBecomeActive*) (: > /dev/tty) 2> /dev/null || echo none ;;")
    #expect(try app.run(Self.steps).output().contains("none"))
  }

  @Test("one that stops itself is ended by the watchdog")
  func stops() throws {
    let app = try HostedScript(cases: "*applicationDidBecomeActive*) kill -STOP $$ ;;")
    let entries = try app.run(
      "app Notes\nlimit scene-update 300ms\ntap icon\n+1s press home\n"
        + "within 5s expect end watchdog\n")
    #expect(entries.ends.map { $0["reason"] } == ["watchdog"])
    #expect(try Subprocess.areGone(processesContaining: app.path))
  }

  @Test("one that ends its supervisor has crashed, and applife goes on")
  func supervisor() throws {
    let app = try HostedScript(
      cases: "*applicationDidBecomeActive*) [ -e ../ended ] || { : > ../ended; kill -9 $PPID; } ;;")
    let entries = try app.run(
      "app Notes\ntap icon\nwithin 5s expect end crash\ntap icon\nexpect Notes active\n")
    #expect(entries.ends.map { $0["reason"] } == ["crash"])
    #expect(try Subprocess.areGone(processesContaining: app.path))
  }

  @Test("one that a session has forgotten is ended before the next one starts")
  func forgotten() throws {
    let app = try HostedScript(body: "exec sleep 60")
    var traits = EmulatedApp.Traits(name: "Notes")
    traits.code = .outside
    let device = Device(apps: [traits])
    let program = HostedProgram(path: app.path, home: try HostHome(app.folder.path("home")))
    var host = Host([0: program], on: device, Language.english.phrases)
    var phone = device
    let launch = phone.handle(.tapIcon(phone.reference(at: 0)))
    let begin = ContinuousClock.now
    // Nothing says that the first process ends: the session that knew of it is gone.
    for _ in 0..<2 { _ = host.act(on: launch, phone) }
    #expect(begin.duration(to: .now) < .seconds(30))
    #expect(host.apps[0].process?.isEnding == false)
    host.end()
    #expect(try Subprocess.areGone(processesContaining: app.path))
  }

  @Test("links in its home are removed, and nothing behind them")
  func links() throws {
    let kept = try Folder()
    _ = try kept.write("file", "mine")
    let app = try HostedScript(
      cases: """
        *applicationDidBecomeActive*)
          ln -s '\(kept.url.path)' "$HOME/Documents/link"; ln -s '\(kept.path("file"))' "$HOME/tmp/file" ;;
        """)
    _ = try app.run(Self.steps)
    #expect(kept.names == ["file"])
    let isEmpty = Polling.until {
      !app.folder.names.contains { $0.hasPrefix("applife-home-") }
    }
    #expect(isEmpty)
  }

  @Test("a home in use is not a leftover, whatever its process is called here; a free one is named")
  func leftovers() throws {
    let app = try HostedScript()
    // No process has this number: the system gives none above four million.
    let (used, free) = ("applife-home-99999998-used", "applife-home-99999999-free")
    for name in [used, free] {
      try FileManager.default.createDirectory(
        atPath: app.folder.path(name), withIntermediateDirectories: true)
    }
    let shell = """
      exec 9< '\(app.folder.path(used))'; flock -x 9
      TMPDIR='\(app.folder.url.path)' '\(Binary.path)' run -c 'tap icon' --host '\(app.path)'
      """
    let result = try Subprocess.run("/bin/bash", ["-c", shell])
    #expect(app.folder.names.contains(used))
    #expect(!app.folder.names.contains(free))
    #expect(
      result.errors
        == "applife: removed \(app.folder.path(free)), which applife 99999999 left behind\n")
  }
}
