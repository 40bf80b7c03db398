// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What the phone's screen shows, in a few words: "incoming call over Notes".
enum ScreenSummary {
  /// What the screen of a device shows, in the words of a session: its phrases are not copied.
  static func text(_ device: Device, _ session: borrowing Session) -> String {
    var text: String
    if device.isLocked {
      text = session.phrases.lockScreen
    } else if case .app(let index) = device.front, device.apps.indices.contains(index) {
      text = device.apps[index].name
    } else {
      text = session.phrases.front(device.front)
    }
    if device.banner != nil { text = session.phrases.over(session.phrases.banner, text) }
    for cover in device.covers { text = session.phrases.over(session.phrases.cover(cover), text) }
    return text
  }
}
