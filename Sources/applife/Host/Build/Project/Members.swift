// SPDX-License-Identifier: Apache-2.0
import LifecycleAnalysis
import LifecycleText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The part of an app's folder that its Xcode project builds the app from. The project lies in the folder, below it,
/// or one folder above.
struct Members {
  private let membership: TargetMembership
  /// The app's folder as the project sees it; empty, or with a slash at its end.
  private let prefix: String

  /// Reads the project; nil if there is none, or if it has no source of the folder.
  init?(of folder: String) {
    for place in Self.places(folder) {
      guard let tree = try? ProjectFolder(place.path).tree,
        let membership = TargetMembership(tree, in: String(place.prefix.dropLast()))
      else { continue }
      self.membership = membership
      prefix = place.prefix
      return
    }
    return nil
  }

  /// The folders in which the project may be, each with the name of the app's folder in it.
  private static func places(_ folder: String) -> [(path: String, prefix: String)] {
    let bare = folder == "/" ? folder : String(folder.dropLast())
    var places = [(path: bare, prefix: "")]
    guard let real = ProjectFolder.real(bare), let last = real.split(separator: "/").last,
      // What else lies in a folder without a project is nothing to the app.
      let names = try? FileManager.default.contentsOfDirectory(atPath: FileName.folder(of: real)),
      names.contains(where: { $0.hasSuffix(".xcodeproj") })
    else { return places }
    places.append((path: FileName.folder(of: real), prefix: last + "/"))
    return places
  }

  /// The name of the target.
  var target: String { membership.target.name }

  /// True if a file is built or copied for the app.
  func isOwn(_ name: String) -> Bool { membership.target.contains(prefix + name) }

  /// True if a file belongs to other targets alone.
  func isOthers(_ name: String) -> Bool { membership.isOthers(prefix + name) }

  /// The Swift sources of each library of the project, by its name as a module.
  func libraries(_ names: [String]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for (module, target) in membership.libraries {
      let sources = names.filter { $0.hasSuffix(".swift") && target.contains(prefix + $0) }
      if !sources.isEmpty { found[module] = sources.sorted() }
    }
    return found
  }
}
