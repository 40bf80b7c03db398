// SPDX-License-Identifier: Apache-2.0

/// The terminals that have links. There is no way to ask one: this lists those that tell their names.
///
/// - SeeAlso: https://github.com/Alhadis/OSC8-Adoption
package enum TerminalLinks {
  /// The beginnings of the names of their types.
  private static let types = [
    "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "tmux", "wezterm", "xterm-ghostty",
    "xterm-kitty",
  ]
  /// Variables that only terminals with links set.
  private static let variables = ["KONSOLE_VERSION", "WT_SESSION", "KITTY_WINDOW_ID", "DOMTERM"]
  private static let programs = [
    "iTerm.app", "WezTerm", "vscode", "ghostty", "Tabby", "Hyper", "rio",
  ]

  package static var areKnown: Bool {
    guard let type = value("TERM"), type != "dumb" else { return false }
    if types.contains(where: type.hasPrefix) || variables.contains(where: { value($0) != nil }) {
      return true
    }
    // VTE has them from 0.50 on; before that they did harm.
    if let version = value("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
    return value("TERM_PROGRAM").map(programs.contains) ?? false
  }

  /// The value of a variable; nil for an empty one.
  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
