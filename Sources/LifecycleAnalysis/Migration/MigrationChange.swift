// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The change that two runs show.
package enum MigrationChange: Hashable, Sendable {
  /// A method is no longer called. `selector` is the form that the app implements; `calls` is how
  /// often it was called before.
  case method(MovedMethod, selector: String, calls: Int, isEmpty: Bool)
  /// A method is no longer called, and nothing is known that is called instead.
  case unknownMethod(Callback, calls: Int)
  /// A launch option is nil, and was read so often.
  case launchOption(LaunchOption, reads: Int)
  /// Something is no longer saved. The methods that were called when it was, and no longer are.
  case unsaved(SavedItem, in: [Callback])
  /// Edits are lost if iOS ends the process, and were not before.
  case lostEdits([String])
  /// The process ends in a step in which it did not before.
  case failure(Failure)

  /// Apple's page of what to do.
  package var page: String {
    switch self {
    case .method(let method, _, _, _): method.page
    case .unknownMethod(let callback, _):
      AppleDocumentation.page("uikit", "uiapplicationdelegate", callback.rawValue)
    case .launchOption(let option, _): option.page
    case .unsaved(_, let methods):
      methods.lazy.compactMap { MovedMethod(selector: $0.rawValue)?.page }.first
        ?? AppleDocumentation.note
    case .lostEdits:
      AppleDocumentation.page("uikit", "uiscenedelegate", "sceneDidEnterBackground(_:)")
    case .failure: AppleDocumentation.note
    }
  }

  /// An end that no step asked for.
  package struct Failure: Hashable, Sendable {
    package let step: String
    package let reason: Termination.Reason

    package init(step: String, reason: Termination.Reason) {
      self.step = step
      self.reason = reason
    }
  }
}

/// Something that an app keeps in its home folder.
package enum SavedItem: Hashable, Comparable, Sendable {
  /// A key of the standard user defaults.
  case userDefault(String)
  /// A file, by its name inside the home folder.
  case file(String)
}
