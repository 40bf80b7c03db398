// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The five states and the ways between them, with how often runs went each way.
package struct StateDiagram: Sendable {
  /// The ways there are for the apps of these runs.
  private var ways: Set<Coverage.Transition> = []
  private var states: Set<EmulatedApp.State> = []
  private var seenStates: Set<EmulatedApp.State> = []
  private var counts: [Coverage.Transition: Int] = [:]

  package init() {}

  /// A run begins.
  package mutating func begin(_ scenario: Scenario) {
    let device = scenario.device
    let possible = Coverage.Items.possible(on: device)
    ways.formUnion(possible.transitions)
    states.formUnion(possible.states)
    seenStates.formUnion(device.apps.map { $0.state })
  }

  /// Something happened.
  package mutating func add(_ entry: Trace.Entry) {
    guard case .state(let from, let to, _) = entry.kind else { return }
    seenStates.insert(to)
    counts[Coverage.Transition(from: from, to: to), default: 0] += 1
  }

  private var listed: [Coverage.Transition] { Coverage.Transition.all.filter(ways.contains) }

  private func coverage(_ phrases: any PicturePhrases) -> String {
    phrases.coverage(
      states: seenStates.count, of: states.count, transitions: listed.count { counts[$0] != nil },
      of: listed.count)
  }

  /// The diagram in words: what a screen reader says.
  package func description(_ phrases: any PicturePhrases) -> String {
    let unseen = listed.filter { counts[$0] == nil }
    let names = unseen.map { "\($0.from.rawValue) > \($0.to.rawValue)" }
    return coverage(phrases) + (names.isEmpty ? "" : " " + phrases.unseen(names))
  }

  // MARK: SVG

  private static let size = (width: 640, height: 560)

  /// The box of a state: its middle and its size.
  private static func box(_ state: EmulatedApp.State) -> (x: Int, y: Int, width: Int, height: Int) {
    switch state {
    case .notRunning: (120, 80, 400, 56)
    case .inactive: (120, 208, 170, 56)
    case .active: (350, 208, 170, 56)
    case .background: (120, 336, 400, 56)
    case .suspended: (120, 464, 400, 56)
    }
  }

  /// The line of a way, and where its count stands.
  private static func path(
    _ way: Coverage.Transition
  ) -> (points: [(x: Int, y: Int)], label: (x: Int, y: Int)) {
    let from = box(way.from)
    let to = box(way.to)
    switch (way.from, way.to) {
    case (.inactive, .active): return ([(290, 226), (350, 226)], (320, 220))
    case (.active, .inactive): return ([(350, 246), (290, 246)], (320, 262))
    case (.notRunning, .background):
      return ([(120, 118), (72, 118), (72, 364), (120, 364)], (66, 240))
    case (.active, .notRunning): return ([(435, 208), (435, 136)], (441, 176))
    case (.background, .notRunning):
      return ([(520, 364), (556, 364), (556, 122), (520, 122)], (562, 290))
    case (.suspended, .notRunning):
      return ([(520, 492), (592, 492), (592, 94), (520, 94)], (598, 420))
    case (.notRunning, _), (.inactive, .background), (.background, .suspended):
      return (
        [(160, from.y + from.height), (160, to.y)], (154, (from.y + from.height + to.y) / 2 + 4)
      )
    case (.inactive, _), (.active, _), (.background, _), (.suspended, _):
      return ([(230, from.y), (230, to.y + to.height)], (236, (from.y + to.y + to.height) / 2 + 4))
    }
  }

  /// The diagram as SVG.
  package func svg(title: String, phrases: Phrases) -> String {
    var svg = SVG()
    svg.text(title, 24, 32, .heading)
    svg.text(coverage(phrases.picture), 24, 54, .quiet)
    for way in listed {
      let (points, label) = Self.path(way)
      let count = counts[way] ?? 0
      svg.line(points, count > 0 ? .seen : .unseen, hasHead: true)
      let isLeft = points[0].x == 160 || points.contains { $0.x == 72 }
      svg.text(
        "\(count)×", label.x, label.y, .count,
        points[0].y == points[points.count - 1].y ? .middle : isLeft ? .end : .start)
    }
    for state in EmulatedApp.State.allCases where states.contains(state) {
      let box = Self.box(state)
      let isSeen = seenStates.contains(state)
      svg.rect(
        box.x, box.y, box.width, box.height,
        isSeen ? (state == .notRunning ? .box : SVG.Look(state)) : .unseen, radius: 6,
        id: SVG.Look(state).rawValue)
      svg.text(phrases.state(state), box.x + box.width / 2, box.y + 26, .bold, .middle)
      svg.text(
        isSeen ? phrases.picture.seen : phrases.picture.notSeen, box.x + box.width / 2, box.y + 44,
        .label, .middle)
    }
    return svg.document(
      width: Self.size.width, height: Self.size.height, title: title,
      description: description(phrases.picture))
  }

  // MARK: DOT

  /// The diagram for Graphviz.
  /// - SeeAlso: https://graphviz.org/doc/info/lang.html
  package func dot(title: String, phrases: Phrases) -> String {
    var lines = [
      "digraph lifecycle {", "  label=\(Self.quoted(title)); labelloc=t;",
      "  node [shape=box, style=\"rounded\", fontname=\"sans-serif\"];",
      "  edge [fontname=\"sans-serif\"];",
    ]
    for state in EmulatedApp.State.allCases where states.contains(state) {
      let style = seenStates.contains(state) ? "rounded,bold" : "rounded,dashed"
      lines.append(
        "  \(Self.quoted(state.rawValue)) [label=\(Self.quoted(phrases.state(state))), style=\"\(style)\"];"
      )
    }
    for way in listed {
      let count = counts[way] ?? 0
      let style = count > 0 ? "penwidth=2" : "style=dashed, color=gray50, fontcolor=gray30"
      lines.append(
        "  \(Self.quoted(way.from.rawValue)) -> \(Self.quoted(way.to.rawValue)) "
          + "[label=\"\(count)×\", \(style)];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"", "\\": quoted += "\\" + String(character)
      // Graphviz reads entities.
      case "&": quoted += "&amp;"
      case "\u{0}"..<" ": quoted += " "
      case _: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}
