// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

extension Session {
  /// The beginning of a session: of its run, and of its view.
  package struct Start: Sendable {
    package var run: Run.Start
    package var view = View.Start()

    /// A session that steps through a scenario; without steps it is only its device.
    package init(
      _ scenario: Scenario, language: Language = .english, isASCII: Bool = false,
      size: Size = Size(80, 24), speed: TimeBase.Speed = .normal
    ) {
      run = Run.Start(scenario)
      (run.language, run.speed) = (language, speed)
      (view.isASCII, view.size) = (isASCII, size)
    }

    package init(
      device: Device, title: String = "applife", language: Language = .english,
      isASCII: Bool = false, size: Size = Size(80, 24), speed: TimeBase.Speed = .normal
    ) {
      run = Run.Start(device, title: title)
      (run.language, run.speed) = (language, speed)
      (view.isASCII, view.size) = (isASCII, size)
    }

    /// Makes the session look, speak and listen as the user wants.
    package mutating func use(_ settings: Settings) {
      run.language = settings.language ?? .english
      view.keymap = settings.keymap
      view.panels = settings.panels ?? .all
      run.hasMotion = settings.motion ?? true
    }
  }
}
