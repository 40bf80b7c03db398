// SPDX-License-Identifier: Apache-2.0

extension ScenarioParser {
  /// A kind of declaration.
  enum Declaration {
    case version, app, code, limit, calls
  }

  /// Something an app's code does, to be applied when every app is known.
  struct Instruction {
    let part: Part
    /// The app it concerns, and where the text names it; nil for every app.
    let app: (name: StatementScanner.Word, position: Scenario.Position)?

    enum Part {
      case take(Callback, Duration)
      case answer(Callback, Bool)
      case save(Callback)
      case begin(Callback, String)
      case end(Callback, String)
      case work(Callback, AppScript.Work)
      case register(Callback, String)
      case takeAtExpiration(Duration)
      case beginAtExpiration(String)
      case endAtExpiration(String)
      case nothingAtExpiration
    }
  }

  /// The declaration a word begins.
  func declaration(_ word: StatementScanner.Word) -> Declaration? {
    if scanner.isWord(word, "ios") { return .version }
    if scanner.isWord(word, "app") { return .app }
    if scanner.isWord(word, "on") { return .code }
    if scanner.isWord(word, "limit") { return .limit }
    if scanner.isWord(word, "calls") { return .calls }
    return nil
  }

  mutating func declare(
    _ declaration: Declaration, _ word: StatementScanner.Word, at start: Int, timed: Bool
  ) throws(Scenario.Problem) {
    if part == .steps { throw problem(.lateDeclaration(scanner.text(word)), at: word.start) }
    if timed { throw problem(.untimed(scanner.text(word)), at: start) }
    scanner.at = word.end
    switch declaration {
    case .version: try declareVersion(at: word.start)
    case .app: try declareApp()
    case .code: try declareCode()
    case .limit: try declareLimit()
    case .calls: try declareCalls(at: word.start)
    }
    try endStatement(from: word.start)
  }

  private mutating func declareVersion(at start: Int) throws(Scenario.Problem) {
    let version = try versionNumber()
    if declared.contains(.version) { throw problem(.repeated("ios"), at: start) }
    declared.append(.version)
    if overrides.version == nil { scenario.version = version }
  }

  /// A version of iOS, or of its SDK.
  mutating func versionNumber() throws(Scenario.Problem) -> SystemVersion {
    let word = try word(.version)
    let known = Device.knownVersions
    guard let version = SystemVersion(text: scanner.text(word)), Device.knows(version) else {
      throw unknown(word, .version, among: ["\(known.lowerBound) to \(known.upperBound)"])
    }
    return version
  }

  /// `calls full-screen|banner`: how calls come in.
  private mutating func declareCalls(at start: Int) throws(Scenario.Problem) {
    let names = Device.CallPresentation.allCases.map { $0.rawValue }
    let text = try choice(.callPresentation, names)
    if declared.contains(.calls) { throw problem(.repeated("calls"), at: start) }
    declared.append(.calls)
    scenario.calls = Device.CallPresentation(rawValue: text) ?? .fullScreen
  }

  private mutating func declareLimit() throws(Scenario.Problem) {
    scanner.skipBlanks()
    guard let match = Vocabularies.limits.match(in: scanner.bytes, at: scanner.at) else {
      let word = try word(.limit)
      throw unknown(word, .limit, among: Vocabularies.limits.names)
    }
    let start = scanner.at
    scanner.at = match.end
    let isNever = match.value == .fetchInterval && scanner.take("never")
    let duration = isNever ? TimeLimit.never : try duration()
    if scenario.limits.updateValue(duration, forKey: match.value) != nil {
      throw problem(.repeated("limit " + match.value.rawValue), at: start)
    }
  }

  // MARK: The app's code

  private mutating func declareCode() throws(Scenario.Problem) {
    guard pending.count < Scenario.Bound.instructions.rawValue else {
      throw problem(.tooMuch(.instructions))
    }
    let word = try word(.callback)
    let part: Instruction.Part
    if scanner.isWord(word, "expiration") {
      part = try expirationPart()
    } else {
      part = try codePart(callback(word))
    }
    guard scanner.take("in") else {
      pending.append(Instruction(part: part, app: nil))
      return
    }
    let name = try self.word(.app)
    pending.append(Instruction(part: part, app: (name, scanner.position(of: name.start))))
  }

  private mutating func codePart(
    _ callback: Callback
  ) throws(Scenario.Problem) -> Instruction.Part {
    let word = try word(.codePart)
    if scanner.isWord(word, "take") { return .take(callback, try duration()) }
    if scanner.isWord(word, "save") { return .save(callback) }
    if scanner.isWord(word, "begin") { return .begin(callback, try taskName()) }
    if scanner.isWord(word, "end") { return .end(callback, try taskName()) }
    if scanner.isWord(word, "register") { return .register(callback, try taskName()) }
    if scanner.isWord(word, "return") {
      guard callback.returnsBool else {
        throw problem(.returnsNothing(callback.rawValue), at: word.start)
      }
      return .answer(callback, try choice(.yesOrNo, ["yes", "no"]) == "yes")
    }
    if scanner.isWord(word, "work") {
      let name = scanner.text(try self.word(.argumentName))
      var work = AppScript.Work(name: name, take: try duration())
      work.usesUIKit = scanner.take("uikit")
      work.belongsToMainActor = scanner.take("main-actor")
      return .work(callback, work)
    }
    throw unknown(
      word, .codePart,
      among: ["take", "return", "save", "begin task", "end task", "register task", "work"])
  }

  private mutating func expirationPart() throws(Scenario.Problem) -> Instruction.Part {
    let word = try word(.expirationPart)
    if scanner.isWord(word, "end") { return .endAtExpiration(try taskName()) }
    if scanner.isWord(word, "begin") { return .beginAtExpiration(try taskName()) }
    if scanner.isWord(word, "take") { return .takeAtExpiration(try duration()) }
    if scanner.isWord(word, "do"), scanner.take("nothing") { return .nothingAtExpiration }
    throw unknown(word, .expirationPart, among: ["begin task", "end task", "take", "do nothing"])
  }

  /// `task NAME`, behind `begin`, `end` or `register`.
  private mutating func taskName() throws(Scenario.Problem) -> String {
    let word = try word(.task)
    guard scanner.isWord(word, "task") else { throw unknown(word, .task, among: ["task"]) }
    return scanner.text(try self.word(.argumentName))
  }

  // MARK: The end of the declarations

  /// Applies what could not be applied before every declaration was known.
  mutating func finishDeclarations() {
    if scenario.apps.isEmpty {
      scenario.apps = [EmulatedApp.Traits(name: Scenario.defaultApp)]
      appPositions = [Scenario.Position()]
    }
    for index in scenario.apps.indices {
      if let style = overrides.style {
        scenario.apps[index].style = style
      } else if !styledApps.contains(index) {
        scenario.apps[index].style = LifecycleStyle.standard(
          ios: scenario.version, sdk: scenario.apps[index].sdk)
      }
      let app = scenario.apps[index]
      if scenario.version < app.style.minimumVersion {
        report(
          Scenario.Problem(
            appPositions[index],
            .styleTooEarly(app: app.name, style: app.style, version: scenario.version)))
      }
      if app.hasManyWindows, !app.style.hasScenes {
        report(Scenario.Problem(appPositions[index], .windowsNeedScenes(app: app.name)))
      }
    }
    for (limit, value) in overrides.limits { scenario.limits[limit] = value }
    names = scenario.apps.map { $0.name }
    focus = names.first.map { AppReference(index: 0, name: $0) }
    applyCode()
    pending.removeAll()
  }

  /// Writes the instructions into the scripts of their apps, in order. A script is taken out of its
  /// app for as long as it is written to, so that it is not copied for each of them.
  private mutating func applyCode() {
    var scripts = scenario.apps.map { app in
      if case .scripted(let script) = app.code { script } else { AppScript?.none }
    }
    for index in scripts.indices where scripts[index] != nil {
      scenario.apps[index].code = .outside
    }
    let lowercased = names.map { $0.lowercased() }
    for instruction in pending {
      if let app = instruction.app {
        let text = scanner.text(app.name).lowercased()
        guard lowercased.contains(text) else {
          reportUnknown(app)
          continue
        }
        for index in scripts.indices where lowercased[index] == text {
          add(instruction.part, to: index, in: &scripts)
        }
      } else {
        for index in scripts.indices { add(instruction.part, to: index, in: &scripts) }
      }
    }
    for (index, script) in scripts.enumerated() {
      if let script { scenario.apps[index].code = .scripted(script) }
    }
  }

  /// Writes an instruction into an app's script. What a launch method registers is registered in time.
  private mutating func add(
    _ part: Instruction.Part, to index: Int, in scripts: inout [AppScript?]
  ) {
    if case .register(let callback, let task) = part, callback.isLaunchMethod {
      scenario.apps[index].registeredTasks.append(task)
    } else {
      scripts[index]?.add(part)
    }
  }

  private mutating func reportUnknown(
    _ app: (name: StatementScanner.Word, position: Scenario.Position)
  ) {
    let found = scanner.shown(app.name.range)
    let nearest = EditDistance.name(to: found, among: names)
    report(Scenario.Problem(app.position, .unknown(found: found, wanted: .app, nearest: nearest)))
  }
}

extension Callback {
  /// True if it is called before the launch is over.
  fileprivate var isLaunchMethod: Bool {
    returnsBool || self == .applicationDidFinishLaunching
  }
}

extension AppScript {
  fileprivate mutating func add(_ part: ScenarioParser.Instruction.Part) { part.apply(to: &self) }
}

extension ScenarioParser.Instruction.Part {
  /// Writes the instruction into an app's script.
  func apply(to script: inout AppScript) {
    switch self {
    case .take(let callback, let duration): script.change(callback) { $0.take = duration }
    case .answer(let callback, let answer): script.change(callback) { $0.answer = answer }
    case .save(let callback): script.change(callback) { $0.saves = true }
    case .begin(let callback, let name): script.change(callback) { $0.begins.append(name) }
    case .end(let callback, let name): script.change(callback) { $0.ends.append(name) }
    case .work(let callback, let work): script.change(callback) { $0.works.append(work) }
    case .register(let callback, let name): script.change(callback) { $0.registers.append(name) }
    case .takeAtExpiration(let duration): script.expiration.take = duration
    case .beginAtExpiration(let name): script.expiration.begins.append(name)
    case .endAtExpiration(let name): script.expiration.ends.append(name)
    case .nothingAtExpiration: script.expiration = AppScript.Expiration()
    }
  }
}
