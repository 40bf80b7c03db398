// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle

/// A line that was typed or read: a command of the program, or statements as a scenario has them.
struct TypedLine {
  let bytes: [UInt8]
  /// The line's number among the lines, for what is said of mistakes.
  let number: Int

  /// Does what the line says.
  func enter(in session: inout Session, at wall: Duration) -> [Effect] {
    let text = String(decoding: bytes, as: UTF8.self)
    let interface = session.interface
    if let asked = AskedLine(text) {
      session.view.show(asked.card(session.run.phrases))
      return []
    }
    if let line = FrameworkLine(text) {
      if !session.run.refusesWhileHidden() { session.view.show(line.card(of: session.run)) }
      return []
    }
    do throws(Scenario.Malformed) {
      switch Command.Word.of(text, on: session.device) {
      case (.why, _)?:
        session.run.message = try session.view.explain(text, number: number, in: session.run)
      case (.load, "")? where interface == .screen,
        (.learn, "")? where interface == .screen:
        return session.perform(.session(.scenarios), at: wall)
      case (let word, let argument)?: return session.perform(word, argument, at: wall)
      case nil:
        try session.run.type(bytes, number: number, knowing: interface.words, at: wall)
      }
    } catch {
      if interface == .plain { return [.report(error)] }
      session.run.tell(error)
    }
    return []
  }
}
