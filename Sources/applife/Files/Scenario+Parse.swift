// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

extension Scenario {
  /// The scenario in the bytes of a file, or what is wrong with them in words.
  static func parse(
    _ bytes: [UInt8], _ overrides: Overrides, in file: String, _ phrases: Phrases
  ) throws(Failure) -> Scenario {
    do throws(Malformed) {
      return try parse(bytes, overrides: overrides)
    } catch {
      throw Failure(error, in: file, phrases)
    }
  }
}
