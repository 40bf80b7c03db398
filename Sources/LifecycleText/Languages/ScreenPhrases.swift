// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Names for the things that the phone's screen can show.
package protocol ScreenPhrases: AnyObject, Sendable {
  var lockScreen: String { get }
  func front(_ front: Device.Front) -> String
  func cover(_ cover: Device.Cover) -> String
  var banner: String { get }
  /// A call that rings in a banner.
  var callBanner: String { get }
  /// "incoming call over Notes".
  func over(_ cover: String, _ below: String) -> String
}
