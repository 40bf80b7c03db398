// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// Presses keys and lets time pass: a session as a user would use it.
struct ScreenPlayer {
  private(set) var session: Session
  private var wall = Duration.zero

  /// A phone with four apps whose code takes some time.
  init(
    size: Size = Size(80, 24), isASCII: Bool = false, style: LifecycleStyle = .delegate,
    names: [String] = ["Notes", "Maps", "Music", "Mail"], language: Language = .english
  ) {
    var script = AppScript()
    script[.willFinishLaunching].take = .milliseconds(150)
    script[.didFinishLaunching].take = .milliseconds(350)
    script[.applicationDidEnterBackground].take = .milliseconds(200)
    let apps = names.enumerated().map { place, name in
      var traits = EmulatedApp.Traits(name: name, style: style)
      traits.memory = 60 + 45 * place
      traits.code = .scripted(script)
      return traits
    }
    session = Session(
      start: Session.Start(
        device: Device(apps: apps), title: "Four apps", language: language,
        isASCII: isASCII, size: size),
      at: wall)
  }

  /// Presses keys, each a character; `\r` is Enter, `\t` Tab, `\u{1B}` Escape.
  mutating func press(_ keys: String) {
    for character in keys {
      let key: Key =
        switch character {
        case "\r": .enter
        case "\t": .tab
        case "\u{1B}": .escape
        default: .character(character)
        }
      _ = session.update(.key(key), at: wall)
    }
  }

  mutating func press(_ key: Key) {
    _ = session.update(.key(key), at: wall)
  }

  /// Presses a key and tells what it asks for outside.
  mutating func effects(of key: Key) -> [Effect] { session.update(.key(key), at: wall) }

  mutating func update(_ input: Input) {
    _ = session.update(input, at: wall)
  }

  mutating func wait(_ time: Duration) {
    wall += time
    _ = session.update(.timePassed, at: wall)
  }

  mutating func resize(_ size: Size) {
    _ = session.update(.resized(size), at: wall)
  }

  /// Plays keys with waits between them: a number is that many seconds; `^M` is Enter, `^T` Tab,
  /// `_` the space bar.
  mutating func play(_ steps: String) {
    for step in steps.split(separator: " ") {
      if let seconds = Double(step) {
        wait(.seconds(seconds))
        continue
      }
      var keys = ""
      var isControl = false
      for character in step {
        if isControl {
          keys += character == "M" ? "\r" : "\t"
          isControl = false
        } else if character == "^" {
          isControl = true
        } else {
          keys += character == "_" ? " " : String(character)
        }
      }
      press(keys)
    }
  }

  var canvas: Canvas { Screen.draw(session) }
  var lines: [String] { canvas.lines }
}
