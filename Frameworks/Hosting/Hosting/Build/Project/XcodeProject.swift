// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The facts in an Xcode project about its app, as far as they can be read without Xcode.
struct XcodeProject {
  /// The project's name; nil where there is no project.
  let name: String?
  private let settings: [(key: String, value: String)]

  /// The project in a folder, one folder above, or one below.
  init(at folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let below = names.filter { !$0.contains(".") && $0 != "Pods" }.sorted()
    self.init(in: [folder, folder + "/.."] + below.map { folder + "/" + $0 })
  }

  /// The project in a folder itself.
  init(within folder: String) { self.init(in: [folder]) }

  private init(in folders: [String]) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard let found = names.filter({ $0.hasSuffix(".xcodeproj") }).min(),
        let bytes = try? Files.read(folder + "/" + found + "/project.pbxproj")
      else { continue }
      name = String(found.dropLast(".xcodeproj".count))
      settings = Self.settings(String(decoding: bytes, as: UTF8.self))
      return
    }
    name = nil
    settings = []
  }

  /// The value of a build setting, unless it is made of others: the shortest, because the tests' names are
  /// made of the app's.
  func setting(_ key: String) -> String? {
    settings.filter { $0.key == key && !$0.value.contains("$") }.map(\.value)
      .min { $0.count < $1.count }
  }

  /// The files that targets name as their Info.plist, without those of tests: first those in the folder that has the
  /// project's name, where Xcode puts the app.
  var infoPlists: [String] {
    let all = settings.filter { $0.key == "INFOPLIST_FILE" }.map(\.value).map { value in
      value.replacing("$(SRCROOT)/", with: "").replacing("${SRCROOT}/", with: "")
    }
    let own = all.filter { path in name.map { path.hasPrefix($0 + "/") } ?? false }
    return own + all.filter { !own.contains($0) && !$0.contains("Test") }
  }

  /// The keys of the Info.plist that are build settings.
  var infoKeys: [(key: String, value: String)] {
    var found: [String: String] = [:]
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") && !value.contains("$") {
      // Those of one system alone, and those that stand for more than a value, are not the app's keys.
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if !name.contains("["), !name.contains("_Generation") { found[name] = value }
    }
    return found.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
  }

  /// The packages that lie beside the project: the paths of references to them.
  var packagePaths: [String] {
    settings.filter { $0.key == "relativePath" }.map(\.value)
  }

  /// Returns true if the project asks for a language mode of Swift.
  func asks(forSwift version: Int) -> Bool {
    settings.contains { $0.key == "SWIFT_VERSION" && $0.value.hasPrefix("\(version)") }
  }

  private static func settings(_ text: String) -> [(key: String, value: String)] {
    text.split(separator: "\n").compactMap { line in
      guard let sign = line.firstRange(of: " = "), line.hasSuffix(";") else { return nil }
      func bare(_ text: Substring) -> String {
        func isMark(_ letter: Character) -> Bool {
          letter == " " || letter == "\t" || letter == "\""
        }
        let end = text.lastIndex { !isMark($0) } ?? text.startIndex
        return text.isEmpty ? "" : String(text[...end].drop(while: isMark))
      }
      return (bare(line[..<sign.lowerBound]), bare(line[sign.upperBound...].dropLast()))
    }
  }
}
