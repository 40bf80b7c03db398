// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// Looks for what goes wrong in an app's sources and its Info.plist.
struct FindingSearch {
  let facts: ProjectFacts
  let types: ProjectFacts.Types
  let delegates: Set<String>
  let hasScenes: Bool
  private(set) var findings: [DoctorFinding] = []

  /// The methods of the app by the hash of their names.
  private let methods: [UInt64: [SourceOutline.Method]]
  /// The background tasks of each type, and those of each file.
  private var tasksOfType: [String: TaskLedger] = [:]
  private var tasksOfFile: [String: TaskLedger] = [:]
  /// The ends in types that begin no task of that name: of a superclass, of a global, of another's property.
  private var foreignEnds: [UInt64: TaskLedger.Ends] = [:]
  /// The lines of each file that are in the build if a flag of the project says so.
  private let conditionalLines: [String: [ClosedRange<Int>]]
  let sceneDelegates: Set<String>

  init(
    _ facts: ProjectFacts, _ types: ProjectFacts.Types, delegates: Set<String>, hasScenes: Bool
  ) {
    self.facts = facts
    self.types = types
    self.delegates = delegates
    self.hasScenes = hasScenes
    sceneDelegates = facts.sceneDelegates(types)
    var methods: [UInt64: [SourceOutline.Method]] = [:]
    for outline in facts.own {
      for method in outline.methods {
        methods[SourceHash.of(method.name), default: []].append(method)
        if method.begins.isEmpty, method.ends.isEmpty { continue }
        tasksOfType[method.type, default: TaskLedger()].add(method)
        tasksOfFile[outline.file, default: TaskLedger()].add(method)
      }
      for end in outline.endsOfProperties {
        tasksOfType[end.type, default: TaskLedger()].add(end.end)
        tasksOfFile[outline.file, default: TaskLedger()].add(end.end)
      }
    }
    self.methods = methods
    conditionalLines = facts.own.reduce(into: [:]) { lines, outline in
      if !outline.conditionalLines.isEmpty { lines[outline.file] = outline.conditionalLines }
    }
    for ledger in tasksOfType.values {
      for (name, ends) in ledger.foreign { foreignEnds[name, default: .init()].add(ends) }
    }
  }

  mutating func run() {
    findSilentMethods()
    findMisnamed()
    findLaunchOptions()
    findWindows()
    findDoubled()
    findScheduler()
    findModes()
    findHandlers()
    findKeys()
    findBackgroundTasks()
    findSaving()
    findWork()
    findCalls()
  }

  /// Adds a finding. Nothing is said of a line of which a flag of the project decides.
  mutating func add(_ kind: DoctorFinding.Kind, _ place: SourcePlace) {
    if isConditional(place) { return }
    findings.append(DoctorFinding(kind: kind, place: place))
  }

  private func isConditional(_ place: SourcePlace) -> Bool {
    conditionalLines[place.file]?.hold(place.line) ?? false
  }

  // MARK: Calls

  /// The methods that some calls lead to, over a few steps.
  func reached(from calls: Set<UInt64>, steps: Int = 3) -> [SourceOutline.Method] {
    var seen: Set<UInt64> = []
    var found: [SourceOutline.Method] = []
    var open = calls
    for _ in 0..<steps {
      var next: Set<UInt64> = []
      for call in open where seen.insert(call).inserted {
        // A name that many methods have says nothing.
        guard let named = methods[call], named.count <= 4 else { continue }
        found += named
        for method in named { next.formUnion(method.calls) }
      }
      if next.isEmpty { break }
      open = next
    }
    return found
  }

  // MARK: Scenes

  /// The superclasses of scene delegates that call the app delegate's methods themselves.
  private static let forwarding: Set = ["ExpoAppSceneDelegate", "EXExpoAppSceneDelegate"]

  private mutating func findSilentMethods() {
    let scenes = sceneDelegates
    let selectors = Set(facts.methods(of: scenes).filter { !$0.isEmpty }.map(\.selector))
    let forwards =
      !scenes.isDisjoint(with: Self.forwarding)
      || !scenes.isDisjoint(with: types.heirs(of: Self.forwarding.contains))
    let isSwiftUI = facts.swiftUIApp(types) != nil
    let usesPhase =
      isSwiftUI
      && facts.own.contains { $0.uses.contains { $0.use == .scenePhase } }
    let handled = isSwiftUI ? handledByViews : []
    for method in facts.methods(of: delegates) {
      guard let moved = MovedMethod(selector: method.selector) else { continue }
      if method.isEmpty {
        add(.emptyMethod(method.selector), method.place)
        continue
      }
      if method.isConditional || method.isPrivate { continue }
      guard !hasScenes || !moved.isReplaced(by: selectors), !forwards || !hasScenes else {
        continue
      }
      if method.onlyCallsSuper, handsOver(method.type, moved) { continue }
      if usesPhase && moved.isPhase || handled.contains(moved.instead) { continue }
      add(
        .silentMethod(
          method.selector, instead: moved, adopted: hasScenes, inSwiftUI: isSwiftUI), method.place)
    }
    for method in facts.methods(of: scenes) where method.isEmpty && method.words != nil {
      if method.selector.hasPrefix("scene") { add(.emptyMethod(method.selector), method.place) }
    }
  }

  /// The scene delegate's methods in whose place views of SwiftUI have modifiers.
  private var handledByViews: Set<String> {
    let names = facts.own.flatMap(\.uses).compactMap { use in
      if case .viewHandler(let name) = use.use { name } else { nil }
    }
    return Set(MovedMethod.all.filter { $0.modifier.map(names.contains) ?? false }.map(\.instead))
  }

  private mutating func findLaunchOptions() {
    let connects = facts.methods(of: sceneDelegates).filter {
      $0.selector == "scene(_:willConnectTo:options:)"
    }
    let words = connects.reduce(into: Set<UInt64>()) { $0.formUnion($1.words ?? []) }
    // The options as a whole may go to where each is read.
    let seesAll = connects.contains { method in
      reached(from: method.calls, steps: 1).contains { $0.type != method.type }
    }
    for outline in facts.own {
      for use in outline.uses {
        if case .launchOption(let name) = use.use {
          let option = LaunchOption(constant: name)
          if case .connectionOption(let property) = option.replacement, hasScenes {
            let spellings = [property, "URLContexts"]
            if spellings.contains(where: { words.contains(SourceHash.of($0)) }) { continue }
            if seesAll { continue }
          }
          add(.launchOption(option, adopted: hasScenes), use.place)
        } else if case .passedOptions(let callee) = use.use {
          if hasScenes, !connects.isEmpty { continue }
          add(.passedOptions(callee, adopted: hasScenes), use.place)
        }
      }
    }
  }

  private mutating func findWindows() {
    let windows = SceneWindows(facts, types, delegates: delegates)
    for use in windows.withoutScene { add(.oldWindow(adopted: hasScenes), use.place) }
    for use in windows.neededAtLaunch(hasScenes: hasScenes) {
      add(.windowNeeded(adopted: hasScenes), use.place)
    }
    let hasWindow = windows.delegateMayHaveWindow
    var asked: Set<String> = []
    for outline in facts.own {
      for use in outline.uses {
        if case .windowRead(let holder) = use.use {
          // Without scenes, only a delegate that may be any class is told of.
          guard
            hasScenes ? !hasWindow && windows.isDelegate(holder, use.type) : holder == .application
          else { continue }
          add(.delegateWindow(adopted: hasScenes), use.place)
        } else if case .appWindow(let name) = use.use, !isConditional(use.place),
          // One note for a file is enough.
          asked.insert(outline.file + name).inserted
        {
          add(.appWindow(name), use.place)
        }
      }
    }
    guard let storyboard = facts.value("UIMainStoryboardFile"), facts.swiftUIApp(types) == nil,
      let name = storyboard.value.text, !name.isEmpty
    else { return }
    let isNamed = facts.info?["UIApplicationSceneManifest"].map {
      "\($0)".contains("UISceneStoryboardFile")
    }
    if isNamed != true,
      !hasScenes
        || !facts.own.contains(where: { outline in
          outline.uses.contains { $0.use == .windowWithScene }
        })
    {
      add(.mainStoryboard(name, adopted: hasScenes), storyboard.place)
    }
  }

  // MARK: One job done twice

  /// The names that everything calls, and that do no job.
  private static let common = Set(
    ["print", "NSLog", "self", "super", "async", "debugPrint", "log", "post", "assert"]
      .map(SourceHash.of))

  private mutating func findDoubled() {
    var handlers: [String: [SourceOutline.Method]] = [:]
    for method in facts.methods(of: delegates.union(sceneDelegates))
    where !method.isEmpty && !method.isConditional {
      // A bound on the time that a hostile source takes.
      if handlers[method.selector, default: []].count < 32 {
        handlers[method.selector, default: []].append(method)
      }
    }
    for outline in facts.own {
      for observer in outline.observers {
        for selector in observer.moment.selectors {
          for method in handlers[selector] ?? [] {
            // A silent method does nothing twice.
            if hasScenes, selector.hasPrefix("application"),
              selector != "applicationWillTerminate(_:)"
            {
              continue
            }
            findDoubled(observer, method)
          }
        }
      }
    }
  }

  private mutating func findDoubled(
    _ observer: SourceOutline.Observer, _ method: SourceOutline.Method
  ) {
    let notification = observer.moment.notification
    var calls = observer.calls
    if let name = observer.method {
      if name == method.name, observer.type == method.type {
        add(.doubled(method.selector, notification: notification, call: nil), observer.place)
        return
      }
      // A name that many methods have says nothing.
      for target in (methods[SourceHash.of(name)] ?? []).prefix(32)
      where target.type == observer.type {
        calls.formUnion(target.calls)
      }
    }
    // Only what the app itself declares is a job of its own.
    // A name that several types have may mean another one each time.
    let shared = calls.intersection(method.calls).subtracting(Self.common)
      .compactMap { call -> String? in
        guard let named = methods[call] else { return nil }
        let isOwn = observer.type == method.type && named.contains { $0.type == method.type }
        return isOwn || named.count == 1 ? named.first?.name : nil
      }.sorted()
    if let call = shared.first {
      add(.doubled(method.selector, notification: notification, call: call), observer.place)
    }
  }

  // MARK: Work after the app has left

  private mutating func findSaving() {
    let delegateMethods = facts.methods(of: delegates)
    guard
      let terminate = delegateMethods.first(where: {
        $0.selector == "applicationWillTerminate(_:)" && !$0.isEmpty
      })
    else { return }
    let saves = terminate.callNames.filter(Self.saves).sorted()
    guard let save = saves.first else { return }
    let hash = SourceHash.of(save)
    // Called in another place, it is no longer the last moment alone. What other types call is theirs.
    let isCalledElsewhere = facts.own.contains { outline in
      outline.methods.contains { method in
        method.calls.contains(hash) && method.selector != terminate.selector && method.name != save
      } || outline.observers.contains { $0.calls.contains(hash) }
    }
    let leaving: Set = [
      "applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)",
      "applicationWillResignActive(_:)", "sceneWillResignActive(_:)", "sceneDidDisconnect(_:)",
    ]
    let savesOnLeaving = facts.methods(of: delegates.union(sceneDelegates)).contains { method in
      leaving.contains(method.selector) && method.callNames.contains(where: Self.saves)
    }
    let observes = facts.own.contains { outline in
      outline.observers.contains { $0.moment == .background || $0.moment == .inactive }
        || outline.uses.contains { $0.use == .scenePhase }
    }
    if !isCalledElsewhere, !savesOnLeaving, !observes {
      add(.savedAtTermination(save), terminate.place)
    }
  }

  private static func saves(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["save", "persist", "archive", "synchronize", "store", "write", "flush"].contains {
      name.contains($0)
    } && !name.contains("restore")
  }

  /// True if no code ends any task: then each one leaks, wherever its identifier goes. Code that is not here may.
  private var endsNone: Bool {
    facts.unread.isEmpty && !facts.isCut && !hasLibraries
      && !(facts.own + facts.others.map(\.outline)).contains(where: \.mayEndTasks)
  }

  private mutating func findBackgroundTasks() {
    let endsNone = endsNone
    for outline in facts.own {
      // The tasks that functions end which are given one, for each type.
      var strays: [String: TaskLedger.Ends] = [:]
      for method in outline.methods where !method.begins.isEmpty {
        var own = TaskLedger()
        own.add(method)
        for begin in method.begins {
          if endsNone, begin.isOfApplication {
            judge(begin, TaskLedger.Ends())
            continue
          }
          switch begin.identifier {
          case .elsewhere: continue
          case .discarded: judge(begin, TaskLedger.Ends())
          case .local(let name): judge(begin, own.ends(of: name))
          case .property(let name) where facts.own.contains { $0.lent.contains(name) }: continue
          case .property(let name):
            judge(begin, ends(of: name, method.type, outline.file, &strays))
          }
        }
      }
    }
  }

  /// The ends of a task that a property of a type names. A function that ends what it is given has another name
  /// for it, but not that of another task.
  private func ends(
    of name: UInt64, _ type: String, _ file: String, _ strays: inout [String: TaskLedger.Ends]
  ) -> TaskLedger.Ends {
    let inType = tasksOfType[type] ?? TaskLedger()
    let inFile = tasksOfFile[file] ?? TaskLedger()
    var ends = inType.ends(of: name)
    ends.add(inFile.ends(of: name))
    if let foreign = foreignEnds[name] { ends.add(foreign) }
    if !ends.isEmpty { return ends }
    if let known = strays[type] { return known }
    ends = inType.ends(notBegunIn: inType)
    ends.add(inFile.ends(notBegunIn: inType))
    strays[type] = ends
    return ends
  }

  private mutating func judge(_ begin: SourceOutline.TaskBegin, _ ends: TaskLedger.Ends) {
    if ends.isEmpty {
      add(.taskNotEnded, begin.place)
    } else if ends.isInHandlerAlone {
      add(.taskEndedByHandler, begin.place)
    }
  }

  // MARK: Calls over the network

  private mutating func findCalls() {
    for outline in facts.own {
      for method in outline.methods
      where method.selector.hasPrefix("pushRegistry(_:didReceiveIncomingPush") {
        let all = [method] + reached(from: method.calls)
        if !all.contains(where: \.reportsCall) { add(.callNotReported, method.place) }
      }
    }
  }
}

extension MovedMethod {
  /// The modifier of a SwiftUI view that is told the same; nil for none.
  var modifier: String? {
    switch instead {
    case "scene(_:openURLContexts:)": "onOpenURL"
    case "scene(_:continue:)": "onContinueUserActivity"
    case _: nil
    }
  }

  /// True if SwiftUI's scene phase tells the same.
  var isPhase: Bool {
    [
      "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
      "sceneWillEnterForeground(_:)",
    ].contains(instead)
  }
}
