// SPDX-License-Identifier: Apache-2.0

import LifecycleText

extension View {
  /// The beginning of a view: the screen, and the user's settings for it.
  package struct Start: Sendable {
    package var size = Size(80, 24)
    /// True if only ASCII may be drawn.
    package var isASCII = false
    package var interface = Interface.screen
    /// The keys as the user's settings have them.
    package var keymap = Keymap.standard
    /// The panels that are shown where there is room for them.
    package var panels = Panels.all
    /// True if the session begins with the card that asks what the user came for.
    package var showsCard = false
  }
}
