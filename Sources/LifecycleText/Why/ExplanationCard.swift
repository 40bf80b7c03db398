// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The reason that something is as it is, or is not possible, in words: what the overlay shows and what
/// plain mode reads out.
package struct ExplanationCard: Hashable, Sendable {
  /// The subject of the card, in a few words.
  package var title: String
  /// The parts of the card, from the top.
  package var parts: [Part] = []

  package init(title: String, parts: [Part] = []) {
    self.title = title
    self.parts = parts
  }

  /// A part of the card.
  package enum Part: Hashable, Sendable {
    case heading(String)
    case text(String)
    /// A line of a list, with its number or its key; it may lead somewhere.
    case line(label: String, text: String, tail: String = "", link: Link? = nil)
    /// A line that is right or wrong; it may lead somewhere.
    case mark(isRight: Bool, text: String, link: Link? = nil)

    /// The target of the part; nil if it leads nowhere.
    package var link: Link? {
      switch self {
      case .line(_, _, _, let link), .mark(_, _, let link): link
      case .heading, .text: nil
      }
    }
  }

  /// The target of a line.
  package enum Link: Hashable, Sendable {
    /// To a row of the log.
    case row(Int)
    /// To where a way leads: its steps happen one after the other.
    case way(Way)
    /// A choice of a question, by its place.
    case choice(Int)
    /// To the moment before a step of the lesson, by the number of steps before it.
    case step(Int)
    /// To a lesson of the course, by its number.
    case lesson(Int)
  }

  /// Events and waits, and what they lead to.
  package struct Way: Hashable, Sendable {
    package let steps: [StateSpace.Edge]
    package let goal: Goal

    package init(steps: [StateSpace.Edge], goal: Goal) {
      self.steps = steps
      self.goal = goal
    }
  }

  /// The goal of a way.
  package enum Goal: Hashable, Sendable {
    case possible(SystemEvent)
    case state(EmulatedApp.State, of: AppReference)
  }

  /// The way that is offered, if one is.
  package var way: Way? {
    for case .line(_, _, _, .way(let way)?) in parts { return way }
    return nil
  }
}
