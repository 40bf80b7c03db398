// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit

extension TestApplicationTests {
  /// The timers of a test, as docs/how-to/test-a-delegate.md describes them.
  @MainActor @Suite("Timers in a test")
  struct TimerTests {
    @Test(
      "nothing fires before the run loop runs; then Linux's Foundation fires one timer at once")
    func blocks() {
      let fired = Fired()
      let scheduled = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
        fired.note("scheduled")
      }
      let added = Timer(timeInterval: 60, repeats: false) { _ in fired.note("added") }
      RunLoop.current.add(added, forMode: .default)
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { fired.note("later") }
      #expect(fired.names.isEmpty)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      scheduled.invalidate()
      added.invalidate()
      #expect(fired.names == ["added"])
    }
  }
}

/// The timers that have fired, on the main thread.
@MainActor private final class Fired {
  private(set) var names: [String] = []
  nonisolated func note(_ name: String) { MainActor.assumeIsolated { names.append(name) } }
}
