// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The page that leads to the lessons of a course, and the module that their pages share.
package enum CourseIndex {
  /// The file of the page.
  package static let file = "index.html"

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

  /// The page, as the bytes of a file.
  ///
  /// - Parameter lessons: each with its aim, in sentences.
  package static func page(
    of lessons: [(lesson: Lesson, aim: [String])], _ parts: PageParts, _ language: Language
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
      case "lessons": for (lesson, aim) in lessons { add(lesson, aim, to: &out) }
      default: break
      }
    }
    return Printable.lines(out.bytes, as: .json)
  }

  private static func add(_ lesson: Lesson, _ aim: [String], to out: inout TextBuffer) {
    out.add("<li data-lesson=\"")
    out.addXML(Printable.line(lesson.name))
    out.add("\"><a href=\"")
    out.addXML(Printable.line(file(of: lesson)))
    out.add("\">")
    out.addXML(Printable.line(lesson.title))
    out.add("</a> <span class=\"score\"></span>")
    for sentence in aim {
      out.add("<p class=\"quiet\">")
      out.addXML(Printable.line(sentence))
      out.add("</p>")
    }
    out.add("</li>\n")
  }
}
