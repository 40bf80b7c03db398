// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Names for the things that the phone's screen can show.
package struct ScreenPhrases: Sendable {
  package let lockScreen: String
  package let front: @Sendable (Device.Front) -> String
  package let cover: @Sendable (Device.Cover) -> String
  package let banner: String
  /// A call that rings in a banner.
  package let callBanner: String
  /// "incoming call over Notes".
  package let over: @Sendable (_ cover: String, _ below: String) -> String
}
