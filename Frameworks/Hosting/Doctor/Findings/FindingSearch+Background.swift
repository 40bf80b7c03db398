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
    findLateRegistrations()
    findUnknownTasks()
  }

  /// Finds registrations in methods that iOS calls once the launch is over, and in those that such a method reaches
  /// and the launch doesn't.
  private mutating func findLateRegistrations() {
    let methods = facts.own.flatMap(\.methods)
    let lateReach = reached(from: methods.filter { Self.late.contains($0.name) }, steps: 2)
    let launchReach = reached(
      from: methods.filter { $0.selector.contains("FinishLaunching") || $0.name == "init" },
      steps: 4)
    for outline in facts.own {
      for use in outline.uses {
        guard case .register = use.use, let method = use.method.map({ outline.methods[$0] })
        else { continue }
        let isLate =
          Self.late.contains(method.name)
          || lateReach.contains(method.place) && !launchReach.contains(method.place)
        if isLate { add(.registeredLate(method.selector), use.place) }
      }
    }
  }

  /// Returns the places of the methods that some methods lead to.
  private func reached(from methods: [SourceOutline.Method], steps: Int) -> Set<SourcePlace> {
    let calls = methods.reduce(into: Set<UInt64>()) { $0.formUnion($1.calls) }
    return Set(reached(from: calls, steps: steps).map(\.place))
  }

  /// The identifiers of tasks that the sources name.
  private struct TaskNames {
    /// The identifiers that are registered or requested, in the order of the sources.
    var all: [(name: String, place: SourcePlace)] = []
    /// The identifiers that have a handler. Those of continued tasks count: their handlers need not be registered at
    /// the launch.
    var registered: Set<String> = []
    /// True if the identifier of each registration is known.
    var isSure = true
  }

  private var taskNames: TaskNames {
    let constants = facts.own.reduce(into: [String: String]()) { all, outline in
      all.merge(outline.constants) { first, _ in first }
    }
    var names = TaskNames()
    for use in facts.own.flatMap(\.uses) {
      if case .register(let argument) = use.use {
        guard let name = Self.text(argument, constants) else {
          names.isSure = false
          continue
        }
        names.registered.insert(name)
        names.all.append((name, use.place))
      } else if case .request(let task, let argument) = use.use,
        let name = Self.text(argument, constants)
      {
        if task == .continued { names.registered.insert(name) }
        names.all.append((name, use.place))
      }
    }
    return names
  }

  /// Finds tasks that the Info.plist does not permit, and those without a handler.
  private mutating func findUnknownTasks() {
    let names = taskNames
    let permitted = facts.texts("BGTaskSchedulerPermittedIdentifiers")
    var known: Set<String> = []
    for (name, place) in names.all where known.insert(name).inserted {
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
      if names.isSure, !names.registered.contains(name), !usesSwiftUI, !facts.hasDependencies {
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
    /// Modules of Apple's that use the mode for an app without a method of its own, or by functions and views of
    /// many names.
    var modules: Set<String> = []
  }

  private static let fetch = "application(_:performFetchWithCompletionHandler:)"
  private static let push = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"

  private static let modes = [
    Mode(
      name: "audio", frameworks: [.audio, .calls],
      modules: [
        "AVFAudio", "AVFoundation", "AVKit", "AudioToolbox", "CoreAudio", "CoreMIDI", "MediaPlayer",
        "MusicKit", "PHASE", "ReplayKit", "ShazamKit", "Speech", "WebKit",
      ]),
    Mode(
      name: "location", frameworks: [.location, .backgroundLocation], methods: ["locationManager"]),
    Mode(
      name: "voip", frameworks: [.voip, .calls], methods: ["pushRegistry"],
      modules: ["LiveCommunicationKit"]),
    Mode(
      name: "bluetooth-central", frameworks: [.bluetoothCentral],
      methods: ["centralManager", "centralManagerDidUpdateState", "peripheral"]),
    Mode(
      name: "bluetooth-peripheral", frameworks: [.bluetoothPeripheral],
      methods: ["peripheralManager", "peripheralManagerDidUpdateState"]),
    Mode(
      name: "external-accessory", frameworks: [.accessory], modules: ["ExternalAccessory"]),
    Mode(
      name: "push-to-talk", frameworks: [.pushToTalk], methods: ["channelManager"],
      modules: ["PushToTalk"]),
    Mode(name: "nearby-interaction", frameworks: [.nearby], modules: ["NearbyInteraction"]),
    Mode(name: "processing", tasks: [.processing]),
    Mode(
      name: "fetch", tasks: [.refresh],
      selectors: [fetch]),
    Mode(
      name: "remote-notification", frameworks: [.cloud],
      selectors: [push, "application(_:didReceiveRemoteNotification:)"],
      modules: ["CloudKit", "SwiftData"]),
  ]

  /// The things in the sources that background modes are for, each with its first place.
  private struct ModeUses {
    private(set) var frameworks: [SourceFramework: SourcePlace] = [:]
    private(set) var tasks: [SourceTask: SourcePlace] = [:]
    private(set) var selectors: [String: SourcePlace] = [:]
    /// The methods that are there without a statement: they ask for nothing.
    private var emptySelectors: Set<String> = []
    private var methods: Set<String> = []
    private var modules: Set<String> = []
    /// True if a task handler is registered.
    private var registers = false

    init(_ outlines: [SourceOutline]) {
      for outline in outlines {
        for use in outline.uses {
          if case .register = use.use { registers = true }
          if case .framework(let framework) = use.use {
            frameworks[framework] = frameworks[framework] ?? use.place
          }
          if case .request(let task, _) = use.use { tasks[task] = tasks[task] ?? use.place }
        }
        methods.formUnion(outline.methods.map(\.name))
        modules.formUnion(outline.imports)
        for method in outline.methods where method.words != nil {
          if method.isEmpty {
            emptySelectors.insert(method.selector)
          } else {
            selectors[method.selector] = selectors[method.selector] ?? method.place
          }
        }
      }
    }

    /// True if something is there that a mode is for.
    func needs(_ mode: Mode) -> Bool {
      mode.frameworks.contains { frameworks[$0] != nil }
        || mode.tasks.contains { tasks[$0] != nil }
        || mode.selectors.contains { selectors[$0] != nil }
    }

    /// True if something is there that a mode may be for. A handler alone doesn't say of which kind its task is.
    func mayNeed(_ mode: Mode) -> Bool {
      !emptySelectors.isDisjoint(with: mode.selectors)
        || !methods.isDisjoint(with: mode.methods)
        || !modules.isDisjoint(with: mode.modules)
        || registers && tasks.isEmpty && !mode.tasks.isEmpty
    }
  }

  mutating func findModes() {
    guard facts.knowsInfo, !facts.isCut else { return }
    let declared = facts.texts("UIBackgroundModes")
    let place =
      facts.value("UIBackgroundModes")?.place
      ?? SourcePlace(file: facts.infoPath ?? facts.project?.path ?? "")
    let uses = ModeUses(facts.own)
    for mode in Self.modes {
      if declared.contains(mode.name) {
        if !uses.needs(mode), !uses.mayNeed(mode), facts.unread.isEmpty, !facts.own.isEmpty {
          add(.modeWithoutUse(mode.name, hasDependencies: hasLibraries), place)
        }
      } else if !declared.contains(where: { $0.contains("$(") }) {
        findUse(without: mode.name, uses)
      }
    }
    if let place = uses.selectors[Self.fetch], isFetchReplaced { add(.fetchReplaced, place) }
  }

  /// True if something is in the app whose sources are not read: it may be what a mode is for.
  var hasLibraries: Bool { facts.hasLibraries }

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

  /// Finds a use that needs a mode, and does not only profit from it.
  private mutating func findUse(without mode: String, _ uses: ModeUses) {
    let found: (use: String, place: SourcePlace?)
    switch mode {
    case "location":
      found = ("allowsBackgroundLocationUpdates", uses.frameworks[.backgroundLocation])
    case "voip": found = ("PKPushRegistry", uses.frameworks[.voip])
    case "push-to-talk": found = ("PTChannelManager", uses.frameworks[.pushToTalk])
    case "processing": found = ("BGProcessingTaskRequest", uses.tasks[.processing])
    case "fetch":
      found =
        uses.tasks[.refresh].map { ("BGAppRefreshTaskRequest", $0) }
        ?? (Self.fetch, uses.selectors[Self.fetch])
    case "remote-notification":
      found = (Self.push, uses.selectors[Self.push])
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
