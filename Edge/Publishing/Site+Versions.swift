// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// The differences between versions of iOS: a page for each, and a list of them.
extension Site {
  /// The most differences of a rule that a page shows.
  private static let mostChanges = 6

  /// The list of the versions, the newest first.
  package func versionsPage() -> [UInt8] {
    var out = TextBuffer()
    out.addElement("h1", words.versions)
    out.addElement("p", words.versionsAbout, " class=\"lead\"")
    out.add("<ul>\n")
    for version in changes.versions.reversed() {
      out.add("<li>")
      out.addLink(words.changed(in: version), to: "../" + Place.version(version).path)
      out.add("</li>\n")
    }
    out.add("</ul>\n")
    return page(
      frame(of: .versions, title: words.versions, about: words.versionsAbout), out)
  }

  /// The page of a version: the events that came with it, and the differences of runs by rule.
  package func page(of version: SystemVersion) -> [UInt8] {
    var out = TextBuffer()
    out.addElement("h1", words.changed(in: version))
    out.addElement("p", words.changedAbout(in: version), " class=\"lead\"")
    let events = SystemEvent.Kind.allCases.filter { $0.minimumVersion == version }
    if !events.isEmpty {
      out.addElement("h2", words.newEvents)
      out.add("<ul>\n")
      for event in events { out.addElement("li", phrases.words(for: event).name) }
      out.add("</ul>\n")
    }
    out.addElement("h2", words.behavior)
    for part in changes.parts(in: version) { add(part, to: &out) }
    let frame = frame(
      of: .version(version), title: words.changed(in: version),
      about: words.changedAbout(in: version))
    return page(frame, out)
  }

  private func add(_ part: VersionChanges.Part, to out: inout TextBuffer) {
    out.addElement("h3", phrases.rule(part.rule))
    out.addElement(
      "p", phrases.labeled(part.rule.rawValue, text: phrases.grade(part.rule.grade)),
      " class=\"quiet\"")
    var seen: Set<String> = []
    out.add("<ul>\n")
    for change in part.changes where seen.count < Self.mostChanges {
      let line = LogLine(change.entry, phrases: phrases)
      let text = line.mark + " " + line.text
      guard seen.insert(text).inserted else { continue }
      out.add("<li>\(words.difference(change.kind).xml): ")
      out.addElement("code", text)
      out.addElement("p", "applife compare --changed " + change.scenario, " class=\"quiet mono\"")
      out.add("</li>\n")
    }
    out.add("</ul>\n")
    if let answer = answers.first(where: { $0.topic.rule == part.rule }) {
      out.add("<p>")
      out.addLink(
        answer.title(in: language).text, to: "../" + Place.answer(answer.topic.id).path)
      out.add("</p>\n")
    }
    addSources(part.rule.origin.sources, to: &out)
  }
}
