// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  @Sendable static func rule(_ rule: Rule) -> String { rule.rawValue }
}
