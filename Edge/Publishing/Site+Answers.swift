// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// The answers: a page for each, a list of them by symptom, and what the search reads.
extension Site {
  /// The page of an answer, with the session that shows it.
  ///
  /// - Parameter file: the scenario, in the language of the page; nil if no run shows the answer.
  package func page(of answer: SiteAnswer, _ file: ScenarioFile?) -> [UInt8] {
    let place = Place.answer(answer.topic.id)
    let (title, tag) = answer.title(in: language)
    let sentence = answer.topic.sentence(phrases)
    var before = TextBuffer()
    let foreign = tag == language.rawValue ? "" : " lang=\"\(tag)\""
    before.addElement("h1", title, foreign)
    before.addElement("p", sentence, " class=\"answer\"")
    if let origin = answer.topic.origin {
      let grade = phrases.grade(origin.grade)
      let rule = answer.topic.rule.map { phrases.labeled($0.rawValue, text: grade) }
      before.addElement("p", rule ?? grade, " class=\"quiet\"")
      addSources(origin.sources, to: &before)
    }
    var after = TextBuffer()
    addOthers(of: answer, to: &after)
    guard let file else {
      return page(frame(of: place, title: title, about: sentence, before: before.text), after)
    }
    before.addElement("h2", words.seeIt)
    let frame = frame(
      of: place, title: title, about: sentence, before: before.text, after: after.text)
    return PageReport.page(of: file, parts, language, frame: frame)
  }

  /// The most sources that are seen without a click.
  private static let mostOpenSources = 3

  /// The sources as links that open beside the page.
  func addSources(_ sources: [RuleSource], to out: inout TextBuffer) {
    guard !sources.isEmpty else { return }
    out.add("<details class=\"sources\"\(sources.count <= Self.mostOpenSources ? " open" : "")>")
    out.addElement("summary", phrases.commandLine.ruleSources(sources.count))
    out.add("<ul>\n")
    for source in sources {
      out.add("<li>")
      let text = phrases.source(source)
      if let address = source.place.address {
        out.addLink(text, to: address, " target=\"_blank\" rel=\"noopener noreferrer\"")
      } else {
        out.addXML(Printable.line(text))
      }
      out.add("</li>\n")
    }
    out.add("</ul></details>\n")
  }

  /// The other questions that it answers, and the answers near it.
  private func addOthers(of answer: SiteAnswer, to out: inout TextBuffer) {
    let title = answer.title(in: language).text.lowercased()
    var questions = answer.questions(in: language)
    if language != .english { questions += answer.questions(in: .english) }
    questions.removeAll { $0.lowercased() == title }
    if !questions.isEmpty {
      out.addElement("h2", words.alsoAsked)
      out.add("<ul>\n")
      for question in questions { out.addElement("li", question) }
      out.add("</ul>\n")
    }
    let near = answer.near.compactMap { id in answers.first { $0.topic.id == id } }
    if near.isEmpty { return }
    out.addElement("h2", words.related)
    out.add("<ul>\n")
    for other in near { addItem(other, from: "../", to: &out) }
    out.add("</ul>\n")
  }

  /// The item of a list that leads to an answer.
  func addItem(_ answer: SiteAnswer, from up: String, to out: inout TextBuffer) {
    let (title, tag) = answer.title(in: language)
    out.add("<li>")
    out.addLink(
      title, to: up + Place.answer(answer.topic.id).path,
      tag == language.rawValue ? "" : " lang=\"\(tag)\"")
    out.addElement("p", answer.topic.sentence(phrases), " class=\"quiet\"")
    out.add("</li>\n")
  }

  // MARK: The list

  /// The list of all answers, by symptom, with the search.
  package func answersPage() -> [UInt8] {
    var out = TextBuffer()
    out.addElement("h1", words.answers)
    out.addElement("p", words.answersAbout, " class=\"lead\"")
    addSearch(upToAnswers: "", to: &out)
    out.add("<ul class=\"contents\">\n")
    for symptom in Symptom.allCases {
      let name = words.symptom(symptom).xml
      out.add("<li><a href=\"#symptom-\(symptom.rawValue)\">\(name)</a></li>\n")
    }
    out.add("</ul>\n")
    for symptom in Symptom.allCases {
      out.addElement("h2", words.symptom(symptom), " id=\"symptom-\(symptom.rawValue)\"")
      out.add("<ul>\n")
      for answer in answers where answer.symptom == symptom {
        addItem(answer, from: "../", to: &out)
      }
      out.add("</ul>\n")
    }
    let frame = frame(
      of: .answers, title: words.answers, about: words.answersAbout, scripts: ["site.js"])
    return page(frame, out)
  }

  // MARK: The search

  /// The name of the file that the search reads, in the folder of the answers.
  package static let searchFile = "answers/search.js"

  /// The field of the search, and where its results go.
  func addSearch(upToAnswers folder: String, to out: inout TextBuffer) {
    out.add("<div role=\"search\" class=\"search\" data-folder=\"\(folder)\"")
    out.add(" data-none=\"\(words.nothingFound.xml)\" hidden>\n")
    out.add("<label for=\"search\">\(words.search.xml)</label>\n")
    out.add("<input id=\"search\" type=\"search\" autocomplete=\"off\" maxlength=\"200\">\n")
    out.add(
      "<p id=\"found\" role=\"status\" class=\"unseen\"></p>\n<ol id=\"results\"></ol>\n</div>\n")
  }

  /// The script that gives the search its texts: each answer with its questions in every language, and
  /// the many names of the things that people ask about.
  package func search() -> [UInt8] {
    let items: [JSON] = answers.map { answer in
      let (title, tag) = answer.title(in: language)
      return [
        "file": .text(answer.topic.id + ".html"), "title": .text(title), "lang": .text(tag),
        "answer": .text(answer.topic.sentence(phrases)),
        "questions": .texts(answer.topic.questions),
      ]
    }
    let names: [JSON] = Concept.all.map { .texts($0.phrases) }
    var out = TextBuffer()
    out.add("'use strict';\nglobalThis.applifeSearch = ")
    out.add(PageReport.text(of: ["answers": .list(items), "names": .list(names)]))
    out.add(";\n")
    return Printable.lines(out.bytes, as: .json)
  }
}
