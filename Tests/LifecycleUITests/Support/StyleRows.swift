// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

extension Canvas {
  /// The screen as a golden holds it: its lines, and below them a row of styles for each.
  func golden(at location: SourceLocation = #_sourceLocation) -> [String] {
    lines + [Self.styleHeading] + styleRows(at: location)
  }

  static let styleHeading =
    "--- styles: . plain, - dim, e a i b s color, capital bold, # reverse, @ or digit bold reverse"

  /// A character for the style of each cell; blanks that show nothing are left blank.
  func styleRows(at location: SourceLocation = #_sourceLocation) -> [String] {
    rows.map { row in
      var text = ""
      for cell in row {
        if cell.isInvisible {
          text.append(" ")
        } else if let character = Self.character(for: cell.style) {
          text.append(character)
        } else {
          Issue.record("no character stands for \(cell.style)", sourceLocation: location)
        }
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  private static func character(for style: Style) -> Character? {
    let index = Int(style.color.rawValue)
    let letters: [Character] = ["p", "e", "a", "i", "b", "s", "q"]
    switch style.attributes {
    case []: return style.color == .standard ? "." : letters[index]
    case .bold: return Character(letters[index].uppercased())
    case .dim where style.color == .standard: return "-"
    case .reverse where style.color == .standard: return "#"
    case [.reverse, .bold]: return style.color == .standard ? "@" : Character("\(index)")
    case .underline where style.color == .standard: return "_"
    case [.reverse, .bold, .underline] where style.color == .standard: return "&"
    case _: return nil
    }
  }
}

extension ScreenText {
  /// The text that a terminal with its own colors, or without any, is sent for a screen: lines for a golden.
  static func golden(_ canvas: Canvas, hasColors: Bool) -> [String] {
    var screen = ScreenText(theme: .auto, hasColors: hasColors)
    let text = screen.text(showing: canvas).replacing("\u{1B}", with: "␛")
    return text.split(separator: "␛[0m␛[", omittingEmptySubsequences: false).map(String.init)
  }
}
