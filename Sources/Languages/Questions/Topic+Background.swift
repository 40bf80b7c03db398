// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

extension Topic {
  /// Work in the background: tasks, modes, pushes, transfers.
  package static let background: [Topic] = [
    Topic(
      .taskBegin, "background-task-kept", "does beginBackgroundTask work in the foreground",
      "finish an upload when the user leaves the app",
      "finish work after app goes to background beginBackgroundTask",
      "continue request in background for a few seconds"),
    Topic(
      FieldFact.tasksOnReturn, "background-task-kept",
      "what happens to background tasks when the user opens the app again",
      "does the background time start anew when the app returns",
      "is a background task ended when the app comes back to the foreground",
      "tác vụ nền ra sao khi người dùng mở lại app",
      "что происходит с фоновыми задачами когда пользователь снова открывает приложение",
      "用户重新打开 App 后后台任务会怎样"),
    Topic(
      .taskEnd, "background-task-ended-by-code", "when to call endBackgroundTask",
      "what happens after endBackgroundTask"),
    Topic(
      .taskExpired, "background-task-expired",
      "when is the expiration handler called", "what happens when background time runs out",
      "tác vụ nền hết giờ thì sao", "что происходит когда время фоновой задачи истекает",
      "后台任务过期会怎样",
      "expirationHandler of beginBackgroundTask not called", "expiration handler main thread"),
    Topic(
      .taskLeaked, "background-task-leaked",
      "forgot to call endBackgroundTask",
      "what if endBackgroundTask is not called",
      "quên gọi endBackgroundTask thì sao",
      "что если не вызвать endBackgroundTask",
      "忘记调用 endBackgroundTask 会怎样",
      "background task was created over 30 seconds ago risk of termination",
      "app killed because background task not ended",
      "what happens if a background task is never ended", "không kết thúc tác vụ nền thì sao",
      "что происходит если не завершить фоновую задачу", "不结束后台任务会怎样",
      "forgot endBackgroundTask app terminated", "app crashes in background after 30 seconds",
      "app crashes when opened again after 30s in the background",
      "has active assertions beyond permitted time"),
    Topic(
      subject: .code(.tooManyBackgroundTasks), scenario: nil,
      questions: [
        "how many background tasks can I open at a time", "too many background tasks open",
        "limit of open beginBackgroundTask calls",
      ]),
    Topic(
      .taskEndedTwice, nil, "can't end background task no background task exists with identifier"),
    Topic(
      .taskNotGranted, "background-task-not-granted", "beginBackgroundTask returns invalid",
      "can I start a background task when the app is already in the background",
      "beginBackgroundTask called when no time is left UIBackgroundTaskInvalid"),
    Topic(
      .schedulerLaunch, "scheduler-refresh",
      "workmanager task does not run every 15 minutes on ios",
      "when does BGProcessingTask run",
      "khi nào BGProcessingTask chạy",
      "khi nào BGAppRefreshTask chạy",
      "когда запускается BGProcessingTask",
      "BGAppRefreshTask 什么时候执行",
      "BGTaskScheduler task never runs", "background task does not run on a real device",
      "workmanager ios periodic task not running", "фоновая задача не запускается BGTaskScheduler",
      "BGAppRefreshTask not called on device", "workmanager periodic task does not run on ios",
      "background task every 15 minutes ios", "how often does ios run app refresh",
      "run code every hour in background", "bgprocessingtask not executing",
      "is BGAppRefreshTask guaranteed to run", "is a background task guaranteed to run",
      "when does ios run a scheduled background task", "background job scheduled at specific time",
      "expo background task does not run", "tác vụ nền BGTaskScheduler không chạy",
      "BGTaskScheduler задача не запускается", "BGTaskScheduler 任务不执行"),
    Topic(
      .limitRefresh, "scheduler-expired", "how long may a BGAppRefreshTask run",
      "how many seconds does BGAppRefreshTask have", "BGAppRefreshTask chạy được mấy giây",
      "сколько работает BGAppRefreshTask", "BGAppRefreshTask 能运行多久",
      "time limit of app refresh task 30 seconds"),
    Topic(
      .limitProcessing, "scheduler-processing", "how long may a BGProcessingTask run",
      "how long does BGProcessingTask get", "BGProcessingTask chạy được bao lâu",
      "сколько работает BGProcessingTask", "BGProcessingTask 能运行多久",
      "processing task minutes time limit"),
    Topic(
      .schedulerExpire, "scheduler-expired", "BGTask expirationHandler called",
      "bgtask expires before finished"),
    Topic(
      .schedulerComplete, "scheduler-refresh", "setTaskCompleted must be called",
      "forgot setTaskCompleted", "what if setTaskCompleted is not called"),
    Topic(
      .schedulerInUse, "scheduler-device-in-use",
      "does BGProcessingTask only run when charging",
      "BGProcessingTask stops when the user picks up the phone",
      "processing task only runs when idle charging"),
    Topic(
      .schedulerRegisterLate, "scheduler-registered-late",
      "where to register BGTaskScheduler identifiers",
      "all launch handlers must be registered before application finishes launching",
      "register BGTaskScheduler in SwiftUI onAppear crash",
      "where to register BGTaskScheduler handler"),
    Topic(
      .schedulerRegisterOnce, "scheduler-registered-twice",
      "launch handler for task with identifier has already been registered",
      "register same background task identifier twice crash"),
    Topic(
      .schedulerNotPermitted, nil, "BGTaskSchedulerErrorDomain code 3",
      "bgtask notPermitted BGTaskSchedulerPermittedIdentifiers",
      "could not schedule app refresh code=3"),
    Topic(
      .schedulerUnavailable, nil, "BGTaskSchedulerErrorDomain code 1",
      "bgtaskscheduler unavailable simulator", "could not schedule app refresh code=1"),
    Topic(
      .schedulerLimit, "scheduler-limit",
      "BGTaskSchedulerErrorDomain code 2 too many pending task requests",
      "how many background tasks can be scheduled"),
    Topic(
      .fetchAllowed, "fetch-needs-the-mode",
      "performFetch not called",
      "performFetch không được gọi",
      "performFetch не вызывается",
      "performFetch 不调用",
      "performFetchWithCompletionHandler not called", "test background app refresh in xcode",
      "simulate background fetch", "performFetchWithCompletionHandler how often is it called",
      "background fetch never triggers", "background fetch does not work ios"),
    Topic(
      .fetchNotCompleted, "fetch-too-long",
      "what if I don't call the completion handler of a background fetch",
      "không gọi completion handler của performFetch thì sao",
      "background fetch completion handler not called in time"),
    Topic(
      .limitFetch, "fetch-too-long",
      "how long may background fetch take 30 seconds", "how long does performFetch have",
      "how many seconds does performFetchWithCompletionHandler get",
      "performFetch có bao nhiêu giây", "сколько секунд есть у performFetch", "performFetch 有多长时间"),
    Topic(
      .fetchReplaced, "fetch-replaced-by-scheduler",
      "performFetch not called when BGTaskSchedulerPermittedIdentifiers is set",
      "background fetch and BGTaskScheduler together"),
    Topic(
      .limitFetchInterval, "fetch-interval",
      "setMinimumBackgroundFetchInterval default value", "setMinimumBackgroundFetchInterval",
      "how often is background fetch called minimum interval",
      "what is the default minimum background fetch interval"),
    Topic(
      .silentPush, "push-silent",
      "silent push not waking up the app",
      "content-available push does not call didReceiveRemoteNotification in background",
      "background push wakes app", "data only message not received in background ios",
      "fcm data message background handler not called ios",
      "does a silent push launch a terminated app",
      "静默推送能启动被系统杀死的 App 吗", "silent push có khởi chạy app bị hệ thống tắt không",
      "does a silent push launch an app that ios killed for memory",
      "push im lặng không đánh thức app",
      "тихий пуш не будит приложение", "静默推送没有唤醒 App"),
    Topic(
      .pushBudget, "push-budget", "silent push notifications are throttled",
      "how many silent pushes per hour", "how often can I send silent pushes",
      "silent push gửi được mấy lần", "как часто можно отправлять тихие пуши", "静默推送多久可以发一次",
      "silent push delayed or dropped sometimes",
      "background notifications limit rate"),
    Topic(
      .pushNotCompleted, "push-silent-too-long",
      "what happens if I don't call the completion handler of a silent push",
      "didReceiveRemoteNotification completion handler never called",
      "what happens if the completion handler of a silent push is not called"),
    Topic(
      .limitPush, "push-silent-too-long",
      "silent push how long 30 seconds fetchCompletionHandler",
      "how long does a silent push handler have",
      "how many seconds does a background push get",
      "silent push có bao nhiêu giây", "сколько времени даётся на тихий пуш", "静默推送有多长时间"),
    Topic(
      .lowPowerMode, "push-silent-low-power", "low power mode background fetch",
      "background refresh in low power mode", "battery saver stops background push"),
    Topic(
      .refreshStatus, "fetch-refresh-turned-off", "background app refresh turned off",
      "user disabled background app refresh silent push",
      "后台刷新关闭后静默推送还能收到吗", "приходят ли тихие пуши когда фоновое обновление отключено",
      "backgroundRefreshStatus denied"),
    Topic(
      .voipReported, "voip-push-not-reported",
      "do I have to call reportNewIncomingCall for every pushkit push",
      "app crashes when VoIP push is received",
      "killing app because it never posted an incoming call to the system",
      "voip push must report call to callkit",
      "how long may an app wait before it reports the call of a voip push",
      "0xbaadca11", "pushkit crash ios 13 when app is killed"),
    Topic(
      .voipPush, "voip-push-reported",
      "voip push có mở app đã tắt không",
      "разбудит ли voip push закрытое приложение",
      "voip 推送能唤醒被杀死的 App 吗", "does a voip push launch a killed app",
      "pushkit when app is terminated"),
    Topic(
      .activityForeground, "live-activity-needs-the-foreground",
      "start a live activity from the background",
      "можно ли запустить live activity из фона", "Live Activity 能在后台启动吗",
      "live activity target is not foreground",
      "does a live activity keep the app running"),
    Topic(
      .activityPush, "live-activity-started-by-push", "start live activity with a push",
      "push to start live activity app killed"),
    Topic(
      .backgroundAudio, "background-audio",
      "后台播放音乐 App 会被挂起吗",
      "audio stops when the app goes to background", "audio stops when the phone is locked",
      "AVAudioPlayer stops when the screen is locked",
      "does music stop during a phone call", "nhạc có dừng khi có cuộc gọi không",
      "останавливается ли музыка при звонке", "接电话时音乐会停吗", "music stops in background",
      "музыка останавливается при блокировке экрана", "锁屏后音频停止", "play music in background",
      "keep playing audio with screen locked", "microphone recording in background",
      "does playing silent audio keep app alive", "just_audio stops in background",
      "nhạc dừng khi app vào nền", "музыка останавливается в фоне", "进入后台音乐停止"),
    Topic(
      .audioCannotInterrupt, nil,
      "cannot start audio in background 560557684 cannotInterruptOthers",
      "activate audio session from background fails"),
    Topic(
      .backgroundLocation, "background-location",
      "后台持续定位",
      "lấy vị trí khi app chạy nền",
      "получать геолокацию в фоне",
      "location updates stop in the background", "track gps in background",
      "location tracking stops after a while in background", "định vị dừng trong nền",
      "геолокация не работает в фоне", "后台定位停止"),
    Topic(
      .endForceQuitMark, "location-after-force-quit",
      "划掉 App 以后还能收到静默推送吗",
      "does background fetch work after force quit",
      "location updates when app is killed", "location updates after the app is killed",
      "CLLocationManager stops updating after the app is killed",
      "significant location change relaunches app after force quit",
      "background geolocation after app terminated"),
    Topic(
      .locationModeMissing, nil,
      "allowsBackgroundLocationUpdates crash stayUp CLClientIsBackgroundable"),
    Topic(
      .regionMonitoring, "region-entered",
      "vào vùng theo dõi app đã tắt có được mở không",
      "запустится ли приложение при входе в регион",
      "进入地理围栏会启动 App 吗", "geofence when app is killed",
      "region monitoring launches the app", "didEnterRegion app not running"),
    Topic(
      .backgroundWake, "launch-location", "is my app relaunched after a crash by a location update",
      "does a location update launch an app that was killed by the system",
      "which events wake an app in the background"),
    Topic(
      .beaconRanging, nil, "ibeacon ranging in background", "beacon ranging when app is suspended"),
    Topic(
      .bluetoothRestoration, "bluetooth-restoration",
      "bluetooth state restoration when app is terminated",
      "does ios relaunch a killed bluetooth app", "bluetooth app killed relaunch",
      "wake up app when bluetooth peripheral is near",
      "ble reconnect in background after app killed",
      "keep bluetooth connection alive after app killed", "willRestoreState called at launch",
      "core bluetooth background launch"),
    Topic(
      .limitWake, "wake-cannot-be-finished",
      "how long does the app run when woken by bluetooth or location",
      "10 seconds background wake bluetooth",
      "how long does the app run when a location update wakes it",
      "time limit for handling a location event in the background"),
    Topic(
      .transferSession, "transfer-session",
      "background URLSession download when app suspended",
      "продолжается ли фоновая URLSession после приостановки приложения",
      "tải nền có tiếp tục khi app bị tạm ngưng không",
      "продолжится ли загрузка в фоне если приложение приостановлено",
      "App 被挂起后后台下载还会继续吗",
      "download continues in background URLSession", "upload continues in background",
      "handleEventsForBackgroundURLSession not called",
      "background upload when app is suspended or terminated", "后台下载任务会继续吗",
      "does a background download finish when the app is killed by the system",
      "background download completion",
      "do background uploads survive when the app is terminated by the system",
      "what happens to a URLSession download when iOS kills the suspended app"),
    Topic(
      .transferCancelled, nil, "background download cancelled when user force quits",
      "are background uploads cancelled when app is swiped away",
      "does a download continue if the user kills the app",
      "urlsession background transfer after force quit",
      "does background URLSession continue after force quit",
      "tải nền có tiếp tục khi người dùng vuốt tắt app không",
      "продолжится ли загрузка URLSession если пользователь смахнул приложение",
      "用户划掉 App 后后台下载会继续吗"),
    Topic(.transferServiceLost, nil, "lost connection to background transfer service -997"),
    Topic(
      .continuedForeground, "continued-needs-the-foreground",
      "start BGContinuedProcessingTask in the background",
      "submit BGContinuedProcessingTask from background",
      "continued processing task foreground only"),
    Topic(
      .continuedSubmit, "continued-progress", "how does BGContinuedProcessingTask work",
      "long running export continues in background ios 26"),
    Topic(
      .continuedProgress, "continued-stalled", "BGContinuedProcessingTask expires progress",
      "continued task stops no progress reported"),
    Topic(.continuedStop, "continued-stopped-by-user", "user cancels continued processing task"),
    Topic(
      .modeRejected, nil, "app rejected guideline 2.5.4 UIBackgroundModes",
      "app store rejected my app because of the audio key in UIBackgroundModes",
      "app review rejects background audio or location mode"),
    Topic(
      .gpuInBackground, nil, "insufficient permission to submit GPU work from background",
      "metal rendering in background crash", "opengl crash when app goes to background"),
    Topic(
      FieldFact.pictureInPicture, nil, "picture in picture stops in background",
      "pip needs background mode audio", "video continues in picture in picture"),
    Topic(
      .modeNotDeclared, nil,
      "fetch delegate method implemented but background mode is missing in Info.plist",
      "You've implemented but you still need to add to the list of your supported UIBackgroundModes"
    ),
    Topic(
      .pushInSimulator, nil,
      "remote notifications are not supported in the simulator",
      "register for push in the simulator"),
    Topic(
      .limitExpirationHandler, nil,
      "how long before the end is the expiration handler called",
      "how many seconds does an expiration handler have"),
    Topic(
      .limitVoIPReport, nil,
      "how long can a VoIP app wait before it reports the call to CallKit",
      "time to call reportNewIncomingCall"),
    Topic(
      .limitContinuedProgress, nil,
      "continued processing task without progress",
      "how often must a BGContinuedProcessingTask report progress"),
    Topic(
      .fetchCompletion, nil,
      "which result to give the fetch completion handler",
      "newData noData failed"),
    Topic(
      .schedulerRegister, nil,
      "when to register a BGTask",
      "where to call BGTaskScheduler register"),
    Topic(
      .schedulerPermitted, nil,
      "BGTaskSchedulerPermittedIdentifiers missing",
      "task identifier is not in Info.plist"),
    Topic(
      .schedulerNoHandler, nil,
      "BGTask without an expiration handler",
      "what if BGTask expirationHandler is not set"),
    Topic(
      .schedulerCancel, nil,
      "how to cancel a submitted BGTask request",
      "cancelAllTaskRequests"),
    Topic(
      .continuedQueue, nil,
      "how many continued processing tasks run at a time",
      "second BGContinuedProcessingTask waits"),
    Topic(
      .continuedSwipe, nil,
      "user swipes the app away while a continued processing task waits",
      "does force quit cancel BGContinuedProcessingTask"),
    Topic(
      .continuedExpired, nil,
      "continued processing task expired",
      "is the app terminated when a BGContinuedProcessingTask expires"),
    Topic(
      .needMode, nil,
      "which events need a background mode",
      "does a silent push need the remote-notification background mode"),
    Topic(
      .needRegistered, nil,
      "simulate a task that the app never registered",
      "BGTask identifier not registered at launch"),
    Topic(
      .needScheduled, nil,
      "launch a BGTask that was not submitted",
      "run a task that is not scheduled"),
    Topic(
      .ordinarySession, nil,
      "does URLSession.shared continue when the app is suspended",
      "does a default URLSession request finish when the app goes to the background",
      "URLSession default configuration in the background",
      "data task stops when the app goes to background"),
  ]
}
