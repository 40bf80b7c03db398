// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import OperatingSystem

/// The facts in the sources of an app: its delegates, the methods it implements, its imports, and the
/// methods that will never be called.
struct AppSource {
  /// The class of the app delegate; nil if none is found, or if SwiftUI's app asks for none.
  var appDelegate: String? {
    if swiftUIApp != nil { return adaptedDelegate }
    return delegates.first { $0 == mainClass } ?? delegates.first
  }
  /// The type of SwiftUI's app; nil if the program begins with another, or there is none.
  var swiftUIApp: String? {
    apps.first { $0 == mainClass } ?? (mainClass == nil && delegates.isEmpty ? apps.first : nil)
  }
  /// The types that conform to SwiftUI's `App`.
  private var apps: [String] = []
  /// The class that a `@UIApplicationDelegateAdaptor` names.
  private var adaptedDelegate: String?
  /// The classes that conform to `UIApplicationDelegate`, in the order they stand in.
  private var delegates: [String] = []
  /// The class that the program begins with.
  private var mainClass: String?
  /// The classes of scene delegates.
  private(set) var sceneDelegates: [String] = []
  /// True if the app starts itself, in a `main.swift`.
  let hasMain: Bool
  /// The selectors of every method that is declared.
  private(set) var methods: Set<String> = []
  /// The imports, with their places.
  private(set) var imports: [(module: String, file: String, line: Int)] = []
  /// Every module that is named, also in a condition.
  private(set) var modules: Set<String> = []
  /// The types that the app makes identifiable.
  private(set) var identifiable: Set<String> = []
  /// The classes that the files of Interface Builder may name.
  private(set) var interfaceClasses = InterfaceClasses()
  /// The use that the sources make of storyboards.
  private(set) var storyboard = StoryboardUse()
  /// The methods that are nearly those UIKit calls: the name of each, and the warning about it.
  private var nearMethods: [(name: String, warning: String)] = []
  /// The names that the app calls, or that a protocol of its own asks for.
  private var calledNames: Set<String> = []
  /// The warnings for the user: methods that are nearly those UIKit calls, and that nobody in the app calls.
  var warnings: [String] {
    nearMethods.filter { !calledNames.contains($0.name) }.map(\.warning)
  }

  /// - Parameter files: the name and the text of each source.
  init(_ files: [(name: String, text: [UInt8])]) {
    hasMain = files.contains { $0.name == "main.swift" || $0.name.hasSuffix("/main.swift") }
    for file in files {
      let tokens = SwiftTokens(file.text).tokens
      var conditions = 0
      for index in tokens.indices {
        if index + 1 < tokens.count, tokens[index + 1].text == "(",
          index == 0 || tokens[index - 1].text != "func"
        {
          calledNames.insert(tokens[index].text)
        }
        switch tokens[index].text {
        case "#if": conditions += 1
        case "#endif": conditions -= 1
        // The compiler says whether an import within a condition is compiled.
        case "import":
          if conditions == 0 { addImport(index, tokens, file.name) }
          if let item = ImportStatement(at: index, tokens) {
            modules.insert(item.module.text)
            if let other = AppleModule.brought[item.module.text] { modules.insert(other) }
          }
        case "canImport": if index + 2 < tokens.count { modules.insert(tokens[index + 2].text) }
        case "class", "extension", "struct": addType(index, tokens)
        case "@UIApplicationDelegateAdaptor": addAdaptor(index, tokens)

        // `CLLocationUpdate.liveUpdates()`: the sequence hears what a delegate would.
        case "liveUpdates": methods.insert(Callback.locationManagerDidUpdateLocations.rawValue)
        case "activityUpdates": methods.insert(Callback.activityUpdates.rawValue)
        case "onOpenURL": methods.insert(Callback.onOpenURL.rawValue)
        case "func": addMethod(index, tokens, file.name)
        // A tap begins with a touch.
        case "UITapGestureRecognizer": methods.insert(Callback.touchesBegan.rawValue)
        case _: break
        }
      }
      storyboard.add(tokens, file.text)
      interfaceClasses.add(tokens)
    }
  }

  private mutating func addImport(_ index: Int, _ tokens: [SwiftTokens.Token], _ file: String) {
    guard let item = ImportStatement(at: index, tokens) else { return }
    imports.append((item.module.text, file, item.module.line))
  }

  /// The attributes of the class that the program begins with.
  private static let entryPoints: Set<String> = ["@main", "@UIApplicationMain"]

  /// `(AppDelegate.self)`; without a class in parentheses, the type of the property.
  private mutating func addAdaptor(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    let rest = tokens[(index + 1)...].prefix(12)
    let isNamed = rest.first?.text == "(" && rest.dropFirst().first?.text != ")"
    let mark = isNamed ? "(" : ":"
    guard let at = rest.firstIndex(where: { $0.text == mark }), at + 1 < tokens.count else {
      return
    }
    adaptedDelegate = tokens[at + 1].text
  }

  /// A type or an extension of one, with the protocols and classes it names.
  private mutating func addType(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index + 1 < tokens.count, !["func", "var", "let"].contains(tokens[index + 1].text) else {
      return
    }
    let name = tokens[index + 1].text
    // In `protocol P: class {` no name follows.
    guard let first = name.first, first.isLetter || first == "_" || first == "`" else { return }
    // Nothing says of which types iOS would make a generic one.
    if index + 2 < tokens.count, tokens[index + 2].text == "<" { return }
    let inherits = tokens[(index + 2)...].prefix {
      $0.text != "{" && $0.text != "class" && $0.text != "where"
    }
    let names = Set(inherits.map(\.text))
    if names.contains("Identifiable") { identifiable.insert(tokens[index + 1].text) }
    if tokens[..<index].suffix(4).contains(where: { Self.entryPoints.contains($0.text) }) {
      mainClass = name
    }
    if names.contains("App") { apps.append(name) }
    if names.contains("UIApplicationDelegate") { delegates.append(name) }
    if names.contains("UIWindowSceneDelegate") || names.contains("UISceneDelegate") {
      sceneDelegates.append(name)
    }
  }

  /// A method: its name and the labels of its parameters make its selector.
  private mutating func addMethod(_ index: Int, _ tokens: [SwiftTokens.Token], _ file: String) {
    guard let signature = MethodSignature(at: index, tokens) else { return }
    let selector = signature.selector
    methods.insert(selector)
    // A method without a body is what a protocol asks for.
    let end = signature.tokens.upperBound
    if end >= tokens.count || tokens[end].text != "{" {
      calledNames.insert(tokens[index + 1].text)
    }
    if !Self.known.contains(selector), let today = Self.today(selector) {
      let line = "\(file):\(tokens[index + 1].line): "
      nearMethods.append(
        (tokens[index + 1].text, line + BuildMessage.neverCalled(selector, today: today).text))
    }
  }

  /// The same app, with what is left of its sources.
  ///
  /// - Parameters:
  ///   - copies: those that are compiled, in which outlets and actions are blank.
  ///   - originals: the same as they were written.
  ///   - stubs: the source of what stands for missing names.
  func with(
    copies: [(name: String, text: [UInt8])], originals: [(name: String, text: [UInt8])],
    stubs: [UInt8]
  ) -> AppSource {
    var source = self
    let kept = AppSource(copies)
    source.methods = kept.methods
    source.interfaceClasses = kept.interfaceClasses
    let words = copies.reduce(into: Set<String>()) { all, copy in
      all.formUnion(SwiftTokens(copy.text).tokens.map(\.text))
    }
    source.interfaceClasses.take(from: AppSource(originals).interfaceClasses, words: words)
    source.interfaceClasses.add(SwiftTokens(stubs).tokens)
    return source
  }

  /// The selectors of those of the engine's methods that the app implements, be it in an older form
  /// that UIKit falls back to.
  var implemented: [String] {
    var found = methods
    for (old, new) in [
      ("application(_:open:sourceApplication:annotation:)", Callback.openURL),
      ("application(_:handleOpen:)", .openURL),
      ("application(_:didReceiveRemoteNotification:)", .didReceiveRemoteNotification),
      // The forms that are `async`.
      ("application(_:performActionFor:)", .performAction),
      ("windowScene(_:performActionFor:)", .windowScenePerformAction),
      ("userNotificationCenter(_:willPresent:)", .userNotificationWillPresent),
      ("userNotificationCenter(_:didReceive:)", .userNotificationDidReceive),
    ] where found.contains(old) { found.insert(new.rawValue) }
    if swiftUIApp != nil { found.insert(Callback.onAppear.rawValue) }
    return Callback.allCases.map(\.rawValue).filter(found.contains)
  }

  // MARK: Names UIKit calls

  /// Delegate methods that the engine does not call, and UIKit's library does.
  private static let others = [
    "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
    "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
    "application(_:didRegister:)",
    "application(_:supportedInterfaceOrientationsFor:)",
    "application(_:shouldAllowExtensionPointIdentifier:)", "application(_:didUpdate:)",
    "application(_:didFailToContinueUserActivityWithType:error:)",
    "scene(_:didUpdate:)",
    "scene(_:didFailToContinueUserActivityWithType:error:)",
    "userNotificationCenter(_:openSettingsFor:)",
  ]

  private static let known = Set(Callback.allCases.map(\.rawValue) + others)

  /// Today's spelling of a method of Swift 1 to 3; nil for a method that is no delegate's.
  static func today(_ selector: String) -> String? {
    let base = selector.prefix { $0 != "(" }
    let bases: Set<Substring> = Set(known.map { $0.prefix { $0 != "(" } })
    guard bases.contains(base) || base.hasPrefix("application") else { return nil }
    let wanted = simplified(selector)
    return known.filter { simplified($0) == wanted }.min()
  }

  /// A selector without what changed from one Swift to the next: case, and the words before which
  /// prepositions went.
  private static func simplified(_ selector: String) -> String {
    var text = selector.lowercased()
    // The first parameter had its name for a label.
    if let open = text.firstIndex(of: "("), let colon = text.firstIndex(of: ":") {
      text.removeSubrange(text.index(after: open)..<colon)
    }
    for (old, new) in [
      ("openurl:", "open:"), ("handleopenurl:", "handleopen:"),
      ("continueuseractivity:", "continue:"),
      ("performactionforshortcutitem:", "performactionfor:"),
      ("supportedinterfaceorientationsforwindow:", "supportedinterfaceorientationsfor:"),
      ("didreceivelocalnotification:", "didreceive:"),
      ("didregisterusernotificationsettings:", "didregister:"),
    ] { text = text.replacing(old, with: new) }
    return text
  }
}
