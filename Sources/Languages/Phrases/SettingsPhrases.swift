// SPDX-License-Identifier: Apache-2.0

/// The sentences about settings.
package protocol SettingsPhrases: AnyObject, Sendable {
  func problem(_ settingsProblem: SettingsProblem) -> String
  /// The origin of a value; the detail is the variable, or the line of the file.
  func origin(_ origin: Setting.Origin, _ detail: String) -> String
  /// The effect of a setting: one line for each line of a comment in a settings file.
  func comment(_ setting: Setting) -> [String]
  /// The first lines of a settings file.
  var fileHead: [String] { get }
  /// The comment above the keys that work only in the log.
  var logKeys: [String] { get }
  /// The comment above the keys that work only while a scenario is presented.
  var presentingKeys: [String] { get }
  /// A key was taken from another command.
  func taken(_ key: String, command: String, _ isLast: Bool) -> String
  /// A key means something else while the log has the keys.
  func otherInLog(_ key: String, command: String) -> String
}
