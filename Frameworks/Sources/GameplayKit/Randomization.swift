// SPDX-License-Identifier: Apache-2.0
@_exported import SpriteKit

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkrandom
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// - Note: The numbers of a seed are not those of Apple's generators; the same seed gives the same numbers.
open class GKRandomSource: NSObject, GKRandom {
  private var state: UInt64
  public override init() { state = .random(in: 1...(.max)) }
  init(state: UInt64) { self.state = state }
  private nonisolated(unsafe) static let shared = GKRandomSource()  // Games use it on one thread.
  open class func sharedRandom() -> GKRandomSource { shared }

  /// SplitMix64.
  private func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
  open func nextBool() -> Bool { next() & 1 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var all = array
    for place in stride(from: all.count - 1, to: 0, by: -1) {
      all.swapAt(place, nextInt(upperBound: place + 1))
    }
    return all
  }
}
open class GKARC4RandomSource: GKRandomSource {
  open var seed = Data()
  public override init() { super.init() }
  public init(seed: Data) {
    self.seed = seed
    super.init(state: seed.reduce(1) { $0 &* 31 &+ UInt64($1) })
  }
  open func dropValues(_ count: Int) { for _ in 0..<count { _ = nextInt() } }
}
open class GKLinearCongruentialRandomSource: GKRandomSource {
  public override init() { super.init() }
  public init(seed: UInt64) { super.init(state: seed) }
}
open class GKMersenneTwisterRandomSource: GKRandomSource {
  public override init() { super.init() }
  public init(seed: UInt64) { super.init(state: seed) }
}

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> Self { die(6) }
  open class func d20() -> Self { die(20) }
  private class func die(_ sides: Int) -> Self {
    let source = GKRandomSource()
    return unsafeDowncast(made(source, 1, sides), to: Self.self)
  }
  class func made(_ source: any GKRandom, _ low: Int, _ high: Int) -> GKRandomDistribution {
    GKRandomDistribution(randomSource: source, lowestValue: low, highestValue: high)
  }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float {
    Float(nextInt() - lowestValue) / Float(max(1, numberOfPossibleOutcomes - 1))
  }
  open func nextBool() -> Bool { source.nextBool() }
}
/// Each value comes as often as the others before one comes again.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  override class func made(_ source: any GKRandom, _ low: Int, _ high: Int) -> GKRandomDistribution
  {
    GKShuffledDistribution(randomSource: source, lowestValue: low, highestValue: high)
  }
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...max(lowestValue, highestValue)) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}
/// Values near the middle come more often.
open class GKGaussianDistribution: GKRandomDistribution {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  override class func made(_ source: any GKRandom, _ low: Int, _ high: Int) -> GKRandomDistribution
  {
    GKGaussianDistribution(randomSource: source, lowestValue: low, highestValue: high)
  }
  open override func nextInt() -> Int {
    let sum = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
    return min(highestValue, max(lowestValue, Int((mean + sum * deviation).rounded())))
  }
}

extension NSArray {
  /// - SeeAlso: https://developer.apple.com/documentation/foundation/nsarray/shuffled()
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}
