// SPDX-License-Identifier: Apache-2.0

/// The facts in an app's sources about the things that the move to scenes changes. The program in
/// Sources/SourceReader finds the facts; this reads its lines.
package struct SourceFacts: Hashable, Sendable {
  /// A place in a source, as compilers name it. Line and column count from one.
  package struct Place: Hashable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// A method of a type or of an extension of one.
  package struct Method: Hashable, Sendable {
    package let type: String
    package let selector: String
    /// True if its body has no statement.
    package let isEmpty: Bool
    package let place: Place
  }

  /// A name that stands in a source.
  package struct Use: Hashable, Sendable {
    package let name: String
    package let place: Place
  }

  /// A window in a function of a type. The function is told by its line.
  private struct WindowUse: Hashable {
    let type: String
    let function: String
    let place: Place
  }

  private struct TypeFact: Hashable {
    let name: String
    let inherits: Set<String>
    let isMain: Bool
    let place: Place
  }

  private var types: [TypeFact] = []
  package private(set) var methods: [Method] = []
  /// The keys that are looked up in the launch options: `url`.
  package private(set) var launchOptions: [Use] = []
  /// The functions that are given the launch options as a whole.
  package private(set) var passedOptions: [Use] = []
  /// The notifications of UIApplication that are named:
  /// `UIApplication.didBecomeActiveNotification`.
  package private(set) var notifications: [Use] = []
  /// The windows that are made without a scene, and the uses of a property that is called `window`.
  private var windows: [WindowUse] = []
  private var ownWindows: [WindowUse] = []
  private var delegateWindows: [Use] = []
  /// The places that ask for the windows of the application: `keyWindow`, `windows`.
  package private(set) var appWindows: [Use] = []

  /// True if a source imports ApplifeKit, with which an app says what its user's data is.
  package private(set) var usesApplifeKit = false

  /// The place in the Info.plist that names the app's main storyboard; nil if there is none.
  package var mainStoryboard: Place?

  package init() {}

  /// - Parameters:
  ///   - text: the lines that the reader of sources printed. Lines of another form are left out.
  ///   - files: the names of the sources, in the order that the reader was given.
  package init(_ text: String, files: [String]) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 4, let file = Int(fields[1]), files.indices.contains(file),
        let row = Int(fields[2]), let column = Int(fields[3])
      else { continue }
      let place = Place(file: files[file], line: row, column: column)
      add(fields[0], Array(fields[4...]), place)
    }
  }

  private mutating func add(_ kind: String, _ fields: [String], _ place: Place) {
    let use = Use(name: fields.first ?? "", place: place)
    switch kind {
    case "type" where fields.count == 3:
      let marks = fields[2].split(separator: ",")
      types.append(
        TypeFact(
          name: Self.last(fields[0]), inherits: Set(fields[1].split(separator: ",").map(Self.last)),
          isMain: marks.contains("@main") || marks.contains("@UIApplicationMain"), place: place))
    case "method" where fields.count == 3:
      methods.append(
        Method(
          type: Self.last(fields[0]), selector: fields[1], isEmpty: fields[2] == "empty",
          place: place))
    case "option": launchOptions.append(use)
    case "passed": passedOptions.append(use)
    case "notification": notifications.append(use)
    case "window" where fields.count == 2:
      windows.append(WindowUse(type: Self.last(fields[0]), function: fields[1], place: place))
    case "ownWindow" where fields.count == 2:
      ownWindows.append(WindowUse(type: Self.last(fields[0]), function: fields[1], place: place))
    case "delegateWindow": delegateWindows.append(use)
    case "appWindow": appWindows.append(use)
    case "kit": usesApplifeKit = true
    case _: break
    }
  }

  /// The last word of a type: `App` of `@MainActor SwiftUI.App`.
  private static func last(_ text: some StringProtocol) -> String {
    let word = text.split(separator: " ").last ?? ""
    return String(word.split(separator: ".").last ?? "")
  }

  // MARK: Delegates

  /// The names of the app delegates. A class that begins the program and is no SwiftUI app is one,
  /// and so is a class whose superclass is named as one.
  package var appDelegates: Set<String> {
    heirs { type in
      type.inherits.contains("UIApplicationDelegate")
        || type.inherits.contains { $0.hasSuffix("AppDelegate") }
        || type.isMain && !type.inherits.contains("App") && !type.inherits.isEmpty
    }
  }

  /// The names of the scene delegates.
  package var sceneDelegates: Set<String> {
    heirs { type in type.inherits.contains { $0.hasSuffix("SceneDelegate") } }
  }

  /// True if the app's life cycle is SwiftUI's. A project may have a SwiftUI app for a watch beside
  /// an app delegate that begins the program: that one counts.
  package var isSwiftUI: Bool {
    let delegates = appDelegates
    return types.contains { $0.isMain && $0.inherits.contains("App") }
      && !types.contains { $0.isMain && delegates.contains($0.name) }
  }

  /// The place of the first app delegate.
  package var delegatePlace: Place? {
    let names = appDelegates
    return types.first { names.contains($0.name) }?.place
  }

  /// The methods of the app delegates, in the order of the sources.
  package var delegateMethods: [Method] {
    let names = appDelegates
    return methods.filter { names.contains($0.type) }
  }

  /// The selectors of the scene delegates.
  package var sceneSelectors: Set<String> {
    let names = sceneDelegates
    return Set(methods.filter { names.contains($0.type) }.map { $0.selector })
  }

  // MARK: Windows

  /// The places at which an app delegate makes a window.
  package var windowsOfDelegate: [Place] {
    let names = appDelegates
    return windows.filter { names.contains($0.type) }.map { $0.place }
  }

  /// The places that ask for the window of the app delegate: others, and the delegate itself in
  /// functions that do not make it. A function is named once.
  package var usesOfDelegateWindow: [Place] {
    let names = appDelegates
    var known = Set(windows.map { "\($0.type) \($0.function)" })
    let own = ownWindows.filter { use in
      names.contains(use.type) && known.insert("\(use.type) \(use.function)").inserted
    }
    return own.map { $0.place } + delegateWindows.map { $0.place }
  }

  /// The types that something holds for, and those that inherit from them.
  private func heirs(_ holds: (TypeFact) -> Bool) -> Set<String> {
    var names = Set(types.filter(holds).map { $0.name })
    var count = 0
    while names.count > count {
      count = names.count
      for type in types where !type.inherits.isDisjoint(with: names) { names.insert(type.name) }
    }
    return names
  }
}
