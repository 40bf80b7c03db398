// SPDX-License-Identifier: Apache-2.0

/// A sequence of numbers that depends on nothing but where it begins: SplitMix64.
///
/// It is no `RandomNumberGenerator` on purpose. What Swift draws from one depends on how many bits
/// an `Int` has, and in a browser it has 32: a page would ask other questions than the terminal.
/// - SeeAlso: https://prng.di.unimi.it/splitmix64.c
package struct SeededNumbers: Hashable, Sendable {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to a bound, each with the same chance.
  /// - SeeAlso: https://arxiv.org/abs/1805.10941
  package mutating func number(below bound: Int) -> Int {
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    let least = (0 &- bound) % bound
    while product.low < least { product = next().multipliedFullWidth(by: bound) }
    return Int(product.high)
  }

  /// An element of a list; nil if it has none.
  package mutating func element<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[number(below: list.count)]
  }

  /// The elements of a list in another order.
  package mutating func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for index in list.indices.dropLast() {
      list.swapAt(index, index + number(below: list.count - index))
    }
    return list
  }
}
