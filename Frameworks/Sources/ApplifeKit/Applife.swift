// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import UIKit

/// The statements of an app about its user's data, so that `applife torture` can tell what is lost.
/// On a phone there is no such module: put code that uses it between `#if canImport(ApplifeKit)`
/// and `#endif`.
public enum Applife {
  /// The user has changed something: call it with each change.
  ///
  /// - Parameter what: What the change is found by again: an item of a later ``saved(_:)``.
  public static func edited(_ what: String) { AppLink.send(.edited(SavedText.shortened(what))) }

  /// This is what has been saved, all of it: call it when the data has been loaded. After the first
  /// launch that follows a termination, what was edited and is not in the list is lost.
  public static func saved(_ all: [String]) {
    for part in SavedText.parts(all) { AppLink.send(.saved(part)) }
  }

  /// Makes the edits that applife asks for: the event `edit`. Without it, the app's own are counted.
  ///
  /// - Parameter edit: Does what happens when a user has typed the text, ``edited(_:)`` included.
  @MainActor public static func onEdit(_ edit: @escaping @MainActor (_ text: String) -> Void) {
    AppRuntime.editHandler = edit
  }
}
