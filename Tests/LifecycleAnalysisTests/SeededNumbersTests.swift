// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LifecycleAnalysis

@Suite("Numbers that depend on nothing but where they begin")
struct SeededNumbersTests {
  @Test("they are the same on every system")
  func same() {
    var numbers = SeededNumbers(state: 1)
    #expect((0..<8).map { _ in numbers.number(below: 10) } == [5, 7, 9, 4, 4, 7, 8, 5])
    #expect(numbers.shuffled(Array(0..<6)) == [1, 4, 3, 0, 2, 5])
    #expect(numbers.element(of: ["a", "b", "c"]) == "b")
  }

  @Test("they are below their bound, and reach every number")
  func bound() {
    var numbers = SeededNumbers(state: 2)
    for bound in 1...20 {
      let drawn = (0..<400).map { _ in numbers.number(below: bound) }
      #expect(Set(drawn) == Set(0..<bound))
    }
    #expect(numbers.number(below: .max) >= 0)
    #expect(numbers.element(of: [Int]()) == nil)
  }

  @Test("another order has the same elements")
  func shuffled() {
    var numbers = SeededNumbers(state: 3)
    let orders = (0..<500).map { _ in numbers.shuffled([1, 2, 3]) }
    #expect(orders.allSatisfy { $0.sorted() == [1, 2, 3] })
    #expect(Set(orders).count == 6)
    #expect(numbers.shuffled([Int]()) == [])
  }
}
