// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// The page that leads to the lessons of a course, and the module that their pages share.
package enum CourseIndex {
  /// The file of the page.
  package static let file = "index.html"

  /// The element by which a page of applife's is known.
  package static let mark = "<meta name=\"generator\" content=\"applife\">"

  /// The file of the script that holds the module, so that a page from a disk can load it.
  package static let engineFile = "engine.js"

  /// The file of a lesson's page.
  package static func file(of lesson: Lesson) -> String { lesson.name + ".html" }

  /// The script that gives the module to a page.
  package static func engine(_ parts: PageParts) -> [UInt8] {
    var out = TextBuffer()
    out.add("'use strict';\nglobalThis.applifeEngine = '\(parts.engine)';\n")
    return out.bytes
  }

  /// A lesson with what the index says of it.
  package struct Entry: Sendable {
    let lesson: Lesson
    /// The sentences that say what the reader learns.
    package let aim: [String]
    /// The time that the lesson takes, in minutes.
    let minutes: Int

    /// The time of a step and of a question, in seconds.
    private static let secondsOfStep = 20
    private static let secondsOfQuestion = 30

    /// - Parameter scenario: the lesson in the language of the index.
    package init(_ lesson: Lesson, _ scenario: Scenario) {
      self.lesson = lesson
      aim = scenario.notes
      let steps = scenario.steps.count { !$0.isExpectation }
      let questions = scenario.steps.count { !$0.predictions.isEmpty }
      let seconds = steps * Self.secondsOfStep + questions * Self.secondsOfQuestion
      minutes = max(1, (seconds + 59) / 60)
    }
  }

  /// The page, as the bytes of a file.
  package static func page(
    of lessons: [Entry], _ parts: PageParts, _ language: Language
  ) -> [UInt8] {
    let words = language.phrases.page
    var out = TextBuffer()
    PageParts.fill(parts.courseMarkup, to: &out) { name, out in
      switch name {
      case "language": out.add(language.rawValue)
      case "title": out.addXML(words.course)
      case "about": out.addXML(words.courseAbout)
      case "style": out.add(parts.style)
      case "script": out.add(parts.courseScript)
      case "lessons": add(lessons, language, to: &out)
      default: break
      }
    }
    return Printable.lines(out.bytes, as: .json)
  }

  /// The lessons as the items of a list.
  package static func add(_ lessons: [Entry], _ language: Language, to out: inout TextBuffer) {
    for entry in lessons {
      out.add("<li data-lesson=\"\(Printable.line(entry.lesson.name).xml)\">")
      out.addLink(entry.lesson.title, to: file(of: entry.lesson))
      let minutes = language.phrases.site.minutes(entry.minutes)
      out.add(" <span class=\"quiet\">\(minutes.xml)</span> <span class=\"score\"></span>")
      for sentence in entry.aim { out.addElement("p", sentence, " class=\"quiet\"") }
      out.add("</li>\n")
    }
  }
}
