// SPDX-License-Identifier: Apache-2.0
import Doctor
import LifecycleAnalysis
import LifecycleText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The part of an app's folder that its project builds the app from. The Xcode project lies in the folder, below it,
/// or one folder above. Without one, a manifest beside the sources may say it.
struct Members {
  private enum Source {
    case project(TargetMembership)
    case manifest(ManifestTargets)
  }
  private let source: Source
  /// The app's folder as the project sees it; empty, or with a slash at its end.
  private let prefix: String

  /// Reads the project; nil if there is none, or if it has no source of the folder.
  init?(of folder: String) {
    for place in Self.places(folder) {
      guard let tree = try? ProjectFolder(place.path).tree,
        let membership = TargetMembership(tree, in: String(place.prefix.dropLast()))
      else { continue }
      source = .project(membership)
      prefix = place.prefix
      return
    }
    guard let manifest = ManifestTargets(in: folder == "/" ? folder : String(folder.dropLast()))
    else { return nil }
    source = .manifest(manifest)
    prefix = ""
  }

  /// The folders in which the project may be, each with the name of the app's folder in it.
  private static func places(_ folder: String) -> [(path: String, prefix: String)] {
    let bare = folder == "/" ? folder : String(folder.dropLast())
    var places = [(path: bare, prefix: "")]
    guard let real = ProjectFolder.real(bare), let last = real.split(separator: "/").last,
      // Other files in a folder without a project are nothing to the app.
      let names = try? FileManager.default.contentsOfDirectory(atPath: FileName.folder(of: real)),
      names.contains(where: { $0.hasSuffix(".xcodeproj") })
    else { return places }
    places.append((path: FileName.folder(of: real), prefix: last + "/"))
    return places
  }

  /// The name of the target.
  var target: String {
    switch source {
    case .project(let membership): membership.target.name
    case .manifest(let manifest): manifest.app.name
    }
  }

  /// The Info.plist that the target names, from the app's folder; nil if it names none there.
  var infoPlist: String? {
    switch source {
    case .project(let membership):
      membership.infoPlist.flatMap {
        $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil
      }
    case .manifest: nil
    }
  }

  /// True if a file is built or copied for the app.
  func isOwn(_ name: String) -> Bool {
    switch source {
    case .project(let membership): membership.target.contains(prefix + name)
    case .manifest(let manifest): manifest.app.contains(name)
    }
  }

  /// True if a file belongs to other targets alone.
  func isOthers(_ name: String) -> Bool {
    switch source {
    case .project(let membership): membership.isOthers(prefix + name)
    case .manifest(let manifest):
      !manifest.app.contains(name) && manifest.others.contains { $0.contains(name) }
    }
  }

  /// True if a source that the project names has been moved since: the project is older than the folder.
  ///
  /// - Parameter names: the files of the folder.
  func isOlder(than names: [String]) -> Bool {
    guard case .project(let membership) = source else { return false }
    let there = Set(names)
    let gone = membership.target.files.filter { file in
      file.hasSuffix(".swift") && file.hasPrefix(prefix)
        && !there.contains(String(file.dropFirst(prefix.count)))
    }
    if gone.isEmpty { return false }
    let lost = Set(gone.compactMap { $0.split(separator: "/").last })
    return names.contains { name in
      name.split(separator: "/").last.map(lost.contains) ?? false && !isOwn(name)
        && !isOthers(name)
    }
  }

  /// The Swift sources of each library of the project, by its name as a module.
  func libraries(_ names: [String]) -> [String: [String]] {
    let swift = names.filter { $0.hasSuffix(".swift") }
    var found: [String: [String]] = [:]
    switch source {
    case .project(let membership):
      for (module, target) in membership.libraries {
        found[module] = swift.filter { target.contains(prefix + $0) }.sorted()
      }
    case .manifest(let manifest):
      for target in manifest.others where !target.isApp && !target.isTest {
        found[target.name] = swift.filter(target.contains).sorted()
      }
    }
    return found.filter { !$0.value.isEmpty }
  }
}
