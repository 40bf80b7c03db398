// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

extension Topic {
  package static let screen: [Topic] = [
    Topic(
      .viewNotCalled, "views-leave-and-return",
      "viewWillAppear not called when returning from background",
      "viewDidAppear not called when app comes to foreground",
      "onAppear not called when app returns from background swiftui",
      "useEffect does not run when app comes back from background",
      "componentDidMount not called on resume",
      "is viewWillAppear called after unlocking the phone",
      "is viewDidDisappear or viewWillDisappear called when the app goes to background",
      "refresh screen when app becomes active useFocusEffect",
      "initState not called when app resumes", "viewWillAppear không được gọi khi quay lại app",
      "viewWillAppear не вызывается при возврате из фона", "从后台回来 viewWillAppear 不调用"),
    Topic(
      .viewAppearance, "views-launch", "viewDidAppear before or after didBecomeActive",
      "order of viewDidLoad viewWillAppear at launch"),
    Topic(
      .viewLoading, "views-launched-in-background",
      "is viewDidLoad called when app is launched in background", "view loaded on background launch"
    ),
    Topic(
      .touchesActiveOnly, "run-loop-inactive",
      "are touches delivered while the app is inactive",
      "app không hoạt động có nhận chạm không",
      "получает ли неактивное приложение касания",
      "非活跃的 App 能收到触摸吗", "touches ignored when app is inactive",
      "are touches queued while the app is suspended", "does a suspended app get touches",
      "app tạm ngưng có nhận chạm không", "получает ли приостановленное приложение касания",
      "App 挂起时触摸会排队吗",
      "buttons do not respond app inactive"),
    Topic(
      .mainThreadHung, "run-loop-hung",
      "what happens if the main thread is blocked",
      "luồng chính bị chặn thì sao",
      "что если заблокировать главный поток",
      "主线程卡住会怎样",
      "main thread blocked app frozen", "app freezes after returning from background",
      "ui freezes while main thread is busy", "app hangs", "app freezes for a few seconds",
      "app unresponsive to touch"),
    Topic(
      .mainThreadOrder, "run-loop-busy", "does the main thread handle events in order",
      "main run loop order of events"),
    Topic(
      .responderChain, nil, "responder chain who handles a touch", "hit testing responder chain"),
    Topic(
      .snapshotUnrendered, nil,
      "snapshotting a view that has not been rendered results in an empty snapshot"),
    Topic(
      .noRootViewController, nil,
      "application windows are expected to have a root view controller at the end of application launch"
    ),
    Topic(
      .windowProperty, nil,
      "the app delegate must implement the window property if it wants to use a main storyboard file"
    ),
    Topic(
      .presentedTooEarly, nil,
      "view controller is not presented in viewDidLoad",
      "attempt to present on a view controller whose view is not in the window hierarchy",
      "attempt to present which is already presenting"),
    Topic(
      .unbalancedAppearance, nil,
      "unbalanced calls to begin/end appearance transitions",
      "begin/end appearance transitions warning"),
  ]

  package static let threads: [Topic] = [
    Topic(
      .threadUIKit, "thread-uikit", "ui api called on a background thread",
      "must be used from main thread only", "update ui from background thread"),
    Topic(
      .threadMainActor, "thread-main-actor",
      "swift 6 crash in completion handler dispatch_assert_queue_fail",
      "main actor closure called on background thread crash EXC_BREAKPOINT",
      "_dispatch_assert_queue_fail"),
    Topic(
      .threadOther, "thread-work", "does background thread keep running when app is suspended",
      "dispatch queue work in background app", "do other threads stop on suspend"),
    Topic(.schedulerInFront, "scheduler-in-front", "scheduled task runs while app is in front"),
    Topic(
      .publishedOffMain, nil,
      "publishing changes from background threads is not allowed",
      "observed object changed off the main thread"),
    Topic(
      .gestureGate, nil,
      "system gesture gate timed out",
      "gesture gate timed out"),
    Topic(
      .eventUnhandled, nil,
      "touch that no responder handles",
      "what happens to an unhandled event"),
    Topic(
      .actionMessage, nil,
      "how does a control send an action to its target",
      "sendAction of UIControl"),
  ]
}
