// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// A `project.pbxproj`: its targets, the files that belong to each, and their build settings.
package struct ProjectFile: Hashable, Sendable {
  /// A target, as far as it says what an app is made of.
  package struct Target: Hashable, Sendable {
    package let name: String
    package let settings: BuildSettings
    /// True if it makes a library, whose code other targets have in them.
    let isLibrary: Bool
    /// True if it makes an app for phones.
    package let isApp: Bool
    /// True if it says that it is for phones.
    var saysPhone: Bool {
      settings.value("SUPPORTED_PLATFORMS")?.contains("iphone") ?? false
        || settings.value("SDKROOT") == "iphoneos"
        || settings.value("TARGETED_DEVICE_FAMILY")?.contains("1") ?? false
    }
    /// The files that it names, from the top of what is judged.
    package let files: Set<String>
    /// The folders whose files all belong to it, and the files of each that don't.
    let folders: [Folder]

    struct Folder: Hashable, Sendable {
      let path: String
      let exceptions: Set<String>
    }

    /// Returns true if a file is built or copied for the target.
    package func contains(_ path: String) -> Bool {
      files.contains(path)
        || folders.contains { FilePath.lies(path, in: $0.path) && !$0.exceptions.contains(path) }
    }
  }

  package let path: String
  /// The name of the project, as that of its folder says.
  let name: String
  package let targets: [Target]

  /// - Parameters:
  ///   - list: what the file says.
  ///   - path: its name, `App.xcodeproj/project.pbxproj` below the top.
  ///   - read: returns the bytes of another file of the project, such as an `.xcconfig`.
  package init(_ list: PropertyList, path: String, read: (String) -> [UInt8]?) {
    self.path = path
    let bundle = FilePath.folder(of: path)
    name = String(FilePath.last(bundle).dropLast(".xcodeproj".count))
    targets = withoutActuallyEscaping(read) { read in
      ProjectReader(list, path: path, read: read).targets(list)
    }
  }
}

/// Reads the objects of a project, which name each other.
private struct ProjectReader {
  private typealias Target = ProjectFile.Target
  private let path: String
  private let objects: [String: PropertyList]
  /// The folder that the project lies in.
  private let folder: String
  private let read: (String) -> [UInt8]?

  init(_ list: PropertyList, path: String, read: @escaping (String) -> [UInt8]?) {
    self.path = path
    self.read = read
    folder = FilePath.folder(of: FilePath.folder(of: path))
    var objects: [String: PropertyList] = [:]
    for entry in list["objects"]?.entries ?? [] { objects[entry.key] = entry.value }
    self.objects = objects
  }

  func targets(_ list: PropertyList) -> [ProjectFile.Target] {
    guard let root = list["rootObject"]?.text.flatMap({ objects[$0] }) else { return [] }
    let base = root["projectDirPath"]?.text ?? ""
    let top = FilePath.normalized(FilePath.joined(folder, base)) ?? folder
    var paths: [String: String] = [:]
    if let group = root["mainGroup"]?.text { locate(group, in: top, depth: 0, &paths) }
    let shared = configuration(root["buildConfigurationList"]?.text)
    return (root["targets"]?.texts ?? []).compactMap { id in
      objects[id].map { target(id, $0, shared, paths) }
    }
  }

  // MARK: Files

  /// Finds where the files of a group are. A group that contains itself ends at the depth.
  private func locate(_ id: String, in folder: String, depth: Int, _ paths: inout [String: String])
  {
    guard depth < 64, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.text ?? ""
    let place: String? =
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>": FilePath.normalized(FilePath.joined(folder, own))
      case "SOURCE_ROOT": FilePath.normalized(FilePath.joined(self.folder, own))
      case _: nil
      }
    guard let place else { return }
    paths[id] = place
    for child in object["children"]?.texts ?? [] {
      locate(child, in: place, depth: depth + 1, &paths)
    }
  }

  private func target(
    _ id: String, _ target: PropertyList, _ shared: PropertyList?, _ paths: [String: String]
  ) -> Target {
    let name = target["name"]?.text ?? ""
    var settings = BuildSettings(target: name, folder: folder)
    for configuration in [shared, configuration(target["buildConfigurationList"]?.text)] {
      guard let configuration else { continue }
      if let base = configuration["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) {
        addConfiguration(base, to: &settings, depth: 0)
      }
      // In a folder that Xcode synchronizes, a file has no reference of its own.
      if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
        let folder = paths[anchor],
        let name = configuration["baseConfigurationReferenceRelativePath"]?.text,
        let file = FilePath.normalized(FilePath.joined(folder, name))
      {
        addConfiguration(file, to: &settings, depth: 0)
      }
      for entry in configuration["buildSettings"]?.entries ?? [] {
        let text = entry.value.text ?? entry.value.texts.joined(separator: " ")
        settings.add(entry.key, text, SourcePlace(file: path, line: entry.line))
      }
    }
    var files: Set<String> = []
    for phase in target["buildPhases"]?.texts ?? [] {
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text else { continue }
        add(reference, paths, depth: 0, to: &files)
      }
    }
    var folders: [Target.Folder] = []
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (group, place) in paths
    where objects[group]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      var exceptions: Set<String> = []
      for set in objects[group]?["exceptions"]?.texts ?? []
      where objects[set]?["target"]?.text == id {
        for name in objects[set]?["membershipExceptions"]?.texts ?? [] {
          exceptions.insert(FilePath.joined(place, name))
        }
      }
      if own.contains(group) {
        folders.append(.init(path: place, exceptions: exceptions))
      } else {
        // The exceptions of a folder that is another target's belong to this one.
        files.formUnion(exceptions)
      }
    }
    return Target(
      name: name, settings: settings,
      isLibrary: ["framework", "library"].contains {
        target["productType"]?.text?.contains($0) ?? false
      },
      isApp: Self.isApp(target, settings), files: files,
      folders: folders.sorted { $0.path < $1.path })
  }

  /// A group of languages or of versions stands for its files.
  private func add(
    _ id: String, _ paths: [String: String], depth: Int, to files: inout Set<String>
  ) {
    guard depth < 4 else { return }
    if let path = paths[id] { files.insert(path) }
    for child in objects[id]?["children"]?.texts ?? [] {
      add(child, paths, depth: depth + 1, to: &files)
    }
  }

  private static func isApp(_ target: PropertyList, _ settings: BuildSettings) -> Bool {
    guard target["productType"]?.text == "com.apple.product-type.application" else { return false }
    let platforms = settings.value("SUPPORTED_PLATFORMS") ?? ""
    if platforms.contains("iphone") { return true }
    switch settings.value("SDKROOT") ?? "iphoneos" {
    case "macosx", "appletvos", "watchos", "xros": return false
    case "auto": return platforms.isEmpty || platforms.contains("$(")
    case _: return true
    }
  }

  // MARK: Settings

  /// The configuration that is released; if there is none of that name, the one that is used by default.
  private func configuration(_ list: String?) -> PropertyList? {
    guard let list = list.flatMap({ objects[$0] }) else { return nil }
    let all = (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    let name = list["defaultConfigurationName"]?.text
    return all.first { $0["name"]?.text == "Release" } ?? all.first { $0["name"]?.text == name }
      ?? all.first
  }

  /// The settings of an `.xcconfig`, and of those that it includes.
  private func addConfiguration(_ file: String, to settings: inout BuildSettings, depth: Int) {
    guard depth < 8, let bytes = read(file) else { return }
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.count > 4096 { continue }
      var text = Substring(String(decoding: line, as: UTF8.self))
      if let comment = text.firstRange(of: "//") { text = text[..<comment.lowerBound] }
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"")
        if parts.count >= 2,
          let other = FilePath.normalized(
            FilePath.joined(FilePath.folder(of: file), String(parts[1])))
        {
          addConfiguration(other, to: &settings, depth: depth + 1)
        }
      } else if let sign = text.firstIndex(of: "=") {
        let key = text[..<sign].trimmed
        if !key.isEmpty {
          settings.add(
            key, text[text.index(after: sign)...].trimmed, SourcePlace(file: file, line: number))
        }
      }
    }
  }
}

extension Substring {
  /// The text without blanks at its ends.
  var trimmed: String {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
