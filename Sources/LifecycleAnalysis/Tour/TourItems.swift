// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Some of the things a tour is to cover, as a set of their indices in a list.
struct TourItemSet: Hashable, Sendable {
  private var words = SIMD4<UInt64>()

  /// The number of indices.
  static let capacity = 256

  static let empty = TourItemSet()

  var isEmpty: Bool { words == .zero }

  var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

  func contains(_ index: Int) -> Bool { words[index >> 6] >> UInt64(index & 63) & 1 == 1 }

  func union(_ other: TourItemSet) -> TourItemSet { TourItemSet(words: words | other.words) }

  func subtracting(_ other: TourItemSet) -> TourItemSet { TourItemSet(words: words & ~other.words) }

  func intersection(_ other: TourItemSet) -> TourItemSet { TourItemSet(words: words & other.words) }

  func intersects(_ other: TourItemSet) -> Bool { words & other.words != .zero }

  func isSuperset(of other: TourItemSet) -> Bool { words & other.words == other.words }

  /// The indices, in order.
  var indices: [Int] {
    var indices: [Int] = []
    for number in 0..<4 {
      var word = words[number]
      while word != 0 {
        indices.append(number << 6 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return indices
  }
}

/// The things a tour is to cover, each with its index.
struct TourItems: Sendable {
  let items: [Coverage.Item]
  private let indices: [Coverage.Item: Int]

  /// - Precondition: there are at most ``TourItemSet/capacity`` of them.
  init(_ items: [Coverage.Item]) {
    precondition(items.count <= TourItemSet.capacity)
    self.items = items
    indices = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
  }

  /// Adds what an entry shows of an app.
  func add(_ entry: Trace.Entry, of app: String, to chosen: inout TourItemSet) {
    func insert(_ item: Coverage.Item) {
      if let index = indices[item] { chosen.insert(index) }
    }
    if case .event(let event) = entry.kind {
      insert(.event(event.kind))
      return
    }
    guard entry.app == app else { return }
    if let rule = entry.shownUnsettledRule { insert(.rule(rule)) }
    switch entry.kind {
    case .call(let call): insert(.callback(call.callback))
    case .notification(let name, _): insert(.notification(name))
    case .state(let from, let to, _):
      insert(.state(to))
      insert(.transition(Coverage.Transition(from: from, to: to)))
    case .end(let ending): insert(.termination(ending.reason))
    case .event, .refused, .process, .returned, .task, .deadline, .queue, .phase, .output: break
    }
  }

  /// Returns the indices of some things.
  func indices(of some: [Coverage.Item]) -> TourItemSet {
    var chosen = TourItemSet.empty
    for item in some {
      if let index = indices[item] { chosen.insert(index) }
    }
    return chosen
  }

  /// The indices of all things.
  var all: TourItemSet { indices(of: items) }

  /// Returns the things at some indices.
  func at(_ chosen: TourItemSet) -> [Coverage.Item] { chosen.indices.map { items[$0] } }
}
