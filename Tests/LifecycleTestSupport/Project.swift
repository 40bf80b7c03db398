// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The folder of this project, whose files tests read.
package enum Project {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
