// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

/// A command has ended, and said what there was to say.
package struct EndedWith: Error {
  package let status: ExitStatus

  package init(status: ExitStatus) { self.status = status }
}
