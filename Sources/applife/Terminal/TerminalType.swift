// SPDX-License-Identifier: Apache-2.0
import CNcurses
import LifecycleText

/// The kind of terminal that TERM names.
enum TerminalType {
  /// What terminals are called that understand what xterm does, or how their names begin. Debian
  /// keeps their own entries in ncurses-term, which many machines do not have.
  private static let relatives = [
    "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole", "mintty",
    "rio",
    "st-", "vte", "wezterm", "xterm-",
  ]
  static let substitute = "xterm-256color"

  /// Takes xterm's entry for a relative of xterm that has none here, and says so. Call before the
  /// screen is opened, while no other thread runs.
  static func substituteWhereUnknown() {
    guard let name = getenv("TERM").map({ String(cString: $0) }),
      relatives.contains(where: name.hasPrefix), !cn_knows(name), cn_knows(substitute)
    else { return }
    StandardError.write(.substitutedTerminal(name, substitute: substitute))
    setenv("TERM", substitute, 1)
  }
}
