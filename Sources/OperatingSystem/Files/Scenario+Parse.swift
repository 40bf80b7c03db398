// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

extension Scenario {
  /// The scenario in the bytes of a file, or what is wrong with them in words.
  package static func parse(
    _ bytes: [UInt8], _ overrides: Overrides, in file: String, _ phrases: Phrases
  ) throws(Failure) -> Scenario {
    do throws(Malformed) {
      return try parse(bytes, overrides: overrides)
    } catch {
      throw Failure(error, in: file, phrases)
    }
  }

  /// The events of an option that takes steps, and no times and expectations.
  ///
  /// - Parameters:
  ///   - text: what the option was given.
  ///   - head: the declarations.
  ///   - option: the option's name.
  ///   - noEvent: what is said of a step that is no event.
  package static func events(
    _ text: String, after head: Scenario, option: String, _ phrases: Phrases,
    noEvent: (_ step: String) -> Failure
  ) throws(Failure) -> [SystemEvent] {
    let scenario: Scenario
    do throws(Malformed) {
      scenario = try parse(Array((head.text + text).utf8))
    } catch {
      throw Failure(
        .wrongUse, error.problems.map { "applife: \(option): " + phrases.problem($0) })
    }
    var events: [SystemEvent] = []
    for step in scenario.steps {
      guard case .event(let event) = step.action, step.time == .settled else {
        throw noEvent(step.text)
      }
      events.append(event)
    }
    if events.isEmpty { throw noEvent(text) }
    return events
  }
}
