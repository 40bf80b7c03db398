// SPDX-License-Identifier: Apache-2.0

extension DeviceLog {
  /// The short names of the table.
  static let names: [String: String] = [
    "MAIN": "main", "UIMAIN": "UIApplicationMain", "RUNLOOP": "the run loop",
    "SNAPSHOT": "the snapshot",
    "WF": "application(_:willFinishLaunchingWithOptions:)",
    "DF": "application(_:didFinishLaunchingWithOptions:)",
    "DBA": "applicationDidBecomeActive(_:)", "WRA": "applicationWillResignActive(_:)",
    "DEB": "applicationDidEnterBackground(_:)", "WEF": "applicationWillEnterForeground(_:)",
    "WT": "applicationWillTerminate(_:)", "MEM": "applicationDidReceiveMemoryWarning(_:)",
    "SAVE": "application(_:shouldSaveApplicationState:)",
    "ENCODE": "application(_:willEncodeRestorableStateWith:)",
    "RESTORE": "application(_:shouldRestoreApplicationState:)",
    "DECODE": "application(_:didDecodeRestorableStateWith:)",
    "FETCH": "application(_:performFetchWithCompletionHandler:)",
    "PUSH": "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    "UN": "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    "TRANSFER": "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
    "FILE": "urlSession(_:downloadTask:didFinishDownloadingTo:)",
    "DONE": "completion handler of the background URL session called",
    "vWD": "viewWillDisappear(_:)", "vDD": "viewDidDisappear(_:)",
    "LOCATION": "locationManager(_:didUpdateLocations:)",
    "VOIP": "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
    "OPEN": "application(_:open:options:)",
    "ANNOUNCE": "application(_:willContinueUserActivityWithType:)",
    "CONTINUE": "application(_:continue:restorationHandler:)",
    "ACTION": "application(_:performActionFor:completionHandler:)",
    "LOCKED": "applicationProtectedDataWillBecomeUnavailable(_:)",
    "UNLOCKED": "applicationProtectedDataDidBecomeAvailable(_:)",
    "CFG": "application(_:configurationForConnecting:options:)",
    "DISCARD": "application(_:didDiscardSceneSessions:)",
    "WC": "scene(_:willConnectTo:options:)", "DISC": "sceneDidDisconnect(_:)",
    "sWEF": "sceneWillEnterForeground(_:)", "sDBA": "sceneDidBecomeActive(_:)",
    "sWRA": "sceneWillResignActive(_:)", "sDEB": "sceneDidEnterBackground(_:)",
    "sOPEN": "scene(_:openURLContexts:)", "sCONTINUE": "scene(_:continue:)",
    "sACTION": "windowScene(_:performActionFor:completionHandler:)",
    "sSAVE": "stateRestorationActivity(for:)",
    "nDF": "UIApplication.didFinishLaunchingNotification",
    "nDBA": "UIApplication.didBecomeActiveNotification",
    "nWRA": "UIApplication.willResignActiveNotification",
    "nDEB": "UIApplication.didEnterBackgroundNotification",
    "nWEF": "UIApplication.willEnterForegroundNotification",
    "nMEM": "UIApplication.didReceiveMemoryWarningNotification",
    "nLOCALE": "NSLocale.currentLocaleDidChangeNotification",
    "nTIME": "UIApplication.significantTimeChangeNotification",
    "SESSION": "urlSessionDidFinishEvents(forBackgroundURLSession:)",
    "vLOAD": "loadView()", "vDL": "viewDidLoad()", "vWA": "viewWillAppear(_:)",
    "vDA": "viewDidAppear(_:)", "vMEM": "didReceiveMemoryWarning()",
    "HANDLER": "BGTaskScheduler launch handler", "EXPIRE": "BGTask.expirationHandler",
    "pACTIVE": "ScenePhase.active", "pINACTIVE": "ScenePhase.inactive",
    "pBACKGROUND": "ScenePhase.background",
    "snDBA": "UIScene.didActivateNotification", "snWRA": "UIScene.willDeactivateNotification",
  ]

  /// The table. Facts only; where each comes from is in `Tests/Evidence/device-logs.md`.
  package static let rows: [String] = table.split(separator: "\n").map(String.init)

  private static let table = """
    A01 | 26 | style=scene | | tap icon | some all | MAIN, UIMAIN, WF, DF, WC | active
    A04 | 4 | | | tap icon | calls | DF, DBA active | active
    A05 | 4 | | | tap icon | calls | DF inactive, DBA active | active
    A05 | 5 | | | tap icon | calls | DF inactive, DBA active | active
    A06 | 9 | | | tap icon | some calls | DF, DBA | active
    A07 | 4 | views=yes | | tap icon | calls | DF, vLOAD, vDL, vWA, vDA, DBA | active
    A08 | 9 | | | tap icon | some all | MAIN, UIMAIN, WF inactive, DF inactive, DBA, RUNLOOP | active
    A10 | 15 | | | prewarm, wait 1h, tap icon | some all | MAIN, UIMAIN, WF, DF | active
    A13 | 26 | style=scene | | tap icon | some calls | WF background, DF background, WC | active
    A14 | 27 | style=delegate | | tap icon | calls | | not running, SIGTRAP
    B02 | 7 | modes=fetch | | background fetch | some all | DF background, !DEB, !WEF, !DBA, !nDEB, !nWEF, !nDBA | background
    B05 | 26 | modes=location | | location update | some calls | DF background, LOCATION | background
    B06 | 26 | | | finish transfer | some all | DF, TRANSFER, FILE, SESSION, DONE, SNAPSHOT | suspended later
    B07 | 10 | modes=remote-notification | tap icon, press home, wait 10s, reclaim memory | receive silent push | some calls | DF, PUSH background | background
    B10 | 9 | modes=fetch | | background fetch | some all | MAIN, UIMAIN, WF background, DF background | background
    B11 | 26 | modes=remote-notification | reboot | receive silent push | all | !DF | not running
    C02 | 12 | | | open url a://1 | calls | WF, DF, OPEN, DBA | active
    C02 | 12 | ; on didFinishLaunching return no | | open url a://1 | calls | WF, DF, DBA | active
    C03 | 9 | | | open url a://1 | calls | WF, DF, OPEN, DBA | active
    C05 | 9 | | tap icon | open url a://1 | some calls | WRA, DBA | active
    C08 | 12 | | | continue activity https://a.example/ | calls | WF, DF, ANNOUNCE, CONTINUE, DBA | active
    C09 | 12 | | tap icon, press home | continue activity https://a.example/ | calls | WEF background, ANNOUNCE inactive, CONTINUE inactive, DBA active | active
    C10 | 11 | restoration=yes notification-delegate=no | tap icon, press home, wait 10s, reclaim memory, receive push | tap push | calls | WF inactive, RESTORE inactive, DECODE inactive, DF inactive, PUSH inactive, DBA active | active
    C12 | 10 | modes=remote-notification notification-delegate=no | tap icon, press home, wait 10s, reclaim memory | receive silent push, receive push, +2s tap push | some calls | DF, PUSH background, WEF, PUSH inactive, DBA | active
    C15 | 26 | style=scene | receive push | tap push | some calls | UN | active
    C16 | 26 | style=scene modes=remote-notification | tap icon, press home | receive silent push, receive push, tap push | some calls | PUSH, UN | active
    C17 | 9 | modes=remote-notification | tap icon, press home | receive silent push, receive push, tap push | some calls | PUSH, PUSH | active
    C18 | 26 | style=scene | tap icon, press home, receive push | tap push | some calls | UN inactive, sDBA | active
    C19 | 5 | | receive local notification | tap local notification | some calls | DF | active
    C21 | 9 | | | quick action new | some calls | WF, DF, ACTION | active
    C21 | 9 | ; on didFinishLaunching return no | | quick action new | some calls | WF, DF, !ACTION | active
    C23 | 9 | | tap icon, receive push, open notification center | tap push | some calls | PUSH inactive | active
    C23 | 10 | notification-delegate=no | tap icon, receive push, open notification center | tap push | some calls | PUSH inactive | active
    C24 | 11 | notification-delegate=no | tap icon, receive push, open notification center | tap push | some calls | PUSH active | active
    D01 | 11 | restoration=yes | tap icon | press home | calls | WRA active, DEB background, SAVE background, ENCODE background | suspended later
    D03 | 4 | | tap icon | press home | calls | WRA active, DEB background | suspended later
    D04 | 9 | | tap icon | press home | calls | WRA, DEB | suspended later
    D05 | 26 | | tap icon | press home | some all | WRA, DEB, SNAPSHOT | suspended later
    D07 | 9 | | tap icon, press home | tap icon | calls | WEF, DBA | active
    D08 | 26 | | tap icon, press home, wait 10s, change locale | tap icon | some all | nLOCALE, WEF, DBA | active
    D10 | 9 | ; app B | tap icon B, tap icon A | open switcher, choose B | calls | WRA active, DEB background | suspended later
    D11 | 26 | | tap icon, open switcher | close switcher | notifications | nDBA | active
    D11 | 26 | | tap icon, open control center | close control center | notifications | nDBA | active
    D11 | 26 | style=scene | tap icon, open notification center | close notification center | some notifications | nDBA, !nWEF, !sWEF | active
    D14 | 12 | exits-on-suspend=yes | tap icon | press home | some calls | WT, !DEB | not running
    D16 | 3 | | tap icon | press home | calls | WRA, WT | not running
    E02 | 26 | | tap icon | show alert, answer alert | calls | WRA, DBA | active
    E03 | 26 | | tap icon | receive call, answer call | calls | WRA, DEB | suspended later
    E06 | 3 | | tap icon | receive call, decline call | calls | WRA, DBA | active
    E06b | 3 | | tap icon | receive call, answer call | calls | WRA, WT | not running
    E07 | 4 | | tap icon | receive call, decline call | calls | WRA, DBA | active
    E08 | 4 | | tap icon | show alert, answer alert | calls | WRA, DBA | active
    E08b | 4 | ; app B | tap icon A | show alert, open url calendar://1 B | calls | WRA, DEB | suspended later
    E11 | 26 | | tap icon | receive message, dismiss banner | all | !WRA, !nWRA, !DBA | active
    E12 | 26 | | tap icon | receive message, open notification center, close notification center | calls | WRA, DBA | active
    E14 | 11 | | tap icon | open notification center, close notification center | notifications | nWRA, nDBA, nWRA, nDBA | active
    E14 | 12 | | tap icon | open notification center, close notification center | notifications | nWRA, nDBA, nWRA, nDBA | active
    E15 | 11 | | tap icon | open notification center | notifications | nWRA, nDBA, nWRA | inactive
    E16 | 26 | style=swiftui | tap icon | open control center | phases | pINACTIVE | inactive
    E19 | 26 | | tap icon | show alert | notifications | nWRA | inactive
    E20 | 26 | | tap icon | invoke siri, dismiss siri | calls | WRA, DBA | active
    E22 | 26 | | tap icon | show alert, answer alert | notifications | nWRA, nDBA | active
    E24 | 13 | style=scene | tap icon | open control center | calls | sWRA | inactive
    F01 | 4 | | tap icon | lock | calls | WRA active | inactive
    F02 | 4 | | tap icon, lock | unlock | calls | DBA active | active
    F05 | 5 | | tap icon | lock | calls | WRA, DEB inactive | suspended later
    F05 | 6 | | tap icon | lock | calls | WRA, DEB inactive | suspended later
    F06 | 10 | | tap icon | lock | calls | WRA, DEB background | suspended later
    F06 | 26 | | tap icon | lock | calls | WRA, DEB background | suspended later
    F07 | 9 | | tap icon | lock | some notifications | nDEB inactive | suspended later
    F09 | 26 | | tap icon | lock | calls | WRA, DEB | suspended later
    F10 | 26 | data-protection=yes | tap icon | lock, wait 10s, unlock | some calls | LOCKED, UNLOCKED | active
    G01 | 26 | | tap icon, press home, wait 10s, open switcher | swipe away | calls | | not running
    G02 | 26 | | tap icon | open switcher, swipe away | calls | WRA, DEB, WT | not running
    G06 | 26 | | tap icon, press home, wait 10s | reclaim memory | calls | | not running
    G06 | 26 | style=scene | tap icon, press home, wait 10s | reclaim memory | calls | | not running
    G08 | 26 | | tap icon | reboot | calls | | not running
    G08 | 26 | style=scene | tap icon, press home | reboot | calls | | not running
    G09 | 26 | | tap icon | crash | calls | | not running
    G11 | 26 | modes=remote-notification | tap icon, open switcher, swipe away | receive silent push | calls | | not running
    G12 | 26 | | tap icon, press home, open switcher, swipe away | finish transfer | calls | | not running
    G14 | 12 | restoration=yes | tap icon, press home, open switcher, swipe away | tap icon | calls | WF, DF, DBA | active
    H01 | 26 | ; on applicationDidEnterBackground take 1m | tap icon | press home | some calls | DEB | not running, 0x8badf00d, 5s
    H02 | 13 | ; on didFinishLaunching take 1m | | tap icon | some calls | DF | not running, 0x8badf00d, 20s
    H03 | 12 | modes=fetch; on didFinishLaunching take 1m | | background fetch | some calls | DF | not running, 0x8badf00d, 30s
    H05 | 26 | style=scene; on sceneWillResignActive take 1m | tap icon | open switcher | some calls | sWRA | not running, 0x8badf00d, 10s
    H05 | 26 | ; on applicationDidBecomeActive take 10s | tap icon, press home | tap icon | some calls | DBA | not running, 0x8badf00d, 10s
    H06 | 12 | ; on willFinishLaunching take 1m | | tap icon | some calls | WF | not running, 0x8badf00d, 20s
    H08 | 26 | | tap icon | begin task t, press home, wait 3s, end task t | some calls | DEB | suspended later
    H10 | 16 | ; on expiration do nothing | tap icon | begin task t, press home, wait 1m | some calls | DEB | not running, 0x8badf00d, 30s
    H11 | 6 | | tap icon | begin task t, press home, wait 11m | some calls | DEB | not running, 0x8badf00d, 600s
    H12 | 7 | | tap icon | begin task t, press home, wait 4m | some calls | DEB | not running, 0x8badf00d, 180s
    H12 | 12 | | tap icon | begin task t, press home, wait 4m | some calls | DEB | not running, 0x8badf00d, 180s
    H15 | 26 | | tap icon, lock file | press home, wait 10s | calls | WRA, DEB | not running, 0xdead10cc
    H16 | 13 | modes=voip | tap icon, press home, wait 1m | receive voip push, wait 10s | calls | VOIP background | not running, 0xbaadca11
    H19 | 26 | modes=fetch refresh=sync | tap icon, schedule refresh sync, press home, wait 10s | run task sync, wait 26s, complete task sync success | calls | HANDLER, EXPIRE | suspended later
    I01 | 26 | views=yes | tap icon | warn memory | some all | MEM, vMEM, nMEM | active
    I03 | 26 | | tap icon | exceed memory | calls | MEM active | not running, per-process-limit
    I04 | 26 | | tap icon, press home, wait 10s, change locale, change time, change locale | tap icon | notifications | nTIME, nLOCALE, nWEF, nDBA | active
    J01 | 18 | style=scene | | tap icon | calls | WF, DF, CFG, WC, sWEF, sDBA | active
    J04 | 26 | style=scene views=yes | | tap icon | some calls | DF, WC, vDL, vWA, sWEF, sDBA, vDA | active
    J05 | 26 | style=scene | | tap icon | some calls | DF, CFG, WC, sWEF, sDBA | active
    J08 | 18 | style=scene | tap icon | press home | calls | sWRA, sDEB | suspended later
    J09 | 18 | style=scene | tap icon, press home, wait 10s | tap icon | calls | sWEF, sDBA | active
    J11 | 26 | style=scene | tap icon | open switcher | calls | sWRA | inactive
    J13 | 18 | style=scene | tap icon | open switcher, swipe away | calls | sWRA, DISC, DISCARD, WT | not running
    J15 | 15 | style=scene | tap icon, open switcher | swipe away | calls | DISC, DISCARD, WT | not running
    J18 | 26 | style=scene views=yes | tap icon, open switcher | swipe away | some calls | DISC, DISCARD, vWD, vDD | not running
    J21 | 17 | style=scene | | continue activity https://a.example/ | some calls | DF, WC, sWEF, sDBA, !sCONTINUE | active
    J22 | 17 | style=scene | tap icon, press home | open url a://1 | calls | sOPEN, sWEF, sDBA | active
    J24 | 26 | style=scene | | open url a://1 | some calls | WC, !sOPEN | active
    J27 | 26 | style=scene | tap icon, press home | quick action new | some calls | sACTION, !ACTION | active
    J30 | 18 | style=scene windows=many | tap icon, open window | close window 2 | calls | sWRA @2, sWRA @1, sDBA @1, sDEB @2, DISC @2, DISCARD | active
    J32 | 26 | style=scene windows=many | tap icon | open window, press home, tap icon | some calls | WC @2, sWEF @2, sDBA @2, sWRA @2, sDEB @2, sWEF @2, sDBA @2 | active
    J33 | 13 | style=scene windows=many | tap icon, open window, open window | close window 1, close window 2 | some calls | DISCARD, DISCARD | active
    J33 | 13 | style=scene windows=many | tap icon, open window, close window 1 | close window 2 | some calls | DISC @2, !DISCARD | not running
    J34 | 26 | style=scene | tap icon | press home, wait 10s, disconnect scene | calls | sWRA, sDEB, DISC | suspended later
    J35 | 26 | style=scene | tap icon, press home, wait 10s, disconnect scene, wait 10s | tap icon | calls | WC, sWEF, sDBA | active
    J36 | 26 | style=scene windows=many | tap icon | open window | some calls | CFG, WC @2 | active
    J37 | 26 | style=scene windows=many | tap icon, open window | continue activity https://a.example/ | some calls | sCONTINUE, !CFG, !WC | active
    J38 | 26 | style=scene windows=many | tap icon, open window | close window 2 | some calls | DISC @2, DISCARD | active
    J39 | 26 | style=scene windows=many | tap icon, open window, press home, choose window 1 | choose window 2 | some all | sWEF @2, sDBA @2, !nWEF | active
    J40 | 26 | style=scene | tap icon | press home, tap icon | some all | nWRA, nDEB, nWEF, nDBA, !WRA, !DEB, !WEF, !DBA | active
    J41 | 26 | style=scene restoration=yes | tap icon | press home, wait 10s, reclaim memory, tap icon | some calls | sSAVE, WC | active
    J42 | 26 | style=scene | tap icon, press home | tap icon | calls | sWEF, sDBA | active
    K01 | 14 | style=swiftui | | tap icon | phases | pACTIVE | active
    K02 | 14 | style=swiftui | tap icon | open switcher | phases | pINACTIVE | inactive
    K04 | 14 | style=swiftui | tap icon, press home | tap icon | phases | pINACTIVE, pACTIVE | active
    K05 | 14 | style=swiftui | | tap icon | phases | pACTIVE | active
    K07 | 26 | style=swiftui | tap icon | start face id | phases | pINACTIVE | inactive
    K08 | 26 | style=swiftui | tap icon | press home, wait 10s, reclaim memory | phases | pINACTIVE, pBACKGROUND | not running
    L01 | 26 | | | tap icon | some all | WF, DF, nDF | active
    L02 | 26 | | tap icon, open switcher | close switcher | some all | DBA, nDBA | active
    L05 | 26 | | tap icon, press home | tap icon | some all | WEF, nWEF | active
    L06 | 26 | | tap icon, open switcher | press home | some all | DEB, nDEB | background
    L08 | 26 | style=scene | tap icon, open switcher | close switcher | some all | sDBA, snDBA, nDBA | active
    L09 | 26 | style=scene | tap icon | open switcher | some all | sWRA, snWRA, nWRA | inactive
    L11 | 26 | | tap icon | press home, wait 1s, tap icon | some all | WRA active, nWRA active, DEB background, nDEB background, WEF background, nWEF background, DBA active, nDBA active | active
    L13 | 26 | | tap icon | open switcher, close switcher | notifications | nWRA, nDBA | active
    M01 | 12 | restoration=yes | tap icon, press home, wait 10s, reclaim memory | tap icon | some calls | WF, RESTORE, DECODE, DF | active
    M03 | 11 | restoration=yes | tap icon | press home | calls | WRA active, DEB background, SAVE background, ENCODE background | suspended later
    N02 | 3 | | | tap icon | calls | DF, DBA | active
    N04 | 17 | style=scene | tap icon | press home, open url a://1 | some all | nWRA, nDEB, sOPEN, nWEF, nDBA | active
    N05 | 17 | style=scene | tap icon | press home, continue activity https://a.example/ | some all | nWRA, nDEB, nWEF, sCONTINUE, nDBA | active
    N06 | 17 | style=scene | | open url a://1 | some all | DF, nWEF, nDBA | active
    """
}
