// SPDX-License-Identifier: Apache-2.0
import LifecycleAnalysis
import LifecycleText

/// The output of `applife doctor --diff`: a patch, or nothing and the reason.
package struct DoctorPatch {
  package let text: String
  /// Lines for who reads it.
  package let remarks: [String]

  /// - Parameter info: the bytes of the Info.plist.
  package init(_ diagnosis: Diagnosis, info: [UInt8]?) {
    do throws(ScenePatch.Problem) {
      let patch = try ScenePatch(diagnosis, info: info)
      text = patch.text
      var remarks = ["Apply it in the folder that was judged: patch -p1 < FILE"]
      if !patch.newFiles.isEmpty {
        remarks.append(
          "Then add \(patch.newFiles.joined(separator: " and ")) to the "
            + (diagnosis.facts.target.map { "target \($0.name)" } ?? "app's target")
            + ", unless its folder is synchronized.")
      } else if diagnosis.facts.kind == .flutter {
        remarks.append("FlutterSceneDelegate comes with Flutter 3.38 and later.")
      }
      remarks += patch.omissions.map(Self.remark)
      self.remarks = remarks
    } catch {
      text = ""
      remarks = [Self.remark(error)]
    }
  }

  private static func remark(_ omission: ScenePatch.Omission) -> String {
    switch omission {
    case .method(let selector, let instead, let place):
      "\(place.text): \(selector) is left out: the scene delegate doesn't call it. Implement \(instead) there."
    case .privateMethod(let selector, let place):
      "\(place.text): \(selector) is left out: it is private, so that neither the scene delegate nor UIKit "
        + "calls it."
    case .methodUnderCondition(let selector, let instead, let place):
      "\(place.text): \(selector) is left out: a condition (#if) decides if it is there. Call it in "
        + "\(instead), under the same condition."
    case .window(let place):
      "\(place.text): this window is left out: the scene delegate doesn't take it. Give it the scene in "
        + "scene(_:willConnectTo:options:), or make it there with UIWindow(windowScene:)."
    case .windowMayBeLate(let place):
      "\(place.text): the scene delegate takes this window when the scene connects. If it is made later, "
        + "give it the scene here."
    case .windowNeeded(let place):
      "\(place.text): "
        + DoctorSentences.finding(.windowNeeded(adopted: false)) + " "
        + DoctorSentences.advice(.windowNeeded(adopted: false))
    case .foregroundAfterBackground:
      "sceneWillEnterForeground(_:) is called at a launch too. So the scene delegate calls "
        + "applicationWillEnterForeground(_:) only once a scene has been in the background. It does "
        + "not call it when the user opens an app that iOS launched in the background."
    case .stateAtLaunch(let selector, let place):
      "\(place.text): \(selector) asks for applicationState. With scenes it is background there at every "
        + "launch: make nothing depend on it that the app has to have."
    case .noWindow:
      "No window is in it that the scene could have. Make one in scene(_:willConnectTo:options:) with "
        + "UIWindow(windowScene:)."
    case .launchOption(let option, let place):
      "\(place.text): launchOptions[.\(option.name)] is left as it is. "
        + DoctorSentences.finding(.launchOption(option, adopted: true)) + " "
        + DoctorSentences.advice(.launchOption(option, adopted: true))
    case .existing(let name, let place):
      "\(place.text): \(name) is there already. The manifest names it, and it stays as it is: it must "
        + "belong to the target."
    }
  }

  private static func remark(_ problem: ScenePatch.Problem) -> String {
    switch problem {
    case .notNeeded: "There is nothing to patch: the app has scenes."
    case .binary(let path):
      "\(path) is binary. Convert it first: plutil -convert xml1 \(path)"
    case .noInfo:
      "There is no Info.plist to patch. Add one with UIApplicationSceneManifest, and name it in the "
        + "build setting INFOPLIST_FILE."
    case .library(let kind):
      "The scene delegate of \(kind.rawValue) depends on its version. Follow its guide to scenes."
    case .named(let name):
      "The manifest names \(name) already. Add that class to the target."
    case .hiddenDelegate(let name, let place):
      "\(place.text): a scene delegate in a file of its own can't name \(name), which is private, within "
        + "another type, or without a header. Make it known, or write the scene delegate beside it."
    case .several(let names):
      "There are several scene delegates: \(names.joined(separator: ", ")). Name the one of the app's "
        + "windows in UIApplicationSceneManifest."
    case .noDelegate: "No app delegate was found, so there is nothing that a scene could call."
    }
  }
}
