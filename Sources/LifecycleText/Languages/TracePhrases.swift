// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences for entries of the trace, for plain mode and screen readers.
package struct TracePhrases: Sendable {
  package let event: @Sendable (_ event: String, _ app: String?) -> String
  package let main: @Sendable (_ app: String, _ arguments: String) -> String
  package let applicationMain:
    @Sendable (_ app: String, _ principal: String, _ delegate: String) -> String
  package let prewarmed: @Sendable (_ app: String) -> String
  package let runLoop: @Sendable (_ app: String) -> String
  package let snapshot: @Sendable (_ app: String) -> String
  package let stateSaved: @Sendable (_ app: String) -> String
  package let process: @Sendable (_ app: String, _ what: String) -> String
  package let phase: @Sendable (_ app: String, _ scene: String?, _ to: String) -> String
  package let completed: @Sendable (_ app: String, _ wake: String, _ result: String) -> String
  package let call: @Sendable (_ app: String, _ method: String, _ state: String) -> String
  package let returned: @Sendable (_ method: String, _ after: String, _ value: Bool?) -> String
  package let notification: @Sendable (_ name: String, _ state: String) -> String
  package let state: @Sendable (_ app: String, _ state: String, _ cause: String) -> String
  package let task:
    @Sendable (_ app: String, _ name: String, _ what: Trace.TaskChange, _ remaining: String) ->
      String
  package let deadline:
    @Sendable (_ app: String, _ limit: TimeLimit, _ time: String, _ due: String) -> String
  package let queue:
    @Sendable (_ app: String?, _ event: String, _ what: Trace.QueueChange, _ rule: Rule) -> String
  package let end:
    @Sendable (_ app: String, _ why: String, _ notified: Bool, _ unsavedEditsLost: Int) -> String
}
