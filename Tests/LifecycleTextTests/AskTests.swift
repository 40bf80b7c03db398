// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

@testable import LifecycleText

/// Questions as they stand in public threads, most of them as titles, and what answers them.
@Suite("Questions")
struct AskTests {
  /// A question, the names of the answers that are right, and the thread that asks it.
  struct Row: Sendable, CustomTestStringConvertible {
    let question: String
    let answers: [String]
    let thread: String

    init(_ question: String, _ answers: String..., thread: String = "") {
      self.question = question
      self.answers = answers
      self.thread = thread
    }

    var testDescription: String { question }
  }

  static let library = AnswerLibrary(
    entries: ScenarioLibrary.names.compactMap { name in
      (try? ScenarioLibrary.scenario(name)).map {
        AnswerLibrary.Entry(name: name, title: $0.title, note: $0.notes.first ?? "")
      }
    }, scenario: { try? ScenarioLibrary.scenario($0) })

  static let answers = Answers(Language.english.phrases, library: library)

  /// Questions as students and developers type them, which no thread asks in these words.
  static let typed: [Row] = [
    Row("does a permission alert make the app inactive", "interruption.resign-only"),
    Row("system alert makes app inactive", "interruption.resign-only"),
    Row("权限弹窗会触发applicationWillResignActive吗", "interruption.resign-only"),
    Row("background URLSession download when app suspended", "transfer.session"),
    Row("alert UIAlertController có làm app inactive không", "own-views"),
    Row("弹出UIAlertController会触发applicationWillResignActive吗", "own-views"),
    Row("what is applicationState in didFinishLaunching with scenes", "scene-launch-state"),
    Row("why is applicationState background at launch in SceneDelegate app", "scene-launch-state"),
    Row("does URLSession.shared continue when the app is suspended", "ordinary-session"),
    Row(
      "Does my URLSession default configuration request finish when app goes to background",
      "ordinary-session"),
    Row("does UIAlertController make the app inactive", "own-views"),
    Row("does prewarming call didFinishLaunching", "launch.prewarm"),
    Row("Will the watchdog kill my app in the debugger?", "debugger-attached"),
    Row("does suspension happen while debugging", "debugger-attached"),
    Row("app is not suspended when attached to Xcode", "debugger-attached"),
    Row("does 0x8badf00d happen when the debugger is attached", "debugger-attached"),
    Row("why does background code run forever under lldb", "debugger-attached"),
    Row("завершает ли watchdog приложение при отладке", "debugger-attached"),
    Row("how long do I have in background on iOS 13", "limit.background-time"),
    Row("how long do I have in background on iOS 16", "limit.background-time"),
    Row(
      "is sceneDidEnterBackground called before applicationWillTerminate", "end.force-quit"),
    Row("how much background time do I get on iOS 26", "limit.background-time"),
    Row("is sceneDidEnterBackground called when the user swipes the app away", "end.force-quit"),
    Row("is didEnterBackground called before willTerminate", "end.force-quit"),
    Row("willTerminate or didEnterBackground first on force quit", "end.force-quit"),
    Row("does BGAppRefreshTask run after force quit", "end.force-quit-mark"),
    Row("Message from debugger: Terminated due to code signing error", "code-signature"),
    Row("what are the five states of an app", "five-states"),
    Row("what is not running state ios", "five-states"),
    Row("difference between inactive and background", "inactive-or-background"),
    Row("Does iOS call applicationWillTerminate when phone battery dies", "end.reboot"),
    Row("Application gets killed after 180 seconds in background", "limit.background-time"),
    Row("AVAudioPlayer stops when screen is locked", "background.audio"),
    Row(
      "should I save in applicationWillTerminate or applicationDidEnterBackground",
      "end.suspended-silent", "data.lost"),
    Row("how to refresh data every time app opens", "return.foreground-then-active"),
    Row("onResume equivalent ios", "return.foreground-then-active"),
    Row("app hangs on launch white screen then closes", "limit.launch"),
    Row("0x8badf00d scene-create watchdog transgression", "limit.launch"),
    Row("websocket disconnects when screen locked", "connection-lost"),
    Row("my app shows a black screen after updating to xcode 27", "launch.scenes-required"),
    Row("does iOS restart my bluetooth app after it was killed", "bluetooth.restoration"),
    Row("is it ok to write to the database in didEnterBackground", "file.lock", "data.lost"),
    Row("BGProcessingTask only runs when charging?", "scheduler.device-in-use"),
    Row("download continues after app is closed by user?", "transfer-cancelled"),
    Row("Stage Manager two windows active", "window.focus"),
    Row("what happens to a running app when it is updated", "out-of-scope.distribution"),
    Row("main.swift called before user opens app", "launch.prewarm"),
    Row("музыка останавливается когда экран заблокирован", "background.audio"),
    Row("какие есть состояния у приложения", "five-states"),
    Row("приложение не запускается после обновления до xcode 27", "launch.scenes-required"),
    Row("锁屏后音乐停止播放", "background.audio"),
    Row("iOS App 有几种状态", "five-states"),
    Row("app ios có mấy trạng thái", "five-states"),
    Row("静默推送没有唤醒 App", "push.silent"),
  ]

  static let rows: [Row] = [
    Row("what is the shortest way to lose an edit", "command.lose"),
    Row("which versions of iOS changed the life cycle", "command.compare"),
    Row(
      "in which order do hidden, paused and inactive come in AppLifecycleState",
      "command.frameworks"),
    Row("maui Stopped and Resumed events of Window", "command.frameworks"),
    Row("ON_STOP and ON_PAUSE in compose multiplatform", "command.frameworks"),
    Row(
      "App getting killed/refreshed on iOS, it starts from the splash screen", "memory.order",
      thread: "ocetnik/react-native-background-timer#290"),
    Row(
      "How to run React Native or JavaScript code even if app is in killed state ??",
      "end.force-quit-mark", thread: "OneSignal/react-native-onesignal#1405"),
    Row(
      "Background job is not working while Application is in kill mode in IOS.",
      "end.force-quit-mark", thread: "Rapsssito/react-native-background-actions#169"),
    Row(
      "how to detect the app is killed", "end.suspended-silent", "end.force-quit",
      "end.will-terminate", thread: "facebook/react-native#24310"),
    Row(
      "keep alive app in background forever", "background.assertion",
      thread: "transistorsoft/react-native-background-fetch#532"),
    Row(
      "Keep app running when it's killed or closed", "background.assertion",
      "end.force-quit-mark", thread: "facebook/react-native#36493"),
    Row(
      "Timer not working when app goes to background", "suspended.no-callback",
      thread: "ocetnik/react-native-background-timer#119"),
    Row(
      "getInitialLink() returns null when app is launched from terminated state using custom URL scheme",
      "cold-launch-payload", thread: "llfbandit/app_links#253"),
    Row(
      "Deeplinks only open when app is in background", "cold-launch-payload",
      thread: "BranchMetrics/ios-branch-deep-linking-attribution#1000"),
    Row(
      "Deep links don't work if app is cold started via link", "cold-launch-payload",
      thread: "GitHawkApp/GitHawk#2450"),
    Row(
      "Keychain is cleared randomly on iOS", "prewarm.protected-data", "keychain-locked",
      thread: "oblador/react-native-keychain#409"),
    Row("Users get logged out", "prewarm.protected-data", thread: "stagecast/bug-report#100"),
    Row(
      "Data missing from storage after app restart", "prewarm.protected-data", "data.lost",
      thread: "ammarahm-ed/react-native-mmkv-storage#195"),
    Row(
      "AppLifeCycleState.detached is not called when app is closed quickly",
      "end.suspended-silent", "end.force-quit", thread: "flutter/flutter#57594"),
    Row(
      "iOS Notification center wrong AppLifecycleState triggered", "notification-center.twice",
      "interruption.resign-only", thread: "flutter/flutter#60683"),
    Row(
      "Network connection lost (-1005) when app goes to background", "connection-lost",
      thread: "AFNetworking/AFNetworking#4287"),
    Row(
      "Socket io gives a connection error when connecting back from going to background",
      "connection-lost", thread: "socketio/socket.io-client-swift#1455"),
    Row(
      "Suspended Mode stops audio after a period of time", "background.audio",
      thread: "TheWidlarzGroup/react-native-video#1513"),
    Row(
      "Can't end BackgroundTask: no background task exists with identifier 2", "task-ended-twice",
      thread: "masatsch/livehouse_ios#20"),
    Row(
      "BGTaskSchedulerErrorDomain error1 on iOS", "scheduler-unavailable",
      thread: "transistorsoft/react-native-background-fetch#447"),
    Row(
      "Could not schedule app refresh: Error Domain=BGTaskSchedulerErrorDomain Code=3",
      "scheduler-not-permitted", thread: "bhaval-patel/BackgroundTask#7"),
    Row(
      "Apple App Store rejected my app because of \"audio\" key in UIBackgroundModes",
      "mode-rejected", thread: "ryanheise/audio_service#975"),
    Row(
      "background download is not working at all in iOS", "transfer.session",
      thread: "joltup/rn-fetch-blob#696"),
    Row(
      "Error when app in background: insufficient permission to submit GPU work",
      "gpu-in-background", thread: "mapzen/ios#397"),
    Row(
      "it stays on black screen all the time after SceneDelegate", "window-without-scene",
      "scene-class-missing", thread: "bazelbuild/rules_apple#1016"),
    Row(
      "does .active follow .background directly", "state.active-through-inactive",
      thread: "OneBusAway#1272"),
    Row(
      "CarPlay not working: does not implement CarPlay template application lifecycle methods",
      "scene.carplay", thread: "mapbox/mapbox-navigation-ios#3355"),
    Row("applicationDidBecomeActive not called iOS 13 SceneDelegate", "scene.transitions"),
    Row(
      "applicationWillTerminate is not being invoked", "end.suspended-silent",
      "end.will-terminate"),
    Row("viewWillAppear isn't called when the app enters the foreground", "view.no-call-on-return"),
    Row("useEffect not triggered when app comes back from background", "view.no-call-on-return"),
    Row("silent push notifications not received when app is force quit", "end.force-quit-mark"),
    Row("silent push works sometimes, seems throttled by iOS", "push.budget"),
    Row("workmanager task does not run every 15 minutes on iOS", "scheduler.launch"),
    Row("Face ID prompt causes AppState to change to inactive", "interruption.resign-only"),
    Row("How long can an iOS app run in the background?", "limit.background-time"),
    Row("Swift 6 crash in completion handler _dispatch_assert_queue_fail", "thread.main-actor"),
    Row("App crashes with 0xdead10cc when using SQLite in an app group", "file.lock"),
    Row("Can not start Live Activity when app is in background", "activity.foreground"),
    Row("background URLSession upload canceled when user force quits app", "transfer-cancelled"),
    Row(
      "didFinishLaunchingWithOptions called in background without user opening the app",
      "launch.background", "launch.prewarm"),
    Row(
      "Should I save data in applicationWillTerminate or applicationDidEnterBackground",
      "data.lost"),
    Row("crash at launch iOS 27: UIScene life cycle is required", "launch.scenes-required"),
    Row("app restarts when camera permission is changed in Settings", "privacy.change"),
    Row("why does my tiemr stop in the backgroud", "suspended.no-callback"),
    Row("vì sao timer dừng khi app chạy nền", "suspended.no-callback"),
    Row("man hinh den sau khi them SceneDelegate", "window-without-scene"),
    Row("deep link khong hoat dong khi app bi tat", "cold-launch-payload"),
    Row("почему таймер останавливается в фоне", "suspended.no-callback"),
    Row("applicationWillTerminate не вызывается", "end.suspended-silent", "end.will-terminate"),
    Row("черный экран после добавления SceneDelegate", "window-without-scene"),
    Row("сколько времени приложение может работать в фоне", "limit.background-time"),
    Row("为什么定时器在后台停止", "suspended.no-callback"),
    Row("App 在后台被杀死", "memory.order"),
    Row("冷启动时深链接没有调用", "cold-launch-payload"),
    Row("重启后退出登录", "prewarm.protected-data"),
    Row("Android onPause not called", "out-of-scope.android"),
    Row("visionOS immersive space life cycle", "out-of-scope.visionOS"),
    Row("Apple Watch background refresh", "out-of-scope.watchOS"),
    Row("picture in picture", "picture-in-picture"),
    Row("app intent launch", "out-of-scope.app-intents"),
    Row(
      "live activity after force quit", "out-of-scope.live-activities",
      thread: "software-mansion-labs/expo-live-activity#116"),
    Row("fold", "out-of-scope.foldables"),
    Row("catalyst life cycle", "out-of-scope.catalyst"),
    Row("watchOS background", "out-of-scope.watchOS"),
    Row("metal in background", "gpu-in-background"),
  ]

  /// Questions that applife has nothing for.
  static let strange = [
    "terminated due to signal 99",
    "Error Domain=UNErrorDomain Code=1", "Error Domain=SKErrorDomain Code=2",
    "how do I center a view with auto layout constraints",
    "UITableView cell reuse makes images flicker", "StoreKit restore purchases not working",
    "how do I bake bread", "CocoaPods install fails with an ffi error on M1",
    "JSON decoding keyNotFound error in Swift", "how to change the color of a navigation bar",
    "git merge conflict in project.pbxproj", "Firestore query returns an empty array",
    "how do I publish my app to TestFlight", "Swift generic protocol associated type error",
    "keyboard covers the text field", "как выпечь хлеб", "如何烤面包",
  ]

  @Test("the right answer comes first")
  func first() {
    var wrong: [String] = []
    for row in Self.rows + Self.typed + Self.english + Self.vietnamese + Self.russian + Self.chinese
    {
      let answer = Self.answers.answer(to: row.question)
      if !row.answers.contains(answer?.topic.id ?? "") {
        let found = Self.answers.candidates(for: row.question).map {
          "\($0.topic.id) \(Int($0.coverage * 100))"
        }
        wrong.append("\(row.question): \(answer == nil ? "unknown" : "wrong"), \(found)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  @Test("what applife knows nothing about is not answered", arguments: strange)
  func unknown(question: String) {
    let answer = Self.answers.answer(to: question)
    // That it is out of scope is true of some.
    if case .outOfScope? = answer?.topic.subject { return }
    #expect(answer == nil, "\(answer?.topic.id ?? "") \(answer?.confidence ?? 0)")
  }

  @Test("the scenario of each topic exists, and its run names the rule")
  func scenarios() throws {
    for topic in Topic.asked {
      guard let name = topic.scenario else { continue }
      #expect(ScenarioLibrary.names.contains(name), "\(name)")
      guard let rule = topic.rule else { continue }
      let entries = ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries
      if !entries.contains(where: { $0.rule == rule }) {
        #expect(Self.silent.contains(rule), "\(rule.rawValue) in \(name)")
      }
    }
  }

  /// Rules about what does not happen, or that only accompany others: no entry names them.
  static let silent: Set<Rule> = [
    .backgroundAssertion, .backgroundModes, .notificationDelivered, .fetchAllowed,
    .endForceQuitMark, .viewNotCalled,
  ]

  @Test("an answer about what applife does not model states a fact with its grade")
  func outsideFacts() {
    for question in [
      "app intent launch", "live activity after force quit", "fold", "visionos scenes",
    ] {
      let topic = Self.answers.answer(to: question)?.topic
      #expect(topic?.origin != nil, "\(question)")
      #expect(topic?.origin?.sources.isEmpty == false, "\(question)")
    }
    #expect(FieldFact.liveActivityOutlives.origin.grade == .observed)
  }

  @Test("each rule and fact that can be an answer has a question, which tells how one is read")
  func questions() {
    let asked = Topic.asked.filter { !$0.questions.isEmpty }
    let rules = Set(asked.compactMap(\.rule))
    // The emulator says this one of a process that it hosts.
    let unasked = Rule.allCases.filter {
      $0.grade != .precondition && $0 != .hostedProcess && !rules.contains($0)
    }
    #expect(unasked.map(\.rawValue) == [])
    let facts = Set(asked.compactMap(\.fact))
    #expect(FieldFact.allCases.filter { !facts.contains($0) }.map(\.rawValue) == [])
    for text in ["caught NSInternalInconsistencyException, continuing"] {
      #expect(Self.answers.answer(to: text)?.readAs != nil, "\(text)")
    }
  }

  @Test("every question of a topic finds it again")
  func own() {
    var wrong: [String] = []
    for topic in Topic.asked {
      for question in topic.questions {
        let found = Self.answers.answer(to: question)
        if found?.topic.subject != topic.subject {
          wrong.append("\(question): \(found?.topic.id ?? "unknown"), not \(topic.id)")
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  @Test("every code that a report can have is known, in each spelling, and no other")
  func codes() {
    for code in TerminationCode.allCases {
      let digits = String(code.text.dropFirst(2))
      for text in [code.text, digits, "0x" + digits.uppercased(), "what does \(code.text) mean"] {
        let topic = Self.answers.answer(to: text)?.topic
        let isNamed = topic?.questions.contains { $0.contains(digits) } ?? false
        #expect(topic?.subject == .code(code) || isNamed, "\(text): \(topic?.id ?? "unknown")")
      }
    }
    for text in ["0xc00010fe", "0xdeadfa12", "0x12345678"] {
      #expect(Self.answers.answer(to: text) == nil, "\(text)")
    }
  }

  @Test(
    "a limit is shown on the version that the question names, and its sentence has the number",
    arguments: [("iOS 6", "600"), ("iOS 12", "180"), ("iOS 26", "30")])
  func version(name: String, seconds: String) {
    let answer = Self.answers.answer(to: "how long can beginBackgroundTask run on \(name)")
    #expect(answer?.topic.id == "limit.background-time")
    #expect(answer?.run.contains { $0.contains("until +\(seconds).000") } == true)
    #expect(answer?.topic.sentence(Language.english.phrases).contains("\(seconds) s") == true)
  }

  @Test("a code that several rules name is told by itself")
  func watchdogCode() {
    #expect(Self.answers.answer(to: "what is 0x8BADF00D")?.topic.subject == .code(.badFood))
    #expect(Self.answers.answer(to: "0xdead10cc")?.topic.id == "file.lock")
  }

  @Test("an answer has five lines of a run at most, and its sources", arguments: Language.allCases)
  func report(language: Language) throws {
    let report = AnswerReport(language.phrases, library: Self.library)
    var buffer = TextBuffer()
    #expect(report.writeText("why does my timer stop in the background", to: &buffer))
    let text = buffer.text
    #expect(text.contains(language.phrases.rule(.suspendedSilently).prefix(10)))
    #expect(text.contains("applife suspended-timers-stop"))
    #expect(text.contains("suspended.no-callback"))
    #expect(text.contains("https://"))
    var other = TextBuffer()
    #expect(!report.writeText("how do I bake bread", to: &other))
    #expect(other.text.contains(language.phrases.ask.dontKnow.prefix(8)))
    #expect(Self.answers.answer(to: "") == nil)
    #expect(Self.answers.answer(to: "???") == nil)
  }
}
