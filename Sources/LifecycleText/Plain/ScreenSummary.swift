// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The content of the phone's screen, in a few words: "incoming call over Notes".
package enum ScreenSummary {
  package static func text(_ device: Device, _ phrases: any ScreenPhrases) -> String {
    phrases.shown(layers(device).reversed())
  }

  /// The things that lie over each other, the lowest first.
  package static func layers(_ device: Device) -> [ScreenLayer] {
    var layers: [ScreenLayer] = []
    if device.isLocked {
      layers.append(.lockScreen)
    } else if case .app(let index) = device.front, device.apps.indices.contains(index) {
      layers.append(.app(device.apps[index].name))
    } else {
      layers.append(.front(device.front))
    }
    // A call that rings in a banner covers nothing.
    if device.ringing != nil, !device.covers.contains(.call) { layers.append(.callBanner) }
    if device.banner != nil { layers.append(.banner) }
    for cover in device.covers { layers.append(.cover(cover)) }
    return layers
  }
}
