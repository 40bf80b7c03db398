// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// A patch that gives an app scenes: the manifest in its Info.plist, and a scene delegate that calls the app
/// delegate's methods, so that nothing falls silent. It is printed; nobody but its reader applies it.
package struct ScenePatch {
  /// The reason that there is no patch.
  package enum Problem: Error, Hashable, Sendable {
    /// The app comes up with scenes.
    case notNeeded
    /// The Info.plist is not text: `plutil -convert xml1` makes it one.
    case binary(String)
    /// There is no Info.plist that could be changed.
    case noInfo
    /// The scene delegate depends on a library and its version.
    case library(ProjectKind)
    /// The manifest names a class already, which is missing.
    case named(String)
    /// No app delegate was found.
    case noDelegate
  }

  package let text: String
  /// The files that the target must get.
  package let newFiles: [String]

  /// - Parameter info: the bytes of the Info.plist.
  package init(_ diagnosis: Diagnosis, info: [UInt8]?) throws(Problem) {
    let facts = diagnosis.facts
    if facts.swiftUIApp(ProjectFacts.Types(facts.own)) != nil { throw .notNeeded }
    if let last = diagnosis.launches.last, last.outcome == .launches, diagnosis.hasScenes {
      throw .notNeeded
    }
    switch facts.kind {
    case .reactNative, .expo, .cordova, .dotnet: throw .library(facts.kind)
    case .native, .flutter, .capacitor, .kotlin: break
    }
    guard let path = facts.infoPath, let info else { throw .noInfo }
    if info.starts(with: Array("bplist".utf8)) { throw .binary(path) }
    if let manifest = facts.info?["UIApplicationSceneManifest"],
      let roles = manifest["UISceneConfigurations"],
      let name = roles["UIWindowSceneSessionRoleApplication"]?.items.first?[
        "UISceneDelegateClassName"]?.text
    {
      throw .named(name)
    }
    let types = ProjectFacts.Types(facts.own)
    let delegates = facts.appDelegates(types)
    guard
      let delegate = delegates.compactMap({ types.declared[$0] }).min(by: { $0.place < $1.place })
    else { throw .noDelegate }
    let storyboard = facts.texts("UIMainStoryboardFile").first
    let old = String(decoding: info, as: UTF8.self)
    let code = SceneDelegateCode(
      delegate: delegate, methods: facts.methods(of: delegates), storyboard: storyboard)
    let isFlutter = facts.kind == .flutter
    let name =
      isFlutter
      ? "FlutterSceneDelegate"
      : delegate.language == .swift ? "$(PRODUCT_MODULE_NAME).SceneDelegate" : "SceneDelegate"
    let new = Self.adding(Self.manifest(name, storyboard), to: old)
    guard let new else { throw .noInfo }
    var text = UnifiedDiff.change(path, old, new)
    var files: [String] = []
    if !isFlutter {
      let folder = FilePath.folder(of: delegate.place.file)
      for file in code.files {
        let path = FilePath.joined(folder, file.name)
        files.append(path)
        text += UnifiedDiff.new(path, file.text)
      }
    }
    self.text = text
    newFiles = files
  }

  // MARK: The manifest

  private static func manifest(_ name: String, _ storyboard: String?) -> [String] {
    let file =
      storyboard.map {
        ["\t\t\t\t\t<key>UISceneStoryboardFile</key>", "\t\t\t\t\t<string>\(escaped($0))</string>"]
      } ?? []
    return [
      "\t<key>UIApplicationSceneManifest</key>", "\t<dict>",
      "\t\t<key>UIApplicationSupportsMultipleScenes</key>", "\t\t<false/>",
      "\t\t<key>UISceneConfigurations</key>", "\t\t<dict>",
      "\t\t\t<key>UIWindowSceneSessionRoleApplication</key>", "\t\t\t<array>", "\t\t\t\t<dict>",
      "\t\t\t\t\t<key>UISceneConfigurationName</key>",
      "\t\t\t\t\t<string>Default Configuration</string>",
      "\t\t\t\t\t<key>UISceneDelegateClassName</key>",
      "\t\t\t\t\t<string>\(escaped(name))</string>",
    ] + file + ["\t\t\t\t</dict>", "\t\t\t</array>", "\t\t</dict>", "\t</dict>"]
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }

  /// An Info.plist with a manifest in the place of the one that it has; nil if it is none.
  private static func adding(_ lines: [String], to old: String) -> String? {
    let end = old.contains("\r\n") ? "\r\n" : "\n"
    let manifest = lines.joined(separator: end)
    let key = "<key>UIApplicationSceneManifest</key>"
    if let start = old.firstRange(of: key) {
      guard let close = self.end(of: old[start.upperBound...]) else { return nil }
      // Text before the key on its line stays; blanks are the manifest's own.
      var first = start.lowerBound
      while first > old.startIndex, [" ", "\t"].contains(old[old.index(before: first)]) {
        first = old.index(before: first)
      }
      return old[..<first] + manifest + old[close...]
    }
    guard let last = old.ranges(of: "</dict>").last else { return nil }
    var first = last.lowerBound
    while first > old.startIndex, [" ", "\t"].contains(old[old.index(before: first)]) {
      first = old.index(before: first)
    }
    let isOwnLine = first == old.startIndex || old[old.index(before: first)].isNewline
    return old[..<first] + (isOwnLine ? "" : end) + manifest + end + old[first...]
  }

  /// The end of the value that a text begins with.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    var rest = text
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: open)..<close]
      let end = rest.index(after: close)
      if tag.hasPrefix("!") || tag.hasPrefix("?") {
        // A comment says nothing.
      } else if tag.hasPrefix("/") {
        depth -= 1
      } else if !tag.hasSuffix("/") {
        depth += 1
      }
      if depth == 0 { return end }
      rest = rest[end...]
    }
    return nil
  }
}

/// A scene delegate that hands everything on to an app delegate.
private struct SceneDelegateCode {
  let files: [(name: String, text: String)]

  init(
    delegate: SourceOutline.TypeDeclaration, methods: [SourceOutline.Method], storyboard: String?
  ) {
    let implemented = Set(
      methods.filter { !$0.isEmpty }.compactMap {
        MovedMethod(selector: $0.selector) == nil ? nil : $0.selector
      })
    switch delegate.language {
    case .swift:
      files = [
        (
          "SceneDelegate.swift",
          Self.swift(delegate.name, implemented, hasStoryboard: storyboard != nil)
        )
      ]
    case .objectiveC, .cSharp:
      files = [
        ("SceneDelegate.h", Self.header),
        (
          "SceneDelegate.m",
          Self.objectiveC(delegate.name, implemented, hasStoryboard: storyboard != nil)
        ),
      ]
    }
  }

  /// The methods of one moment: the app delegate's, the scene delegate's.
  private static let moments = [
    ("applicationDidBecomeActive(_:)", "sceneDidBecomeActive"),
    ("applicationWillResignActive(_:)", "sceneWillResignActive"),
    ("applicationWillEnterForeground(_:)", "sceneWillEnterForeground"),
    ("applicationDidEnterBackground(_:)", "sceneDidEnterBackground"),
  ]
  private static let open = "application(_:open:options:)"
  private static let activity = "application(_:continue:restorationHandler:)"
  private static let action = "application(_:performActionFor:completionHandler:)"

  private static func swift(
    _ name: String, _ methods: Set<String>, hasStoryboard: Bool
  ) -> String {
    var body = ""
    let launch = [
      methods.contains(open)
        ? "    self.scene(scene, openURLContexts: connectionOptions.urlContexts)\n" : "",
      methods.contains(activity)
        ? "    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }\n"
        : "",
      methods.contains(action)
        ? "    if let item = connectionOptions.shortcutItem, let scene = scene as? UIWindowScene {\n"
          + "      windowScene(scene, performActionFor: item) { _ in }\n    }\n" : "",
    ].joined()
    let window =
      hasStoryboard
      ? ""
      : "    if let scene = scene as? UIWindowScene, let window = appDelegate?.window {\n"
        + "      // The window that the app delegate makes belongs to the scene now.\n"
        + "      window.windowScene = scene\n      self.window = window\n"
        + "      window.makeKeyAndVisible()\n    }\n"
    body +=
      "\n  func scene(\n    _ scene: UIScene, willConnectTo session: UISceneSession,\n"
      + "    options connectionOptions: UIScene.ConnectionOptions\n  ) {\n\(window)\(launch)  }\n"
    for (old, new) in moments where methods.contains(old) {
      body +=
        "\n  func \(new)(_ scene: UIScene) {\n    appDelegate?.\(old.prefix { $0 != "(" })(.shared)\n  }\n"
    }
    if methods.contains(open) {
      body +=
        "\n  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {\n"
        + "    for context in contexts {\n"
        + "      _ = appDelegate?.application(.shared, open: context.url, options: [:])\n    }\n  }\n"
    }
    if methods.contains(activity) {
      body +=
        "\n  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {\n"
        + "    _ = appDelegate?.application(\n"
        + "      .shared, continue: userActivity, restorationHandler: { _ in })\n  }\n"
    }
    if methods.contains(action) {
      body +=
        "\n  func windowScene(\n    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,\n"
        + "    completionHandler: @escaping (Bool) -> Void\n  ) {\n"
        + "    appDelegate?.application(\n"
        + "      .shared, performActionFor: item, completionHandler: completionHandler)\n  }\n"
    }
    return "import UIKit\n\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n"
      + "  var window: UIWindow?\n\n"
      + "  private var appDelegate: \(name)? { UIApplication.shared.delegate as? \(name) }\n\(body)}\n"
  }

  private static let header =
    "#import <UIKit/UIKit.h>\n\n@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n"
    + "@property (strong, nonatomic) UIWindow *window;\n@end\n"

  private static func objectiveC(
    _ name: String, _ methods: Set<String>, hasStoryboard: Bool
  ) -> String {
    let app = "UIApplication.sharedApplication"
    let delegate = "((\(name) *)\(app).delegate)"
    let launch = [
      methods.contains(open)
        ? "  [self scene:scene openURLContexts:connectionOptions.URLContexts];\n" : "",
      methods.contains(activity)
        ? "  for (NSUserActivity *activity in connectionOptions.userActivities) {\n"
          + "    [self scene:scene continueUserActivity:activity];\n  }\n" : "",
      methods.contains(action)
        ? "  if (connectionOptions.shortcutItem) {\n"
          + "    [self windowScene:(UIWindowScene *)scene\n"
          + "        performActionForShortcutItem:connectionOptions.shortcutItem\n"
          + "        completionHandler:^(BOOL done) {}];\n  }\n" : "",
    ].joined()
    let window =
      hasStoryboard
      ? ""
      : "  // The window that the app delegate makes belongs to the scene now.\n"
        + "  self.window = \(delegate).window;\n"
        + "  self.window.windowScene = (UIWindowScene *)scene;\n"
        + "  [self.window makeKeyAndVisible];\n"
    var body =
      "\n- (void)scene:(UIScene *)scene\n    willConnectToSession:(UISceneSession *)session\n"
      + "    options:(UISceneConnectionOptions *)connectionOptions {\n\(window)\(launch)}\n"
    for (old, new) in moments where methods.contains(old) {
      body +=
        "\n- (void)\(new):(UIScene *)scene {\n  [\(delegate) \(old.prefix { $0 != "(" }):\(app)];\n}\n"
    }
    if methods.contains(open) {
      body +=
        "\n- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {\n"
        + "  for (UIOpenURLContext *context in contexts) {\n"
        + "    [\(delegate) application:\(app) openURL:context.URL options:@{}];\n  }\n}\n"
    }
    if methods.contains(activity) {
      body +=
        "\n- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity {\n"
        + "  [\(delegate) application:\(app)\n      continueUserActivity:activity\n"
        + "      restorationHandler:^(NSArray *objects) {}];\n}\n"
    }
    if methods.contains(action) {
      body +=
        "\n- (void)windowScene:(UIWindowScene *)windowScene\n"
        + "    performActionForShortcutItem:(UIApplicationShortcutItem *)item\n"
        + "    completionHandler:(void (^)(BOOL))completionHandler {\n"
        + "  [\(delegate) application:\(app)\n      performActionForShortcutItem:item\n"
        + "      completionHandler:completionHandler];\n}\n"
    }
    return
      "#import \"SceneDelegate.h\"\n#import \"\(name).h\"\n\n@implementation SceneDelegate\n\(body)\n@end\n"
  }
}
