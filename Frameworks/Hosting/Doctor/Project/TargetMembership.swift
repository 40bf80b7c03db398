// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The files of a folder by the targets of its Xcode project: those of the app, of its libraries, and of others.
package struct TargetMembership {
  /// The target that makes the app.
  package let target: ProjectFile.Target
  /// The path of the Info.plist that the target names, in the project's folder; nil if it names none.
  package let infoPlist: String?
  private let targets: [ProjectFile.Target]

  /// Reads a project; nil if there is none whose app has a Swift source in a folder.
  ///
  /// - Parameters:
  ///   - tree: the files of the project's folder.
  ///   - folder: the part of it that the app is made of; empty for all.
  package init?(_ tree: ProjectTree, in folder: String) {
    let facts = ProjectFacts(tree, readsSources: false)
    guard let project = facts.project, let first = facts.target else { return nil }
    let sources = tree.names.filter { $0.hasSuffix(".swift") && FilePath.lies($0, in: folder) }
    let apps = [first] + project.targets.filter { $0.isApp && $0.name != first.name }
    guard let app = apps.first(where: { app in sources.contains { app.contains($0) } }) else {
      return nil
    }
    target = app
    infoPlist = ProjectFacts.infoPath(of: app, in: project)
    targets = project.targets
  }

  /// True if a file belongs to other targets, and not to the app.
  package func isOthers(_ path: String) -> Bool {
    !target.contains(path) && targets.contains { $0.contains(path) }
  }

  /// The libraries that the project makes: the name of each as a module, and its target.
  package var libraries: [(module: String, target: ProjectFile.Target)] {
    targets.filter(\.isLibrary).map { target in
      let name = target.settings.value("PRODUCT_MODULE_NAME") ?? target.name
      return (String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }), target)
    }
  }
}
