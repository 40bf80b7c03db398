// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// Shows what a line behind `compare` asks for; two styles if it asks for nothing.
  mutating func compare(_ line: String) {
    do throws(RunComparer.Problem) {
      show(try comparer.comparison(line))
    } catch {
      message = Message(.error, Printable.stripped(comparer.sentence(for: error)))
    }
  }

  private mutating func show(_ comparison: NamedComparison) {
    // Nothing lies over anything where there is no screen.
    overlay = speech == nil ? CompareOverlay(comparison, phrases: phrases) : nil
    speech?.compare(comparison)
  }

  /// Shows what has happened in the present beside another branch. The present is no branch yet
  /// where something was undone: then it is compared with what came after.
  mutating func compare(withBranch branch: Int) {
    guard comparer.isOther(branch) else { return }
    do throws(RunComparer.Problem) {
      show(try comparer.comparison(withBranch: branch))
    } catch {
      message = Message(.error, Printable.stripped(comparer.sentence(for: error)))
    }
  }

  private var comparer: RunComparer {
    RunComparer(timeline: timeline, scenario: start.scenario, phrases: phrases, app: focused)
  }
}
