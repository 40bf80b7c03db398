// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  @Sendable static func callbackRole(_ callback: Callback) -> String { callback.rawValue }
  @Sendable static func objectRole(_ object: AppObject) -> String { object.rawValue }
}
