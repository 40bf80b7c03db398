// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// The only way a session changes: time first, then what came in.
  package mutating func update(_ input: Input, at wall: Duration) -> [Effect] { [] }

  /// The instant of the wall's clock at which ``Input/timePassed`` is wanted; nil: nothing counts.
  package func nextWakeUp(after wall: Duration) -> Duration? { nil }

  /// The events of the panel "what can happen now", in the order of the key table.
  package var actions: [Action] { [] }
}
