// SPDX-License-Identifier: Apache-2.0

extension ScenarioParser {
  /// The most memory an app may be said to take, in megabytes.
  private static let mostMemory = 100_000

  /// `app NAME` and its properties, each `key=value`.
  mutating func declareApp() throws(Scenario.Problem) {
    let name = try word(.appName)
    let text = scanner.text(name)
    let position = scanner.position(of: name.start)
    guard !text.isEmpty else { throw problem(.missing(.appName), at: name.start) }
    if Scenario.isOfSystem(text) {
      throw problem(.systemName(text), at: name.start)
    }
    if scenario.apps.contains(where: { $0.name.lowercased() == text.lowercased() }) {
      throw problem(.repeated("'\(text)'"), at: name.start)
    }
    guard scenario.apps.count < Scenario.Bound.apps.rawValue else {
      throw problem(.tooMuch(.apps), at: name.start)
    }
    var app = EmulatedApp.Traits(name: text)
    var seen: Set<String> = []
    while let key = try scanner.word(extraEnd: ASCII.equals) {
      let property = scanner.text(key).lowercased()
      guard Self.properties.contains(property) else {
        throw unknown(key, .property, among: Self.properties)
      }
      guard scanner.next == ASCII.equals else { throw problem(.missing(.property)) }
      scanner.at += 1
      if !seen.insert(property).inserted { throw problem(.repeated(property), at: key.start) }
      try read(property, into: &app)
    }
    if seen.contains("style") { styledApps.append(scenario.apps.count) }
    scenario.apps.append(app)
    appPositions.append(position)
  }

  private static let properties = [
    "style", "modes", "exits-on-suspend", "memory", "windows", "restoration", "arguments",
    "data-protection", "sdk", "without", "principal", "notification-delegate", "views", "refresh",
    "saves",
  ]

  /// The value of a property; the scanner stands behind the equals sign.
  private mutating func read(
    _ property: String, into app: inout EmulatedApp.Traits
  ) throws(Scenario.Problem) {
    switch property {
    case "style":
      let text = try choice(.style, LifecycleStyle.allCases.map { $0.rawValue })
      app.style = LifecycleStyle(rawValue: text) ?? .delegate
    case "modes": app.modes = try modes()
    case "exits-on-suspend": app.exitsOnSuspend = try isYes()
    case "memory": app.memory = try memory()
    case "windows": app.hasManyWindows = try choice(.windows, ["one", "many"]) == "many"
    case "restoration": app.restoresInterface = try isYes()
    case "data-protection": app.usesDataProtection = try isYes()
    case "sdk": app.sdk = try versionNumber()
    case "without":
      let methods = try list { parser throws(Scenario.Problem) in
        try parser.callback(try parser.word(.callback))
      }
      app.missingMethods = Callback.allCases.filter { methods.contains($0) }
    case "principal": app.principalClass = scanner.text(try word(.className))
    case "notification-delegate": app.hasNotificationDelegate = try isYes()
    case "saves": app.saves = try saves()
    case "views": app.showsViewControllers = try isYes()
    case "refresh":
      // An app may register an identifier twice by mistake: it crashes.
      app.registeredTasks = try list(keepsRepeated: true) { parser throws(Scenario.Problem) in
        parser.scanner.text(try parser.word(.argumentName))
      }
    case _:
      let word = try word(.argumentName)
      app.arguments = scanner.text(word).split(separator: " ").map(String.init)
    }
  }

  private mutating func isYes() throws(Scenario.Problem) -> Bool {
    try choice(.yesOrNo, ["yes", "no"]) == "yes"
  }

  /// `at-once`, `scene-phase`, or how long after an edit.
  private mutating func saves() throws(Scenario.Problem) -> SavingHabit {
    let start = scanner.at
    if let word = try? word(.saves) {
      switch scanner.text(word).lowercased() {
      case "at-once": return .atOnce
      case "scene-phase": return .scenePhase
      case _: break
      }
    }
    scanner.at = start
    return .after(try duration())
  }

  private mutating func modes() throws(Scenario.Problem) -> [BackgroundMode] {
    try list { parser throws(Scenario.Problem) in
      let word = try parser.word(.mode)
      guard let mode = BackgroundMode(rawValue: parser.scanner.text(word).lowercased()) else {
        throw parser.unknown(word, .mode, among: Vocabularies.modes.names)
      }
      return mode
    }
  }

  /// Values between commas: a comma with a value right behind it does not end the statement.
  ///
  /// - Parameter keepsRepeated: Whether a value is listed as often as it is given; else once.
  private mutating func list<Value: Equatable>(
    keepsRepeated: Bool = false,
    _ value: (inout ScenarioParser) throws(Scenario.Problem) -> Value
  ) throws(Scenario.Problem) -> [Value] {
    var values: [Value] = []
    while true {
      let next = try value(&self)
      if keepsRepeated || !values.contains(next) { values.append(next) }
      guard scanner.next == ASCII.comma, scanner.at + 1 < scanner.bytes.count,
        !ASCII.endsWord(scanner.bytes[scanner.at + 1]),
        !startsStatement(at: scanner.at + 1)
      else { return values }
      scanner.at += 1
    }
  }

  /// `80MB`, `80`, `1GB`: megabytes.
  private mutating func memory() throws(Scenario.Problem) -> Int {
    let word = try word(.memory)
    let text = scanner.text(word).lowercased()
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let factor: Int? =
      switch text.dropFirst(digits.count) {
      case "", "mb": 1
      case "gb": 1024
      case _: nil
      }
    guard let number = Int(digits), let factor, number > 0, number <= Self.mostMemory / factor
    else { throw unknown(word, .memory, among: []) }
    return number * factor
  }

  /// Returns true if a statement begins at a place, so that a comma before it does not continue a
  /// list.
  func startsStatement(at offset: Int) -> Bool {
    var copy = scanner
    copy.at = offset
    copy.skipBlanks()
    guard !copy.endsStatement else { return true }
    if ASCII.isDigit(copy.next) || copy.next == ASCII.plus { return true }
    guard let word = copy.peek() else { return false }
    if Vocabularies.events.match(in: copy.bytes, at: copy.at) != nil { return true }
    let text = copy.text(word).lowercased()
    return !word.isQuoted && Self.keywords.contains(text)
  }
}
