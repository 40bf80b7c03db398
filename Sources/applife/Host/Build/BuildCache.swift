// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where what has been built is kept.
enum BuildCache {
  /// `$XDG_CACHE_HOME/applife`, or `~/.cache/applife`.
  /// - SeeAlso: https://specifications.freedesktop.org/basedir-spec/latest/
  static func folder() throws(Failure) -> String {
    let folder: String
    if let cache = getenv("XDG_CACHE_HOME"), cache.pointee == CChar(UInt8(ascii: "/")) {
      folder = String(cString: cache) + "/applife"
    } else if let home = getenv("HOME"), home.pointee != 0 {
      folder = String(cString: home) + "/.cache/applife"
    } else {
      throw Failure("applife: no folder to build in: HOME and XDG_CACHE_HOME are not set")
    }
    try make(folder)
    return folder
  }

  /// Makes a folder and those above it.
  static func make(_ folder: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(folder): can't create the folder")
    }
  }
}
