// SPDX-License-Identifier: Apache-2.0
import CNcurses
import Languages
import LifecycleText
import OperatingSystem

/// The kind of terminal that TERM names.
enum TerminalType {
  /// The names of terminals that understand what xterm does, or the beginnings of the names. Debian
  /// keeps their own entries in ncurses-term, which many machines do not have.
  private static let relatives = [
    "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole", "mintty",
    "rio",
    "st-", "vte", "wezterm", "xterm-",
  ]
  static let substitute = "xterm-256color"

  /// The folder of the program's own descriptions of the commonest terminals, for machines without terminfo.
  private static let own = ShippedFile.scheme + "Terminfo/"

  /// Takes the program's own description of a terminal that terminfo does not know, and xterm's for a
  /// relative of xterm, and then says so. Call before the screen is opened, while no other thread runs.
  static func substituteWhereUnknown() {
    guard let name = getenv("TERM").map({ String(cString: $0) }), !name.isEmpty, !cn_knows(name),
      !describe(name), relatives.contains(where: name.hasPrefix),
      cn_knows(substitute) || describe(substitute)
    else { return }
    StandardError.write(.substitutedTerminal(name, substitute: substitute))
    setenv("TERM", substitute, 1)
  }

  /// Sets TERMINFO, which may hold a description instead of naming a folder; false if the program has
  /// none of that terminal. Other programs that this one starts can use it too.
  /// - SeeAlso: https://invisible-island.net/ncurses/man/terminfo.5.html#h3-Fetching-Compiled-Descriptions
  private static func describe(_ name: String) -> Bool {
    guard !name.contains("/"), let text = ShippedFile.bytes(at: own + name)?.baseAddress
    else { return false }
    return text.withMemoryRebound(to: CChar.self, capacity: 1) { setenv("TERMINFO", $0, 1) == 0 }
  }
}
