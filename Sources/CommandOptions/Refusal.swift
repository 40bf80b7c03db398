// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import OperatingSystem

extension ParsableArguments {
  /// Refuses the command line, with a sentence, if something about it is so.
  package func refuse(_ problem: @autoclosure () -> UsageProblem, if isSo: Bool) throws {
    if isSo { throw ValidationError(problem().text) }
  }

  /// Refuses the first of some options beside another one; nil for those that were not given.
  package func refuse(_ options: String?..., with other: String) throws {
    for case let option? in options {
      throw ValidationError(UsageProblem.cannotBeUsed(option, with: other).text)
    }
  }
}
