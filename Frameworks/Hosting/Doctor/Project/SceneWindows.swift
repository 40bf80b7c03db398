// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The windows that an app makes without a scene, and what is seen of the scenes that they get.
struct SceneWindows {
  /// An answer that the sources give, or don't.
  enum Answer: Hashable {
    case yes
    case no
    case undecided
  }

  /// The scene that windows get from a class that doesn't make them.
  enum Gift: Hashable {
    case none
    /// A scene that connects takes the window which a property of the app delegate has at that moment.
    case property(String)
    /// It isn't plain which windows get one.
    case unknown
  }

  let facts: ProjectFacts
  let types: ProjectFacts.Types
  let delegates: Set<String>
  /// The class of the app delegate with which the program begins, and what it inherits from.
  let family: Set<String>
  /// The types and files that make windows for scenes, too.
  private var scenes: (types: Set<String>, files: Set<String>) = ([], [])
  /// The types that show any window, and the names of windows that a type shows.
  private var showing: Set<String> = []
  private var shown: Set<[String]> = []
  /// The hashes of the names that code calls.
  private let called: Set<UInt64>
  /// The names of the properties in which the app delegate has windows.
  private let properties: Set<String>
  /// The windows that are made without a scene, with their outlines.
  private let made: [(use: SourceOutline.UsePlace, outline: SourceOutline)]
  /// The properties and globals whose class is that of a delegate, by their names.
  let delegateNames: [String: [SourceOutline.DelegateName]]

  init(_ facts: ProjectFacts, _ types: ProjectFacts.Types, delegates: Set<String>) {
    self.facts = facts
    self.types = types
    self.delegates = delegates
    let family = facts.mainDelegate(types).map { types.family($0.name) } ?? delegates
    self.family = family
    let own = facts.own
    made = own.flatMap { outline in
      outline.uses.filter { $0.use == .windowWithoutScene }.map { ($0, outline) }
    }
    delegateNames = Dictionary(grouping: own.flatMap(\.delegateNames), by: \.name)
    properties = Set(own.flatMap(\.windows).filter { family.contains($0.type) }.map(\.name))
    called = own.reduce(into: []) { all, outline in
      all.formUnion(outline.looseCalls)
      for method in outline.methods { all.formUnion(method.calls.union(method.words ?? [])) }
      for observer in outline.observers {
        all.formUnion(observer.calls)
        if let name = observer.method { all.insert(SourceHash.of(name)) }
      }
    }
    for outline in own {
      for use in outline.uses {
        if use.use == .windowWithScene {
          if !use.type.isEmpty { scenes.types.insert(use.type) }
          scenes.files.insert(outline.file)
        } else if case .windowShown(let name) = use.use, !use.type.isEmpty || use.method != nil {
          shown.insert([use.type, name])
        } else if case .unhidden(let name) = use.use {
          shown.insert([use.type, name])
        }
      }
      for method in outline.methods where !method.calls.isDisjoint(with: Self.keying) {
        showing.insert(method.type)
      }
    }
  }

  /// True if something is seen that may call a method: code, or UIKit by its name.
  func isCalled(_ method: SourceOutline.Method) -> Bool {
    method.words != nil || method.isBound || called.contains(SourceHash.of(method.name))
      || ["init", "view", "load", "awake"].contains(where: method.name.hasPrefix)
  }

  private static let keying = Set(
    ["makeKeyAndVisible", "MakeKeyAndVisible"].map(SourceHash.of))

  /// The scene that classes give to windows that they don't make.
  var gift: Gift {
    if facts.own.contains(where: \.setsSceneUnseen) { return .unknown }
    let makers = Set(made.map(\.use.type))
    var gift = Gift.none
    for outline in facts.own {
      for use in outline.uses {
        guard case .windowGivenScene(let origin) = use.use else { continue }
        // The window that it made itself.
        if makers.contains(use.type), origin == nil || origin?.holder == .own { continue }
        guard let origin, isDelegate(origin.holder, use.type),
          gift == .none || gift == .property(origin.name),
          use.method.map({ outline.methods[$0].selector }) == "scene(_:willConnectTo:options:)"
        else { return .unknown }
        gift = .property(origin.name)
      }
    }
    return gift
  }

  /// Tells if a window that is made without a scene gets one.
  private func scene(
    of use: SourceOutline.UsePlace, in outline: SourceOutline, _ gift: Gift
  ) -> Answer {
    // A class that makes a window for a scene too makes this one for an older iOS, or gives it one.
    if scenes.types.contains(use.type) { return .undecided }
    guard case .property(let property) = gift else { return gift == .none ? .no : .undecided }
    guard family.contains(use.type) else { return .no }
    guard let window = outline.madeWindows[use.place], let name = window.name,
      properties.contains(name)
    else { return .undecided }
    if name != property { return .no }
    return isThere(use, outline, window.moment)
  }

  /// Tells if a window of the app delegate is made before a scene connects.
  private func isThere(
    _ use: SourceOutline.UsePlace, _ outline: SourceOutline,
    _ moment: SourceOutline.MadeWindow.Moment
  ) -> Answer {
    if moment == .later { return .no }
    guard let method = use.method.map({ outline.methods[$0] }) else { return .yes }
    let launch = methodsAtLaunch
    if launch.isEmpty { return .undecided }
    let hash = SourceHash.of(method.name)
    let state = SourceHash.of("applicationState")
    // With scenes the state is background at every launch.
    let asks = method.calls.contains(state) || method.words?.contains(state) ?? false
    if launch.contains(hash) { return moment == .unsure || asks ? .undecided : .yes }
    if methods(launch, later: true).contains(hash) { return .undecided }
    // A second one, for another time.
    let isSecond = made.contains { other in
      guard other.use.place != use.place, family.contains(other.use.type),
        let index = other.use.method
      else { return false }
      let made = other.outline.madeWindows[other.use.place]
      return made?.name == outline.madeWindows[use.place]?.name && made?.moment == .now
        && launch.contains(SourceHash.of(other.outline.methods[index].name))
    }
    return isSecond ? .no : .undecided
  }

  /// The windows that get no scene, as far as that is plain. Those of an app delegate count in any case; another
  /// class shows its own.
  var withoutScene: [SourceOutline.UsePlace] {
    let gift = gift
    return made.filter { window in
      guard scene(of: window.use, in: window.outline, gift) == .no else { return false }
      if delegates.contains(window.use.type) { return true }
      if scenes.files.contains(window.outline.file) { return false }
      let name = window.outline.madeWindows[window.use.place]?.name ?? ""
      return showing.contains(window.use.type) || shown.contains([window.use.type, name])
    }.map(\.use)
  }

  /// The windows that get no scene if a scene delegate takes that of a property, and those that may be made too late.
  ///
  /// - Parameter property: its name; nil if the scene delegate takes none.
  func left(by property: String?) -> (
    none: [SourceOutline.UsePlace], late: [SourceOutline.UsePlace]
  ) {
    guard let property else { return (withoutScene, []) }
    if gift == .unknown { return ([], []) }
    let made = made
    let answers = made.map { scene(of: $0.use, in: $0.outline, .property(property)) }
    let late = zip(made, answers).filter { window, answer in
      answer == .undecided && family.contains(window.use.type)
        && window.outline.madeWindows[window.use.place]?.name == property
        && !scenes.types.contains(window.use.type)
    }
    return (
      zip(made, answers).filter { $0.1 == .no }.map(\.0.use), late.map(\.0.use)
    )
  }

  /// Tells if the window of a property of the app delegate is there when a scene connects.
  func isMade(_ property: String) -> Answer {
    let answers = made.filter { window in
      family.contains(window.use.type)
        && window.outline.madeWindows[window.use.place]?.name == property
    }.map { scene(of: $0.use, in: $0.outline, .property(property)) }
    if answers.contains(.yes) { return .yes }
    return !answers.isEmpty && answers.allSatisfy { $0 == .no } ? .no : .undecided
  }

  /// The property of an app delegate by which a scene delegate can have its window; nil if there is none, or another
  /// class makes the window.
  func reachable(_ isSwift: Bool) -> String? {
    let isOwn = made.contains { family.contains($0.use.type) }
    if !isOwn, !withoutScene.isEmpty { return nil }
    let properties = facts.own.flatMap { $0.windows.filter { family.contains($0.type) } }
    let names = properties.filter { !$0.isPrivate || !isSwift && $0.name == "window" }.map(\.name)
    if names.contains("window"), delegateMayHaveWindow { return "window" }
    return names.first { $0 != "window" }
  }

  // MARK: The launch

  /// The hashes of the names of what the launch calls at once, as far as an app delegate has it; empty for nothing.
  var methodsAtLaunch: Set<UInt64> {
    let launch = facts.methods(of: family).filter {
      $0.selector.contains("FinishLaunching") || $0.name == "init"
    }
    return methods(Set(launch.map { SourceHash.of($0.name) }), later: false)
  }

  /// - Parameter later: true for what closures call, too.
  private func methods(_ first: Set<UInt64>, later: Bool) -> Set<UInt64> {
    let all = Dictionary(grouping: facts.methods(of: family)) { SourceHash.of($0.name) }
    var reached = first
    var open = first.flatMap { all[$0] ?? [] }
    while let method = open.popLast() {
      for call in later ? method.calls : method.calls.subtracting(method.laterCalls) {
        guard let next = all[call], reached.insert(call).inserted else { continue }
        open += next
      }
    }
    return reached
  }
}
