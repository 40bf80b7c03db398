// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText

/// The parts that the fuzzers share. `tools/fuzz` compiles them, and they are no targets of the
/// package.
let phrases = Language.english.phrases

/// Traps unless the output is UTF-8 without control characters.
func requireHarmless(_ bytes: [UInt8], _ what: String) {
  let text = String(validating: bytes, as: UTF8.self)
  require(text != nil, "\(what) that is no text")
  for scalar in (text ?? "").unicodeScalars where scalar != "\n" {
    require(Printable.isHarmless(scalar), "\(what) with U+\(String(scalar.value, radix: 16))")
  }
}

/// A precondition that says what failed in an optimized build too.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}

/// Returns the number of lines of a text: a problem never has a place after them.
func lineCount(_ text: [UInt8]) -> Int { text.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) } }
