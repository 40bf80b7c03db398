// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The cards: they lie over the panels on a screen, and are read out without one.
extension View {
  // MARK: Why

  /// Explains the key that was just refused, or what has the keys: the selected row, state or timer;
  /// else the last thing that happened. Returns what is said if there is nothing to explain.
  mutating func explain(_ run: Run) -> Message? {
    let cards = cards(of: run)
    let card: ExplanationCard? =
      if let event = run.refused {
        cards.card(ofRefused: event)
      } else {
        switch focus {
        case .diagram: run.focused == nil ? nil : cards.card(of: selectedState)
        case .timers: cards.card(ofTimer: selectedTimer, among: run.timers)
        case .log, .device, .apps: lastCard(of: run)
        }
      }
    if let card {
      show(card)
    } else {
      let words = run.phrases.why
      if speech != nil { return Message(.info, words.nothing) }
      // A card, so that a key that closes it does not quit.
      show(ExplanationCard(title: words.nothingTitle, parts: [.text(words.nothing)]))
    }
    return nil
  }

  /// Explains what a line asks for. Returns what is said if there is nothing to explain.
  mutating func explain(
    _ line: String, number: Int, in run: Run
  ) throws(Scenario.Malformed) -> Message? {
    let cards = cards(of: run)
    switch try cards.card(for: line, number: number, last: lastCard(of: run)) {
    case .success(let card): show(card)
    case .failure(let problem): return Message(.error, cards.sentence(for: problem))
    }
    return nil
  }

  /// Explains the selected row; else the newest one that is no note, if it tells what happened to the app
  /// in focus, and its state if not.
  private func lastCard(of run: Run) -> ExplanationCard? {
    let log = run.timeline.log
    let selection = cursor.selection(in: log)
    if let selection, log[selection].entry != nil, logForm(of: run) == .byCause {
      return cards(of: run).card(ofRow: selection, with: log.joined(to: selection).entries)
    }
    let cards = cards(of: run)
    return (selection == nil ? cards.cardOfState : nil) ?? cards.card(before: selection)
  }

  private func cards(of run: Run) -> CardWriter { run.cards(in: voice(for: run)) }

  mutating func show(_ card: ExplanationCard) {
    overlay = speech == nil ? ExplanationOverlay(card) : nil
    speech?.card = card
  }

  // MARK: Coverage

  /// The first time the panels are marked, which is said; then the table comes up, where both end.
  mutating func turnCoverage(of run: Run) -> Message? {
    let words = run.phrases.coverage
    if kept.showsCoverage {
      showCoverage()
      return run.message
    }
    kept.showsCoverage = true
    return Message(
      .info,
      words.summary(
        run.coverageWords.summary, key: start.keymap.key(of: .session(.coverage))))
  }

  /// Shows the table of what has been seen, while the panels are marked.
  mutating func showCoverage() {
    kept.showsCoverage = true
    overlay = CoverageOverlay()
  }

  // MARK: Comparing

  /// Shows two runs beside each other. Returns what is said if they can't be compared.
  mutating func compare(
    _ run: Run, _ comparison: (RunComparer) throws(RunComparer.Problem) -> NamedComparison
  ) -> Message? {
    let comparer = run.comparer
    do throws(RunComparer.Problem) {
      let comparison = try comparison(comparer)
      overlay = speech == nil ? CompareOverlay(comparison, phrases: run.phrases) : nil
      speech?.comparison = comparison
      return nil
    } catch {
      return Message(.error, Printable.stripped(comparer.sentence(for: error)))
    }
  }

  /// Shows what changes in the run from one version of iOS to the next. Returns what is said if it can't be told.
  mutating func compareVersions(_ run: Run) -> Message? {
    let comparer = run.comparer
    do throws(RunComparer.Problem) {
      show(try comparer.versionCard())
      return nil
    } catch {
      return Message(.error, Printable.stripped(comparer.sentence(for: error)))
    }
  }

  // MARK: Questions

  /// The question that waits comes up. Marks that are on the screen come first: then false.
  mutating func ask(_ asked: Asked, in run: Run) -> Bool {
    if speech != nil {
      overlay = nil
      if !asked.isSaid { speech?.sayNotes(asked.notes) }
      speech?.say(run.questions.lines(asking: asked, on: run.device))
      return true
    }
    if overlay is PredictOverlay { return false }
    let number = run.kept.quiz.answers.count + 1
    overlay = PredictOverlay(asked, number: number, in: run.questions)
    return true
  }

  mutating func showMarks(of asked: Asked, in words: QuestionWriter) {
    overlay = speech == nil ? PredictOverlay(asked, in: words) : nil
    speech?.say(words.lines(marking: asked))
    speech?.rules = words.card(ofRulesBehind: asked)
  }

  /// A lesson is done: how it went, and what comes next.
  mutating func showLessonEnd(_ writer: LessonWriter) {
    if speech == nil { overlay = ExplanationOverlay(writer.card, selecting: writer.selected) }
    speech?.say(writer.lines)
  }

  /// Shows the count of right answers, and the missed ones.
  mutating func showSummary(of run: Run) {
    if speech == nil { show(run.questions.summaryCard(of: run.kept.quiz)) }
    speech?.say(run.quizSummary)
  }
}
