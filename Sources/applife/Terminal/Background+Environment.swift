// SPDX-License-Identifier: Apache-2.0
import CNcurses
import LifecycleText

extension ColorPalette.Background {
  /// The background that the variable COLORFGBG names.
  static var ofEnvironment: Self {
    getenv("COLORFGBG").map { Self(colorFGBG: String(cString: $0)) } ?? .unknown
  }

  /// Reads the value of COLORFGBG, which some terminals set: the numbers of their foreground and of
  /// their background among sixteen colors.
  init(colorFGBG value: String) {
    let parts = value.split(separator: ";")
    guard parts.count >= 2, let last = parts.last, let number = Int(last) else {
      self = .unknown
      return
    }
    switch number {
    case 0...6, 8: self = .dark
    case 7, 9...15: self = .light
    case _: self = .unknown
    }
  }
}
