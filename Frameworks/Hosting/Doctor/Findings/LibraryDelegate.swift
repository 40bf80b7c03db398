// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// The delegates that a library has for apps to inherit from. Its scene delegate does what its app delegate does: it
/// hands the call to the library's plugins.
struct LibraryDelegate {
  let app: String
  let scene: String
  /// The methods that the scene delegate implements, of those that take the place of the app delegate's.
  let methods: Set<String>

  private static let transitions: Set = [
    "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
    "sceneWillEnterForeground(_:)",
  ]
  private static let opened: Set = ["scene(_:openURLContexts:)", "scene(_:continue:)"]
  private static let action = "windowScene(_:performActionFor:completionHandler:)"
  private static let activities: Set = [
    "scene(_:willContinueUserActivityWithType:)", "scene(_:didUpdate:)",
    "scene(_:didFailToContinueUserActivityWithType:error:)",
  ]

  /// Read in the sources of the libraries: FlutterSceneDelegate.mm with FlutterSceneLifeCycle.mm,
  /// MauiUISceneDelegate.cs, CDVSceneDelegate.m.
  ///
  /// - SeeAlso: https://docs.flutter.dev/release/breaking-changes/uiscenedelegate
  static let all = [
    LibraryDelegate(
      app: "FlutterAppDelegate", scene: "FlutterSceneDelegate",
      methods: transitions.union(opened).union([action, "stateRestorationActivity(for:)"])),
    LibraryDelegate(
      app: "MauiUIApplicationDelegate", scene: "MauiUISceneDelegate",
      methods: transitions.union(opened).union(activities)),
    LibraryDelegate(
      app: "CDVAppDelegate", scene: "CDVSceneDelegate", methods: ["scene(_:openURLContexts:)"]),
  ]
}

extension FindingSearch {
  /// True if a method that only calls that of its superclass loses nothing with scenes: the library's scene delegate
  /// does the same. An app without scenes gets that one with them.
  func handsOver(_ type: String, _ moved: MovedMethod) -> Bool {
    let family = types.family(type)
    return LibraryDelegate.all.contains { library in
      guard family.contains(library.app), library.methods.contains(moved.instead) else {
        return false
      }
      return !hasScenes || !types.heirs { $0 == library.scene }.isEmpty
        || facts.value("UIApplicationSceneManifest").map {
          "\($0.value)".contains(library.scene)
        } ?? false
    }
  }
}
