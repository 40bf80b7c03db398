// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// Scheduled tasks and background modes.
extension FindingSearch {
  // MARK: Scheduled tasks

  /// Methods that iOS calls once the launch is over.
  private static let late: Set = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "applicationDidBecomeActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground",
    "applicationWillResignActive",
    "sceneDidBecomeActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
    "sceneWillResignActive", "scene", "windowScene",
  ]

  mutating func findScheduler() {
    let constants = facts.own.reduce(into: [String: String]()) { all, outline in
      all.merge(outline.constants) { first, _ in first }
    }
    let lateMethods = facts.own.flatMap(\.methods).filter { Self.late.contains($0.name) }
    let lateReach = Set(
      reached(from: lateMethods.reduce(into: []) { $0.formUnion($1.calls) }, steps: 2).map(\.place))
    let launchMethods = facts.own.flatMap(\.methods).filter {
      $0.selector.contains("FinishLaunching") || $0.name == "init"
    }
    let launchReach = Set(
      reached(from: launchMethods.reduce(into: []) { $0.formUnion($1.calls) }, steps: 4).map(
        \.place))
    var registered: Set<String> = []
    var isSure = true
    for outline in facts.own {
      for use in outline.uses {
        guard case .register(let argument) = use.use else { continue }
        if let name = Self.text(argument, constants) {
          registered.insert(name)
        } else {
          isSure = false
        }
        guard let method = use.method.map({ outline.methods[$0] }) else { continue }
        let isLate =
          Self.late.contains(method.name)
          || lateReach.contains(method.place) && !launchReach.contains(method.place)
        if isLate { add(.registeredLate(method.selector), use.place) }
      }
    }
    var requested: [(name: String, place: SourcePlace)] = []
    for outline in facts.own {
      for use in outline.uses {
        let argument: SourceOutline.Argument?
        switch use.use {
        case .register(let name): argument = name
        case .request(_, let name): argument = name
        case .launchOption, .passedOptions, .windowWithoutScene, .windowWithScene,
          .delegateWindow, .appWindow, .framework, .delegateName, .configurationDelegate,
          .configurationName, .viewHandler, .scenePhase, .notification:
          continue
        }
        guard let name = Self.text(argument, constants) else { continue }
        requested.append((name, use.place))
        if case .request(.continued, _) = use.use { registered.insert(name) }
      }
    }
    judge(requested, registered: registered, isSure: isSure)
  }

  private mutating func judge(
    _ requested: [(name: String, place: SourcePlace)], registered: Set<String>, isSure: Bool
  ) {
    let permitted = facts.texts("BGTaskSchedulerPermittedIdentifiers")
    var known: Set<String> = []
    for (name, place) in requested where known.insert(name).inserted {
      let isPermitted = permitted.contains { pattern in
        pattern == name || pattern.contains("$(")
          || pattern.hasSuffix("*") && name.hasPrefix(pattern.dropLast())
      }
      if facts.knowsInfo, !isPermitted, !name.contains("$("), !name.contains("\\(") {
        add(.notPermitted(name), place)
      }
      let usesSwiftUI = facts.own.contains {
        $0.uses.contains {
          if case .request(.refresh, let argument) = $0.use {
            argument == .text(name) && $0.method == nil
          } else {
            false
          }
        }
      }
      if isSure, !registered.contains(name), !usesSwiftUI, !facts.hasDependencies {
        add(.notRegistered(name), place)
      }
    }
  }

  private static func text(
    _ argument: SourceOutline.Argument?, _ constants: [String: String]
  ) -> String? {
    switch argument {
    case .text(let text): text
    case .name(let name): constants[name]
    case nil: nil
    }
  }

  // MARK: Modes

  /// A background mode, and the things that it is for.
  private struct Mode {
    let name: String
    var frameworks: Set<SourceFramework> = []
    var tasks: Set<SourceTask> = []
    var selectors: [String] = []
    /// The names of a delegate's methods: whoever has them may have the object from elsewhere.
    var methods: Set<String> = []
  }

  private static let fetch = "application(_:performFetchWithCompletionHandler:)"
  private static let push = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"

  private static let modes = [
    Mode(name: "audio", frameworks: [.audio]),
    Mode(
      name: "location", frameworks: [.location, .backgroundLocation], methods: ["locationManager"]),
    Mode(name: "voip", frameworks: [.voip], methods: ["pushRegistry"]),
    Mode(
      name: "bluetooth-central", frameworks: [.bluetoothCentral],
      methods: ["centralManager", "centralManagerDidUpdateState"]),
    Mode(
      name: "bluetooth-peripheral", frameworks: [.bluetoothPeripheral],
      methods: ["peripheralManager", "peripheralManagerDidUpdateState"]),
    Mode(name: "external-accessory", frameworks: [.accessory]),
    Mode(name: "push-to-talk", frameworks: [.pushToTalk], methods: ["channelManager"]),
    Mode(name: "nearby-interaction", frameworks: [.nearby]),
    Mode(name: "processing", tasks: [.processing]),
    Mode(
      name: "fetch", tasks: [.refresh],
      selectors: [fetch]),
    Mode(
      name: "remote-notification",
      selectors: [push, "application(_:didReceiveRemoteNotification:)"]),
  ]

  mutating func findModes() {
    guard facts.knowsInfo, !facts.isCut else { return }
    let declared = facts.texts("UIBackgroundModes")
    let place =
      facts.value("UIBackgroundModes")?.place
      ?? SourcePlace(file: facts.infoPath ?? facts.project?.path ?? "")
    var frameworks: [SourceFramework: SourcePlace] = [:]
    var tasks: [SourceTask: SourcePlace] = [:]
    var selectors: [String: SourcePlace] = [:]
    // A method without a statement is there, and asks for nothing.
    var emptySelectors: Set<String> = []
    var methods: Set<String> = []
    var registers = false
    for outline in facts.own {
      for use in outline.uses {
        switch use.use {
        case .register: registers = true
        case .framework(let framework): frameworks[framework] = frameworks[framework] ?? use.place
        case .request(let task, _): tasks[task] = tasks[task] ?? use.place
        case .launchOption, .passedOptions, .windowWithoutScene, .windowWithScene,
          .delegateWindow, .appWindow, .delegateName, .configurationDelegate,
          .configurationName, .viewHandler, .scenePhase, .notification:
          continue
        }
      }
      methods.formUnion(outline.methods.map(\.name))
      for method in outline.methods where method.words != nil {
        if method.isEmpty {
          emptySelectors.insert(method.selector)
        } else {
          selectors[method.selector] = selectors[method.selector] ?? method.place
        }
      }
    }
    for mode in Self.modes {
      let used =
        mode.frameworks.compactMap { frameworks[$0] } + mode.tasks.compactMap { tasks[$0] }
        + mode.selectors.compactMap { selectors[$0] }
      if declared.contains(mode.name) {
        // A handler alone doesn't say of which kind its task is.
        let mayBeUsed =
          !emptySelectors.isDisjoint(with: mode.selectors)
          || !methods.isDisjoint(with: mode.methods)
          || registers && tasks.isEmpty && !mode.tasks.isEmpty
        if used.isEmpty, !mayBeUsed, facts.unread.isEmpty, !facts.own.isEmpty {
          add(.modeWithoutUse(mode.name, hasDependencies: facts.hasDependencies), place)
        }
      } else if !declared.contains(where: { $0.contains("$(") }) {
        findUse(without: mode.name, frameworks, tasks, selectors)
      }
    }
    if let place = selectors[Self.fetch], isFetchReplaced { add(.fetchReplaced, place) }
  }

  private var isFetchReplaced: Bool {
    !facts.texts("BGTaskSchedulerPermittedIdentifiers").isEmpty
  }

  /// Methods that iOS calls and whose completion handler nothing calls.
  mutating func findHandlers() {
    let declared = facts.texts("UIBackgroundModes")
    let knowsModes = facts.knowsInfo && !declared.contains { $0.contains("$(") }
    for method in facts.methods(of: delegates) where method.ignoresHandler {
      let (mode, rule): (String, Rule)
      switch method.selector {
      case Self.fetch where !isFetchReplaced: (mode, rule) = ("fetch", .fetchNotCompleted)
      case Self.push: (mode, rule) = ("remote-notification", .pushNotCompleted)
      case _: continue
      }
      // In the background, iOS does not call it without the mode.
      if !knowsModes || declared.contains(mode) {
        add(.handlerNotCalled(method.selector, rule), method.place)
      }
    }
  }

  /// Keys of the Info.plist whose value is not what it seems to be.
  mutating func findKeys() {
    if let modes = facts.value("UIBackgroundModes") {
      var seen: Set<String> = []
      for mode in facts.texts("UIBackgroundModes")
      where BackgroundMode(rawValue: mode) == nil && !mode.contains("$(") {
        guard seen.insert(mode).inserted else { continue }
        add(.unknownMode(mode, nearest: BackgroundMode(nearest: mode)), modes.place)
      }
    }
    if let exits = facts.value("UIApplicationExitsOnSuspend") {
      let value = exits.value.text.map { PropertyList.text(facts.expanded($0)) } ?? exits.value
      if value.isTrue { add(.exitsOnSuspend, exits.place) }
    }
  }

  /// A use that needs the mode, and does not only profit from it.
  private mutating func findUse(
    without mode: String, _ frameworks: [SourceFramework: SourcePlace],
    _ tasks: [SourceTask: SourcePlace], _ selectors: [String: SourcePlace]
  ) {
    let found: (use: String, place: SourcePlace?)
    switch mode {
    case "location": found = ("allowsBackgroundLocationUpdates", frameworks[.backgroundLocation])
    case "voip": found = ("PKPushRegistry", frameworks[.voip])
    case "push-to-talk": found = ("PTChannelManager", frameworks[.pushToTalk])
    case "processing": found = ("BGProcessingTaskRequest", tasks[.processing])
    case "fetch":
      found =
        tasks[.refresh].map { ("BGAppRefreshTaskRequest", $0) }
        ?? (Self.fetch, selectors[Self.fetch])
    case "remote-notification":
      found = (Self.push, selectors[Self.push])
    case _: return
    }
    if let place = found.place { add(.useWithoutMode(mode, use: found.use), place) }
  }
}

extension BackgroundMode {
  /// The mode that a word comes near to, or that is a part of it, as in `backgroundFetch`.
  fileprivate init?(nearest word: String) {
    if let name = EditDistance.name(to: word, among: Self.allCases.map(\.rawValue)) {
      self.init(rawValue: name)
      return
    }
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    let wanted = letters(word)
    let parts = Self.allCases.filter { wanted.contains(letters($0.rawValue)) }
    guard parts.count == 1 else { return nil }
    self = parts[0]
  }
}
