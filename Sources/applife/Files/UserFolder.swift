// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText

/// A folder for the user's own files: `applife` in one of the XDG base directories, which must be
/// absolute paths.
/// - SeeAlso: https://specifications.freedesktop.org/basedir-spec/latest/
enum UserFolder: String {
  /// Settings that the user has chosen.
  case config = "XDG_CONFIG_HOME"
  /// State that the program remembers.
  case state = "XDG_STATE_HOME"
  /// Files that can be made again.
  case cache = "XDG_CACHE_HOME"

  /// The path of the folder, which may not be there yet.
  func path() throws(Failure) -> String {
    guard let found else { throw Failure(FileProblem.noFolder(rawValue).text) }
    return found
  }

  /// The same; nil if the environment names no folder.
  var found: String? {
    if let own = Self.variable(rawValue) { return own + "/applife" }
    return Self.variable("HOME").map { $0 + standard + "/applife" }
  }

  /// The folder's place below the home directory if the environment names none.
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
