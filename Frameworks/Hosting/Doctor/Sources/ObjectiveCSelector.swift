// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle

/// The Swift spelling of selectors of Objective-C and of methods of C#.
enum ObjectiveCSelector {
  /// The selectors that Swift spells with other words.
  private static let names: [String: String] = {
    var names: [String: String] = [
      "application:didUpdateUserActivity:": "application(_:didUpdate:)",
      "application:openURL:sourceApplication:annotation:":
        "application(_:open:sourceApplication:annotation:)",
      "application:handleOpenURL:": "application(_:handleOpen:)",
      "application:willEncodeRestorableStateWithCoder:":
        "application(_:willEncodeRestorableStateWith:)",
      "application:didDecodeRestorableStateWithCoder:":
        "application(_:didDecodeRestorableStateWith:)",
      "application:userDidAcceptCloudKitShareWithMetadata:":
        "application(_:userDidAcceptCloudKitShareWith:)",
      "windowScene:userDidAcceptCloudKitShareWithMetadata:":
        "windowScene(_:userDidAcceptCloudKitShareWith:)",
      "scene:didUpdateUserActivity:": "scene(_:didUpdate:)",
    ]
    for callback in Callback.allCases {
      let name = callback.objectiveCName
      names[name] = callback.rawValue
      if !name.contains(":") { names[name + ":"] = callback.rawValue }
    }
    return names
  }()

  /// Returns the spelling of Swift: `a:b:` is `a(_:b:)`.
  static func swift(_ selector: String) -> String {
    if let known = names[selector] { return known }
    guard let colon = selector.firstIndex(of: ":") else { return selector + "()" }
    return selector[..<colon] + "(_" + selector[colon...] + ")"
  }

  /// The methods of .NET's delegates.
  static let cSharp = [
    "FinishedLaunching": "application(_:didFinishLaunchingWithOptions:)",
    "WillFinishLaunching": "application(_:willFinishLaunchingWithOptions:)",
    "OnActivated": "applicationDidBecomeActive(_:)",
    "OnResignActivation": "applicationWillResignActive(_:)",
    "DidEnterBackground": "applicationDidEnterBackground(_:)",
    "WillEnterForeground": "applicationWillEnterForeground(_:)",
    "WillTerminate": "applicationWillTerminate(_:)",
    "OpenUrl": "application(_:open:options:)",
    "ContinueUserActivity": "application(_:continue:restorationHandler:)",
    "PerformActionForShortcutItem": "application(_:performActionFor:completionHandler:)",
    "PerformFetch": "application(_:performFetchWithCompletionHandler:)",
    "DidReceiveRemoteNotification":
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    "GetConfiguration": "application(_:configurationForConnecting:options:)",
    "WillConnect": "scene(_:willConnectTo:options:)",
  ]
}
