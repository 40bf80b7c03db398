// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife walk`: a scenario beside the phone, with a verdict for each step.
struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration("walk", .walk, .walk)

  @Argument(help: ArgumentHelp(.walkFile, valueName: "file"))
  var file: String?

  @Option(help: ArgumentHelp(.walkSession, valueName: "file"), completion: .file())
  var session: String?

  @Option(help: ArgumentHelp(.walkOnly))
  var only: [Walk.Verdict] = []

  @Option(help: ArgumentHelp(.walkFrom, valueName: "step"))
  var from: Int?

  @Flag(name: .customLong("new"), help: ArgumentHelp(.walkNew))
  var isNew = false

  @Option(help: ArgumentHelp(.walkCharter, valueName: "text"))
  var charter: String?

  @Option(help: ArgumentHelp(.walkTester, valueName: "name"))
  var tester: String?

  @Option(help: ArgumentHelp(.walkDevice, valueName: "text"))
  var device: String?

  @Option(help: ArgumentHelp(.walkBuild, valueName: "text"))
  var build: String?

  @Option(help: ArgumentHelp(.walkEvidence, valueName: "folder"), completion: .directory)
  var evidence: String?

  @Flag(help: ArgumentHelp(.plain))
  var plain = false

  @Flag(help: ArgumentHelp(.ascii))
  var ascii = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var world: DeviceOptions
  @OptionGroup var language: LanguageOption
  @OptionGroup var theme: ThemeOption
  @OptionGroup var color: ColorOptions

  func validate() throws {
    try refuse(.walkNeedsScenario, if: file == nil && session == nil)
    try refuse(.walkReadsFile, if: file == "-")
    if plain {
      try refuse(
        recording.givenOption, ascii ? "--ascii" : nil, color.givenOption, with: "--plain")
    }
  }

  mutating func run() throws {
    // A session file that would become too large is an error, and not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    let opened = try opened()
    var walk = opened.walk
    let (steps, path) = (opened.steps, opened.path)
    if steps.isEmpty { throw Failure(.nothingToWalk, of: walk.source.name) }
    if let from, !(1...steps.count).contains(from) {
      throw Failure(UsageProblem.noStep("--from", from, count: steps.count))
    }
    let given: [Walk.Fact: String?] = [
      .charter: charter, .tester: tester, .device: device, .build: build,
    ]
    for case (let fact, let text?) in given { walk.facts[fact] = text }
    // The file is written before the first step: a verdict that can't be kept would be lost later.
    walk = try WalkFile.begin(walk, over: opened.bytes, at: path)
    // Whoever was interrupted while answering is asked again.
    let isAsked = walk.results.isEmpty && isatty(STDIN_FILENO) != 0
    let asked = isAsked ? Walk.Fact.allCases.filter { walk.facts[$0] == nil } : []
    if let evidence { try EvidenceFolder.check(evidence) }
    var start = Walkthrough.Start(walk, steps, path: path, from: from, asked: asked)
    start.evidence = evidence
    try show(start)
  }

  // MARK: The session

  /// A walk, its steps, the name of its file, and what the file holds; nil if there is none yet.
  private typealias Opened = (walk: Walk, steps: [Walk.Step], path: String, bytes: [UInt8]?)

  /// The walk that is meant, and its file.
  private func opened() throws(Failure) -> Opened {
    guard let file else { return try resumed(session ?? "") }
    let bytes = try ScenarioLibrary.read(ScenarioLibrary.path(of: file))
    if WalkFile.isWalk(bytes) {
      if only.isEmpty, session == nil, !isNew { return try resumed(file) }
      let (found, steps) = try WalkFile.parse(bytes, in: file, language.phrases)
      var walk = Walk(found.source)
      walk.facts = found.facts
      walk.selection = try selection(of: found, steps)
      return try begun(walk, steps)
    }
    if !only.isEmpty {
      throw Failure(.onlyNeedsSession, of: file)
    }
    let scenario = try Scenario.parse(bytes, world.overrides, in: file, language.phrases)
    let source = Walk.Source(
      name: file, text: String(decoding: bytes, as: UTF8.self), version: world.version.ios,
      style: world.style)
    return try begun(Walk(source), Walk.steps(of: scenario))
  }

  /// The steps of a session with a verdict that is asked for; nil for all.
  private func selection(of walk: Walk, _ steps: [Walk.Step]) throws(Failure) -> [Int]? {
    if only.isEmpty { return walk.selection }
    let numbers = steps.map(\.number).filter { number in
      walk.results[number]?.verdict.map(only.contains) ?? false
    }
    if numbers.isEmpty {
      throw Failure(.noStepWith(only), of: file ?? "")
    }
    return numbers
  }

  /// A session file that goes on.
  private func resumed(_ path: String) throws(Failure) -> Opened {
    if world.version.ios != nil || world.style != nil {
      throw Failure(.newSessionOnly, of: path)
    }
    return try read(path)
  }

  /// A session file that is there.
  private func read(_ path: String) throws(Failure) -> Opened {
    let bytes = try Files.read(path, kinds: .regularFiles)
    let (walk, steps) = try WalkFile.parse(bytes, in: path, language.phrases)
    return (walk, steps, path, bytes)
  }

  /// A walk that begins, or the one of the same scenario that was interrupted.
  private func begun(_ walk: Walk, _ steps: [Walk.Step]) throws(Failure) -> Opened {
    let path: String
    if let session {
      path = session
    } else {
      path = try WalkStore.path(for: walk, isNew: isNew, language.phrases)
    }
    guard Files.exists(path) else { return (walk, steps, path, nil) }
    if isNew { throw Failure(.sessionExists, of: path) }
    let found = try read(path)
    guard found.walk.source.isSame(as: walk.source),
      walk.selection == nil || walk.selection == found.walk.selection
    else {
      throw Failure(.otherSession, of: path)
    }
    return found
  }

  // MARK: The interface

  private func show(_ start: Walkthrough.Start) throws(Failure) -> Never {
    var start = start
    let texts = try WalkFile.texts(of: start.walk, language.phrases)
    start.steps = start.steps.map { $0.translated(by: texts) }
    var phone = try WalkFile.scenario(of: start.walk, language.phrases).translated(by: texts)
    if phone.title.isEmpty { phone.title = start.walk.source.name }
    // The phone of a walk has no steps of its own: the walk moves it.
    phone.steps = []
    var given = Settings()
    given.language = language.lang
    given.theme = theme.theme
    given.colors = color.given
    // A click is no verdict.
    given.mouse = .never
    let settings = try InterfaceSettings(isPlain: plain, commandLine: given).settings
    var session = Session.Start(phone, isASCII: ascii)
    session.use(settings)
    session.run.language = .ofCommands
    if plain { WalkPlainInterface.run(start, session) }
    session.run.walk = start
    var options = UserInterface.Options(settings)
    options.recording = recording.choice
    try UserInterface.run(session, options: options)
  }
}

extension Walk.Verdict: ExpressibleByArgument {}
