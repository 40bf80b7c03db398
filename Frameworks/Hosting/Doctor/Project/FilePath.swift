// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// Names of files below the folder that is judged, as texts with slashes between their parts.
enum FilePath {
  /// A name without `.` and `..`; nil if it leads out of the folder.
  static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      case _: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// A folder and a name in it.
  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
  }

  /// The folder of a file; empty at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func last(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// True if a file lies in a folder or below it.
  static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder + "/")
  }
}
