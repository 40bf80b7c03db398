// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Hosted apps in plain mode: real processes, and input from pipes, files and nowhere.
@Suite("Hosted processes without a screen", .serialized)
struct HostPlainTests {
  @Test("lines are done in real time, and what was typed is done after the input has ended")
  func lines() throws {
    let app = try HostedScript(
      cases: "*didFinishLaunching*) sleep 0.3; echo up ;; *EnterBackground*) sleep 0.4 ;;")
    let output = try run(
      "printf 'tap icon\\npress home\\nexpect app background\\nexpect app active\\n'"
        + " | applife host app --plain", app, expecting: 1)
    #expect(output.contains("up\n"))
    #expect(
      output.contains("applicationDidEnterBackground(_:) was called. The state is background."))
    #expect(output.contains("suspension in "))
    // Two seconds and not five more: nothing that waits is waited for.
    #expect(!output.contains("is now Suspended"))
  }

  @Test("it wakes for what the app does by itself, and for deadlines")
  func wakes() throws {
    let app = try HostedScript(
      cases: "*didFinishLaunching*) (sleep 0.3; echo by itself; sleep 100) & ;;")
    // The input ends once that has been read out, and not before.
    let output = try run(
      """
      printf 'app Notes\\nlimit suspension 400ms\\n' > a.scenario
      { echo tap icon; wait_for 'by itself'; echo press home; wait_for 'is now Suspended'; echo quit; } \\
        | applife a.scenario --host app --plain
      """, app)
    #expect(output.hasPrefix("a.scenario (iOS"))
  }

  @Test("a scenario's steps are done by themselves, then lines; a file's app is the first")
  func scenario() throws {
    let app = try HostedScript(cases: "*EnterBackground*) echo left ;;")
    let output = try run(
      """
      printf 'app Notes\\napp Mail\\ntap icon\\n+300ms press home\\n' > a.scenario
      printf 'tap icon Mail\\npress home\\ntap icon\\nexpect Notes active\\n' > lines
      applife a.scenario --host app --plain < lines
      """, app)
    #expect(output.contains("left\n"))
    #expect(output.ranges(of: "Notes is now Active").count == 2)
  }

  @Test("its state and its process are what status says, and it stands still while the clock does")
  func status() throws {
    let app = try HostedScript()
    let output = try run(
      """
      { echo tap icon; wait_for 'is now Active'; echo status; wait_for ' MB'
        echo pause; until grep -q ' T 0' out; do echo status; sleep 0.1; done; echo quit; } | applife host app --plain
      """, app)
    #expect(output.contains(/app: Active · \d+ [RS] 0/))
    #expect(output.contains(/app: Active · \d+ T 0/))
  }

  @Test("restart launches it in a fresh home, and does again what was done")
  func restart() throws {
    let app = try HostedScript(
      cases: "*didFinishLaunching*) ls Documents; echo x > Documents/found; echo launched ;;")
    let output = try run(
      """
      { echo tap icon; wait_for 'is now Active'; echo earlier event; echo restart; wait_for Relaunched
        echo tap icon; echo quit; } | applife host app --plain
      """, app)
    #expect(output.ranges(of: "launched\n").count == 2)
    #expect(!output.contains("found\n"))
  }

  @Test(
    "no input, and no reader, end it, and nothing is left",
    arguments: [
      ("applife host app --plain < /dev/null", 0, "Home Screen"),
      (
        "(trap '' PIPE; (while echo tap icon; do sleep 0.02; done) 2> /dev/null"
          + " | applife host app --plain) | head -1", 2, "app (iOS"
      ),
      ("{ echo tap icon; echo pause; } | applife host app --plain", 0, "is now Active"),
      ("{ echo tap icon; echo nonsense; } | applife host app --plain", 2, "is now Active"),
      ("applife host app --plain < .", 2, "app (iOS"),
    ])
  func ends(command: String, status: Int32, text: String) throws {
    let app = try HostedScript(cases: "*didFinishLaunching*) (sleep 100) & ;;")
    #expect(try run(command, app, expecting: status).contains(text))
    #expect(try Subprocess.areGone(processesContaining: app.path))
    let hasNoHome = Polling.until { !app.folder.names.contains { $0.hasPrefix("applife-home-") } }
    #expect(hasNoHome, "a home was left behind")
  }

  @Test(
    "the app dies with an applife that is ended by a signal, and its home goes",
    arguments: [("HUP", 129), ("INT", 130), ("TERM", 143), ("KILL", 137)])
  func killed(signal: String, status: Int32) throws {
    let app = try HostedScript(cases: "*didFinishLaunching*) (sleep 100) & ;;")
    _ = try run(
      """
      { echo tap icon; wait_for 'is now Active'; kill -\(signal) $(cat pid); } \\
        | sh -c 'echo $$ > pid; exec "$0" "$@"' applife host app --plain
      """, app, expecting: status)
    #expect(try Subprocess.areGone(processesContaining: app.path))
    let hasNoHome = Polling.until { !app.folder.names.contains { $0.hasPrefix("applife-home-") } }
    #expect(hasNoHome, "a home was left behind")
  }

  @Test("what no process can do is refused in words, and colors and ASCII with --plain")
  func refused() throws {
    let app = try HostedScript()
    let output = try run(
      "printf 'tap icon\\nundo\\nspeed 2\\n' | applife host app --plain", app)
    #expect(output.contains("A process cannot go back or run faster."))
    _ = try run("applife host app --plain --ascii < /dev/null", app, expecting: 2)
    _ = try run("applife demo --host app --plain --present < /dev/null", app, expecting: 2)
  }

  /// Runs a line of the shell in the app's folder, where `applife` and `app` are the programs. What it
  /// writes is kept in `out`, and `wait_for` waits until a text has come there.
  private func run(
    _ line: String, _ app: HostedScript, expecting status: Int32 = 0
  ) throws -> String {
    let text = """
      cd '\(app.folder.url.path)' && ln -sf '\(Binary.path)' applife && export PATH=".:$PATH"
      export TMPDIR="$PWD"
      : > out
      wait_for() {
        for try in $(seq 400); do grep -q -- "$1" out && return; sleep 0.05; done
        echo "not seen: $1" >&2
      }
      set -o pipefail
      { \(line)
      } >> out 2> err
      """
    let result = try Subprocess.run(
      "/usr/bin/timeout", ["60", "/bin/bash", "-c", text], expecting: status)
    #expect(!result.errors.contains("not seen"))
    return try String(contentsOfFile: app.folder.path("out"), encoding: .utf8)
  }
}
