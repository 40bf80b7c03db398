// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// The first page: a run that plays by itself, and the ways to go on.
extension Site {
  /// The scenario that the first page plays.
  package static let landingScenario = "six-cases-5-call-answered"
  /// The answers among the examples of the first page.
  private static let examples: [Rule] = [
    .interruption, .suspendedSilently, .memoryOrder, .limitEnterBackground, .launchScenesRequired,
    .endForceQuitMark,
  ]

  /// The first page.
  package func landing(_ file: ScenarioFile) -> [UInt8] {
    var out = TextBuffer()
    out.addElement("h1", words.headline)
    out.addElement("p", words.about, " class=\"lead\"")
    out.add("<p class=\"bar\">")
    out.addLink(words.tryIt, to: Place.trial.path, " class=\"button primary\"")
    out.add(" ")
    out.addLink(words.course, to: Place.course.path, " class=\"button\"")
    out.add(" ")
    out.addLink(words.install, to: "#install", " class=\"button\"")
    out.add("</p>\n")
    addStage(file, to: &out)
    addSearch(upToAnswers: "answers/", to: &out)
    out.addElement("h2", words.roles)
    out.add("<ul class=\"cards\">\n")
    for role in SiteRole.allCases {
      let (name, command, result) = words.role(role)
      out.add("<li>")
      out.addElement("h3", name)
      out.addElement("code", command)
      out.addElement("p", result)
      out.add("</li>\n")
    }
    out.add("</ul>\n")
    out.addElement("h2", words.examples)
    out.add("<ul>\n")
    for answer in Self.examples.compactMap({ rule in
      answers.first { $0.topic.rule == rule }
    }) {
      addItem(answer, from: "", to: &out)
    }
    out.add("</ul>\n")
    out.addElement("h2", words.install, " id=\"install\"")
    out.addElement("p", words.installNeeds)
    out.add("<dl>\n")
    for (command, effect) in [
      ("make run", words.makeRun), ("make install", words.makeInstall),
    ] {
      out.add("<dt><code>\(command)</code></dt>")
      out.addElement("dd", effect)
    }
    out.add("</dl>\n")
    let frame = frame(
      of: .landing, title: words.headline, about: words.about, scripts: ["site.js"])
    return page(frame, out)
  }

  /// The phone, the diagram and the last lines of the log, which a script plays. Without scripts, the
  /// diagram says which ways the run went.
  private func addStage(_ file: ScenarioFile, to out: inout TextBuffer) {
    var run = LandingRun(file, phrases)
    out.add("<section id=\"stage\" aria-label=\"\(Printable.line(file.title).xml)\">\n")
    out.add("<div class=\"hero\"><div id=\"phone\" role=\"img\" hidden></div><div id=\"diagram\">")
    let svg = run.play(file)
    out.add("<img id=\"states\" alt=\"\(Printable.line(svg.description).xml)\"")
    out.add(" width=\"640\" height=\"560\" src=\"data:image/svg+xml;base64,")
    out.add(Base64.text(Printable.lines(Array(svg.text.utf8), as: .text)))
    out.add("\"></div><ol id=\"calls\" class=\"mono\" aria-hidden=\"true\"></ol></div>\n")
    out.add("<p class=\"bar\"><button type=\"button\" id=\"play\" hidden>\(phrases.page.stop.xml)")
    out.add("</button> <span id=\"caption\"></span></p>\n</section>\n")
    let data: JSON = [
      "words": PageReport.words(language), "frames": .list(run.frames),
    ]
    out.add("<script type=\"application/json\" id=\"data\">")
    out.add(PageReport.text(of: data).replacing("<", with: "\\u003c"))
    out.add("</script>\n")
  }
}

/// A run as frames that a script shows one after the other.
private struct LandingRun {
  private let phrases: Phrases
  private var diagram = StateDiagram()
  private(set) var frames: [JSON] = []

  init(_ file: ScenarioFile, _ phrases: Phrases) {
    self.phrases = phrases
    diagram.begin(file.scenario)
  }

  /// Plays the scenario, and returns its diagram.
  mutating func play(_ file: ScenarioFile) -> (text: String, description: String) {
    var runner = Scenario.Runner(file.scenario)
    while let result = runner.next() {
      let note = result.index.map { file.scenario.steps[$0].note } ?? ""
      for entry in result.entries {
        diagram.add(entry)
        add(entry, note, runner.device)
      }
    }
    return (
      diagram.svg(title: file.title, phrases: phrases), diagram.description(phrases.picture)
    )
  }

  private mutating func add(_ entry: Trace.Entry, _ note: String, _ device: Device) {
    let line = LogLine(entry, phrases: phrases)
    var members: [(String, JSON?)] = [
      ("mark", .text(line.mark)), ("text", .text(Printable.stripped(line.wholeText))),
    ]
    switch entry.kind {
    case .event:
      let layers = ScreenSummary.layers(device)
      members += [
        ("caption", .text(Printable.stripped(note))),
        (
          "screen",
          [
            "text": .text(Printable.stripped(ScreenSummary.text(device, phrases.screen))),
            "layers": .list(
              layers.map { layer in
                [
                  "kind": .text(layer.kind),
                  "label": .text(Printable.stripped(phrases.screen.shown([layer]))),
                ]
              }),
          ]
        ),
      ]
    case .state(_, let to, _): members.append(("state", .text(to.rawValue)))
    case .call: break
    case .refused, .end, .phase, .queue, .task, .process, .returned, .notification, .deadline,
      .output:
      return
    }
    frames.append(.object(members))
  }
}
