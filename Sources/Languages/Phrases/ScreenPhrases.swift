// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentence that says what the phone's screen shows.
package protocol ScreenPhrases: AnyObject, Sendable {
  /// "incoming call over Notes": what the user sees, from the top to the bottom.
  func shown(_ layers: [ScreenLayer]) -> String
}

/// One of the things that lie over each other on the phone's screen.
package enum ScreenLayer: Hashable, Sendable {
  case lockScreen
  /// An app, by its name.
  case app(String)
  /// The thing in front, if it is no app of the session.
  case front(Device.Front)
  case cover(Device.Cover)
  case banner
  /// A call that rings in a banner.
  case callBanner
}
