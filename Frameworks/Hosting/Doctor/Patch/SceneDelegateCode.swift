// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// A scene delegate that hands everything on to an app delegate, as far as code that nobody has seen can.
struct SceneDelegateCode {
  /// The class of the scene delegate.
  let name: String
  /// The class of the app delegate.
  let delegate: String
  /// The header of the app delegate, for Objective-C.
  let header: String?
  /// The selectors that the app delegate implements.
  let selectors: Set<String>
  /// The property of the app delegate that has its window; nil if a storyboard makes the window, or none is known.
  let window: String?
  let hasStoryboard: Bool

  /// The methods of one moment: the app delegate's, the scene delegate's.
  private static let moments = [
    ("applicationDidBecomeActive(_:)", "sceneDidBecomeActive"),
    ("applicationWillResignActive(_:)", "sceneWillResignActive"),
    ("applicationWillEnterForeground(_:)", "sceneWillEnterForeground"),
    ("applicationDidEnterBackground(_:)", "sceneDidEnterBackground"),
  ]
  /// The methods that take an address, in the order in which UIKit looks for them.
  private static let opening = [
    "application(_:open:options:)", "application(_:open:sourceApplication:annotation:)",
    "application(_:handleOpen:)",
  ]
  private static let activity = "application(_:continue:restorationHandler:)"
  private static let coming = "application(_:willContinueUserActivityWithType:)"
  private static let failed = "application(_:didFailToContinueUserActivityWithType:error:)"
  private static let updated = "application(_:didUpdate:)"
  private static let action = "application(_:performActionFor:completionHandler:)"
  private static let asyncAction = "application(_:performActionFor:)"
  private static let share = "application(_:userDidAcceptCloudKitShareWith:)"

  /// The methods that the code calls.
  var handedOn: Set<String> {
    var all = Set(Self.moments.map(\.0))
    all.formUnion([
      Self.activity, Self.coming, Self.failed, Self.updated, Self.action, Self.share,
    ])
    if !selectors.contains(Self.action) { all.insert(Self.asyncAction) }
    // UIKit calls the first one of them alone.
    all.formUnion(Self.opening)
    return all.intersection(selectors)
  }

  /// True if it calls the app delegate only once a scene has been in the background. iOS may make a new
  /// scene delegate for a scene that was, so the class keeps that.
  var guardsForeground: Bool { has(Self.foreground) }
  private static let foreground = "applicationWillEnterForeground(_:)"

  /// The methods of moments, with those of the app delegate that each calls; nil if it only keeps that it was there.
  private var handedMoments: [(old: String?, new: String)] {
    Self.moments.compactMap { old, new in
      if has(old) { return (old, new) }
      return new == Self.background && guardsForeground ? (nil, new) : nil
    }
  }
  private static let background = "sceneDidEnterBackground"
  private static let why =
    "// Scenes are told this at a launch too, the app delegate only when it came back."

  private var open: String? { Self.opening.first(where: selectors.contains) }

  private func has(_ selector: String) -> Bool { selectors.contains(selector) }

  private static func called(_ selector: String) -> String { String(selector.prefix { $0 != "(" }) }

  /// The text for who has to write the window.
  private static let noWindow = "Make the window here. The app delegate's can't be reached."

  // MARK: Swift

  var swift: String {
    var text = "import UIKit\n"
    if has(Self.share) { text = "import CloudKit\n" + text }
    text += "\nclass \(name): UIResponder, UIWindowSceneDelegate {\n  var window: UIWindow?\n\n"
    text +=
      "  private var appDelegate: \(delegate)? { UIApplication.shared.delegate as? \(delegate) }\n"
    if guardsForeground { text += "  private static var wasInBackground = false\n" }
    text += swiftConnection
    for (old, new) in handedMoments {
      text += "\n  func \(new)(_ scene: UIScene) {\n"
      if guardsForeground, new == Self.background { text += "    Self.wasInBackground = true\n" }
      if old == Self.foreground {
        text += "    \(Self.why)\n    guard Self.wasInBackground else { return }\n"
      }
      if let old { text += "    appDelegate?.\(Self.called(old))(.shared)\n" }
      text += "  }\n"
    }
    return text + swiftOpening + swiftActivities + swiftAction + swiftShare + "}\n"
  }

  private var swiftConnection: String {
    let window: String
    if hasStoryboard {
      window = ""
    } else if let property = self.window {
      window =
        "    if let scene = scene as? UIWindowScene, let window = appDelegate?.\(property) {\n"
        + "      // The window that the app delegate makes belongs to the scene now.\n"
        + "      window.windowScene = scene\n      self.window = window\n"
        + "      window.makeKeyAndVisible()\n    }\n"
    } else {
      window = "    guard scene is UIWindowScene else { return }\n    // \(Self.noWindow)\n"
    }
    let item = "if let item = connectionOptions.shortcutItem, let scene = scene as? UIWindowScene"
    let launch = [
      open == nil
        ? "" : "    self.scene(scene, openURLContexts: connectionOptions.urlContexts)\n",
      has(Self.activity)
        ? "    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }\n"
        : "",
      has(Self.action)
        ? "    \(item) {\n      windowScene(scene, performActionFor: item) { _ in }\n    }\n"
        : has(Self.asyncAction)
          ? "    \(item) {\n      Task { _ = await windowScene(scene, performActionFor: item) }\n    }\n"
          : "",
      has(Self.share)
        ? "    if let share = connectionOptions.cloudKitShareMetadata, let scene = scene as? UIWindowScene {\n"
          + "      windowScene(scene, userDidAcceptCloudKitShareWith: share)\n    }\n" : "",
    ].joined()
    // A storyboard needs no method.
    if window.isEmpty, launch.isEmpty { return "" }
    return "\n  func scene(\n    _ scene: UIScene, willConnectTo session: UISceneSession,\n"
      + "    options connectionOptions: UIScene.ConnectionOptions\n  ) {\n\(window)\(launch)  }\n"
  }

  private var swiftOpening: String {
    guard let open else { return "" }
    var options = ""
    let call: String
    switch open {
    case Self.opening[0]:
      options =
        "      var options: [UIApplication.OpenURLOptionsKey: Any] = [\n"
        + "        .openInPlace: context.options.openInPlace\n      ]\n"
        + "      options[.sourceApplication] = context.options.sourceApplication\n"
        + "      options[.annotation] = context.options.annotation\n"
      call = "open: context.url, options: options"
    case Self.opening[1]:
      call =
        "open: context.url, sourceApplication: context.options.sourceApplication,\n"
        + "        annotation: context.options.annotation as Any"
    case let other:
      call = other == Self.opening[2] ? "handleOpen: context.url" : ""
    }
    return "\n  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {\n"
      + "    for context in contexts {\n\(options)"
      + "      _ = appDelegate?.application(\n        .shared, \(call))\n    }\n  }\n"
  }

  private var swiftActivities: String {
    var text = ""
    if has(Self.coming) {
      text +=
        "\n  func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {\n"
        + "    _ = appDelegate?.application(.shared, willContinueUserActivityWithType: type)\n  }\n"
    }
    if has(Self.activity) {
      text +=
        "\n  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {\n"
        + "    _ = appDelegate?.application(\n"
        + "      .shared, continue: userActivity, restorationHandler: { _ in })\n  }\n"
    }
    if has(Self.updated) {
      text +=
        "\n  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {\n"
        + "    appDelegate?.application(.shared, didUpdate: userActivity)\n  }\n"
    }
    if has(Self.failed) {
      text +=
        "\n  func scene(\n    _ scene: UIScene, didFailToContinueUserActivityWithType type: String, error: Error\n"
        + "  ) {\n    appDelegate?.application(\n"
        + "      .shared, didFailToContinueUserActivityWithType: type, error: error)\n  }\n"
    }
    return text
  }

  private var swiftAction: String {
    if has(Self.action) {
      return
        "\n  func windowScene(\n    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,\n"
        + "    completionHandler: @escaping (Bool) -> Void\n  ) {\n    appDelegate?.application(\n"
        + "      .shared, performActionFor: item, completionHandler: completionHandler)\n  }\n"
    }
    guard has(Self.asyncAction) else { return "" }
    return
      "\n  func windowScene(\n    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem\n"
      + "  ) async -> Bool {\n"
      + "    await appDelegate?.application(.shared, performActionFor: item) ?? false\n  }\n"
  }

  private var swiftShare: String {
    guard has(Self.share) else { return "" }
    return
      "\n  func windowScene(\n    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith share: CKShare.Metadata\n"
      + "  ) {\n    appDelegate?.application(.shared, userDidAcceptCloudKitShareWith: share)\n  }\n"
  }

  // MARK: Objective-C

  var interface: String {
    "#import <UIKit/UIKit.h>\n\n@interface \(name) : UIResponder <UIWindowSceneDelegate>\n"
      + "@property (strong, nonatomic) UIWindow *window;\n@end\n"
  }

  private static let app = "UIApplication.sharedApplication"
  private var receiver: String { "((\(delegate) *)\(Self.app).delegate)" }

  var objectiveC: String {
    let imports =
      (has(Self.share) ? ["#import <CloudKit/CloudKit.h>"] : [])
      + ["#import \"\(name).h\"", "#import \"\(header ?? delegate + ".h")\""]
    var text = imports.map { $0 + "\n" }.joined() + "\n@implementation \(name)"
    text += guardsForeground ? "\n\nstatic BOOL wasInBackground;\n" : "\n"
    text += objectiveCConnection
    for (old, new) in handedMoments {
      text += "\n- (void)\(new):(UIScene *)scene {\n"
      if guardsForeground, new == Self.background { text += "  wasInBackground = YES;\n" }
      if old == Self.foreground {
        text += "  \(Self.why)\n  if (!wasInBackground) { return; }\n"
      }
      if let old { text += "  [\(receiver) \(Self.called(old)):\(Self.app)];\n" }
      text += "}\n"
    }
    return text + objectiveCOpening + objectiveCActivities + objectiveCLast + "\n@end\n"
  }

  private var objectiveCConnection: String {
    let window: String
    if hasStoryboard {
      window = ""
    } else if let property = self.window {
      window =
        "  // The window that the app delegate makes belongs to the scene now.\n"
        + "  self.window = \(receiver).\(property);\n"
        + "  self.window.windowScene = (UIWindowScene *)scene;\n"
        + "  [self.window makeKeyAndVisible];\n"
    } else {
      window =
        "  if (![scene isKindOfClass:[UIWindowScene class]]) { return; }\n  // \(Self.noWindow)\n"
    }
    let launch = [
      open == nil ? "" : "  [self scene:scene openURLContexts:connectionOptions.URLContexts];\n",
      has(Self.activity)
        ? "  for (NSUserActivity *activity in connectionOptions.userActivities) {\n"
          + "    [self scene:scene continueUserActivity:activity];\n  }\n" : "",
      has(Self.action)
        ? "  if (connectionOptions.shortcutItem) {\n"
          + "    [self windowScene:(UIWindowScene *)scene\n"
          + "        performActionForShortcutItem:connectionOptions.shortcutItem\n"
          + "        completionHandler:^(BOOL done) {}];\n  }\n" : "",
      has(Self.share)
        ? "  if (connectionOptions.cloudKitShareMetadata) {\n"
          + "    [self windowScene:(UIWindowScene *)scene\n"
          + "        userDidAcceptCloudKitShareWithMetadata:connectionOptions.cloudKitShareMetadata];\n  }\n"
        : "",
    ].joined()
    if window.isEmpty, launch.isEmpty { return "" }
    return "\n- (void)scene:(UIScene *)scene\n    willConnectToSession:(UISceneSession *)session\n"
      + "    options:(UISceneConnectionOptions *)connectionOptions {\n\(window)\(launch)}\n"
  }

  private var objectiveCOpening: String {
    guard let open else { return "" }
    var options = ""
    let call: String
    switch open {
    case Self.opening[0]:
      options =
        "    NSMutableDictionary *options = [NSMutableDictionary dictionary];\n"
        + "    options[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;\n"
        + "    options[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;\n"
        + "    options[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);\n"
      call = "openURL:context.URL options:options"
    case Self.opening[1]:
      call =
        "openURL:context.URL\n        sourceApplication:context.options.sourceApplication\n"
        + "        annotation:context.options.annotation"
    case let other:
      call = other == Self.opening[2] ? "handleOpenURL:context.URL" : ""
    }
    return
      "\n- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {\n"
      + "  for (UIOpenURLContext *context in contexts) {\n\(options)"
      + "    [\(receiver) application:\(Self.app)\n        \(call)];\n  }\n}\n"
  }

  private var objectiveCActivities: String {
    var text = ""
    if has(Self.coming) {
      text +=
        "\n- (void)scene:(UIScene *)scene willContinueUserActivityWithType:(NSString *)type {\n"
        + "  [\(receiver) application:\(Self.app) willContinueUserActivityWithType:type];\n}\n"
    }
    if has(Self.activity) {
      text +=
        "\n- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity {\n"
        + "  [\(receiver) application:\(Self.app)\n      continueUserActivity:activity\n"
        + "      restorationHandler:^(NSArray *objects) {}];\n}\n"
    }
    if has(Self.updated) {
      text +=
        "\n- (void)scene:(UIScene *)scene didUpdateUserActivity:(NSUserActivity *)activity {\n"
        + "  [\(receiver) application:\(Self.app) didUpdateUserActivity:activity];\n}\n"
    }
    if has(Self.failed) {
      text +=
        "\n- (void)scene:(UIScene *)scene\n    didFailToContinueUserActivityWithType:(NSString *)type\n"
        + "    error:(NSError *)error {\n  [\(receiver) application:\(Self.app)\n"
        + "      didFailToContinueUserActivityWithType:type\n      error:error];\n}\n"
    }
    return text
  }

  private var objectiveCLast: String {
    var text = ""
    if has(Self.action) {
      text +=
        "\n- (void)windowScene:(UIWindowScene *)windowScene\n"
        + "    performActionForShortcutItem:(UIApplicationShortcutItem *)item\n"
        + "    completionHandler:(void (^)(BOOL))completionHandler {\n"
        + "  [\(receiver) application:\(Self.app)\n      performActionForShortcutItem:item\n"
        + "      completionHandler:completionHandler];\n}\n"
    }
    if has(Self.share) {
      text +=
        "\n- (void)windowScene:(UIWindowScene *)windowScene\n"
        + "    userDidAcceptCloudKitShareWithMetadata:(CKShareMetadata *)share {\n"
        + "  [\(receiver) application:\(Self.app)\n      userDidAcceptCloudKitShareWithMetadata:share];\n}\n"
    }
    return text
  }
}
