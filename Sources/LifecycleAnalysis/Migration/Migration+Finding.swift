// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Migration {
  /// The seriousness of a finding.
  package enum Level: String, CaseIterable, Hashable, Sendable {
    /// Something that works stops.
    case error
    /// Something may stop.
    case warning
    /// Something to know.
    case note
  }

  /// The fact that was found.
  package enum Kind: Hashable, Sendable {
    /// The app does not launch any more, because it has no scenes.
    case noScenes
    /// A method is no longer called. `selector` is the form that the app implements; `calls` is how
    /// often it was called before, or nil if it was not.
    case method(MovedMethod, selector: String, calls: Int?, isEmpty: Bool)
    /// A method is no longer called, and nothing is known that is called instead.
    case unknownMethod(Callback, calls: Int)
    /// A launch option is nil; how often it was read, or nil if it was not.
    case launchOption(LaunchOption, reads: Int?)
    /// The launch options are given to a function as a whole.
    case passedOptions(to: String)
    /// Something is no longer saved. The methods that were called when it was, and no longer are.
    case unsaved(SavedItem, in: [Callback])
    /// Edits are lost if iOS ends the process, and were not before.
    case lostEdits([String])
    /// The process ends in a step in which it did not before.
    case failure(Run.Failure)
    /// The app delegate makes a window, which no scene shows.
    case window
    /// The window of the app delegate is asked for.
    case delegateWindow
    /// The Info.plist names a storyboard for the app, and not for its scenes.
    case mainStoryboard
    /// All windows of the app are asked for, by the name of a property.
    case appWindow(String)
    /// An app with scenes implements a method that is not called, and not what is called instead.
    case unreplaced(MovedMethod, selector: String)

    package var level: Level {
      switch self {
      case .noScenes, .method, .unknownMethod, .launchOption, .unsaved, .lostEdits, .failure,
        .window:
        .error
      case .passedOptions, .delegateWindow, .mainStoryboard: .warning
      case .appWindow, .unreplaced: .note
      }
    }

    /// True if two runs show it; if not, only the sources do.
    package var isRehearsed: Bool {
      switch self {
      case .method(_, _, let calls, _): calls != nil
      case .launchOption(_, let reads): reads != nil
      case .unknownMethod, .unsaved, .lostEdits, .failure: true
      case .noScenes, .passedOptions, .window, .delegateWindow, .mainStoryboard, .appWindow,
        .unreplaced:
        false
      }
    }

    /// Apple's page of what to do.
    package var page: String {
      switch self {
      case .noScenes: AppleDocumentation.guide
      case .method(let method, _, _, _), .unreplaced(let method, _): method.page
      case .unknownMethod(let callback, _):
        AppleDocumentation.page("uikit", "uiapplicationdelegate", callback.rawValue)
      case .launchOption(let option, _): option.page
      case .passedOptions: AppleDocumentation.page("uikit", "uiscene", "connectionoptions")
      case .unsaved(_, let methods):
        methods.lazy.compactMap { MovedMethod(selector: $0.rawValue)?.page }.first
          ?? AppleDocumentation.note
      case .lostEdits:
        AppleDocumentation.page("uikit", "uiscenedelegate", "sceneDidEnterBackground(_:)")
      case .failure: AppleDocumentation.note
      case .window, .delegateWindow:
        AppleDocumentation.page("uikit", "uiscenedelegate", "scene(_:willConnectTo:options:)")
      case .mainStoryboard:
        AppleDocumentation.page(
          "bundleresources", "information-property-list", "uiapplicationscenemanifest",
          "uisceneconfigurations", "uiwindowscenesessionroleapplication", "uiscenestoryboardfile")
      case .appWindow: AppleDocumentation.page("uikit", "uiwindowscene", "windows")
      }
    }
  }

  /// One finding, and where it stands in the sources; nil if that is not known.
  package struct Finding: Hashable, Sendable {
    package let kind: Kind
    package let place: SourceFacts.Place?
  }
}
