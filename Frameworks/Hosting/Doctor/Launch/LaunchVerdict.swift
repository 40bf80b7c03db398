// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// The answer to the first question about an app: does it come up, built with an SDK?
package struct LaunchVerdict: Hashable, Sendable {
  package enum Outcome: String, Hashable, Sendable {
    case launches
    /// UIKit stops the process.
    case traps
    /// The process lives, and its window has no scene.
    case black = "black-screen"
    /// Sources contradict each other.
    case disputed
    /// The files don't decide it.
    case undecided
  }

  /// The SDK that the app is built with: 26 or 27.
  package let sdk: Int
  package let outcome: Outcome
  package let reason: LaunchReason
  package let rule: Rule
  package let place: SourcePlace?

  /// The SDKs that are judged: the last one without the requirement, and the first one with it.
  package static let sdks = [26, 27]
}

/// The fact that decides whether an app comes up, or the one that is missing.
package enum LaunchReason: Hashable, Sendable {
  case swiftUI(String)
  case noManifest
  /// The manifest has no configuration, and the delegate makes none.
  case emptyConfigurations(isGenerated: Bool)
  /// The manifest has none, and a superclass that is not here may make one.
  case superclassMayAnswer(String)
  /// The delegate implements `application(_:configurationForConnecting:options:)`.
  case configuredInCode(String)
  /// It does, and names no class that is here.
  case codeNamesNoClass
  case codeNamesMissingClass(String)
  /// It does, and the Info.plist has no manifest.
  case codeWithoutManifest(String)
  /// No configuration is for windows of the app.
  case noApplicationRole
  /// The configuration names no delegate, and the window is made without a scene.
  case noClassAndOldWindow
  /// The configuration names no delegate, and a storyboard.
  case noClassAndStoryboard(String)
  case noClass
  /// The delegate asks for a configuration by a name that the manifest does not have.
  case configurationMissing(String)
  /// The class stands in no source.
  case classMissing(String)
  /// The class stands in a source that is not in the app's target.
  case classOutsideTarget(String, file: String)
  /// The Objective-C runtime knows the class by another name.
  case classUnderOtherName(String, runtimeName: String)
  /// The class may be a library's.
  case classOfLibrary(String)
  /// A library's scene delegate that other sources of the app show to be there.
  case libraryDelegate(String)
  /// The scene delegate makes no window, and nothing else does.
  case noWindow(String)
  /// The scene delegate may make a window in a way that is not seen.
  case windowNotSeen(String)
  /// Nothing makes the scene delegate's window visible, or gives it a root view controller; or it isn't seen.
  case windowLacks(String, WindowNeed)
  case windowMayLack(String, WindowNeed)
  /// The scene delegate takes the app delegate's window, which is made later, or may be.
  case windowLate(String)
  case windowMayBeLate(String)
  /// The launch ends the app if the app delegate has no window.
  case windowNeeded
  case storyboardMissing(String)
  case adopted(String)
  /// The scene delegate takes the app delegate's window.
  case takesWindow(String)
  /// A variable without a value.
  case variable(String)
  case noInfo
  case infoNotRead(String)
  case projectNotRead(String)
  /// A program makes the project: `project.yml`.
  case generatedProject(String)
  /// Expo makes the folder `ios`.
  case expoWithoutFolder
  /// No source begins the program.
  case noEntry
}

/// A thing that a window needs so that something is seen.
package enum WindowNeed: CaseIterable, Hashable, Sendable {
  case visibility
  case root
}
