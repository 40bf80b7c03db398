// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// The pages that lead to others, and those that other commands write as well.
extension Site {
  /// The whole emulator with a scenario.
  package func trial(_ file: ScenarioFile) -> [UInt8] {
    let frame = frame(of: .trial, title: words.tryIt, about: words.about)
    return PageReport.page(of: file, parts, language, frame: frame)
  }

  /// The frame of a lesson.
  package func frame(of lesson: Lesson, aim: [String]) -> PageFrame {
    frame(of: .lesson(lesson), title: lesson.title, about: phrases.sentences(aim))
  }

  /// The page that leads to the lessons.
  package func course(_ lessons: [CourseIndex.Entry]) -> [UInt8] {
    var out = TextBuffer()
    out.addElement("h1", phrases.page.course)
    out.addElement("p", phrases.page.courseAbout, " class=\"lead\"")
    out.add("<ol>\n")
    CourseIndex.add(lessons, language, to: &out)
    out.add("</ol>\n")
    let frame = frame(
      of: .course, title: phrases.page.course, about: phrases.page.courseAbout,
      scripts: ["course.js"])
    return page(frame, out)
  }

  // MARK: Files of the whole site

  /// The page of the folder: it leads on to the language of the browser, or else of the reader's choice.
  package static func choice(_ sites: [Site]) -> [UInt8] {
    guard let first = sites.first else { return [] }
    var out = TextBuffer()
    PageParts.fill(first.parts.siteMarkup, to: &out) { name, out in
      switch name {
      case "language": out.add(first.language.rawValue)
      case "title": out.addXML(first.words.headline)
      case "head":
        out.add("<meta name=\"description\" content=\"\(first.words.about.xml)\">\n")
        out.add("<link rel=\"icon\" type=\"image/svg+xml\" href=\"icon.svg\">\n")
        out.add("<link rel=\"stylesheet\" href=\"page.css\">\n")
        out.add("<link rel=\"stylesheet\" href=\"site.css\">\n")
      case "content":
        out.add("<main class=\"site\">\n<h1>applife</h1>\n<ul id=\"languages\">\n")
        for site in sites {
          let tag = site.language.rawValue
          out.add("<li lang=\"\(tag)\">")
          out.addLink(
            site.words.languageName, to: tag + "/" + Place.landing.path, " hreflang=\"\(tag)\"")
          out.addElement("p", site.words.headline)
          out.add("</li>\n")
        }
        out.add("</ul>\n</main>\n<script src=\"site.js\"></script>\n")
      default: break
      }
    }
    return Printable.lines(out.bytes, as: .json)
  }

  /// The list of all pages for search engines, which need whole addresses; nil if nobody knows them.
  /// - SeeAlso: https://www.sitemaps.org/protocol.html
  package static func sitemap(_ sites: [Site], lessons: [Lesson]) -> [UInt8]? {
    guard let address = sites.first?.address else { return nil }
    var out = TextBuffer()
    out.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.add("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for site in sites {
      for place in site.places + lessons.map({ Place.lesson($0) }) {
        let page = address + site.language.rawValue + "/" + place.path
        out.add("<url><loc>\(page.xml)</loc></url>\n")
      }
    }
    out.add("</urlset>\n")
    return out.bytes
  }
}
