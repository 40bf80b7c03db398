// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// A page for browsers that is the emulator: one file with a scenario, its recorded run, and the
/// module that plays it. It loads nothing; the pages of a course load the module that they share.
package struct PageReport: Report {
  private let parts: PageParts
  private let language: Language
  /// The lesson that the page is; nil for a page of its own.
  private let lesson: PageLesson?
  /// The surroundings of a page of the site; nil for any other page.
  private let frame: PageFrame?
  private var record: PageRecord?

  package init(
    _ parts: PageParts, _ language: Language, lesson: PageLesson? = nil, frame: PageFrame? = nil
  ) {
    self.parts = parts
    self.language = language
    self.lesson = lesson
    self.frame = frame
  }

  /// The page of a scenario, as the bytes of a file.
  package static func page(
    of file: ScenarioFile, _ parts: PageParts, _ language: Language, lesson: PageLesson? = nil,
    frame: PageFrame? = nil
  ) -> [UInt8] {
    var report = PageReport(parts, language, lesson: lesson, frame: frame)
    var out = TextBuffer()
    report.begin(file, to: &out)
    var runner = Scenario.Runner(file.scenario)
    while let result = runner.next() { report.add(result, of: file, to: &out) }
    report.end(file, at: runner.device.now, to: &out)
    return Printable.lines(out.bytes, as: .json)
  }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    record = PageRecord(file, language.phrases, level: hasTitle ? 2 : 1)
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    record?.add(result)
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    PageParts.fill(parts.markup, to: &out) { name, out in
      switch name {
      case "language": out.add(language.rawValue)
      case "title": out.addXML(Printable.line(frame?.title ?? file.title))
      case "head": addHead(to: &out)
      case "before": out.add(frame?.before ?? "")
      case "after": out.add(frame?.after ?? "")
      // A page of the site has its main part around the session.
      case "part": out.add(frame == nil ? "main" : "div")
      case "record": record?.write(until: time, to: &out)
      // Nothing in it can end the element that it stands in.
      case "data": out.add(Self.text(of: data(of: file)).replacing("<", with: "\\u003c"))
      // Scripts from the same folder, or else nothing but the page's own script.
      case "scripts": out.add(lesson == nil && frame == nil ? "" : "'self' file: ")
      case "files": out.add(frame == nil ? "" : "'self' file: ")
      case "engine": addEngine(to: &out)
      case "script":
        let own = frame.map { "<script src=\"\($0.root)page.js\"></script>" }
        out.add(own ?? "<script>\(parts.script)</script>")
      default: break
      }
    }
  }

  /// True if the page has a title of its own above the session.
  private var hasTitle: Bool { frame?.before.contains("<h1") == true }

  private func addHead(to out: inout TextBuffer) {
    if let frame { out.add(frame.head) } else { out.add("<style>\n\(parts.style)</style>\n") }
  }

  private func addEngine(to out: inout TextBuffer) {
    if let frame {
      out.add("<script src=\"\(frame.up)\(CourseIndex.engineFile)\"></script>")
    } else if lesson == nil {
      out.add("<script type=\"application/octet-stream\" id=\"engine\">\(parts.engine)</script>")
    } else {
      out.add("<script src=\"\(CourseIndex.engineFile)\"></script>")
    }
  }

  package static func text(of json: JSON) -> String {
    var buffer = TextBuffer()
    buffer.add(json: json)
    return buffer.text
  }

  // MARK: What the script reads

  private func data(of file: ScenarioFile) -> JSON {
    .object([
      ("name", .text(Printable.line(file.title))), ("version", .text("applife \(parts.version)")),
      ("scenario", .text(file.scenario.text)),
      ("commands", commands), ("words", Self.words(language)),
      ("lesson", lesson.map(Self.json)), ("titled", .truth(hasTitle)),
      ("framed", .truth(frame != nil)),
    ])
  }

  /// The lesson as the module reads it, and the pages that the script leads to.
  private static func json(_ lesson: PageLesson) -> JSON {
    .object([
      ("facts", .text(lesson.text)), ("name", .text(lesson.lesson.name)),
      ("index", .text(CourseIndex.file)),
      ("next", lesson.next.map { .text(CourseIndex.file(of: $0)) }),
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

  /// The words that the scripts show.
  package static func words(_ language: Language) -> JSON {
    let phrases = language.phrases
    let page = phrases.page
    let words = [
      ("diagram", phrases.diagram), ("timers", phrases.timers), ("apps", phrases.apps),
      ("branches", phrases.timeline.title), ("log", phrases.log), ("scenario", phrases.scenario),
      ("events", phrases.actions), ("steps", page.steps), ("timeline", page.timeline),
      ("notPossible", page.notPossible), ("noTimers", phrases.nothingCounts), ("step", page.step),
      ("play", page.play), ("stop", page.stop), ("pace", page.pace), ("statement", page.statement),
      ("send", page.send), ("more", page.more), ("predict", page.predict), ("pass", page.pass),
      ("close", page.close), ("copyLink", page.copyLink), ("saveScenario", page.saveScenario),
      ("showCommand", page.showCommand), ("record", page.record), ("speed", page.speed),
      ("paused", page.paused), ("past", page.past), ("link", page.link), ("command", page.command),
      ("copied", page.copied), ("longLink", page.longLink), ("badLink", page.badLink),
      ("trapped", page.trapped), ("course", page.course), ("nextLesson", phrases.lesson.nextLesson),
      ("handIn", page.handIn), ("next", page.next), ("explained", page.explained),
      ("keys", page.keys), ("copyIssue", page.copyIssue), ("expected", page.expected),
      ("actual", page.actual), ("lastCalls", page.lastCalls), ("issueCopied", page.issueCopied),
      ("views", page.views), ("moment", page.moment), ("hideOutcomes", page.hideOutcomes),
      ("reveal", phrases.presenting.revealAll),
      ("outcomeHidden", phrases.presenting.revealFirst("Enter")), ("oldBrowser", page.oldBrowser),
      ("notStarted", page.notStarted),
    ]
    return .object(words.map { (key: $0.0, value: .text($0.1)) })
  }
}
