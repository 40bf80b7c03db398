// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite struct TimeBaseTests {
  private let start = Duration.seconds(500)

  @Test("The device's clock ticks in whole milliseconds")
  func milliseconds() {
    let base = TimeBase(at: start)
    #expect(base.deviceTime(at: start + .microseconds(2_999)) == .milliseconds(2))
    #expect(base.deviceTime(at: start + .milliseconds(3)) == .milliseconds(3))
    #expect(base.deviceTime(at: start - .seconds(1)) == .zero)
  }

  @Test("The instant of a deadline is not a tick too early", arguments: TimeBase.speeds)
  func wake(_ speed: TimeBase.Speed) throws {
    let base = TimeBase(at: start, speed: speed)
    for device in [Duration.milliseconds(1), .milliseconds(333), .seconds(5), .seconds(1801)] {
      let wall = try #require(base.wallTime(of: device))
      #expect(base.deviceTime(at: wall) == device)
      #expect(base.deviceTime(at: wall - .microseconds(1)) < device)
    }
  }

  @Test("A pause stands still and goes on where it was")
  func pause() {
    var base = TimeBase(at: start)
    base.set(.paused, to: true, at: start + .seconds(2))
    #expect(base.deviceTime(at: start + .seconds(90)) == .seconds(2))
    #expect(base.wallTime(of: .seconds(3)) == nil)
    base.set(.paused, to: false, at: start + .seconds(90))
    #expect(base.deviceTime(at: start + .seconds(91)) == .seconds(3))
  }

  @Test("A change of speed changes only what comes")
  func speed() throws {
    var base = TimeBase(at: start)
    base.setSpeed(try #require(TimeBase.Speed(4)), at: start + .seconds(1))
    #expect(base.deviceTime(at: start + .seconds(3)) == .seconds(9))
    base.setSpeed(try #require(TimeBase.Speed(0.5)), at: start + .seconds(3))
    #expect(base.deviceTime(at: start + .seconds(5)) == .seconds(10))
  }

  @Test("Stopped by Ctrl-Z, the clock stands still, paused or not")
  func stopped() {
    var base = TimeBase(at: start)
    base.set(.stopped, to: true, at: start + .seconds(1))
    base.set(.stopped, to: false, at: start + .seconds(3600))
    #expect(base.deviceTime(at: start + .seconds(3601)) == .seconds(2))
    base.set(.paused, to: true, at: start + .seconds(3601))
    base.set(.stopped, to: true, at: start + .seconds(3602))
    base.set(.stopped, to: false, at: start + .seconds(3603))
    #expect(base.deviceTime(at: start + .seconds(9000)) == .seconds(2))
  }

  @Test("The clock skips ahead, never back")
  func jump() {
    var base = TimeBase(at: start)
    base.jump(to: .seconds(30), at: start)
    base.jump(to: .seconds(20), at: start)
    #expect(base.deviceTime(at: start + .seconds(1)) == .seconds(31))
  }

  @Test("Nonsense is not a speed")
  func limits() {
    for factor in [0, -1, 0.009, 1000.1, .infinity, .nan] {
      #expect(TimeBase.Speed(factor) == nil)
    }
    #expect(TimeBase.Speed(0.01)?.thousandths == 10)
    #expect(TimeBase.Speed(1000)?.thousandths == 1_000_000)
    #expect(TimeBase.Speed(0.5)?.thousandths == 500)
  }
}
