// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// The site in one language: a folder of pages that need no server. The pages share a module, and the
/// languages share the style and the scripts.
package struct Site: Sendable {
  package let parts: PageParts
  package let language: Language
  /// The address of the site, with a slash at its end; nil if nobody knows it.
  let address: String?
  package let answers: [SiteAnswer]
  package let changes: VersionChanges

  package init(
    _ parts: PageParts, _ language: Language, address: String?, _ answers: [SiteAnswer],
    _ changes: VersionChanges
  ) {
    self.parts = parts
    self.language = language
    self.address = address
    self.answers = answers
    self.changes = changes
  }

  var phrases: Phrases { language.phrases }
  var words: any SitePhrases { language.phrases.site }

  // MARK: Places

  /// A page of the site, by its path in the folder of a language.
  package struct Place: Hashable, Sendable {
    package let path: String

    private init(_ path: String) { self.path = path }

    package static let landing = Place("index.html")
    package static let trial = Place("try.html")
    package static let course = Place("course/index.html")
    package static let answers = Place("answers/index.html")
    package static let versions = Place("versions/index.html")
    package static func answer(_ id: String) -> Place { Place("answers/\(id).html") }
    package static func lesson(_ lesson: Lesson) -> Place {
      Place("course/" + CourseIndex.file(of: lesson))
    }
    package static func version(_ version: SystemVersion) -> Place {
      Place("versions/ios-\(version).html")
    }

    /// The way to the folder of the language.
    var up: String {
      String(repeating: "../", count: path.split(separator: "/").count - 1)
    }
  }

  /// Every page of a language but the lessons.
  var places: [Place] {
    [.landing, .trial, .course, .answers] + answers.map { .answer($0.topic.id) } + [.versions]
      + changes.versions.map { .version($0) }
  }

  // MARK: Frames

  /// The frame of a page.
  ///
  /// - Parameters:
  ///   - before: what stands before the content, in the main part.
  ///   - after: what stands behind it, in the main part.
  ///   - scripts: the names of scripts in the folder of the site.
  package func frame(
    of place: Place, title: String, about: String, before: String = "", after: String = "",
    scripts: [String] = []
  ) -> PageFrame {
    let title = Printable.line(title)
    let root = place.up + "../"
    var head = TextBuffer()
    head.add("<meta name=\"description\" content=\"\(Printable.line(about).xml)\">\n")
    head.add("<link rel=\"icon\" type=\"image/svg+xml\" href=\"\(root)icon.svg\">\n")
    for style in ["page.css", "site.css"] {
      head.add("<link rel=\"stylesheet\" href=\"\(root)\(style)\">\n")
    }
    for other in Language.allCases {
      let page = (address ?? root) + other.rawValue + "/" + place.path
      head.add(
        "<link rel=\"alternate\" hreflang=\"\(other.rawValue)\" href=\"\(page.xml)\">\n")
    }
    if let address {
      let page = address + language.rawValue + "/" + place.path
      head.add("<link rel=\"canonical\" href=\"\(page.xml)\">\n")
      addProperty("og:url", page, to: &head)
    }
    addProperty("og:title", title, to: &head)
    addProperty("og:description", Printable.line(about), to: &head)
    addProperty("og:type", place == .landing ? "website" : "article", to: &head)
    addProperty("og:site_name", "applife", to: &head)
    var body = TextBuffer()
    addNavigation(on: place, root: root, to: &body)
    body.add("<main class=\"site\">\n")
    body.add(before)
    var end = TextBuffer()
    end.add(after)
    end.add("</main>\n")
    for script in scripts { end.add("<script src=\"\(root)\(script)\"></script>\n") }
    return PageFrame(
      title: place == .landing ? title : title + " – applife", head: head.text, before: body.text,
      after: end.text, up: place.up, root: root)
  }

  private func addProperty(_ name: String, _ content: String, to out: inout TextBuffer) {
    out.add("<meta property=\"\(name)\" content=\"\(content.xml)\">\n")
  }

  private func addNavigation(on place: Place, root: String, to out: inout TextBuffer) {
    out.add("<header class=\"site\">\n<nav aria-label=\"\(words.pages.xml)\">\n")
    for (target, name) in [
      (Place.landing, "applife"), (.trial, words.tryIt), (.answers, words.answers),
      (.course, words.course), (.versions, words.versions),
    ] {
      let current = target == place ? " aria-current=\"page\"" : ""
      out.add("<a href=\"\(place.up)\(target.path)\"\(current)>\(name.xml)</a>\n")
    }
    out.add("</nav>\n<nav aria-label=\"\(words.languages.xml)\">\n")
    for other in Language.allCases {
      let tag = other.rawValue
      out.add("<a href=\"\(root)\(tag)/\(place.path)\" lang=\"\(tag)\" hreflang=\"\(tag)\"")
      if other == language { out.add(" aria-current=\"true\"") }
      out.add(">\(other.phrases.site.languageName.xml)</a>\n")
    }
    out.add("</nav>\n</header>\n")
  }

  /// A page without a session.
  func page(_ frame: PageFrame, _ content: TextBuffer) -> [UInt8] {
    var out = TextBuffer()
    PageParts.fill(parts.siteMarkup, to: &out) { name, out in
      switch name {
      case "language": out.add(language.rawValue)
      case "title": out.addXML(frame.title)
      case "head": out.add(frame.head)
      case "before": out.add(frame.before)
      case "content": out.add(content)
      case "after": out.add(frame.after)
      default: break
      }
    }
    return Printable.lines(out.bytes, as: .json)
  }
}
