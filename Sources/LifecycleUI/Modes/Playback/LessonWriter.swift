// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The writer of the end of a lesson.
struct LessonWriter {
  let progress: Lesson.Progress
  let phrases: Phrases
  /// The sentences about the point of the lesson.
  let objective: [String]
  /// The most important sentences of what it has shown.
  let learnt: [String]

  private var words: any LessonPhrases { _read { yield phrases.lesson } }

  /// The number of right answers, the steps to look at again, and the next lesson.
  var card: ExplanationCard {
    let place = progress.place
    var card = ExplanationCard(title: words.title(place.lesson.number, place.lesson.title))
    card.parts = [.heading(words.done(place.lesson.number))]
    if let score {
      card.parts.append(.mark(isRight: score.right == score.count, text: text(of: score)))
    }
    if !learnt.isEmpty { card.parts.append(.heading(words.learnt)) }
    card.parts += (learnt.isEmpty ? objective : learnt).map { .text($0) }
    if !missed.isEmpty {
      card.parts.append(.heading(words.again))
      card.parts += missed.map {
        .mark(isRight: false, text: text(of: $0), link: .step($0.step))
      }
    }
    if let next = place.following {
      card.parts += [.heading(words.nextLesson), line(next)]
    } else if place.open.isEmpty {
      card.parts.append(.heading(words.courseDone))
    } else {
      card.parts.append(.heading(words.stillOpen))
      card.parts += place.open.map(line)
    }
    return card
  }

  /// The line that is selected at first: the next lesson.
  var selected: ExplanationCard.Link? { progress.place.next.map { .lesson($0.number) } }

  /// The lesson's end in lines, for plain mode, which says the next lesson itself.
  var lines: [String] {
    var lines = learnt.isEmpty ? objective : [words.learnt + ":"] + learnt.map { "  " + $0 }
    if let score { lines.append(text(of: score)) }
    if !missed.isEmpty { lines.append(words.again + ":") }
    lines += missed.map { "  " + text(of: $0) }
    let place = progress.place
    if place.following == nil, !place.open.isEmpty {
      lines.append(words.stillOpen + ":")
      lines += place.open.map { "  \($0.number): \($0.title)" }
    }
    return lines
  }

  private var score: Lesson.Score? { progress.score }

  private var missed: [Lesson.Progress.Asked] {
    progress.asked.filter { !$0.isRight }.sorted { $0.step < $1.step }
  }

  private func text(of score: Lesson.Score) -> String { words.score(score.right, of: score.count) }

  private func text(of asked: Lesson.Progress.Asked) -> String {
    words.step(asked.step + 1, QuestionWriter(phrases: phrases).words(for: asked.trigger))
  }

  private func line(_ lesson: Lesson) -> ExplanationCard.Part {
    .line(label: "\(lesson.number)", text: lesson.title, link: .lesson(lesson.number))
  }
}
