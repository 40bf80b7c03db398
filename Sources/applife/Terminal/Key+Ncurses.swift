// SPDX-License-Identifier: Apache-2.0
import CNcurses
import LifecycleUI

extension Key {
  /// A key that the terminal sent as a character.
  init?(character scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x08, 0x7F: self = .backspace
    case 0x00: self = .control(" ")
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(UInt8(value) + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(UInt8(value) + 0x40)))
    case 0x80..<0xA0: return nil
    default: self = .character(Character(scalar))
    }
  }

  /// A key that ncurses knows by a code; nil when it is not bound.
  init?(code: Int32) {
    switch code {
    case KEY_UP: self = .up
    case KEY_DOWN: self = .down
    case KEY_LEFT: self = .left
    case KEY_RIGHT: self = .right
    case KEY_PPAGE: self = .pageUp
    case KEY_NPAGE: self = .pageDown
    case KEY_HOME: self = .home
    case KEY_END: self = .end
    case KEY_BACKSPACE: self = .backspace
    case KEY_DC: self = .delete
    case KEY_ENTER: self = .enter
    case KEY_BTAB: self = .backTab
    case (KEY_F0 + 1)...(KEY_F0 + 24): self = .function(Int(code - KEY_F0))
    default: return nil
    }
  }
}
