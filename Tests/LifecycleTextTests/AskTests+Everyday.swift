// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import Testing

@testable import LifecycleText

/// Questions as people type them without thinking of applife's words: most are answered, none wrongly.
extension AskTests {
  @Test("an answer that is told is the right one, and most are told", arguments: Everyday.allCases)
  func everyday(language: Everyday) {
    let answers = Answers(language.language.phrases, library: Self.library)
    var wrong: [String] = []
    var told = 0
    for row in language.rows {
      guard let id = answers.answer(to: row.question)?.topic.id else { continue }
      told += 1
      if !row.answers.contains(id) { wrong.append("\(row.question): \(id)") }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(told * 10 >= language.rows.count * 7, "\(told) of \(language.rows.count)")
  }

  /// Every seventh of the questions that applife knows, asked as if it did not know this one.
  @Test("a question that is new is seldom answered with another topic")
  func new() {
    let asked = Topic.asked.flatMap { topic in topic.questions.map { (topic.id, $0) } }
    let some = asked.enumerated().filter { $0.offset.isMultiple(of: 7) }.map(\.element)
    let wrong = some.filter { id, question in
      Self.answers.answer(to: question, asIfNew: true).map { $0.topic.id != id } ?? false
    }
    // Two topics that are near each other, such as a limit and what passes it, count as wrong here.
    #expect(wrong.count * 100 <= some.count * 14, "\(wrong.count) of \(some.count): \(wrong)")
  }

  @Test(
    "a question that is not clear has what comes nearest, with ids", arguments: Language.allCases)
  func unsure(language: Language) throws {
    let question = "is performFetch called in the foreground"
    let report = AnswerReport(language.phrases, library: Self.library)
    var buffer = TextBuffer()
    #expect(!report.writeText(question, to: &buffer))
    #expect(buffer.text.contains(language.phrases.ask.notSure.prefix(16)))
    #expect(!buffer.text.contains(language.phrases.ask.dontKnow.prefix(16)))
    #expect(buffer.text.contains("fetch.allowed"))
    let (json, isKnown) = report.json(question)
    #expect(!isKnown)
    #expect(json.written.contains("\"known\":false"))
    #expect(json.written.contains("\"id\":\"fetch.allowed\""))
    #expect(!json.written.contains("\"grade\""))
  }

  /// The languages in which everyday questions are asked.
  enum Everyday: CaseIterable {
    case english, vietnamese, russian, chinese

    var language: Language {
      switch self {
      case .english: .english
      case .vietnamese: .vietnamese
      case .russian: .russian
      case .chinese: .simplifiedChinese
      }
    }

    var rows: [Row] {
      switch self {
      case .english: Self.englishRows
      case .vietnamese: Self.vietnameseRows
      case .russian: Self.russianRows
      case .chinese: Self.chineseRows
      }
    }

    private static let englishRows: [Row] = [
      Row(
        "which state is an app in right after launch before didBecomeActive",
        "launch.inactive-first"),
      Row("what are the states of an ios app", "five-states", "state.active-through-inactive"),
      Row(
        "difference between background and suspended state", "five-states", "suspended.no-callback",
        "limit.suspension"),
      Row(
        "can an app go straight from background to active without inactive",
        "state.active-through-inactive", "launch.inactive-first", "return.foreground-then-active"),
      Row(
        "order of methods when app launches for the first time", "launch.sequence", "launch.main",
        "launch.application-main"),
      Row("is willEnterForeground called when the app is first opened", "foreground-at-launch"),
      Row(
        "does didBecomeActive get called on launch", "foreground-at-launch",
        "launch.inactive-first", "launch.sequence"),
      Row("is didFinishLaunching called when app is launched in background", "launch.background"),
      Row(
        "does applicationDidBecomeActive run when iOS launches my app in the background",
        "launch.background", "launch.inactive-first"),
      Row("didEnterBackground not called after a background launch", "launch.background"),
      Row("why is main() executed without the user opening the app ios 15", "launch.prewarm"),
      Row(
        "UserDefaults empty at launch after reboot", "prewarm.protected-data", "keychain-locked",
        "launch.prewarm"),
      Row(
        "keychain returns errSecInteractionNotAllowed when phone is locked", "keychain-locked",
        "device-locked", "data.protected", "prewarm.protected-data"),
      Row("how long can didFinishLaunching take", "limit.launch"),
      Row("exception code dead10cc sqlite", "code.0xdead10cc", "file.lock"),
      Row("termination 0xbaadca11", "code.0xbaadca11", "push.voip-reported"),
      Row("0xc00010ff", "code.0xc00010ff"),
      Row("what is 0x2182bad4", "code.0x2182bad4", "fetch.not-completed", "limit.fetch"),
      Row("does locking the screen call applicationDidEnterBackground", "leave.lock"),
      Row("can i tell lock button from home button", "leave.lock"),
      Row("how to hide sensitive content in app switcher", "leave.snapshot-and-state"),
      Row("order of calls when app comes back from background", "return.foreground-then-active"),
      Row(
        "is didFinishLaunching called again when returning from background",
        "return.foreground-then-active", "suspended.resumes"),
      Row(
        "does the app restart when resuming from suspended", "suspended.resumes",
        "return.foreground-then-active"),
      Row(
        "which comes first the willEnterForeground notification or the delegate method",
        "return.delegate-first"),
      Row(
        "are UIApplication notifications posted before or after the app delegate method",
        "notification.after-delegate"),
      Row("does opening control center put app in background", "interruption.resign-only"),
      Row(
        "is didEnterBackground called when notification center is pulled down",
        "interruption.resign-only"),
      Row("siri interrupts app which callback", "interruption.resign-only"),
      Row("does face id prompt trigger willResignActive", "interruption.resign-only"),
      Row("permission alert calls applicationWillResignActive", "interruption.resign-only"),
      Row(
        "does opening the app switcher call didEnterBackground", "interruption.resign-only",
        "switcher.card"),
      Row("app state while system alert is shown", "interruption.resign-only"),
      Row(
        "does inactive mean my app is not visible", "interruption.resign-only",
        "inactive-or-background"),
      Row(
        "what happens to my app when a phone call comes in", "call.answered",
        "interruption.resign-only", "call.banner"),
      Row("is didEnterBackground called when the user answers a call", "call.answered"),
      Row(
        "incoming call declined which methods are called", "call.banner",
        "interruption.resign-only", "call.answered"),
      Row("incoming call banner ios 14 app state", "call.banner"),
      Row("does a push banner make the app inactive", "banner.arrival-is-nothing"),
      Row("willResignActive called when notification banner appears?", "banner.arrival-is-nothing"),
      Row(
        "didBecomeActive called twice when opening notification center", "notification-center.twice"
      ),
      Row("does low battery alert make app inactive", "battery.low"),
      Row("applicationProtectedDataWillBecomeUnavailable when called", "data.protected"),
      Row("is openURL called before didBecomeActive", "open.url"),
      Row("universal link delegate method order", "open.activity"),
      Row("performActionForShortcutItem called when", "open.quick-action"),
      Row(
        "didReceive response called when app killed and user taps push", "open.notification",
        "push.notification-delegate"),
      Row("notification not showing while app is in foreground", "push.arrival"),
      Row(
        "didReceiveRemoteNotification vs userNotificationCenter didReceive",
        "push.notification-delegate"),
      Row(
        "content-available push needs what background mode", "push.silent", "background.modes",
        "mode-not-declared"),
      Row(
        "are silent notifications delivered if app was swiped away", "end.force-quit-mark",
        "push.silent"),
      Row("voip push wakes terminated app?", "push.voip", "push.voip-reported"),
      Row("do I have to call reportNewIncomingCall for every pushkit push", "push.voip-reported"),
      Row("how long do I have in applicationDidEnterBackground", "limit.enter-background"),
      Row("how much time does beginBackgroundTask give", "limit.background-time"),
      Row("is background time per task or per app", "limit.background-time"),
      Row("is expirationHandler called on main thread", "task.expired", "limit.expiration-handler"),
      Row("beginBackgroundTask returns invalid", "task.not-granted"),
      Row("how long after going to background is app suspended", "limit.suspension", "task.end"),
      Row("is there a callback when the app gets suspended", "suspended.no-callback"),
      Row("does code run while the app is suspended", "suspended.no-callback"),
      Row("timer stops firing in background", "suspended.no-callback"),
      Row(
        "how to run code forever in background", "background.assertion", "background.modes",
        "suspended.no-callback", "limit.background-time"),
      Row("does my app keep running in background while playing music", "background.audio"),
      Row("ranging beacons in background", "location.beacons"),
      Row("bluetooth wake how many seconds to process", "limit.wake", "background.wake"),
      Row("is performFetch called in the foreground", "fetch.allowed"),
      Row("what if I don't call fetch completion handler", "limit.fetch", "fetch.not-completed"),
      Row("setMinimumBackgroundFetchInterval default value", "limit.fetch-interval"),
      Row("low power mode background fetch", "background.low-power"),
      Row("handleEventsForBackgroundURLSession when called", "transfer.session"),
      Row("when does BGProcessingTask run", "scheduler.launch"),
      Row("BGAppRefreshTask never runs on my device", "scheduler.launch"),
      Row(
        "where to register BGTaskScheduler identifiers", "scheduler.register",
        "scheduler.register-late"),
      Row(
        "BGTaskSchedulerErrorDomain error 3", "scheduler-not-permitted",
        "scheduler.permitted-identifiers"),
      Row("forgot setTaskCompleted", "scheduler.complete", "scheduler.expire"),
      Row("how long can a BGAppRefreshTask run", "limit.refresh"),
      Row(
        "BGContinuedProcessingTask start in background", "continued.submit", "continued.foreground"),
      Row("what should i do in didReceiveMemoryWarning", "memory.warning"),
      Row("which apps are killed first when memory is low", "memory.order"),
      Row(
        "can ios kill foreground app for memory", "memory.own-limit", "memory.front-never",
        "memory.order"),
      Row(
        "is applicationWillTerminate called when app is suspended", "end.suspended-silent",
        "end.will-terminate"),
      Row("swipe up in app switcher which delegate methods", "end.force-quit"),
      Row("is willTerminate called on crash", "end.crash", "end.notified-on-crash-claim"),
      Row("does app get notified when phone restarts", "end.reboot"),
      Row("how long in applicationWillTerminate", "limit.terminate"),
      Row("UIApplicationExitsOnSuspend", "end.exits-on-suspend"),
      Row("calling exit(0) in ios app", "end.exit"),
      Row("app killed when changing camera permission in settings", "privacy.change"),
      Row(
        "where should I save user data", "data.lost", "end.will-terminate",
        "leave.resign-then-background", "command.lose", "end.force-quit"),
      Row("applicationDidBecomeActive not called after adding SceneDelegate", "scene.transitions"),
      Row(
        "are UIApplication notifications still sent with scenes", "scene.transitions",
        "scene.aggregate-notifications"),
      Row("when is sceneDidDisconnect called", "scene.disconnect"),
      Row("didDiscardSceneSessions when is it called", "scene.discard", "window.close"),
      Row("black screen after adding scene manifest", "scene.window", "window-without-scene"),
      Row("is UIScene mandatory in ios 27", "launch.scenes-required"),
      Row("scenePhase not changing in App", "swiftui.phase"),
      Row("what happens if main thread is blocked", "main-thread.hung", "main-thread.order"),
      Row("are touches delivered when app inactive", "touch.active-only"),
      Row("update ui from background thread", "thread.uikit", "published-off-main"),
      Row("do i have to implement all app delegate methods", "method.not-implemented"),
      Row("does swiping apps away stop background launches", "end.force-quit-mark"),
    ]

    private static let vietnameseRows: [Row] = [
      Row(
        "inactive khác background ở chỗ nào", "inactive-or-background", "interruption.resign-only"),
      Row("lỗi 0x8badf00d là gì", "code.0x8badf00d", "limit.launch", "limit.scene-update"),
      Row("khóa màn hình thì app vào trạng thái nào", "leave.lock"),
      Row(
        "quay lại app có gọi lại didFinishLaunching không", "suspended.resumes",
        "return.foreground-then-active"),
      Row("kéo trung tâm điều khiển xuống app có vào background không", "interruption.resign-only"),
      Row("mở trung tâm thông báo có gọi didEnterBackground không", "interruption.resign-only"),
      Row("hiện face id thì app có inactive không", "interruption.resign-only"),
      Row(
        "có cuộc gọi đến thì app của tôi ra sao", "call.answered", "interruption.resign-only",
        "call.banner"),
      Row("thông báo hiện banner app có bị inactive không", "banner.arrival-is-nothing"),
      Row("bấm vào thông báo thì hàm nào được gọi", "open.notification"),
      Row("mở app bằng url thì hàm nào chạy", "open.url", "cold-launch-payload"),
      Row("didEnterBackground được chạy bao nhiêu giây", "limit.enter-background"),
      Row("beginBackgroundTask chạy được bao lâu", "limit.background-time"),
      Row("ios 12 chạy nền được mấy phút", "limit.background-time"),
      Row("quên gọi endBackgroundTask thì sao", "task.leaked"),
      Row("timer không chạy khi app ở nền", "suspended.no-callback"),
      Row("khi bị suspended code có chạy không", "suspended.no-callback"),
      Row("vào vùng theo dõi app đã tắt có được mở không", "location.region"),
      Row("sao performFetch không được gọi", "fetch.allowed"),
      Row("chế độ tiết kiệm pin có tắt làm mới nền không", "background.low-power"),
      Row("tải file nền khi app bị treo có tiếp tục không", "transfer.session"),
      Row("vuốt tắt app thì tải nền có bị hủy không", "transfer-cancelled"),
      Row("khi nào BGAppRefreshTask chạy", "scheduler.launch"),
      Row("hết bộ nhớ thì app nào bị tắt trước", "memory.order"),
      Row(
        "app đang treo bị kill có gọi willTerminate không", "end.suspended-silent",
        "end.will-terminate"),
      Row("vuốt app khỏi đa nhiệm thì gọi hàm nào", "end.force-quit"),
      Row(
        "crash có gọi applicationWillTerminate không", "end.crash", "end.notified-on-crash-claim"),
      Row("khởi động lại máy app có được báo không", "end.reboot"),
      Row("thêm SceneDelegate thì applicationDidBecomeActive không chạy nữa", "scene.transitions"),
      Row("scenePhase trong App và trong View khác nhau không", "swiftui.phase"),
      Row("luồng chính bị chặn thì sao", "main-thread.hung"),
      Row("ios 27 có bắt buộc dùng scene không", "launch.scenes-required"),
    ]

    private static let russianRows: [Row] = [
      Row("какие состояния есть у приложения ios", "five-states", "state.active-through-inactive"),
      Row(
        "чем inactive отличается от background", "inactive-or-background",
        "interruption.resign-only"),
      Row("в каком порядке вызываются методы при запуске", "launch.sequence", "launch.main"),
      Row("вызывается ли didFinishLaunching при запуске в фоне", "launch.background"),
      Row(
        "вызывается ли applicationDidBecomeActive при старте приложения", "foreground-at-launch",
        "launch.inactive-first"),
      Row("что значит код 0x8badf00d", "code.0x8badf00d", "limit.launch", "limit.scene-update"),
      Row("какие методы вызываются при нажатии кнопки домой", "leave.resign-then-background"),
      Row("что происходит с приложением при блокировке экрана", "leave.lock"),
      Row("убивает ли ios приложение когда я блокирую телефон", "leave.lock", "limit.suspension"),
      Row("когда делается снимок для переключателя приложений", "leave.snapshot-and-state"),
      Row("face id вызывает willResignActive?", "interruption.resign-only"),
      Row("системный алерт с разрешением состояние приложения", "interruption.resign-only"),
      Row("открытие по ссылке в каком методе ловить url", "open.url", "cold-launch-payload"),
      Row(
        "приходят ли тихие пуши после смахивания приложения", "end.force-quit-mark", "push.silent"),
      Row("сколько секунд на обработку тихого пуша", "limit.push", "push.not-completed"),
      Row("разбудит ли voip push закрытое приложение", "push.voip", "push.voip-reported"),
      Row("сколько времени в applicationDidEnterBackground", "limit.enter-background"),
      Row("сколько времени даёт beginBackgroundTask", "limit.background-time"),
      Row("сколько минут фона на ios 9", "limit.background-time"),
      Row("что если не вызвать endBackgroundTask", "task.leaked"),
      Row("через сколько приложение засыпает в фоне", "limit.suspension"),
      Row("запустится ли убитое приложение при входе в регион", "location.region"),
      Row("performFetch не вызывается", "fetch.allowed"),
      Row("режим энергосбережения и фоновое обновление", "background.low-power"),
      Row("продолжится ли загрузка в фоне если приложение приостановлено", "transfer.session"),
      Row("когда запускается BGProcessingTask", "scheduler.launch"),
      Row("какие приложения система выгружает первыми", "memory.order"),
      Row("смахнуть приложение какие методы вызовутся", "end.force-quit"),
      Row(
        "после добавления SceneDelegate не вызывается applicationDidEnterBackground",
        "scene.transitions"),
      Row("когда вызывается sceneDidDisconnect", "scene.disconnect"),
      Row("scenePhase в App и во View одно и то же?", "swiftui.phase"),
      Row("получает ли неактивное приложение касания", "touch.active-only"),
      Row(
        "где сохранять данные пользователя", "data.lost", "end.will-terminate",
        "leave.resign-then-background", "command.lose"),
      Row("обязательны ли сцены в ios 27", "launch.scenes-required"),
    ]

    private static let chineseRows: [Row] = [
      Row("后台启动时会调用didFinishLaunching吗", "launch.background"),
      Row("第一次打开应用会调用willEnterForeground吗", "foreground-at-launch"),
      Row("启动太慢会被系统杀掉吗", "limit.launch"),
      Row("0x8badf00d是什么意思", "code.0x8badf00d", "limit.launch", "limit.scene-update"),
      Row("按Home键会调用哪些方法", "leave.resign-then-background"),
      Row("锁屏后应用处于什么状态", "leave.lock"),
      Row("多任务界面的截图什么时候拍的", "leave.snapshot-and-state"),
      Row("从后台回到前台调用哪些方法", "return.foreground-then-active"),
      Row("从后台回来会再次调用didFinishLaunching吗", "suspended.resumes", "return.foreground-then-active"),
      Row("打开通知中心会调用didEnterBackground吗", "interruption.resign-only"),
      Row("系统权限弹窗出现时应用是什么状态", "interruption.resign-only"),
      Row("来电话时我的应用会怎样", "call.answered", "interruption.resign-only", "call.banner"),
      Row("横幅通知会让app变成inactive吗", "banner.arrival-is-nothing"),
      Row("静默推送没有唤醒app", "push.silent"),
      Row("划掉app以后还能收到静默推送吗", "end.force-quit-mark", "push.silent"),
      Row("voip推送能唤醒被杀死的app吗", "push.voip", "push.voip-reported"),
      Row("didEnterBackground里有多少时间", "limit.enter-background"),
      Row("beginBackgroundTask能运行多久", "limit.background-time"),
      Row("进入后台多久后被挂起", "limit.suspension"),
      Row("挂起状态下代码会执行吗", "suspended.no-callback"),
      Row("后台播放音乐app会被挂起吗", "background.audio"),
      Row("后台持续定位", "background.location"),
      Row("performFetch为什么不调用", "fetch.allowed"),
      Row("什么时候会收到内存警告", "memory.warning"),
      Row("内存不足时先杀哪个app", "memory.order"),
      Row("挂起的app被杀会调用willTerminate吗", "end.suspended-silent", "end.will-terminate"),
      Row("加了SceneDelegate之后applicationDidBecomeActive不走了", "scene.transitions"),
      Row("sceneDidDisconnect什么时候调用", "scene.disconnect"),
      Row("App里的scenePhase和View里的一样吗", "swiftui.phase"),
      Row("主线程卡住会怎样", "main-thread.hung"),
      Row("inactive状态能收到触摸吗", "touch.active-only"),
      Row(
        "应该在哪个方法里保存数据", "data.lost", "end.will-terminate", "leave.resign-then-background",
        "command.lose"),
    ]
  }
}
