// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The state diagram in two sizes, as wide as the words of a language need it.
package struct DiagramFigures: Hashable, Sendable {
  /// The figure with a word in each box.
  let compact: DiagramGeometry
  /// The figure with a line on each state's meaning.
  let roomy: DiagramGeometry
  /// The columns of the widest name of a state with its sign, as the list has it where no figure fits.
  let name: Int

  /// The figures for words that are no longer than the English ones.
  package static let standard = DiagramFigures(
    compact: DiagramGeometry(width: 29, gap: 1, lines: 1),
    roomy: DiagramGeometry(width: 44, gap: 2, lines: 2), name: 13)

  private init(compact: DiagramGeometry, roomy: DiagramGeometry, name: Int) {
    self.compact = compact
    self.roomy = roomy
    self.name = name
  }

  /// The columns of the list: with air beside it where there is room, and never too few for a name.
  func list(in width: Int) -> Int { width >= 56 ? max(18, name + 4) : max(16, name + 1) }

  /// The figures for the words of a language.
  package static func of(_ language: Language) -> DiagramFigures {
    language == .english ? standard : DiagramFigures(language.phrases)
  }

  init(_ phrases: Phrases) {
    // A sign and a blank stand before a name.
    func name(_ state: EmulatedApp.State) -> Int { TextWidth.of(phrases.state(state)) + 2 }
    func both(_ state: EmulatedApp.State) -> Int {
      max(name(state), TextWidth.of(phrases.stateMeaning(state)))
    }
    self.name = EmulatedApp.State.allCases.map(name).max() ?? 0
    compact = Self.figure(of: name, like: Self.standard.compact, gap: 1, lines: 1, atMost: 41)
    roomy = Self.figure(of: both, like: Self.standard.roomy, gap: 2, lines: 2, atMost: 56)
  }

  /// - Parameters:
  ///   - columns: The columns that the words in a box take.
  ///   - least: The figure that is as small as it may be.
  ///   - most: The most columns of the whole figure. What is longer is cut.
  private static func figure(
    of columns: (EmulatedApp.State) -> Int, like least: DiagramGeometry, gap: Int, lines: Int,
    atMost most: Int
  ) -> DiagramGeometry {
    let between = gap == 1 ? 3 : 5
    var inactive = max(least.inactive.width, columns(.inactive) + 2)
    let active = max(least.active.width, columns(.active) + 2)
    let others = [EmulatedApp.State.notRunning, .background, .suspended].map(columns).max() ?? 0
    let width = min(most, max(least.size.width, 4 + inactive + between + active, others + 6))
    // If the other boxes need a wider figure, the box on the left gets its columns.
    inactive = max(least.inactive.width, width - 4 - between - active)
    return DiagramGeometry(width: width, gap: gap, lines: lines, inactive: inactive)
  }
}
