// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// The emulator without a screen.
enum PlainInterface {
  static func run(_ story: Story, options: CommonOptions) {}
}

/// The emulator with a screen.
enum UserInterfaceEntry {
  static func run(_ story: Story, options: CommonOptions) throws {
    throw Failure("the screen is not here yet")
  }
}
