// SPDX-License-Identifier: Apache-2.0
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of an app's home folder at a moment: its files, and the keys of its user defaults.
/// Caches and temporary files are not the user's data.
struct HomeSnapshot {
  /// The state of each item, as a text that changes with it.
  private var items: [SavedItem: String] = [:]

  init(_ home: HostHome) {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: home.path)) ?? []
    for name in names where !Self.isPassing(name) {
      let path = home.path + "/" + name
      var status = stat()
      guard FileName.with(path, { lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG
      else { continue }
      if name.hasSuffix(".plist"), let defaults = Self.defaults(path) {
        for (key, value) in defaults { items[.userDefault(key)] = value.text }
      } else {
        // A file that is written anew with the same contents counts as written.
        let moment = "\(Platform.changed(status)).\(Platform.changedNanoseconds(status))"
        items[.file(name)] = "\(status.st_ino) \(status.st_size) \(moment)"
      }
    }
  }

  /// Returns what was made or changed since an earlier moment.
  func written(since former: HomeSnapshot) -> [SavedItem] {
    items.filter { former.items[$0.key] != $0.value }.map(\.key).sorted()
  }

  private static func isPassing(_ name: String) -> Bool {
    name.hasPrefix("Library/Caches/") || name.hasPrefix("tmp/")
  }

  private static func defaults(_ path: String) -> [String: PropertyListValue]? {
    guard let bytes = try? Files.read(path) else { return nil }
    return try? PropertyListDecoder().decode([String: PropertyListValue].self, from: Data(bytes))
  }
}

/// A value of a property list, as far as it takes to see that it has changed.
private struct PropertyListValue: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    if let list = try? [PropertyListValue](from: decoder) {
      text = "[" + list.map(\.text).joined(separator: ",") + "]"
    } else if let keys = try? [String: PropertyListValue](from: decoder) {
      let members = keys.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.text)" }
      text = "{" + members.joined(separator: ",") + "}"
    } else {
      let value = try decoder.singleValueContainer()
      if let data = try? value.decode(Data.self) {
        text = data.base64EncodedString()
      } else if let date = try? value.decode(Date.self) {
        text = "\(date.timeIntervalSinceReferenceDate)"
      } else if let string = try? value.decode(String.self) {
        text = string
      } else if let flag = try? value.decode(Bool.self) {
        text = "\(flag)"
      } else {
        text = "\(try value.decode(Double.self))"
      }
    }
  }
}
