// SPDX-License-Identifier: Apache-2.0

/// A color as red, green and blue, from 0 to 1.
package struct RGB: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  package init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes it of a number with eight bits for each.
  package init(_ number: Int32) {
    func part(_ shift: Int32) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(part(16), part(8), part(0))
  }

  /// The luminance: 0 is black, 1 is white.
  /// - SeeAlso: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
  package var luminance: Double {
    // The curve of sRGB, as a polynomial that is right to a thousandth: there is no power function without Foundation.
    func linear(_ value: Double) -> Double {
      value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast with another color, from 1 to 21.
  /// - SeeAlso: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  package func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return one > two ? one / two : two / one
  }
}
