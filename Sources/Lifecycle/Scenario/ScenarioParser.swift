// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// The scenario a text describes.
  ///
  /// The text is UTF-8; the end of a line (of any system) or a comma ends a statement, so that the
  /// same language can be written on one line. Nothing is returned of a text with an error in it: all its errors, up to
  /// ``Bound/problems``, are thrown together.
  public static func parse(
    _ text: [UInt8], overrides: Overrides = Overrides()
  ) throws(Malformed) -> Scenario {
    let text = LineEnds.unified(text)
    if let problem = UTF8Validation.problem(in: text) { throw Malformed(problems: [problem]) }
    var parser = ScenarioParser(text, overrides: overrides)
    parser.run()
    guard parser.problems.isEmpty else { throw Malformed(problems: parser.problems) }
    return parser.scenario
  }

  /// The scenario a text describes.
  public static func parse(
    _ text: String, overrides: Overrides = Overrides()
  ) throws(Malformed) -> Scenario {
    try parse(Array(text.utf8), overrides: overrides)
  }
}

extension Scenario {
  /// The steps a line names: what the prompt and plain mode understand.
  ///
  /// - Parameters:
  ///   - text: the line, as UTF-8.
  ///   - line: the number of the line, for messages.
  ///   - apps: the names of the apps that can be named.
  ///   - focus: the app that is meant where none is named; the first app if nil.
  public static func parseSteps(
    _ text: [UInt8], line: Int, apps: [String], focus: String? = nil
  ) throws(Malformed) -> [Step] {
    let parser = try parseLine(text, line: line, apps: apps, focus: focus, needsStep: true)
    return parser.scenario.steps
  }

  /// The steps a line names, and the predictions behind the last of them: they belong to the next
  /// step, which another line may name.
  ///
  /// - Parameters: see ``parseSteps(_:line:apps:focus:)``.
  public static func parseStatements(
    _ text: [UInt8], line: Int, apps: [String], focus: String? = nil
  ) throws(Malformed) -> (steps: [Step], predictions: [Prediction]) {
    let parser = try parseLine(text, line: line, apps: apps, focus: focus, needsStep: false)
    return (parser.scenario.steps, parser.predictions)
  }

  private static func parseLine(
    _ text: [UInt8], line: Int, apps: [String], focus: String?, needsStep: Bool
  ) throws(Malformed) -> ScenarioParser {
    let text = LineEnds.unified(text)
    if var problem = UTF8Validation.problem(in: text) {
      problem.position.line += line - 1
      throw Malformed(problems: [problem])
    }
    var parser = ScenarioParser(text, as: .line, line: line)
    parser.names = apps
    parser.focus = (focus.flatMap(apps.firstIndex(of:)) ?? apps.indices.first)
      .map { AppReference(index: $0, name: apps[$0]) }
    parser.run(needsStep: needsStep)
    guard parser.problems.isEmpty else { throw Malformed(problems: parser.problems) }
    return parser
  }
}

extension Scenario {
  /// Reads the declarations of a text. Returns them as a scenario without steps, and the text of
  /// its steps. These keep their places: a blank stands for each character in front of them.
  ///
  /// The steps are not read. They may hold words that only the prompt and plain mode understand.
  public static func parseDeclarations(
    _ text: [UInt8], overrides: Overrides = Overrides()
  ) throws(Malformed) -> (scenario: Scenario, steps: [UInt8]) {
    let text = LineEnds.unified(text)
    if let problem = UTF8Validation.problem(in: text) { throw Malformed(problems: [problem]) }
    var parser = ScenarioParser(text, as: .declarations, overrides: overrides)
    let start = parser.scanner.at
    parser.run()
    guard parser.problems.isEmpty else { throw Malformed(problems: parser.problems) }
    let end = parser.declarationsEnd ?? text.count
    let blanks = text[start..<end].compactMap { byte -> UInt8? in
      byte == ASCII.newline ? byte : byte & 0xC0 == 0x80 ? nil : ASCII.space
    }
    return (parser.scenario, Array(text[..<start]) + blanks + Array(text[end...]))
  }
}

/// Reads the text of a scenario, statement by statement.
struct ScenarioParser {
  /// The kind of text that is read.
  enum Source {
    /// A scenario: declarations, then steps.
    case file
    /// A scenario of which only the declarations are read.
    case declarations
    /// A line that is typed on a running device. It has no declarations.
    case line
  }

  /// A part of the text.
  enum Part {
    /// No statement has been read.
    case beginning
    case declarations
    case steps
  }

  let source: Source
  var scanner: StatementScanner
  var scenario = Scenario()
  private(set) var problems: [Scenario.Problem] = []
  let overrides: Scenario.Overrides

  /// The names of the apps that steps can name: known once the declarations are over.
  var names: [String] = []
  /// The app a step means when it names none.
  var focus: AppReference?

  /// Instructions for apps. They can only be applied when all apps are known.
  var pending: [Instruction] = []
  /// The positions at which the apps were declared.
  var appPositions: [Scenario.Position] = []
  /// The indices of the apps whose style was declared.
  // A list: making a set of another type takes longer at the start than reading the file.
  var styledApps: [Int] = []
  /// The declarations that may stand in the text once, and have been read.
  var declared: [Declaration] = []
  /// The part of the text that has been reached.
  private(set) var part: Part
  /// The place of the first step, if only the declarations are read and there is a step.
  private(set) var declarationsEnd: Int?
  /// True if the title has been read.
  private var hasTitle = false
  /// Comments since the last statement: they belong to the next step.
  private var comments: [String] = []
  /// Predictions since the last step: they belong to the next one.
  var predictions: [Scenario.Prediction] = []
  /// The position of the first of them.
  var predictionPosition = Scenario.Position()
  /// The position of the words that make a presenter stop before the next step.
  private var stop: Scenario.Position?
  /// The line of the step that was read last, so that a comment behind it joins it.
  private var stepLine = 0

  init(
    _ bytes: [UInt8], as source: Source = .file,
    overrides: Scenario.Overrides = Scenario.Overrides(), line: Int = 1
  ) {
    self.source = source
    part = source == .line ? .steps : .beginning
    scanner = StatementScanner(bytes, line: line)
    self.overrides = overrides
  }

  /// Reads the whole text.
  ///
  /// - Parameter needsStep: whether a step must follow a prediction.
  mutating func run(needsStep: Bool = true) {
    if let version = overrides.version { scenario.version = version }
    while !scanner.isAtEnd {
      do throws(Scenario.Problem) {
        try readLine()
      } catch {
        report(error)
        if problems.count > Scenario.Bound.problems.rawValue { return }
      }
      scanner.nextLine()
    }
    if part != .steps { finishDeclarations() }
    if needsStep, !predictions.isEmpty, problems.isEmpty {
      report(Scenario.Problem(predictionPosition, .predictsNothing))
    }
    if let stop, problems.isEmpty { report(Scenario.Problem(stop, .stopsBeforeNothing)) }
    if part == .beginning, problems.isEmpty {
      report(Scenario.Problem(Scenario.Position(), .nothing))
    }
    if part != .steps { scenario.notes += comments }
  }

  mutating func report(_ problem: Scenario.Problem) {
    if problems.count == Scenario.Bound.problems.rawValue {
      problems.append(Scenario.Problem(problem.position, .tooMuch(.problems)))
    } else if problems.count < Scenario.Bound.problems.rawValue {
      problems.append(problem)
    }
  }

  /// One line: statements between commas, then perhaps a comment.
  private mutating func readLine() throws(Scenario.Problem) {
    while true {
      scanner.skipBlanks()
      switch scanner.next {
      case ASCII.newline: return
      case ASCII.number: return comment()
      case ASCII.comma: scanner.at += 1
      case _: try statement()
      }
    }
  }

  private mutating func comment() {
    var start = scanner.at + 1
    var end = start
    while end < scanner.bytes.count, scanner.bytes[end] != ASCII.newline { end += 1 }
    while start < end, ASCII.isBlank(scanner.bytes[start]) { start += 1 }
    while end > start, ASCII.isBlank(scanner.bytes[end - 1]) { end -= 1 }
    let text = scanner.text(start..<end)
    scanner.at = end
    if !hasTitle {
      hasTitle = true
      scenario.title = text
    } else if text.isEmpty {
      return
    } else if stepLine == scanner.line, let last = scenario.steps.indices.last {
      let note = scenario.steps[last].note
      scenario.steps[last].note = note.isEmpty ? text : note + "\n" + text
    } else if part == .beginning {
      scenario.notes.append(text)
    } else {
      comments.append(text)
    }
  }

  /// One statement, up to what separates it from the next.
  private mutating func statement() throws(Scenario.Problem) {
    let start = scanner.at
    let time = try self.time()
    scanner.skipBlanks()
    guard let word = scanner.peek() else {
      if scanner.next == ASCII.quote { _ = try scanner.word() }
      throw problem(.missing(.event))
    }
    if part == .beginning { part = .declarations }
    if let declaration = declaration(word) {
      try declare(declaration, word, at: start, timed: time != nil)
      return
    }
    if part != .steps {
      part = .steps
      finishDeclarations()
      if source == .declarations {
        declarationsEnd = start
        scanner.skipAll()
        return
      }
    }
    if scanner.isWord(word, "predict") {
      return try predict(word, start: start, isTimed: time != nil)
    }
    if takeStop(word) {
      if time != nil { throw problem(.untimed("stop here"), at: start) }
      try endStatement(from: word.start)
      stop = stop ?? scanner.position(of: word.start)
      return
    }
    let action = try action(word, start: start, isTimed: time != nil)
    guard scenario.steps.count < Scenario.Bound.steps.rawValue else {
      throw problem(.tooMuch(.steps), at: start)
    }
    var step = Scenario.Step(
      position: scanner.position(of: start), time: time ?? .settled, action: action,
      note: comments.joined(separator: "\n"))
    if !step.isExpectation {
      step.predictions = predictions
      predictions.removeAll()
      step.stopsBefore = stop != nil
      stop = nil
    }
    scenario.steps.append(step)
    comments.removeAll()
    stepLine = scanner.line
  }

  /// Reads `stop here`; other words behind `stop` are those of an event.
  private mutating func takeStop(_ word: StatementScanner.Word) -> Bool {
    let isWhole = scanner.isWord(word, "stop-here")
    guard isWhole || scanner.isWord(word, "stop") else { return false }
    let before = scanner.at
    scanner.at = word.end
    if isWhole || scanner.take("here") { return true }
    scanner.at = before
    return false
  }

  private mutating func action(
    _ word: StatementScanner.Word, start: Int, isTimed: Bool
  ) throws(Scenario.Problem) -> Scenario.Action {
    let action: Scenario.Action
    if scanner.isWord(word, "wait") {
      scanner.at = word.end
      action = .wait(try duration())
    } else if scanner.isWord(word, "skip") {
      scanner.at = word.end
      action = .skip
    } else if scanner.isWord(word, "expect") || scanner.isWord(word, "within") {
      if isTimed { throw problem(.untimed(scanner.text(word)), at: start) }
      action = try expectation(word)
    } else {
      action = .event(try event())
    }
    try endStatement(from: word.start)
    return action
  }

  /// The time before a step, if there is one.
  private mutating func time() throws(Scenario.Problem) -> Scenario.Time? {
    if scanner.next == ASCII.plus {
      scanner.at += 1
      return .after(try duration())
    }
    return ASCII.isDigit(scanner.next) ? .at(try duration()) : nil
  }

  /// Nothing may follow the statement that began at `start`.
  mutating func endStatement(from start: Int) throws(Scenario.Problem) {
    let end = scanner.at
    scanner.skipBlanks()
    guard !scanner.endsStatement else { return }
    let fault = Scenario.Fault.unwanted(
      found: scanner.found(from: scanner.at), after: scanner.shown(start..<end))
    throw problem(fault)
  }

  /// A problem at a place of the current line; where the parser stands if none is given.
  mutating func problem(_ fault: Scenario.Fault, at offset: Int? = nil) -> Scenario.Problem {
    Scenario.Problem(scanner.position(of: offset ?? scanner.at), fault)
  }

  /// A word that must be there.
  mutating func word(
    _ wanted: Scenario.Wanted, extraEnd: UInt8 = ASCII.newline
  ) throws(Scenario.Problem) -> StatementScanner.Word {
    guard let word = try scanner.word(extraEnd: extraEnd) else { throw problem(.missing(wanted)) }
    return word
  }

  /// The problem that a word is none of some names.
  mutating func unknown(
    _ word: StatementScanner.Word, _ wanted: Scenario.Wanted, among names: some Sequence<String>
  ) -> Scenario.Problem {
    let found = scanner.shown(word.range)
    return problem(
      .unknown(found: found, wanted: wanted, nearest: EditDistance.name(to: found, among: names)),
      at: word.start)
  }

  /// One of a few fixed words, whatever its case.
  mutating func choice(
    _ wanted: Scenario.Wanted, _ choices: [String]
  ) throws(Scenario.Problem) -> String {
    let word = try word(wanted)
    let text = scanner.text(word).lowercased()
    guard let choice = choices.first(where: { $0.lowercased() == text }) else {
      throw unknown(word, wanted, among: choices)
    }
    return choice
  }
}
