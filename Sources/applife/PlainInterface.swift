// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleUI

/// The emulator without a screen.
enum PlainInterface {
  static func run(_ story: Story, options: CommonOptions) {}
}

/// The emulator with a screen.
enum UserInterfaceEntry {
  static func run(_ story: Story, options: CommonOptions) throws {
    let start = Session.Start(
      story.scenario, isASCII: options.ascii, speed: TimeBase.Speed(options.speed))
    UserInterface.run(start, options: UserInterface.Options(colors: !options.noColor))
  }
}
