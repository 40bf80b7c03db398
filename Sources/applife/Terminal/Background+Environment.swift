// SPDX-License-Identifier: Apache-2.0
import CNcurses
import LifecycleText

extension Palette.Background {
  /// The background that the variable COLORFGBG names.
  static var ofEnvironment: Self {
    getenv("COLORFGBG").map { Self(colorFGBG: String(cString: $0)) } ?? .unknown
  }

  /// Reads the value of COLORFGBG, which some terminals set: the numbers of their foreground and of
  /// their background among sixteen colors.
  init(colorFGBG value: String) {
    let parts = value.split(separator: ";")
    switch parts.count < 2 ? nil : parts.last.flatMap({ Int($0) }) {
    case 0...6, 8: self = .dark
    case 7, 9...15: self = .light
    case _: self = .unknown
    }
  }
}
