// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// The next step of the scenario is taken.
  mutating func takeStep(at wall: Duration) {
    guard story != nil else {
      message = Message(.info, phrases.messages.noScenario)
      return
    }
  }

  /// The event a line names, in the words of scenario files.
  func parsedEvent(_ line: String) -> Result<SystemEvent, SaveError> {
    .failure(SaveError(message: phrases.messages.unknownWord(line, nil)))
  }

  mutating func save(to path: String) -> [Effect] { [] }
}
