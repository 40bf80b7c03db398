// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The app of a log: its name, its process, and everything that its lines have shown.
struct LogApp: Sendable {
  /// The process's name, which tells apps apart.
  private(set) var name: String
  /// The symbols that it has logged at least once.
  var symbols: Set<LogSymbol> = []
  /// The sources of its lines, in the order in which they came.
  private(set) var sources: [LogSource] = []
  /// The symbols that each source has logged.
  private(set) var symbolsBySource: [Set<LogSymbol>] = []
  /// The symbols of the current moment that it has logged: a repeated line may come from the same call.
  private var burst: Set<LogSymbol> = []
  private var burstMoment: LogSymbol.Moment?
  private var lastTime: Int?
  /// True if a scene was disconnected, and none has become active since.
  private var isEnding = false
  /// True if a line has named a state.
  private(set) var hasStates = false
  /// The last state that a framework or the system has reported.
  private var reported: LogSymbol?
  /// The line that told that the process has ended, if it was the last one.
  private var end: LogReader.Found?
  /// True if a launch was logged, and no line since says that it is over.
  private var isLaunching = false
  /// The last change of a scene that connects while another one has been active; nil if none does.
  private var newScene: LogSymbol.Moment?
  /// True if such a scene became active soon, as a window does and a scene on another screen does not.
  private(set) var activatesNewScenes = false
  /// True if the process has logged a change.
  private var hasChanged = false
  /// True if the first change of each process is UIKit's notification that the app enters the foreground. At a launch
  /// only apps with scenes get it.
  private(set) var entersFirst: Bool?
  /// True if it is known only by lines that name no process.
  var isNameless = false
  /// The number of its observations.
  var count = 0
  /// The number of its observations with a time.
  var timedCount = 0
  private(set) var pid: Int?
  /// The calls of its process that have not returned, as far as lines tell.
  var openCalls = OpenCalls()
  /// The launch methods that its process has logged, with the index of their source.
  private var launchMethods: [LogSymbol: Int] = [:]
  /// The number of processes that its lines have named.
  private(set) var processCount = 0
  /// True if its last line was one of a launch.
  private var wasLaunch = false

  /// True if a line has named a process identifier.
  var hasProcess: Bool { pid != nil }

  init(name: String) { self.name = name }

  /// Notes a line's process, and returns true if it is the first line of a launched one: the process identifier
  /// is another one than before, or the app's first line is that of a launch. Without identifiers
  /// nothing is known about that.
  ///
  /// - Parameters:
  ///   - isLaunch: True if the line is one of a launch.
  ///   - isFirst: True if it is the log's first line, which may be in the middle of a launch.
  mutating func noteProcess(_ pid: Int?, isLaunch: Bool, isFirst: Bool) -> Bool {
    // Lines that name no process may be those of the same launch.
    let begins = isLaunch && !isFirst && !wasLaunch
    wasLaunch = isLaunch
    guard let pid else { return false }
    if self.pid != pid { processCount += 1 }
    defer { self.pid = pid }
    if let former = self.pid { return former != pid }
    // From here on a launch is something the log shows.
    symbols.insert(.launched)
    return begins
  }

  /// Notes a line of a launch method, and returns true if the same source of the same process has logged it before: no
  /// process is launched twice.
  ///
  /// - Parameter isLaunched: True if the line is the first one of a new process.
  mutating func noteLaunchMethod(_ symbol: LogSymbol, from source: Int, pid: Int?, isLaunched: Bool)
    -> Bool
  {
    if isLaunched { launchMethods = [:] }
    guard pid != nil, case .call = symbol, symbol.isPartOfLaunch else { return false }
    if let former = launchMethods[symbol] { return former == source }
    launchMethods[symbol] = source
    return false
  }

  /// True if it logs callbacks that Flutter alone has: its `onResume` comes when the app has become active.
  var isOfFlutter: Bool {
    zip(sources, symbolsBySource).contains { source, symbols in
      source.role == .framework && symbols.contains { $0.isReport }
    }
  }

  /// Gives the app the name that a later line tells.
  mutating func rename(_ name: String) { (self.name, isNameless) = (name, false) }

  /// Returns the index of a source, and keeps that it has logged a symbol.
  mutating func sourceIndex(of source: LogSource, logging symbol: LogSymbol) -> Int {
    let index = sources.firstIndex(of: source) ?? sources.count
    if index == sources.count {
      guard index < Self.mostSources else { return sourceIndex(of: .unknown, logging: symbol) }
      sources.append(source)
      symbolsBySource.append([])
    }
    symbolsBySource[index].insert(symbol)
    return index
  }

  private static let mostSources = 64
  /// Lines that are further apart, in microseconds, come from two calls.
  private static let longestCall = 1_000_000

  /// Notes an observation, and returns true if it may come from the same call as one before: nothing else
  /// was logged meanwhile, and no time says otherwise.
  mutating func noteRepeat(_ symbol: LogSymbol, at time: Int?) -> Bool {
    let isSoon = time.flatMap { now in lastTime.map { abs(now - $0) < Self.longestCall } } ?? true
    if let time { lastTime = time }
    let moment = symbol.moment
    let goesOn = isSoon && (moment == nil ? burst.contains(symbol) : moment == burstMoment)
    if !goesOn { burst = [] }
    burstMoment = moment
    return !burst.insert(symbol).inserted
  }

  /// Keeps what the app has logged.
  ///
  /// - Returns: True if it had logged nothing of this kind.
  mutating func note(_ observation: LogObservation) -> Bool {
    if observation.state != nil { hasStates = true }
    return symbols.insert(observation.symbol).inserted
  }

  /// Notes a line, and returns true if it may be one of a scene that no other line tells of. It appears while the
  /// process is being ended: the line follows the disconnection of a scene, and no other process has
  /// begun. Or it was discarded while the app did not run, and the launch tells it.
  mutating func noteStray(_ symbol: LogSymbol, isLaunched: Bool) -> Bool {
    let moment = symbol.moment
    if isLaunched || symbol.isOptional || moment == .active { isEnding = false }
    if symbol == .call(.didDiscardSceneSessions) { return isLaunching }
    isLaunching = symbol.isPartOfLaunch || isLaunching && moment == .connect
    if isLaunched || isLaunching { hasChanged = false }
    if let moment { noteScene(moment) }
    if let moment, moment != .connect, !hasChanged {
      hasChanged = true
      if moment == .foreground || moment == .active {
        entersFirst = symbol == .notification(.willEnterForeground) && entersFirst != false
      }
    }
    if moment == .disconnect {
      defer { isEnding = true }
      return isEnding
    }
    guard isEnding else { return false }
    switch moment {
    case .connect, .foreground, .background: return true
    case .active, .resign, .disconnect, .terminate, nil:
      return symbol == .call(.configurationForConnecting)
    }
  }

  private mutating func noteScene(_ moment: LogSymbol.Moment) {
    let isOther = !isLaunching && symbols.contains { $0.moment == .active }
    activatesNewScenes = activatesNewScenes || newScene == .foreground && moment == .active
    let goesOn = moment == .connect ? isOther : newScene == .connect && moment == .foreground
    newScene = goesOn ? moment : nil
  }

  /// Notes a report, and returns false if it is the state that was reported last of this process, that in which a
  /// launch begins, or comes late behind a line of the next change.
  mutating func noteNews(_ symbol: LogSymbol, pid: Int?, at time: Int?) -> Bool {
    let isOther = pid.map { $0 != self.pid } ?? false
    if symbol == .ended || (hasProcess && isOther) { reported = nil }
    guard symbol.isReport || symbol == .suspended else { return true }
    if let time, let lastTime, time - lastTime <= Self.longestCall {
      let isFirst = symbol == .reported(.background) && reported == nil && burstMoment == nil
      let isLate = symbol == .reported(.inactive) && [.background, .active].contains(burstMoment)
      if isFirst && symbols.contains(where: { $0.isPartOfLaunch }) || isLate { return false }
    }
    defer { reported = symbol }
    return symbol != reported
  }

  /// Notes an end, and returns true for the first line after one: another process has begun, also if no line names it.
  mutating func noteEnd(_ found: LogReader.Found) -> Bool {
    let isEnd = found.observation.symbol == .ended
    defer { end = isEnd ? found : nil }
    return end != nil && !isEnd
  }

  /// Returns true if the process goes on with a line: the last one only quoted an end. Without an identifier, that is
  /// certain for what no process begins with.
  mutating func takesBackEnd(_ found: LogReader.Found) -> Bool {
    let symbol = found.observation.symbol
    guard let end, !end.isOfSystem, symbol != .ended else { return false }
    let isCrash = if case .crash = end.observation.end { true } else { false }
    let goesOn =
      found.pid.map { $0 == pid }
      ?? (isCrash && symbol != .phase(.inactive)
        && ([.resign, .background, .terminate].contains(symbol.moment)
          || symbol == .call(.applicationWillEnterForeground)))
    if goesOn { self.end = nil }
    return goesOn
  }

  /// Returns the traits that the app must have to log what it does.
  func traits(
    name: String, ios version: SystemVersion, style: LifecycleStyle?, _ symbols: Set<LogSymbol>
  ) -> EmulatedApp.Traits {
    var traits = EmulatedApp.Traits(name: name, style: style ?? inferredStyle(ios: version))
    func shows(_ callbacks: [Callback]) -> Bool {
      callbacks.contains { symbols.contains(.call($0)) }
    }
    traits.restoresInterface = shows([
      .shouldSaveApplicationState, .shouldRestoreApplicationState, .willEncodeRestorableState,
      .didDecodeRestorableState, .stateRestorationActivity,
    ])
    traits.usesDataProtection =
      shows([.protectedDataDidBecomeAvailable, .protectedDataWillBecomeUnavailable])
      || symbols.contains(.notification(.protectedDataDidBecomeAvailable))
      || symbols.contains(.notification(.protectedDataWillBecomeUnavailable))
    let showsCenter = shows([.userNotificationWillPresent, .userNotificationDidReceive])
    let showsOlder = shows([.didReceiveRemoteNotification, .didReceiveLocalNotification])
    if version >= 10, showsOlder, !showsCenter {
      traits.hasNotificationDelegate = false
    }
    // Whatever may wake an app without a line that says so.
    if version >= 7 { traits.modes.append(.remoteNotification) }
    if shows([.performFetch]) { traits.modes.append(.fetch) }
    if version < 7 || shows([.locationManagerDidUpdateLocations]) { traits.modes.append(.location) }
    if shows([.centralManagerWillRestoreState]) { traits.modes.append(.bluetoothCentral) }
    if shows([.peripheralManagerWillRestoreState]) { traits.modes.append(.bluetoothPeripheral) }
    if shows([.pushRegistryDidReceive]) { traits.modes.append(.voip) }
    // UIKit calls the older method of an app that has no other.
    if shows([.applicationDidFinishLaunching]), !shows([.didFinishLaunching]) {
      traits.missingMethods.append(.didFinishLaunching)
    }
    // Without scenes an app of the iOS 27 SDK does not run.
    if traits.style == .delegate, version >= 27 { traits.sdk = 26 }
    return traits
  }

  /// True if no delegate method tells of a change.
  var logsNoDelegateChange: Bool {
    !symbols.contains { if case .call = $0 { $0.moment != nil } else { false } }
  }

  /// Returns the style that has the methods the app logs. Phases tell SwiftUI, whose apps have
  /// scenes too, unless a scene delegate is called. Notifications alone may tell scenes.
  func inferredStyle(ios version: SystemVersion) -> LifecycleStyle {
    var hasDelegate = false
    var hasScenes = logsNoDelegateChange && entersFirst == true
    var hasPhases = false
    for symbol in symbols {
      switch symbol {
      case .call(let callback):
        if callback.isSceneCallback { hasDelegate = true }
        if callback == .configurationForConnecting || callback == .didDiscardSceneSessions {
          hasScenes = true
        }
      case .notification(let notification):
        if notification.rawValue.hasPrefix("UIScene.") { hasScenes = true }
      case .phase: hasPhases = true
      case .launched, .observed, .reported, .suspended, .ended: break
      }
    }
    if hasPhases, !hasDelegate, version >= LifecycleStyle.swiftui.minimumVersion { return .swiftui }
    if hasDelegate || hasScenes, version >= LifecycleStyle.scene.minimumVersion { return .scene }
    return .delegate
  }
}
