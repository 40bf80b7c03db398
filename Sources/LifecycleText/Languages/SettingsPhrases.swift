// SPDX-License-Identifier: Apache-2.0

/// The sentences about settings.
package struct SettingsPhrases: Sendable {
  package let problem: @Sendable (SettingsProblem) -> String
  /// Where a value comes from; the detail is the variable, or the line of the file.
  package let origin: @Sendable (Setting.Origin, _ detail: String) -> String
  /// What a setting does: one line for each line of a comment in a settings file.
  package let comment: @Sendable (Setting) -> [String]
  /// The first lines of a settings file.
  package let fileHead: [String]
  /// The comment above the keys that work only in the log.
  package let logKeys: [String]
  /// The comment above the keys that work only while a scenario is presented.
  package let presentingKeys: [String]
  /// A key was taken from another command.
  package let taken: @Sendable (_ key: String, _ command: String, _ isLast: Bool) -> String
  /// A key means something else while the log has the keys.
  package let otherInLog: @Sendable (_ key: String, _ command: String) -> String
}
