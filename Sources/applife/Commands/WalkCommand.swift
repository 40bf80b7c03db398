// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// `applife walk`: a scenario beside the phone, with a verdict for each step.
struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Walk through a scenario with a phone and give each step a verdict.",
    discussion: """
      Each step says what to do, and what the phone and the app's log must then show. The diagram \
      shows the state that the app must be in. With a key you give the step a verdict: passed, \
      failed, blocked or skipped. applife saves every verdict in a session file before the next step. \
      The same command resumes an interrupted walk. applife report writes reports of the session.

      EXAMPLES:
        applife walk tour.scenario
        applife walk tour.scenario --tester Ada --device 'iPhone 15, iOS 18.1' --build 412
        applife walk --session friday.walk tour.scenario
        applife walk friday.walk                  resume a session
        applife walk --only failed friday.walk    its failed steps again, as a new session
        applife walk --from 12 friday.walk
        applife walk tour.scenario --plain        one line per change, words on stdin
      """)

  @Argument(
    help: ArgumentHelp(
      "A scenario file, the name of a scenario that comes with applife, or a session file.",
      valueName: "file"))
  var file: String?

  @Option(
    help: ArgumentHelp(
      "The session file. Without it, applife makes one in applife/walks in your state folder.",
      valueName: "file"), completion: .file())
  var session: String?

  @Option(help: "Walk only the steps of a session file that have this verdict, as a new session.")
  var only: [Walk.Verdict] = []

  @Option(help: ArgumentHelp("Start at this step.", valueName: "step"))
  var from: Int?

  @Flag(name: .customLong("new"), help: "Start a new session even if one was interrupted.")
  var isNew = false

  @Option(help: ArgumentHelp("The question that the session should answer.", valueName: "text"))
  var charter: String?

  @Option(help: ArgumentHelp("The name of the tester.", valueName: "name"))
  var tester: String?

  @Option(help: ArgumentHelp("The phone and its version of iOS.", valueName: "text"))
  var device: String?

  @Option(help: ArgumentHelp("The build of the app.", valueName: "text"))
  var build: String?

  @Flag(
    help: "Run without a screen: read commands from stdin, write one line per change to stdout.")
  var plain = false

  @Flag(help: "Draw only with ASCII characters.")
  var ascii = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var world: DeviceOptions
  @OptionGroup var language: LanguageOption
  @OptionGroup var theme: ThemeOption
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if file == nil, session == nil {
      throw ValidationError("walk needs a scenario or a session file")
    }
    if file == "-" { throw ValidationError("walk reads a scenario only from a file, not from -") }
    if plain, recording.record != nil {
      throw ValidationError("--record cannot be used with --plain")
    }
    if plain, ascii { throw ValidationError("--ascii cannot be used with --plain") }
    if plain, let option = color.givenOption {
      throw ValidationError("\(option) cannot be used with --plain")
    }
  }

  mutating func run() throws {
    // A session file that would become too large is an error, and not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    var (walk, steps, path) = try opened()
    if steps.isEmpty { throw Failure("\(walk.source.name): the scenario has no steps to walk") }
    if let from, !(1...steps.count).contains(from) {
      throw Failure("applife: --from \(from): use a step from 1 to \(steps.count)")
    }
    let given: [Walk.Fact: String?] = [
      .charter: charter, .tester: tester, .device: device, .build: build,
    ]
    for case (let fact, let text?) in given { walk.facts[fact] = text }
    // Where no verdict could be kept is found out before the first step.
    switch WalkFile.keep(walk, at: path) {
    case .success(let kept): walk = kept
    case .failure(.failed(let why)): throw Failure(why)
    case .failure(.exists(let path)): throw Failure("\(path): \(Errno(code: EEXIST).text)")
    }
    // Whoever was interrupted while answering is asked again.
    let isAsked = walk.results.isEmpty && isatty(STDIN_FILENO) != 0
    let asked = isAsked ? Walk.Fact.allCases.filter { walk.facts[$0] == nil } : []
    try show(Walkthrough.Start(walk, steps, path: path, from: from, asked: asked))
  }

  // MARK: The session

  private typealias Opened = (walk: Walk, steps: [Walk.Step], path: String)

  /// The walk that is meant, and the name of its file.
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
      throw Failure("\(file): --only needs a session file, but this is a scenario")
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
      let words = only.map(\.rawValue).joined(separator: " or ")
      throw Failure("\(file ?? ""): this session has no step that is \(words)")
    }
    return numbers
  }

  /// A session file that goes on.
  private func resumed(_ path: String) throws(Failure) -> Opened {
    if world.version.ios != nil || world.style != nil {
      throw Failure("\(path): --ios and --style can be used only with a new session")
    }
    let (walk, steps) = try WalkFile.read(path, language.phrases)
    return (walk, steps, path)
  }

  /// A walk that begins, or the one of the same scenario that was interrupted.
  private func begun(_ walk: Walk, _ steps: [Walk.Step]) throws(Failure) -> Opened {
    let path: String
    if let session {
      path = session
    } else {
      path = try WalkStore.path(for: walk, isNew: isNew, language.phrases)
    }
    guard Files.exists(path) else { return (walk, steps, path) }
    if isNew { throw Failure("\(path): this session exists already; --new starts another one") }
    let found = try WalkFile.read(path, language.phrases)
    guard found.walk.source.isSame(as: walk.source),
      walk.selection == nil || walk.selection == found.walk.selection
    else {
      throw Failure(
        "\(path): this session belongs to another scenario, or to an earlier version of this one")
    }
    return (found.walk, found.steps, path)
  }

  // MARK: The interface

  private func show(_ start: Walkthrough.Start) throws(Failure) -> Never {
    var phone = try WalkFile.scenario(of: start.walk, language.phrases)
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
    if plain { WalkPlainInterface.run(start, session) }
    session.walk = start
    var options = UserInterface.Options(settings)
    options.recording = recording.choice
    try UserInterface.run(session, options: options)
  }
}

extension Walk.Verdict: ExpressibleByArgument {}
