// SPDX-License-Identifier: Apache-2.0

/// Random numbers that are the same on every machine (SplitMix64).
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }

  package mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
