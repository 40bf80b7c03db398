// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// Where the program keeps what it remembers: `applife` in the user's state folder.
enum StateFolder {
  /// The path of a file or a folder there: the XDG base directories take no relative path.
  static func path(_ name: String) throws(Failure) -> String {
    if let own = variable("XDG_STATE_HOME") { return own + "/applife/" + name }
    guard let home = variable("HOME") else {
      throw Failure("neither XDG_STATE_HOME nor HOME names a folder")
    }
    return home + "/.local/state/applife/" + name
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee == CChar(UInt8(ascii: "/")) else { return nil }
    return FileName.text(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// Makes a folder and those above it, for the user alone.
  static func make(_ path: String) throws(Failure) {
    if ScenarioLibrary.isFolder(path) { return }
    let parent = FileName.folder(of: path)
    if parent != path { try make(parent) }
    if FileName.with(path, { mkdir($0, 0o700) }) != 0, errno != EEXIST {
      throw Failure("\(path): \(Files.reason())")
    }
  }
}
