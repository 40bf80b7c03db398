// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

/// The storyboards and XIBs of an app: they are read when the app runs. Here it is found which classes they name.
struct InterfaceFiles {
  /// The classes.
  let classes: Set<String>
  /// True if there are any files.
  let areThere: Bool

  /// - Parameter paths: the files of an app's folder.
  init(_ paths: [String]) {
    var classes: Set<String> = []
    var areThere = false
    for path in paths where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      guard let text = try? Files.read(path) else { continue }
      areThere = true
      for part in String(decoding: text, as: UTF8.self).split(separator: "customClass=\"")
        .dropFirst()
      {
        let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if !name.isEmpty { classes.insert(name) }
      }
    }
    self.classes = classes
    self.areThere = areThere
  }

  /// The code that begins reading; empty if there is nothing to read.
  var start: (imports: String, code: String) {
    areThere
      ? ("@_spi(Hosting) import InterfaceBuilder", "InterfaceBuilder.begin()") : ("", "")
  }
}
