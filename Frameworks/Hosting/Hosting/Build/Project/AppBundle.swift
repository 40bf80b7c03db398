// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleText
import OperatingSystem
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of an app's bundle beside its program: an `Info.plist`, and the resources that lie with
/// the sources. They are links: a resource that is edited needs no build.
struct AppBundle {
  /// The Info.plist, with the keys that Xcode adds and its variables replaced.
  let infoPlist: String
  /// The name of each resource in the bundle, and the file it is.
  let resources: [(name: String, file: String)]
  /// The files made of the string and asset catalogs: the name of each in the bundle, and its text.
  let strings: [(name: String, text: String)]

  /// - Parameters:
  ///   - folder: the folder of the sources; it ends with a slash.
  ///   - names: the files below it that may be resources.
  ///   - written: the Info.plist that lies with the sources; nil for none.
  init(
    appName: String, folder: String, names: [String], infoPlist written: String?,
    _ project: XcodeProject, assets: AssetCatalogs
  ) {
    infoPlist = Self.infoPlist(written, appName, project)
    let root = folder.hasPrefix("/") ? folder : PreparedApp.currentFolder + "/" + folder
    var found: [String: String] = [:]
    for name in names.sorted()
    where Self.isResource(name) && !ScenarioLibrary.isFolder(root + name) {
      // The linker puts the program where a folder of the app's name would be.
      for place in Self.places(of: name)
      where found[place] == nil && place.split(separator: "/").first != appName[...] {
        found[place] = root + name
      }
    }
    resources = found.sorted { $0.key < $1.key }.map { (name: $0.key, file: $0.value) }
    strings =
      names.filter { $0.hasSuffix(".xcstrings") }.flatMap { StringCatalog(root + $0).files }
      .filter { found[$0.name] == nil } + (assets.file.map { [$0] } ?? [])
  }

  /// A text that changes when the bundle does.
  var identity: String {
    infoPlist + resources.map { "\n\($0.name)\t\($0.file)" }.joined()
      + strings.map { "\n\($0.name)\t\($0.text)" }.joined()
  }

  /// Puts everything into the folder of the bundle.
  func write(to folder: String) throws(Failure) {
    do {
      try Data(infoPlist.utf8).write(to: URL(filePath: folder + "/Info.plist"))
      for resource in resources {
        let path = folder + "/" + resource.name
        try FileManager.default.createDirectory(
          atPath: FileName.folder(of: path), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: path, withDestinationPath: resource.file)
      }
      for file in strings {
        let path = folder + "/" + file.name
        try FileManager.default.createDirectory(
          atPath: FileName.folder(of: path), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: URL(filePath: path))
      }
    } catch {
      throw Failure(.cannotWriteBundle, of: folder)
    }
  }

  // MARK: Resources

  /// The kinds of files that Xcode compiles or uses for the build. They are no resources.
  private static let built: Set = [
    "swift", "m", "mm", "c", "cc", "cpp", "h", "hpp", "pch", "metal", "xcstrings", "md",
    "entitlements", "xcconfig", "pbxproj", "xcscheme", "xcworkspacedata", "resolved", "lock", "sh",
    "modulemap", "xcuserstate", "o", "a", "gitkeep", "xccurrentversion",
  ]
  private static let builtFolders = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".xcdatamodeld", ".docc",
  ]

  private static func isResource(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard let last = parts.last, last != "Info.plist", let dot = last.lastIndex(of: "."),
      !built.contains(last[last.index(after: dot)...].lowercased())
    else { return false }
    return !parts.contains { part in builtFolders.contains { part.hasSuffix($0) } }
  }

  /// Xcode puts a group's files beside each other, and keeps the folders of languages, of bundles and those
  /// that are added as folders.
  private static func places(of name: String) -> [String] {
    let parts = name.split(separator: "/")
    if let kept = parts.firstIndex(where: { $0.hasSuffix(".lproj") || $0.hasSuffix(".bundle") }) {
      return [parts[kept...].joined(separator: "/")]
    }
    return (1...min(3, parts.count)).map { parts.suffix($0).joined(separator: "/") }
  }

  // MARK: Info.plist

  private static func infoPlist(
    _ written: String?, _ appName: String, _ project: XcodeProject
  ) -> String {
    let identifier = project.setting("PRODUCT_BUNDLE_IDENTIFIER") ?? "com.example.\(appName)"
    let version = project.setting("MARKETING_VERSION") ?? "1.0"
    let build = project.setting("CURRENT_PROJECT_VERSION") ?? "1"
    let values: KeyValuePairs = [
      "PRODUCT_BUNDLE_IDENTIFIER": identifier, "MARKETING_VERSION": version,
      "CURRENT_PROJECT_VERSION": build, "PRODUCT_NAME": appName, "EXECUTABLE_NAME": appName,
      "TARGET_NAME": appName, "PRODUCT_MODULE_NAME": appName, "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
    var text = written ?? empty
    for (name, value) in values {
      for form in ["$(\(name))", "${\(name)}", "$(\(name):c99extidentifier)"] {
        text = text.replacing(form, with: escaped(value))
      }
    }
    let keys: KeyValuePairs = [
      "CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": appName,
      "CFBundleExecutable": appName, "CFBundleIdentifier": identifier,
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": appName,
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": version,
      "CFBundleVersion": build,
    ]
    var added: [(key: String, value: String)] = keys.map { ($0, "<string>\(escaped($1))</string>") }
    added.append(("LSRequiresIPhoneOS", "<true/>"))
    for (key, value) in project.infoKeys {
      let element =
        value == "YES"
        ? "<true/>" : value == "NO" ? "<false/>" : "<string>\(escaped(value))</string>"
      added.removeAll { $0.key == key }
      added.append((key, element))
    }
    guard let end = text.ranges(of: "</dict>").last else { return text }
    let missing = added.filter { !text.contains("<key>\($0.key)</key>") }
    let lines = missing.map { "<key>\($0.key)</key>\($0.value)\n" }.joined()
    text.insert(contentsOf: lines, at: end.lowerBound)
    return text
  }

  private static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    </dict></plist>

    """

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
