// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// A page for browsers that is the emulator: one file with a scenario, its recorded run, and the
/// module that plays it. It loads nothing.
package struct PageReport: Report {
  private let parts: PageParts
  private let language: Language
  private var record: PageRecord?

  package init(_ parts: PageParts, _ language: Language) {
    self.parts = parts
    self.language = language
  }

  /// The page of a scenario, as the bytes of a file.
  package static func page(
    of file: ScenarioFile, _ parts: PageParts, _ language: Language
  ) -> [UInt8] {
    var report = PageReport(parts, language)
    var out = TextBuffer()
    report.begin(file, to: &out)
    var runner = Scenario.Runner(file.scenario)
    while let result = runner.next() { report.add(result, of: file, to: &out) }
    report.end(file, at: runner.device.now, to: &out)
    return Printable.lines(out.bytes, as: .json)
  }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    record = PageRecord(file, language.phrases)
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    record?.add(result)
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    Self.fill(parts.markup, to: &out) { name, out in
      switch name {
      case "language": out.add(language.rawValue)
      case "title": out.addXML(Printable.line(file.title))
      case "style": out.add(parts.style)
      case "record": record?.write(until: time, to: &out)
      // Nothing in it can end the element that it stands in.
      case "data": out.add(Self.text(of: data(of: file)).replacing("<", with: "\\u003c"))
      case "engine": out.add(parts.engine)
      case "script": out.add(parts.script)
      default: break
      }
    }
  }

  /// Writes markup, and what belongs at each name in double braces.
  static func fill(
    _ markup: String, to out: inout TextBuffer, _ write: (String, inout TextBuffer) -> Void
  ) {
    for (index, piece) in markup.split(separator: "{{", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = piece.firstRange(of: "}}") else {
        out.add(String(piece))
        continue
      }
      write(String(piece[..<end.lowerBound]), &out)
      out.add(String(piece[end.upperBound...]))
    }
  }

  private static func text(of json: JSON) -> String {
    var buffer = TextBuffer()
    buffer.add(json: json)
    return buffer.text
  }

  // MARK: What the script reads

  private func data(of file: ScenarioFile) -> JSON {
    .object([
      ("name", .text(Printable.line(file.title))), ("scenario", .text(file.scenario.text)),
      ("commands", commands), ("words", words),
    ])
  }

  /// The commands with a button above the panels, beside the next step.
  private static let firstCommands: [Command] = [
    .travel(.backward, .moment), .travel(.forward, .moment), .run(.travelToPresent), .run(.undo),
    .run(.pause), .view(.why),
  ]

  /// The commands with a button among those that are needed less often.
  private static let otherCommands: [Command] = [
    .run(.travelToFirst), .travel(.backward, .state), .travel(.forward, .state),
    .travel(.backward, .event), .travel(.forward, .event), .run(.redo), .run(.slower),
    .run(.faster), .run(.skip), .run(.quiz),
    .view(.restart),
  ]

  private var commands: JSON {
    .list(
      Self.firstCommands.compactMap { command($0, isFirst: true) }
        + Self.otherCommands.compactMap { command($0, isFirst: false) })
  }

  private func command(_ command: Command, isFirst: Bool) -> JSON? {
    guard let binding = Keymap.standard.bindings.first(where: { $0.command == command }) else {
      return nil
    }
    return .object([
      ("key", .text(binding.key.name)), ("label", .text(binding.label(in: language.phrases))),
      ("help", .text(binding.help(in: language.phrases))), ("first", .truth(isFirst)),
    ])
  }

  private var words: JSON {
    let phrases = language.phrases
    let page = phrases.page
    return .object([
      ("diagram", .text(phrases.diagram)), ("timers", .text(phrases.timers)),
      ("apps", .text(phrases.apps)), ("branches", .text(phrases.timeline.title)),
      ("log", .text(phrases.log)), ("scenario", .text(phrases.scenario)),
      ("events", .text(phrases.actions)), ("steps", .text(page.steps)),
      ("timeline", .text(page.timeline)), ("notPossible", .text(page.notPossible)),
      ("noTimers", .text(phrases.nothingCounts)), ("step", .text(page.step)),
      ("play", .text(page.play)), ("stop", .text(page.stop)), ("pace", .text(page.pace)),
      ("statement", .text(page.statement)), ("send", .text(page.send)),
      ("more", .text(page.more)), ("predict", .text(page.predict)), ("pass", .text(page.pass)),
      ("close", .text(page.close)),
      ("copyLink", .text(page.copyLink)), ("saveScenario", .text(page.saveScenario)),
      ("showCommand", .text(page.showCommand)), ("record", .text(page.record)),
      ("speed", .text(page.speed)), ("paused", .text(page.paused)), ("past", .text(page.past)),
      ("link", .text(page.link)), ("command", .text(page.command)),
      ("copied", .text(page.copied)), ("longLink", .text(page.longLink)),
      ("badLink", .text(page.badLink)), ("trapped", .text(page.trapped)),
      ("oldBrowser", .text(page.oldBrowser)), ("notStarted", .text(page.notStarted)),
    ])
  }
}
