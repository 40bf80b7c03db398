// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  func source(_ source: RuleSource) -> String { source.text }
}
