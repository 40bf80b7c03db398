// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText

/// The folders of the user's own files: `applife` in one of the XDG base directories, which
/// take no relative path.
/// - SeeAlso: https://specifications.freedesktop.org/basedir-spec/latest/
package enum UserFolder: String {
  /// The user's choices.
  case config = "XDG_CONFIG_HOME"
  /// Things that the program remembers.
  case state = "XDG_STATE_HOME"
  /// Things that can be made again.
  case cache = "XDG_CACHE_HOME"

  /// The path of the folder, which may not be there yet.
  package func path() throws(Failure) -> String {
    guard let found else { throw Failure(FileProblem.noFolder(rawValue).text) }
    return found
  }

  /// The folder; nil if the environment names none.
  package var found: String? {
    if let own = Self.variable(rawValue) { return own + "/applife" }
    return Self.variable("HOME").map { $0 + standard + "/applife" }
  }

  /// The path below the home directory, if the environment does not say.
  private var standard: String {
    switch self {
    case .config: "/.config"
    case .state: "/.local/state"
    case .cache: "/.cache"
    }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee == CChar(UInt8(ascii: "/")) else { return nil }
    return FileName.text(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }
}
