// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Messages of consoles, as they stand in public threads, shortened.
@Suite("Clues")
struct ClueTests {
  private static func ids(_ text: String) -> [String] {
    Clue.sightings(in: Array(text.utf8)).map(\.clue.id)
  }

  @Test(
    "a message tells its clue",
    arguments: [
      (
        "failure in void _UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption(void)_block_invoke",
        "scenes-required"
      ),
      (
        "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert",
        "scenes-warned"
      ),
      (
        "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named \"(no name)\")",
        "scene-configuration-missing"
      ),
      (
        "contained UISceneDelegateClassName key, but could not load class with name \"App.SceneDelegate\".",
        "scene-class-missing"
      ),
      (
        "Background Task 4 (\"upload\"), was created over 30 seconds ago. In applications running in the background",
        "background-task-old"
      ),
      (
        "Can't end BackgroundTask: no background task exists with identifier 3 (0x3), or it may have already been ended.",
        "background-task-ended-twice"
      ),
      ("Error Domain=BGTaskSchedulerErrorDomain Code=1 \"(null)\"", "scheduler-unavailable"),
      ("Error Domain=BGTaskSchedulerErrorDomain Code=2 \"(null)\"", "scheduler-too-many"),
      ("(Error Domain=BGTaskSchedulerErrorDomain Code=3 \"(null)\")", "scheduler-not-permitted"),
      (
        "You've implemented -[<UIApplicationDelegate> application:didReceiveRemoteNotification:fetchCompletionHandler:], but you still need to add \"remote-notification\" to the list",
        "push-mode"
      ),
      (
        "Warning: Application delegate received call to -application:performFetchWithCompletionHandler: but the completion handler was never called.",
        "fetch-not-completed"
      ),
      ("Message from debugger: Terminated due to signal 9", "signal-9"),
      ("Message from debugger: Terminated due to code signing error", "code-signature"),
      ("Message from debugger: killed", "signal-9"),
      ("Terminated due to memory issue", "memory-issue"),
      (
        "Execution of the command buffer was aborted due to an error during execution. Insufficient Permission (to submit GPU work from background) (IOAF code 6)",
        "gpu-in-background"
      ),
      (
        "Snapshotting a view that has not been rendered results in an empty snapshot.",
        "snapshot-unrendered"
      ),
      (
        "[application<com.A.B>:432] termination reported by launchd (2, 10, 10)", "launchd-reported"
      ),
      ("was suspended with locked system files:", "locked-system-files"),
      (
        "Calculated state for application<com.A>: running-active (role: UserInteractiveFocal)",
        "state"
      ),
      ("Keychain error -25308: User interaction is not allowed.", "keychain-locked"),
      (
        "Error Domain=NSURLErrorDomain Code=-1005 \"The network connection was lost.\"",
        "connection-lost"
      ),
      (
        "NSURLErrorDomain Code=-997 \"Lost connection to background transfer service\"",
        "transfer-service-lost"
      ),
      (
        "reason: 'Invalid parameter not satisfying: !stayUp || CLClientIsBackgroundable(internal->fClient)'",
        "location-mode"
      ),
      ("no valid “aps-environment” entitlement string found for application", "push-entitlement"),
      ("Guideline 2.5.4 - Performance - Software Requirements", "mode-rejected"),
      ("-[UIApplication applicationState] must be used from main thread only", "uikit-off-main"),
    ])
  func message(text: String, id: String) {
    #expect(Self.ids(text).first == id)
    #expect(Self.ids(text.uppercased()).first == id)
  }

  @Test("a message that is broken into lines, within a log, is found with its line")
  func wrapped() throws {
    let text =
      "2026-11-20 App[1] started\n> Terminated due to\n memory issue\nTerminated due to memory issue\n"
    let found = try #require(Clue.sightings(in: Array(text.utf8)).first)
    #expect(found.clue.id == "memory-issue")
    #expect(found.line == 2)
    #expect(found.count == 2)
    #expect(found.quote == "> Terminated due to")
  }

  @Test("a message is found wherever it stands in a long text, with its line")
  func far() {
    // Around the places at which a part of the text ends.
    for length in [65_500, 65_530, 65_536, 65_540, 65_700, 131_072] {
      for filler in ["a", "\n", "a \n"] {
        let count = length / filler.utf8.count
        let before = String(repeating: filler, count: count)
        let text =
          before + "\n  Terminated due to memory issue \nTerminated due to\n memory issue\n"
        let found = Clue.sightings(in: Array(text.utf8))
        #expect(found.map(\.clue.id) == ["memory-issue"])
        #expect(found.first?.line == (filler == "a" ? 2 : count + 2))
        #expect(found.first?.count == 2)
        #expect(found.first?.quote == "Terminated due to memory issue")
      }
    }
    let long = String(repeating: "x ", count: 40_000) + "terminated due to memory issue"
    let found = Clue.sightings(in: Array((long + String(repeating: " y", count: 400)).utf8))
    #expect(found.first?.line == 1)
    #expect(found.first?.quote.contains("terminated due to memory issue") == true)
  }

  @Test("several messages of a log are found in their order; other lines tell nothing")
  func several() {
    let log = """
      App did finish launching
      Received memory warning.
      hello world, the app is in the background and active
      Lost connection to background transfer service
      """
    #expect(Self.ids(log) == ["memory-warning", "transfer-service-lost"])
    #expect(Self.ids("the app is terminated, suspended and resumed") == [])
  }

  @Test("every clue has a pattern of its own, in the form in which texts are compared")
  func patterns() {
    var seen: Set<String> = []
    #expect(Set(Clue.all.map(\.id)).count == Clue.all.count)
    for clue in Clue.all {
      #expect(!clue.patterns.isEmpty)
      #expect(clue.rule != nil || clue.fact != nil, "\(clue.id)")
      for pattern in clue.patterns {
        #expect(seen.insert(pattern).inserted, "\(pattern)")
        #expect(Self.ids(pattern).contains(clue.id), "\(pattern)")
        #expect(pattern.utf8.count >= 6)
      }
    }
    // Only questions lead to the others, and events that applife does not model.
    let asked: Set<FieldFact> = [
      .windowWithoutScene, .coldLaunchPayload, .fiveStates, .inactiveOrBackground,
      .debuggerAttached, .foregroundAtLaunch, .tasksOnReturn, .restorationDropped,
      .ownViews, .sceneLaunchState, .ordinarySession,
    ]
    let outside = OutOfScope.allCases.compactMap(\.fact)
    // A field of a report leads to this one.
    let fields: Set<FieldFact> = [.resourceLimit]
    #expect(
      Set(Clue.all.compactMap(\.fact)).union(asked).union(outside).union(fields)
        == Set(FieldFact.allCases))
  }

  @Test(
    "a clue's scenario exists, and shows its rule", arguments: Clue.all.filter { $0.example != nil }
  )
  func example(clue: Clue) throws {
    let name = try #require(clue.example)
    let entries = ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries
    #expect(!entries.isEmpty)
  }

  // MARK: Reports

  private static func log(_ text: String) -> CrashLog { CrashLog(Array(text.utf8)) }

  @Test("a report of the processor's use, of wakeups and of disk writes")
  func resources() {
    let log = Self.log(
      """
      OS Version:       iPhone OS 14.3 (Build 18C66)
      Command:          Learner
      PID:              1202
      Event:            cpu usage
      Action taken:     Process killed
      CPU:              48 seconds cpu time over 50 seconds (97% cpu average), exceeding limit of 80% cpu over 60 seconds
      """)
    #expect(log.cause == .fact(.cpuLimit))
    #expect(log.resource == ResourceReport(kind: .processor, isKilled: true))
    #expect(log.process == "Learner")
    #expect(log.pid == 1202)
    #expect(log.said?.hasPrefix("48 seconds") == true)
    let wakeups = Self.log(
      "Event:            wakeups\nAction taken:     none\nWakeups:          45001 wakeups over the last 250 seconds"
    )
    #expect(wakeups.cause == .fact(.wakeups))
    #expect(wakeups.resource?.isKilled == false)
  }

  @Test("an app without scenes was never active: its trap is told by a frame")
  func scenesRequired() throws {
    let log = Self.log(
      """
      Process:             Preview [5744]
      Parent Process:      launchd [1]
      OS Version:          iPhone OS 27.0 (24A340)
      Role:                Foreground
      Exception Type:  EXC_BREAKPOINT (SIGTRAP)
      Termination Reason: SIGNAL 5 Trace/BPT trap: 5

      Thread 0 Crashed:
      0   UIKitCore   0x18a0fff08 ___UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption_block_invoke + 172
      """)
    #expect(log.cause == .rule(.launchScenesRequired))
    #expect(log.shownState == .launching)
    let scenario = try #require(log.scenario(title: "A report"))
    let play = ScenarioLibrary.play(scenario)
    #expect(play.failures == [])
    #expect(!play.entries.contains { if case .call = $0.kind { true } else { false } })
  }

  @Test(
    "what is asserted follows from the report",
    arguments: [
      (
        "Exception Type:  EXC_CRASH (SIGTERM)\nTermination Reason: SIGNAL 15 Terminated: 15",
        CrashLog.Cause.fact(.askedToEnd)
      ),
      (
        "Exception Type: EXC_CRASH (SIGABRT)\nTermination Reason:    Namespace TCC, Code 0\nThis app has crashed because it attempted to access privacy-sensitive data without a usage description.  NSCameraUsageDescription",
        .fact(.usageDescription)
      ),
      (
        "Exception Type: EXC_CRASH (SIGABRT)\nTermination Reason: DYLD 1 Library missing\nLibrary not loaded: @rpath/A.framework/A",
        .fact(.libraryMissing)
      ),
      (
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'All launch handlers must be registered before application finishes launching'",
        .rule(.schedulerRegisterLate)
      ),
      (
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push.'",
        .unreportedCall
      ),
      (
        "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 3 can't be'",
        .fact(.uncaughtException)
      ),
      ("my app died with 0xdead10cc overnight", .lockedFile),
      ("response status code: 404 error code: 0x12345678", .unknown),
    ])
  func follows(text: String, cause: CrashLog.Cause) {
    let log = Self.log(text)
    #expect(log.cause == cause)
    #expect(log.shownState == nil || cause == .fact(.libraryMissing) || cause == .lockedFile)
  }

  @Test("an exception's name and reason are quoted, from a console and from JSON")
  func exceptions() {
    let console = Self.log(
      "App[1] *** Terminating app due to uncaught exception 'NSRangeException', reason: 'it can't be 3'\n*** First throw"
    )
    #expect(console.said == "NSRangeException: it can't be 3")
    let json = Self.log(
      #"{"procName":"N","exception":{"type":"EXC_CRASH","signal":"SIGABRT"},"asi":{"libswiftCore.dylib":["App/A.swift:3: Fatal error: Index out of range"]}}"#
    )
    #expect(json.said == "App/A.swift:3: Fatal error: Index out of range")
    #expect(json.cause == .crash)
  }

  @Test("the memory of a process that was killed is told in megabytes")
  func memory() {
    let kernel = Self.log(
      """
      kernel: memorystatus: exceeded mem limit: ActiveHard 50 MB (fatal)
      kernel: memorystatus: killing_specific_process pid 1879 [Tunnel] (per-process-limit 100) 51200KB
      """)
    #expect(kernel.cause == .memoryLimit)
    #expect(kernel.process == "Tunnel")
    #expect(kernel.pid == 1879)
    #expect(kernel.memory == MemoryUse(used: 50 << 20, limit: 50 << 20))
    let event = Self.log(
      #"""
      {"bug_type":"298","os_version":"iPhone OS 26.1 (23B85)"}
      {"largestProcess":"Maps","memoryStatus":{"pageSize":16384},"processes":[
      {"name":"Maps","rpages":90000,"pid":1,"states":["frontmost"]},
      {"name":"Notes","rpages":6400,"pid":7,"states":["suspended"],"reason":"vm-pageshortage"}]}
      """#)
    #expect(event.process == "Notes")
    #expect(event.pid == 7)
    #expect(event.memory.flatMap(\.used).map(MemoryUse.megabytes) == "100 MB")
    #expect(event.wasInFront == false)
    #expect(MemoryUse.megabytes(39_730_544) == "37.9 MB")
  }

  @Test("a parent is no process; an extension and a Mac have no life cycle of an app")
  func processes() {
    let parent = Self.log(
      "Parent Process:      launchd [1]\nTermination Reason: FRONTBOARD 0xbaadca11")
    #expect(parent.process == nil)
    let share = Self.log(
      "Process: Share [3]\nPath: /private/var/containers/A.app/PlugIns/Share.appex/Share\nException Type: EXC_BAD_ACCESS (SIGSEGV)"
    )
    #expect(share.isExtension)
    #expect(share.scenario(title: "x") == nil)
    let mac = Self.log(
      "Process: A [3]\nOS Version: macOS 14.1 (23B74)\nException Type: EXC_BAD_ACCESS (SIGSEGV)")
    #expect(mac.platform == .macOS)
    #expect(mac.version == nil)
    #expect(mac.scenario(title: "x") == nil)
    #expect(mac.shownState == nil)
  }

  @Test("the words of Settings and of Xcode about an end")
  func wordsOfAnEnd() {
    #expect(
      Self.ids("Quitting application in response to privacy settings change") == ["privacy-change"])
    #expect(
      Self.ids(
        "The app “X” has been killed by the operating system because it is using too much memory.")
        == ["memory-issue"])
  }
}
