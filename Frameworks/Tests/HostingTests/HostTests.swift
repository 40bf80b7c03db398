// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

@Suite("Hosted processes", .serialized)
struct HostTests {
  @Test("calls are made and returned from, and what is printed is in the log, where it happened")
  func conversation() throws {
    let app = try HostedScript(
      cases: #"*applicationDidEnterBackground*) printf 'a\033[31mb\tc\007d\n' ; echo oops >&2 ;;"#)
    let entries = try app.run("app Notes\ntap icon\npress home\nexpect Notes background\n")
    #expect(
      entries.calls.suffix(2) == [
        "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
      ])
    #expect(entries.output() == ["ab cd"])
    #expect(entries.output("stderr") == ["oops"])
    let printed = try #require(entries.firstIndex { $0.kind == "output" })
    let called = try #require(
      entries.firstIndex { $0["name"] == "applicationDidEnterBackground(_:)" })
    let posted = try #require(
      entries.firstIndex { $0["name"] == "UIApplication.didEnterBackgroundNotification" })
    #expect(called < printed && printed < posted)
  }

  @Test("the process stands still while it is suspended, and goes on where it was")
  func suspension() throws {
    let app = try HostedScript(
      cases: #"*didFinishLaunching*) (while :; do echo tick; sleep 0.05; done) & ;;"#)
    let entries = try app.run(
      """
      app Notes
      limit suspension 300ms
      tap icon
      +1s press home
      +3s tap icon
      +1s press home
      """)
    let stops = entries.filter { $0.kind == "state" && $0["to"] == "suspended" }.map(\.time)
    let returns = entries.filter { $0.kind == "state" && $0["from"] == "suspended" }.map(\.time)
    let ticks = entries.filter { $0.kind == "output" }.map(\.time)
    let stop = try #require(stops.first)
    let resumed = try #require(returns.first)
    // What was in the pipe when it was stopped may still be read.
    #expect(ticks.filter { $0 > stop + 0.1 && $0 < resumed }.isEmpty)
    #expect(ticks.contains { $0 < stop } && ticks.contains { $0 > resumed })
  }

  @Test("a call that misses its limit ends the process, with the documented code")
  func watchdog() throws {
    let app = try HostedScript(cases: "*applicationDidEnterBackground*) sleep 100 ;;")
    let entries = try app.run(
      "app Notes\nlimit enter-background 300ms\ntap icon\npress home\nwithin 5s expect end watchdog\n"
    )
    let end = try #require(entries.ends.first)
    #expect(end["code"] == "0x8badf00d")
    let call = try #require(entries.first { $0["name"] == "applicationDidEnterBackground(_:)" })
    #expect(abs(end.time - call.time - 0.3) < 0.05)
  }

  @Test(
    "a process that ends by itself has crashed, or called exit",
    arguments: [
      ("kill -SEGV $$", "crash", "SIGSEGV"), ("kill -ABRT $$", "crash", "SIGABRT"),
      ("kill -KILL $$", "crash", "SIGKILL"), ("exit 3", "exit", ""),
    ])
  func ends(what: String, reason: String, code: String) throws {
    let app = try HostedScript(cases: "*applicationDidBecomeActive*) echo last words; \(what) ;;")
    let entries = try app.run("app Notes\ntap icon\nwithin 5s expect Notes not running\n")
    let end = try #require(entries.ends.first)
    #expect(end["reason"] == reason && end["code"] == code)
    #expect(entries.output() == ["last words"])
    #expect(entries.output("applife").count == 1)
  }

  @Test(
    "one that does not speak the protocol is terminated at the launch limit, and it is said why",
    arguments: [
      ("exec sleep 1000", "has not said hello"), ("while :; do :; done", "has not said hello"),
      ("exec 3<&- 4>&-; sleep 1000", "closed its end"),
    ])
  func silent(body: String, reason: String) throws {
    let app = try HostedScript(body: body)
    let entries = try app.run(
      "app Notes\nlimit launch 500ms\ntap icon\nwithin 5s expect end watchdog\n")
    #expect(entries.output("applife").contains { $0.contains(reason) })
  }

  @Test("a program that cannot be run is a crash with the reason")
  func cannotRun() throws {
    let app = try HostedScript(body: "")
    try Data("#!/nonexistent/interpreter\n".utf8).write(to: URL(filePath: app.path))
    _ = try app.run("app Notes\ntap icon\n", expecting: 2)
  }

  @Test(
    "a launch that finds no room for all its pipes leaves none open: the next has room",
    .enabled(if: Preloaded.compiler != nil))
  func pipes() throws {
    let app = try HostedScript()
    // The program is tried once; then each of thirty launches gets two pipes of the four it needs.
    let library = try Preloaded.library(
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      static int (*theirs)(int *);
      int pipe(int *ends) {
        static int calls;
        if (!theirs) theirs = dlsym(RTLD_NEXT, "pipe");
        calls += 1;
        if (calls <= 4 || calls > 94 || calls % 3 != 1) return theirs(ends);
        errno = ENFILE;
        return -1;
      }
      """, in: app.folder.url)
    let steps = String(repeating: "tap icon\n", count: 31)
    let entries = try app.run(
      "app Notes\n" + steps + "expect Notes active\n",
      environment: ["LD_PRELOAD=" + library, "prlimit", "--nofile=64"])
    #expect(
      entries.output("applife")
        == [String](repeating: "cannot be started: Too many open files in system", count: 30))
  }

  @Test("a flood of messages ends the process")
  func flood() throws {
    let app = try HostedScript(
      cases: #"*applicationDidBecomeActive*) while :; do say '{"type":"edited"}'; done ;;"#)
    let entries = try app.run("app Notes\ntap icon\nwithin 10s expect Notes not running\n")
    #expect(entries.output("applife").contains { $0.contains("messages in a second") })
    #expect(entries.ends.first?["code"] == "SIGKILL")
  }

  @Test("lies are said to be lies, and change nothing")
  func lies() throws {
    let app = try HostedScript(
      cases: #"""
        *applicationDidBecomeActive*)
          say '{"type":"returned","id":4711}'; say 'not json'; say '{"type":"endTask","task":9}'
          say '{"type":"completed","result":"newData"}'; say '{"type":"returned"}'; say '{"type":"new"}' ;;
        """#)
    let entries = try app.run("app Notes\ntap icon\nwait 200ms\nexpect Notes active\n")
    #expect(
      entries.output("applife") == [
        "returned from call 4711, which is not in progress: ignored",
        "broke the protocol: a line is not a JSON object with a type",
        #"broke the protocol: returned needs "id""#,
      ])
  }

  @Test("one that never reads is terminated once too much waits for it")
  func readsNothing() throws {
    let app = try HostedScript(
      body: #"printf '{"type":"hello","version":1}\n' >&4; exec sleep 1000"#)
    let entries = try app.run(
      "app Notes\nlimit launch 1s\ntap icon\nwithin 5s expect end watchdog\n")
    #expect(entries.calls == ["application(_:willFinishLaunchingWithOptions:)"])
  }

  @Test("much output is read and bounded")
  func output() throws {
    let app = try HostedScript(
      cases: #"*applicationDidBecomeActive*) yes 'a line of text' | head -c 5000000 ;;"#)
    let entries = try app.run("app Notes\ntap icon\nexpect Notes active\nwait 1500ms\npress home\n")
    // A thousand in each second that was begun.
    let seconds = Int(try #require(entries.last).time) + 1
    #expect(entries.output().count <= 1_000 * seconds)
    #expect(entries.output("applife").contains { $0.contains("lines of output were dropped") })
  }

  @Test("a line without an end is cut")
  func longLine() throws {
    let app = try HostedScript(
      cases: #"*applicationDidBecomeActive*) head -c 3000000 /dev/zero | tr '\0' x; echo ;;"#)
    let entries = try app.run("app Notes\ntap icon\nexpect Notes active\n")
    let line = try #require(entries.output().first)
    #expect(line.hasSuffix("x …") && line.count == 1_002)
  }

  @Test("a background task that expires has its handler called, and then its process ended")
  func backgroundTask() throws {
    let app = try HostedScript(
      cases: #"""
        *applicationDidEnterBackground*) say '{"type":"beginTask","task":1,"name":"Save"}' ;;
        *expire*) echo expired ;;
        """#)
    let entries = try app.run(
      """
      app Notes
      limit background-time 700ms
      limit expiration-handler 300ms
      tap icon
      press home
      within 5s expect end task
      """)
    #expect(entries.output() == ["expired"])
    #expect(
      entries.filter { $0.kind == "task" }.map { $0["what"] } == ["begun", "expired", "leaked"])
  }

  @Test("what a hosted app starts ends with it, wherever it has gone")
  func descendants() throws {
    let marker = "86\(Int.random(in: 100_000...999_999))"
    let app = try HostedScript(
      cases: """
        *applicationDidBecomeActive*)
          sleep \(marker) & setsid sleep \(marker) & (setsid sh -c 'sleep \(marker) & wait' &) ;;
        """)
    _ = try app.run("app Notes\ntap icon\nwait 300ms\ncrash\nwait 200ms\n")
    #expect(try Subprocess.areGone(processesContaining: marker))
  }

  @Test("what has left the app's session stands still with it, and goes on with it")
  func descendantsStop() throws {
    let app = try HostedScript(
      cases: """
        *didFinishLaunching*)
          setsid sh -c 'while :; do echo own; sleep 0.05; done' &
          (setsid sh -c 'setsid sh -c "while :; do echo below; sleep 0.05; done" & wait' &) ;;
        """)
    let entries = try app.run(
      """
      app Notes
      limit suspension 300ms
      tap icon
      +1s press home
      +2s tap icon
      +1s press home
      """)
    let stop = try #require(
      entries.first { $0.kind == "state" && $0["to"] == "suspended" }?.time)
    let resumed = try #require(
      entries.first { $0.kind == "state" && $0["from"] == "suspended" }?.time)
    for name in ["own", "below"] {
      let lines = entries.filter { $0.kind == "output" && $0["text"] == name }.map(\.time)
      // What was in the pipe when it was stopped may still be read.
      #expect(lines.filter { $0 > stop + 0.2 && $0 < resumed }.isEmpty)
      #expect(lines.contains { $0 < stop } && lines.contains { $0 > resumed })
    }
  }

  @Test("an empty TMPDIR is none")
  func temporary() throws {
    let app = try HostedScript(cases: #"*didFinishLaunching*) echo "$HOME" ;;"#)
    let result = try Subprocess.run(
      "/usr/bin/env",
      ["TMPDIR=", Binary.path, "run", "-c", "tap icon", "--json", "--host", app.path])
    #expect(result.output.contains("\"text\":\"/tmp/applife-home-"))
  }

  @Test(
    "what an app may write is what the command line says",
    arguments: [
      (["--limit-file-size", "1"], "153"), (["--limit-file-size", "0"], "0"), ([], "0"),
    ])
  func fileSize(limit: [String], status: String) throws {
    // The signal is that of the program that writes: 128 and SIGXFSZ.
    let app = try HostedScript(
      cases: "*applicationDidBecomeActive*) head -c 3000000 /dev/zero > big; echo $? ;;")
    let result = try Subprocess.run(
      Binary.path, ["run", "-c", "tap icon", "--json", "--host", app.path] + limit)
    #expect(result.output.contains("\"text\":\"\(status)\""))
    try Subprocess.run(
      Binary.path, ["run", "-c", "tap icon"] + limit, expecting: limit.isEmpty ? 0 : 2)
  }

  @Test("a hosted app does not outlive an applife that is killed")
  func killed() throws {
    let marker = "86\(Int.random(in: 100_000...999_999))"
    let app = try HostedScript(
      cases:
        "*applicationDidBecomeActive*) setsid sleep \(marker) & echo up > \"$HOME/../up-\(marker)\" ;;"
    )
    let file = try app.folder.write("long.scenario", "app Notes\ntap icon\nwait 60s\n")
    let shell = """
      '\(Binary.path)' run '\(file)' --host '\(app.path)' >/dev/null 2>&1 &
      for try in $(seq 200); do [ -e "${TMPDIR:-/tmp}/up-\(marker)" ] && break; sleep 0.05; done
      rm "${TMPDIR:-/tmp}/up-\(marker)"
      kill -9 $!
      """
    try Subprocess.run("/bin/sh", ["-c", shell])
    #expect(try Subprocess.areGone(processesContaining: marker))
    #expect(try Subprocess.areGone(processesContaining: app.path))
  }

  @Test("many launches and terminations leave nothing behind")
  func rounds() throws {
    let app = try HostedScript()
    let steps = (0..<30).map { _ in "tap icon\nexpect Notes active\ncrash\n" }.joined()
    // Nobody else's homes are in a folder of its own.
    let folder = try Folder()
    let entries = try app.run("app Notes\n" + steps, environment: ["TMPDIR=" + folder.url.path])
    #expect(entries.ends.count == 30)
    #expect(try Subprocess.areGone(processesContaining: app.path))
    let isEmpty = Polling.until { folder.names.isEmpty }
    #expect(isEmpty, "\(folder.names) were left behind")
  }

  @Test("twenty hosted apps on one device are launched, left, and resumed one after another")
  func many() throws {
    let app = try HostedScript(cases: "*applicationDidBecomeActive*) echo active ;;")
    let names = (1...20).map { "A\($0)" }
    let steps =
      names.map { "app \($0)\n" } + (names + names).map { "tap icon \($0)\n" }
      + ["expect A20 active\n"]
    let file = try app.folder.write("many.scenario", steps.joined())
    let result = try Subprocess.run(
      "/usr/bin/timeout",
      ["120", Binary.path, "run", file, "--json"]
        + names.flatMap { ["--host", "\($0)=\(app.path)"] })
    #expect(result.output.ranges(of: #""text":"active""#).count == 40)
  }

  @Test("an app is not asked for an edit it has made itself, and answers several at once")
  func edits() throws {
    let app = try HostedScript(
      hello: #"{"type":"hello","version":1,"edits":true}"#,
      cases: #"""
        *applicationDidBecomeActive*) say '{"type":"edited","what":"mine"}' ;;
        *'"type":"edit"'*) echo asked; sleep 0.3 ;;
        """#)
    let entries = try app.run(
      "app Notes\ntap icon\nwait 300ms\nedit\n+50ms edit\nwait 1s\nexpect Notes active\n")
    #expect(entries.output() == ["asked", "asked"])
    #expect(entries.output("applife") == [])
    #expect(entries.filter { $0.kind == "event" && $0["event"] == "edit" }.count == 3)
  }

  @Test("one that is not in front edits nothing of another's, and no app has two programs")
  func others() throws {
    let app = try HostedScript(
      cases: #"*EnterBackground*) sleep 0.3; say '{"type":"edited","what":"late"}' ;;"#)
    let entries = try app.run(
      "app Notes\napp Mail\ntap icon Notes\ntap icon Mail\nwait 1s\nexpect Mail active\n")
    #expect(entries.filter { $0["event"] == "edit" }.isEmpty)
    let twice = ["--host", app.path, "--host", "Notes=\(app.path)"]
    try Subprocess.run(
      Binary.path, ["run", "-c", "app Notes, tap icon"] + twice, expecting: 2)
  }

  @Test("another version of the protocol, and too many background tasks, end the process")
  func breaks() throws {
    let version = try HostedScript(hello: #"{"type":"hello","version":2}"#)
    var entries = try version.run("app Notes\ntap icon\nwithin 5s expect end crash\n")
    #expect(
      entries.output("applife") == [
        "speaks version 2 of the protocol, but applife speaks version 1: terminated"
      ])
    #expect(entries.ends.first?["code"] == "SIGKILL")

    let tasks = try HostedScript(
      cases: #"""
        *applicationDidBecomeActive*)
          n=0; while [ $n -lt 1001 ]; do n=$((n + 1)); say '{"type":"beginTask","task":'$n'}'; done ;;
        """#)
    entries = try tasks.run("app Notes\ntap icon\nwithin 10s expect end task\n")
    #expect(entries.ends.first?["code"] == "0xbada5e47")
    #expect(entries.filter { $0.kind == "task" && $0["what"] == "begun" }.count == 1_000)
  }

  @Test("one that answers without reading is terminated once a megabyte waits for it")
  func backlog() throws {
    // It guesses the numbers of calls, slowly enough to be no flood.
    let app = try HostedScript(
      body: #"""
        printf '{"type":"hello","version":1}\n' >&4
        n=0
        while :; do
          n=$((n % 300 + 1)); printf '{"type":"returned","id":%d}\n' $n >&4
          [ $n = 300 ] && sleep 0.1
        done
        """#)
    let url = "notes://" + String(repeating: "x", count: 60_000)
    let steps = (0..<20).map { _ in "open url \(url)\n" }.joined()
    let entries = try app.run("app Notes\ntap icon\n" + steps)
    #expect(entries.output("applife").contains("does not read its messages: terminated"))
    #expect(entries.ends.first?["code"] == "SIGKILL")
  }

  @Test("without --host a scenario starts no program")
  func onlyOnTheCommandLine() throws {
    let folder = try Folder()
    let file = try folder.write("a.scenario", "app Notes host=/bin/true\ntap icon\n")
    try Subprocess.run(Binary.path, ["run", file], expecting: 2)
  }
}
