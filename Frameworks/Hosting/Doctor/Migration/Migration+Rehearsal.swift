// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Migration {
  /// The version of iOS in which an app without scenes still launches, and the first that requires
  /// them.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle
  package static let versions: (before: SystemVersion, after: SystemVersion) = (26, 27)

  /// The things that an app is opened with in a rehearsal.
  package struct Payloads: Hashable, Sendable {
    /// A URL with a scheme of the app's.
    package var url = "rehearsal://open"
    /// The address of a universal link.
    package var activity = "https://example.com/"
    /// The type of a quick action.
    package var action = "rehearsal"

    package init() {}
  }

  /// Returns what both worlds go through, as statements of a scenario. The app launches, leaves and
  /// returns, is interrupted, is opened in every way while it runs, and ends without a warning and
  /// with one; then it is launched in every way.
  ///
  /// - Parameter edit: what the user does to edit, as statements.
  package static func rehearsal(_ payloads: Payloads, edit: [String]) -> [String] {
    let openings = [
      ["open url \(payloads.url)"], ["continue activity \(payloads.activity)"],
      ["quick action \(payloads.action)"], ["receive push", "tap push"],
      ["receive local notification", "tap local notification"],
    ]
    return [
      "tap icon", "press home", "tap icon", "receive call", "decline call", "receive call",
      "answer call", "end call", "open control center", "close control center", "lock", "unlock",
    ] + openings.flatMap { ["press home"] + $0 } + ["receive push", "receive silent push"]
      + ["warn memory"] + edit + ["press home", "reclaim memory", "tap icon"]
      + ["press home", "open switcher", "swipe away"]
      + openings.flatMap { $0 + ["end process"] }
  }
}
