// SPDX-License-Identifier: Apache-2.0

/// Every sign on the screen, for the legend in the help. Most say a thing's kind where its color
/// cannot be seen.
package enum Sign: String, CaseIterable, Hashable, Sendable {
  case event = "►"
  case call = "ƒ"
  case returned = "└"
  case notification = "◊"
  case change = "»"
  case process = "·"
  case task = "+"
  case deadline = "◦"
  case queue = "≡"
  case refusal = "!"
  case note = "¶"
  case pass = "√"
  case fail = "×"
  case fatal = "†"
  case firstToBeTerminated = "▼"
  case unsavedEdits = "*"
  case active = "●"
  case inactive = "○"
  case background = "■"
  case suspended = "□"
  case unseen = "┄"
  case untried = "°"
}
