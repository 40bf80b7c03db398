// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What the phone's screen shows, in a few words: "incoming call over Notes".
package enum ScreenSummary {
  package static func text(_ device: Device, _ phrases: any ScreenPhrases) -> String {
    var text: String
    if device.isLocked {
      text = phrases.lockScreen
    } else if case .app(let index) = device.front, device.apps.indices.contains(index) {
      text = device.apps[index].name
    } else {
      text = phrases.front(device.front)
    }
    // A call that rings in a banner covers nothing.
    if device.ringing != nil, !device.covers.contains(.call) {
      text = phrases.over(phrases.callBanner, text)
    }
    if device.banner != nil { text = phrases.over(phrases.banner, text) }
    for cover in device.covers { text = phrases.over(phrases.cover(cover), text) }
    return text
  }
}
