// SPDX-License-Identifier: Apache-2.0
@_exported @_spi(Hosting) import UIKit
import HostedBase

/// Reads the storyboards and XIBs of the app's bundle: it makes their objects, connects outlets and actions, and
/// performs segues. What only changes the look is left out.
@_spi(Hosting) @MainActor public final class InterfaceBuilder: InterfaceReader {
  private var storyboards: [String: StoryboardFile] = [:]
  private var xibs: [String: XMLElementNode] = [:]

  private init() {}

  /// Reads such files for UIKit from now on: the app has some.
  public static func begin() { InterfaceFiles.reader = InterfaceBuilder() }

  package func controller(
    _ identifier: String?, of storyboard: UIStoryboard, make: (() -> UIViewController?)?
  ) -> UIViewController? {
    guard let file = file(storyboard.name),
      let node = identifier.map({ file.identified[$0] }) ?? file.initial
    else { return nil }
    return Scene(self, file, storyboard).controller(node, make: make)
  }

  package func objects(of xib: String, owner: Any?) -> [Any]? {
    guard let root = xibs[xib] ?? Self.path(xib, "xib").flatMap(XMLElementNode.read) else {
      return nil
    }
    xibs[xib] = root
    return Scene(self, nil, nil).objects(of: root, owner: owner as AnyObject?)
  }

  func file(_ name: String) -> StoryboardFile? {
    if let known = storyboards[name] { return known }
    guard let root = Self.path(name, "storyboard").flatMap(XMLElementNode.read) else { return nil }
    let file = StoryboardFile(root)
    storyboards[name] = file
    return file
  }

  /// The file in the bundle, of the base language first.
  private static func path(_ name: String, _ kind: String) -> String? {
    let bundle = Bundle.main.bundlePath
    let folders = ["", "Base.lproj/", "en.lproj/"]
    let found = folders.map { "\(bundle)/\($0)\(name).\(kind)" }
      .first { FileManager.default.fileExists(atPath: $0) }
    return found ?? Bundle.main.path(forResource: name, ofType: kind)
  }
}

/// A storyboard's scenes.
final class StoryboardFile {
  let initial: XMLElementNode?
  /// The controllers, by their identifiers in the code.
  private(set) var identified: [String: XMLElementNode] = [:]
  /// The controllers, by their identifiers in the file.
  private(set) var controllers: [String: XMLElementNode] = [:]
  /// The other objects of each controller's scene, by the controller.
  private(set) var scenes: [String: XMLElementNode] = [:]

  init(_ root: XMLElementNode) {
    for scene in root.first("scenes")?.all("scene") ?? [] {
      guard let objects = scene.first("objects") else { continue }
      for node in objects.children where node["sceneMemberID"] == "viewController" {
        controllers[node.id] = node
        scenes[node.id] = objects
        if let identifier = node["storyboardIdentifier"] { identified[identifier] = node }
      }
    }
    initial = root["initialViewController"].flatMap { id in
      root.first("scenes")?.all("scene").lazy.compactMap {
        $0.first("objects")?.children.first { $0.id == id }
      }.first
    }
  }
}
