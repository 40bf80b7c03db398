// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText

/// What the fuzzers have in common. They are compiled by `tools/fuzz` and are no targets of the
/// package.
let phrases = Language.english.phrases

/// What leaves the program is UTF-8 that acts on nobody.
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

/// How many lines a text has: a problem never stands behind them.
func lineCount(_ text: [UInt8]) -> Int { text.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) } }
