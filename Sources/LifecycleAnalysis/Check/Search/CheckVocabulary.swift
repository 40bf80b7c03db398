// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The events that may have happened to a device that wrote a log: as few kinds as explain what the log can show. Where
/// several look alike (a call, Siri and Control Center all make the app inactive), one or two stand for all.
struct CheckVocabulary {
  /// The ways in which apps complete their pushes and fetches. No line tells of that.
  enum Completions {
    /// No push and no fetch is completed.
    case never
    /// Each is completed as soon as it has arrived. If no line shows one, that needs fewer hypotheses.
    case atOnce
    /// Each may be completed or not.
    case chosen
  }

  /// True if time passes by itself, because the log has no times.
  let waits: Bool
  /// The completion of pushes and fetches.
  let completions: Completions
  private let kinds: [SystemEvent.Kind]
  /// True if a line tells how an app ends that is swiped away.
  private let showsSwipes: Bool

  /// - Parameters:
  ///   - symbols: What the logs show.
  ///   - device: The device they were written on.
  ///   - hasTimes: True if the log names times.
  ///   - isDeclared: True if the apps were declared, and not inferred.
  ///   - interpretation: The decisions that no line makes.
  init(
    _ symbols: Set<LogSymbol>, device: Device, hasTimes: Bool, isDeclared: Bool,
    _ interpretation: LogInterpretation
  ) {
    waits = !hasTimes
    showsSwipes = !symbols.isDisjoint(with: Self.swipes)
    let showsCompletable = Self.completable.contains { !symbols.isDisjoint(with: $0.evidence) }
    completions =
      !showsCompletable ? .atOnce : interpretation.completesFetches ? .chosen : .never
    var wanted: Set<SystemEvent.Kind> = [
      .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .swipeAway, .lock, .unlock,
      .receiveCall, .declineCall, .answerCall, .endCall, .showAlert, .answerAlert, .crash,
      .reclaimMemory, Self.wake(on: device.version),
    ]
    if device.apps.count > 1 { wanted.insert(.choose) }
    if completions == .chosen { wanted.insert(.finishFetch) }
    for kind in SystemEvent.Kind.allCases where !symbols.isDisjoint(with: kind.evidence) {
      wanted.insert(kind)
    }
    // Notification Center alone makes the app active twice, on iOS 11 and 12.
    if (11..<13).contains(device.version) || wanted.contains(.tapPush) {
      wanted.formUnion([.openNotificationCenter, .closeNotificationCenter])
    }
    if device.apps.contains(where: { $0.traits.hasManyWindows }) {
      wanted.formUnion(Self.ofWindows)
    }
    if interpretation.hangs { wanted.formUnion([.hang, .recover]) }
    if interpretation.hasOtherScreens {
      wanted.formUnion(Self.ofOtherScreens)
    }
    let modes = isDeclared ? device.apps.flatMap { $0.traits.modes } : []
    for (mode, kind) in Self.wakes where modes.contains(mode) { wanted.insert(kind) }
    if hasTimes, modes.contains(.audio) { wanted.formUnion([.playAudio, .stopAudio]) }
    if hasTimes, modes.contains(.location) { wanted.formUnion([.startLocation, .stopLocation]) }
    let version = device.version
    kinds = SystemEvent.Kind.allCases.filter { wanted.contains($0) && $0.minimumVersion <= version }
  }

  /// The events of an app with several windows.
  static let ofWindows: Set<SystemEvent.Kind> = [.openWindow, .closeWindow, .chooseWindow]
  /// The events of an app with a scene on an external display or in CarPlay.
  static let ofOtherScreens = Set(SystemEvent.Kind.allCases.filter { $0.tourGroup == .screens })

  /// The events after which an app is to call a completion handler.
  static let completable: [SystemEvent.Kind] = [.receiveSilentPush, .backgroundFetch]

  /// Returns the event that stands for all launches and wakes in the background without a line.
  static func wake(on version: SystemVersion) -> SystemEvent.Kind {
    version < 7 ? .locationUpdate : .receiveSilentPush
  }

  /// The events that a declared background mode lets happen.
  private static let wakes: [(BackgroundMode, SystemEvent.Kind)] = [
    (.fetch, .backgroundFetch), (.location, .locationUpdate),
    (.bluetoothCentral, .bluetoothEvent), (.bluetoothPeripheral, .bluetoothEvent),
    (.remoteNotification, .receiveSilentPush), (.voip, .receiveVoIPPush),
  ]

  /// Returns what an app can have done now, or the device itself if nil; how unlikely it is, and
  /// its rank among all events.
  func events(
    on device: Device, for app: AppReference?
  ) -> [(SystemEvent, cost: Int, rank: Int)] {
    var events: [(SystemEvent, cost: Int, rank: Int)] = []
    for (rank, kind) in kinds.enumerated() where kind.takesApp == (app != nil) {
      // An app that is never told of its end was more likely terminated silently.
      let isSilentSwipe = kind == .swipeAway && !showsSwipes
      let cost = isSilentSwipe ? Self.costOfSilentSwipe : Self.cost(of: kind)
      if let app {
        let all = device.candidates(kind, for: app)
        let some = kind == .closeWindow || kind == .chooseWindow ? all[...] : all.prefix(1)
        events += some.map { ($0, cost, rank) }
      } else if let event = SystemEvent(kind) {
        events.append((event, cost, rank))
      }
    }
    return events
  }

  /// The lines of an app that is swiped away.
  private static let swipes: Set<LogSymbol> = [
    .call(.applicationWillTerminate), .notification(.willTerminate),
    .observed(.willTerminate), .call(.sceneDidDisconnect), .notification(.sceneDidDisconnect),
    .call(.didDiscardSceneSessions),
  ]
  private static let costOfSilentSwipe = 6

  /// The cost of a kind of event: the higher, the more unlikely it is. The explanation with the
  /// lowest sum is the likeliest.
  static func cost(of kind: SystemEvent.Kind) -> Int { costs[kind] ?? 3 }

  private static let costs: [SystemEvent.Kind: Int] = [
    .tapIcon: 1, .pressHome: 2, .openSwitcher: 1, .closeSwitcher: 1, .choose: 1, .swipeAway: 1,
    .lock: 3, .unlock: 1, .receiveCall: 3, .declineCall: 1, .answerCall: 2, .endCall: 1,
    .showAlert: 3, .answerAlert: 2, .tapPush: 1, .tapLocalNotification: 1, .reclaimMemory: 3,
    .crash: 5, .endProcess: 6, .receiveSilentPush: 4, .locationUpdate: 4, .openWindow: 1,
  ]
}
