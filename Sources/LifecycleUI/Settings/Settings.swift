// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The settings of a file, or of a command line; nil for those that are not given.
package struct Settings: Hashable, Sendable {
  package var theme: Theme?
  package var colors: ColorChoice?
  /// The choice of the mouse: as with colors, the environment decides if it is `auto`.
  package var mouse: ColorChoice?
  package var language: Language?
  package var speed: TimeBase.Speed?
  package var ios: SystemVersion?
  package var style: LifecycleStyle?
  /// True if the user predicts an event before it happens.
  package var quiz: Bool?
  /// True if changes are shown slowly enough to be seen.
  package var motion: Bool?
  package var panels: Panels?
  package var keys: [KeyChange]?

  package init() {}

  /// Returns these settings, with others where these say nothing.
  package func over(_ other: Settings) -> Settings {
    var all = self
    all.theme = theme ?? other.theme
    all.colors = colors ?? other.colors
    all.mouse = mouse ?? other.mouse
    all.language = language ?? other.language
    all.speed = speed ?? other.speed
    all.ios = ios ?? other.ios
    all.style = style ?? other.style
    // A version that was chosen later may not have the style that was chosen before.
    if let version = all.ios, let minimum = all.style?.minimumVersion, version < minimum {
      all.style = style
    }
    all.quiz = quiz ?? other.quiz
    all.motion = motion ?? other.motion
    all.panels = panels ?? other.panels
    all.keys = keys ?? other.keys
    return all
  }

  /// The keys with the changes that are asked for.
  package var keymap: Keymap { Keymap.standard.changed(by: keys ?? []) }
}
