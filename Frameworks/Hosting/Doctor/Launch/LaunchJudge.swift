// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// Decides whether an app comes up. It follows the table of what was observed with each SDK, and says so if the
/// files don't decide it: that an app launches is said of no app that was not understood.
struct LaunchJudge {
  private let facts: ProjectFacts
  private let types: ProjectFacts.Types
  private let delegates: Set<String>
  private let windows: SceneWindows

  /// A fact, and what it means with the SDKs before 27 and with 27.
  private struct Decision {
    let reason: LaunchReason
    let rule: Rule
    let before: LaunchVerdict.Outcome
    let since: LaunchVerdict.Outcome
    let place: SourcePlace?
    /// The rule before 27, if that is another one.
    var ruleBefore: Rule?
  }

  init(_ facts: ProjectFacts, _ types: ProjectFacts.Types, delegates: Set<String>) {
    self.facts = facts
    self.types = types
    self.delegates = delegates
    windows = SceneWindows(facts, types, delegates: delegates)
  }

  func verdicts() -> [LaunchVerdict] {
    var decision = decide()
    if decision.since == .launches,
      let needed = windows.neededAtLaunch(hasScenes: hasScenes).first, hasScenes
    {
      decision = undecided(.windowNeeded, needed.place)
    }
    return LaunchVerdict.sdks.map { sdk in
      LaunchVerdict(
        sdk: sdk, outcome: sdk < 27 ? decision.before : decision.since, reason: decision.reason,
        rule: sdk < 27 ? decision.ruleBefore ?? decision.rule : decision.rule,
        place: decision.place)
    }
  }

  /// True if the app has scenes, so that its app delegate's methods are silent.
  var hasScenes: Bool {
    if facts.swiftUIApp(types) != nil { return true }
    return facts.value(manifestKey) != nil || isManifestGenerated
  }

  private let manifestKey = "UIApplicationSceneManifest"

  private var isManifestGenerated: Bool {
    facts.generatesInfo && facts.target?.settings.value(generationKey) == "YES"
  }
  private let generationKey = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"

  private var delegatePlace: SourcePlace? {
    delegates.compactMap { types.declared[$0] }.map(\.place).min()
  }

  private var infoPlace: SourcePlace? { facts.infoPath.map { SourcePlace(file: $0) } }

  private func undecided(_ reason: LaunchReason, _ place: SourcePlace? = nil) -> Decision {
    Decision(
      reason: reason, rule: .launchScenesRequired, before: .undecided, since: .undecided,
      place: place)
  }

  private func decide() -> Decision {
    if let app = facts.swiftUIApp(types) {
      return Decision(
        reason: .swiftUI(app.name), rule: .launchScenesRequired, before: .launches,
        since: .launches, place: app.place)
    }
    if facts.kind == .expo, facts.target == nil, facts.infoPath == nil {
      return undecided(.expoWithoutFolder)
    }
    if facts.target == nil,
      let unread = facts.unread.first(where: { $0.path.hasSuffix("project.pbxproj") })
    {
      return undecided(.projectNotRead(unread.path), SourcePlace(file: unread.path))
    }
    if let path = facts.describedBy, facts.target == nil {
      return undecided(.generatedProject(path), SourcePlace(file: path))
    }
    if !facts.knowsInfo {
      guard let path = facts.infoPath else { return undecided(.noInfo, delegatePlace) }
      return undecided(.infoNotRead(path), infoPlace)
    }
    if let manifest = facts.value(manifestKey) { return decide(manifest.value, manifest.place) }
    if isManifestGenerated {
      return withoutConfigurations(
        isGenerated: true, facts.target?.settings.place(generationKey) ?? infoPlace)
    }
    return withoutManifest()
  }

  // MARK: No manifest

  private func withoutManifest() -> Decision {
    if let answer = answer() {
      return Decision(
        reason: .codeWithoutManifest(answer.type), rule: .launchScenesRequired, before: .launches,
        since: .undecided, place: answer.place, ruleBefore: .launchScenesWarned)
    }
    // Only SwiftUI has scenes without a manifest, and only Swift has SwiftUI.
    let hasSwift = facts.app.contains { $0.language == .swift }
    let begins =
      !delegates.isEmpty
      || facts.app.contains { $0.types.contains(where: \.isMain) }
    if hasSwift || facts.app.isEmpty, !begins { return undecided(.noEntry, infoPlace) }
    return Decision(
      reason: .noManifest, rule: .launchScenesRequired, before: .launches, since: .traps,
      place: infoPlace ?? delegatePlace, ruleBefore: .launchScenesWarned)
  }

  /// The method of the app delegate that makes a configuration.
  private func answer() -> SourceOutline.Method? {
    facts.methods(of: delegates).first {
      $0.selector == "application(_:configurationForConnecting:options:)" && !$0.isEmpty
    }
  }

  // MARK: A manifest without configurations

  private func withoutConfigurations(isGenerated: Bool, _ place: SourcePlace?) -> Decision {
    if let answer = answer() { return configuredInCode(answer) }
    if delegates.isEmpty { return undecided(.noEntry, place) }
    // Flutter's delegate makes none; whether another library's does can't be seen here.
    let superclass = delegates.compactMap(types.unknownSuperclass).first {
      $0 != "FlutterAppDelegate"
    }
    if let superclass {
      return Decision(
        reason: .superclassMayAnswer(superclass), rule: .launchEmptyConfigurations,
        before: .launches, since: .undecided, place: place)
    }
    return Decision(
      reason: .emptyConfigurations(isGenerated: isGenerated), rule: .launchEmptyConfigurations,
      before: .launches, since: .traps, place: place)
  }

  private func configuredInCode(_ method: SourceOutline.Method) -> Decision {
    let uses = facts.own.flatMap { outline in
      outline.uses.filter { use in
        use.method.map { outline.methods[$0].selector == method.selector } ?? false
      }
    }
    var names: [String] = []
    for use in uses { if case .configurationDelegate(let name) = use.use { names.append(name) } }
    let rule = Rule.launchConfigurationInCode
    guard let name = names.first else {
      // A configuration by name takes its class from the manifest, which has none here.
      return Decision(
        reason: .codeNamesNoClass, rule: rule, before: .undecided, since: .undecided,
        place: method.place)
    }
    guard types.declared[name] != nil else {
      return Decision(
        reason: .codeNamesMissingClass(name), rule: rule, before: .undecided, since: .undecided,
        place: method.place)
    }
    let window = window(of: name, storyboard: nil, method.place)
    if let window { return window }
    return Decision(
      reason: .configuredInCode(method.type), rule: rule, before: .launches, since: .launches,
      place: method.place)
  }

  // MARK: A manifest with configurations

  private func decide(_ manifest: PropertyList, _ place: SourcePlace) -> Decision {
    guard let all = manifest.entry("UISceneConfigurations"), !all.value.entries.isEmpty else {
      let line = manifest.entry("UISceneConfigurations")?.line ?? place.line
      return withoutConfigurations(
        isGenerated: false, SourcePlace(file: place.file, line: line))
    }
    let allPlace = SourcePlace(file: place.file, line: all.line)
    let role = "UIWindowSceneSessionRoleApplication"
    guard let configurations = all.value.entry(role), let first = configurations.value.items.first
    else {
      if let answer = answer() { return configuredInCode(answer) }
      // A role with an empty list is as none.
      return all.value.entry(role) != nil && all.value.entries.count == 1
        ? withoutConfigurations(isGenerated: false, allPlace)
        : undecided(.noApplicationRole, allPlace)
    }
    if let answer = answer(), let name = missingConfiguration(answer, all.value) {
      return Decision(
        reason: .configurationMissing(name), rule: .sceneWindow, before: .black, since: .black,
        place: answer.place)
    }
    let storyboard = first["UISceneStoryboardFile"]?.text.map(facts.expanded)
    guard let named = first.entry("UISceneDelegateClassName"), let text = named.value.text,
      !text.isEmpty
    else {
      return withoutClass(storyboard, SourcePlace(file: place.file, line: configurations.line))
    }
    return withClass(text, storyboard, SourcePlace(file: place.file, line: named.line))
  }

  /// The name by which a method asks for a configuration and that no configuration has; nil if the method does more
  /// than to return one of a name that stands there.
  ///
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uisceneconfiguration/init(name:sessionrole:)
  private func missingConfiguration(
    _ method: SourceOutline.Method, _ roles: PropertyList
  ) -> String? {
    guard let name = method.returnedConfiguration, !method.isUnderCondition else { return nil }
    let answers = facts.everyMethod(of: delegates).filter { $0.selector == method.selector }
    let configurations = roles.entries.flatMap(\.value.items)
    let known = configurations.compactMap { $0["UISceneConfigurationName"]?.text }
    // One that has no name, or a variable in it, may be the one.
    let isUnsure = known.count < configurations.count || known.contains { $0.contains("$(") }
    return isUnsure || answers.count > 1 || known.contains(name) ? nil : name
  }

  private func withoutClass(_ storyboard: String?, _ place: SourcePlace) -> Decision {
    if let answer = answer() { return configuredInCode(answer) }
    if let storyboard { return undecided(.noClassAndStoryboard(storyboard), place) }
    let makesWindow = facts.own.contains { outline in
      outline.uses.contains { $0.use == .windowWithoutScene && delegates.contains($0.type) }
    }
    return Decision(
      reason: makesWindow ? .noClassAndOldWindow : .noClass, rule: .sceneWindow, before: .black,
      since: .black, place: place)
  }

  private func withClass(
    _ written: String, _ storyboard: String?, _ place: SourcePlace
  ) -> Decision {
    let text = facts.expanded(written)
    let parts = text.split(separator: ".").map(String.init)
    guard let name = parts.last else { return undecided(.noClass, place) }
    // Without a project the module's name is not known, and any module may be meant.
    let hasModule = parts.count > 1
    let ownModule = facts.target?.settings.value("PRODUCT_MODULE_NAME")
    let module = hasModule ? parts[parts.count - 2] : nil
    let isOwnModule =
      module.map { $0.contains("$(") || ownModule == nil || $0 == ownModule } ?? true
    if text.contains("$("), facts.target != nil { return undecided(.variable(text), place) }
    func missing(_ reason: LaunchReason) -> Decision {
      Decision(
        reason: reason, rule: .launchSceneClassMissing, before: .black, since: .disputed,
        place: place)
    }
    if let type = (facts.app + facts.libraries).lazy.flatMap(\.types).first(where: {
      !$0.isExtension && ($0.name == name || $0.runtimeName == name)
    }) ?? types.declared[name] {
      let isLibrary = !facts.app.contains { $0.types.contains { $0.name == type.name } }
      switch type.language {
      case .swift:
        let runtimeName = type.runtimeName
        if !hasModule, runtimeName != name, !isLibrary {
          return missing(
            .classUnderOtherName(
              name, runtimeName: runtimeName ?? (ownModule ?? "Module") + "." + name))
        }
        if hasModule, let runtimeName, facts.target != nil, !isLibrary {
          return missing(.classUnderOtherName(text, runtimeName: runtimeName))
        }
      case .objectiveC:
        if hasModule {
          return missing(.classUnderOtherName(text, runtimeName: name))
        }
      case .cSharp: break
      }
      if hasModule, !isOwnModule, !isLibrary {
        return undecided(.classOfLibrary(text), place)
      }
      return window(of: type.name, storyboard: storyboard, place)
        ?? Decision(
          reason: takesWindow(type.name, storyboard)
            ? .takesWindow(type.name) : .adopted(type.name), rule: .sceneLaunch, before: .launches,
          since: .launches,
          place: place)
    }
    if let other = facts.others.first(where: { $0.outline.types.contains { $0.name == name } }) {
      return missing(.classOutsideTarget(name, file: other.outline.file))
    }
    if let known = libraryDelegate(name) {
      return known
        ? Decision(
          reason: .libraryDelegate(name), rule: .sceneLaunch, before: .launches, since: .launches,
          place: place)
        : undecided(.classOfLibrary(name), place)
    }
    // A module of its own is a library's.
    if !isOwnModule || facts.hasDependencies && !hasModule {
      return undecided(.classOfLibrary(text), place)
    }
    if !facts.unread.isEmpty || facts.isCut { return undecided(.classOfLibrary(text), place) }
    return missing(.classMissing(text))
  }

  /// Nil for a class that no known library has; true if the app's sources show that the library has it.
  private func libraryDelegate(_ name: String) -> Bool? {
    switch name {
    case "FlutterSceneDelegate":
      // The protocol came with the class.
      inherits("FlutterImplicitEngineDelegate")
    case "EXExpoAppSceneDelegate", "ExpoAppSceneDelegate":
      inherits("ExpoReactNativeFactoryProvider")
    case "CDVSceneDelegate", "MauiUISceneDelegate", "RCTSceneDelegate": false
    case _: nil
    }
  }

  private func inherits(_ name: String) -> Bool {
    delegates.contains(name) || !types.heirs { $0 == name }.isDisjoint(with: delegates)
  }

  // MARK: Windows

  /// True if a method that makes a window for a scene is called as far as its declaration tells, and the window stays.
  private func isShown(_ method: SourceOutline.Method) -> Bool {
    let connects = method.selector == "scene(_:willConnectTo:options:)"
    // UIKit sees no private method, and none with another parameter.
    let isCalled = !connects || !method.isPrivate && !method.isMistyped || method.isBound
    return isCalled && windows.isCalled(method) && method.keepsSceneWindow
      && DelegateMethods.meant(by: method) == nil
  }

  /// The property of the app delegate from which the scene delegate takes its window; nil if it takes none.
  private func takenProperty(_ family: Set<String>) -> String? {
    guard case .property(let name) = windows.gift else { return nil }
    let gives = facts.own.contains { outline in
      outline.uses.contains { use in
        if case .windowGivenScene = use.use { return family.contains(use.type) }
        return false
      }
    }
    return gives ? name : nil
  }

  private func takesWindow(_ name: String, _ storyboard: String?) -> Bool {
    let family = types.family(name)
    return (storyboard?.isEmpty ?? true) && takenProperty(family) != nil
      && !facts.methods(of: family).contains(where: \.makesSceneWindow)
  }

  /// The decision if a window isn't seen to be made visible, or to get a root view controller; nil if it is.
  private func unseen(_ name: String, _ family: Set<String>, _ place: SourcePlace) -> Decision? {
    for need in WindowNeed.allCases {
      switch windows.answer(to: need, from: family) {
      case .yes: continue
      case .undecided: return undecided(.windowMayLack(name, need), place)
      case .no:
        return Decision(
          reason: .windowLacks(name, need), rule: .sceneWindow, before: .black, since: .black,
          place: place)
      }
    }
    return nil
  }

  /// The decision if a scene delegate has no window that can be seen; nil if it has one.
  private func window(
    of name: String, storyboard: String?, _ place: SourcePlace
  ) -> Decision? {
    if let storyboard, !storyboard.isEmpty {
      if facts.storyboards.contains(storyboard) || storyboard.contains("$(") { return nil }
      return undecided(.storyboardMissing(storyboard), place)
    }
    let family = types.family(name)
    let methods = facts.methods(of: family)
    let made = methods.filter(\.makesSceneWindow)
    if let shown = made.first(where: isShown) { return unseen(name, family, shown.place) }
    // UIKit calls no method of that name, a flag decides, or nothing keeps the window.
    if !made.isEmpty { return undecided(.windowNotSeen(name), made[0].place) }
    if let property = takenProperty(family) {
      switch windows.isMade(property) {
      case .yes: return unseen(name, family.union(windows.family), place)
      case .undecided: return undecided(.windowMayBeLate(name), place)
      case .no:
        return Decision(
          reason: .windowLate(name), rule: .sceneWindow, before: .black, since: .black, place: place
        )
      }
    }
    if let superclass = types.unknownSuperclass(name) {
      // A library's class makes it, if it is a scene delegate at all.
      return superclass.hasSuffix("SceneDelegate") ? nil : undecided(.windowNotSeen(name), place)
    }
    let isElsewhere = facts.own.contains { outline in
      outline.uses.contains { $0.use == .windowWithScene }
    }
    let connects = methods.contains {
      $0.selector == "scene(_:willConnectTo:options:)" && !$0.isEmpty
    }
    if isElsewhere, connects { return unseen(name, family, place) }
    if isElsewhere || windows.gift == .unknown || !facts.unread.isEmpty
      || connects && facts.hasLibraries
    {
      return undecided(.windowNotSeen(name), place)
    }
    return Decision(
      reason: .noWindow(name), rule: .sceneWindow, before: .black, since: .black,
      place: types.declared[name]?.place ?? place)
  }
}
