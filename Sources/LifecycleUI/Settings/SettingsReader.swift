// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// Makes settings of the entries of a file, and collects everything that is wrong with them.
package struct SettingsReader {
  package private(set) var settings = Settings()
  package private(set) var problems: [SettingsProblem] = []
  /// The names of the changes of keys, for collisions.
  private var givenKeys: [(name: String, change: KeyChange)] = []

  package init(_ entries: [SettingsEntry]) {
    for entry in entries { read(entry) }
    if let version = settings.ios, let style = settings.style, version < style.minimumVersion {
      problems.append(
        SettingsProblem(
          [Setting.style.rawValue], .value,
          .styleTooEarly(
            style: style.rawValue, minimum: style.minimumVersion, version: version)))
    }
  }

  private mutating func read(_ entry: SettingsEntry) {
    guard let name = entry.path.first, let setting = Setting(rawValue: name),
      setting == .keys || entry.path.count == 1
    else {
      return reject(
        entry, .name,
        .unknownSetting(
          entry.path.joined(separator: "."),
          nearest: EditDistance.name(
            to: entry.path.first ?? "", among: Setting.allCases.map(\.rawValue))))
    }
    switch setting {
    case .theme: settings.theme = choice(entry)
    case .colors: settings.colors = choice(entry)
    case .mouse: settings.mouse = choice(entry)
    case .language: settings.language = choice(entry)
    case .speed: settings.speed = speed(entry)
    case .ios: settings.ios = version(entry)
    case .style: settings.style = choice(entry)
    case .quiz: settings.quiz = boolean(entry)
    case .motion: settings.motion = boolean(entry)
    case .panels: settings.panels = panels(entry)
    case .keys: readKeys(entry)
    }
  }

  private mutating func reject(
    _ entry: SettingsEntry, _ part: SettingsProblem.Part, _ fault: SettingsProblem.Fault
  ) {
    problems.append(SettingsProblem(entry.path, part, fault))
  }

  /// A value is not what was wanted.
  private mutating func refuse(
    _ entry: SettingsEntry, _ wanted: SettingsProblem.Wanted, _ value: SettingsEntry.Value? = nil,
    nearest: String? = nil
  ) {
    let found = (value ?? entry.value).quoted
    reject(entry, .value, .wrongValue(found: found, wanted: wanted, nearest: nearest))
  }

  // MARK: Values

  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ entry: SettingsEntry
  ) -> Choice? where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue)
    guard case .text(let text) = entry.value else {
      refuse(entry, .oneOf(names))
      return nil
    }
    if let choice = Choice(rawValue: text) { return choice }
    refuse(entry, .oneOf(names), nearest: EditDistance.name(to: text, among: names))
    return nil
  }

  private mutating func boolean(_ entry: SettingsEntry) -> Bool? {
    if case .boolean(let value) = entry.value { return value }
    refuse(entry, .boolean)
    return nil
  }

  private mutating func version(_ entry: SettingsEntry) -> SystemVersion? {
    let version: SystemVersion? =
      switch entry.value {
      case .integer(let number): SystemVersion(number)
      case .number(let number): SystemVersion(text: "\(number)")
      // A number would take 26.10 for 26.1.
      case .text(let text): SystemVersion(text: text)
      case .boolean, .list, .table, .other: nil
      }
    if let version, Device.knows(version) { return version }
    refuse(entry, .version(Device.knownVersions))
    return nil
  }

  private mutating func speed(_ entry: SettingsEntry) -> TimeBase.Speed? {
    let factor: Double? =
      switch entry.value {
      case .integer(let number): Double(number)
      case .number(let number): number
      case .text, .boolean, .list, .table, .other: nil
      }
    if let speed = factor.flatMap(TimeBase.Speed.init) { return speed }
    refuse(entry, .number(TimeBase.Speed.limits))
    return nil
  }

  private mutating func panels(_ entry: SettingsEntry) -> Panels? {
    let names = Panels.named.map(\.name)
    guard case .list(let values) = entry.value else {
      refuse(entry, .someOf(names))
      return nil
    }
    var panels: Panels = []
    for value in values {
      guard case .text(let text) = value else {
        refuse(entry, .someOf(names), value)
        continue
      }
      if let found = Panels.named.first(where: { $0.name == Self.folded(text) }) {
        panels.insert(found.panel)
      } else {
        refuse(
          entry, .someOf(names), value, nearest: EditDistance.name(to: text, among: names))
      }
    }
    return panels
  }

  // MARK: Keys

  /// Lower case, with spaces for hyphens: as events are written.
  private static func folded(_ name: String) -> String {
    name.lowercased().replacing("-", with: " ")
  }

  private mutating func readKeys(_ entry: SettingsEntry) {
    var names = entry.path.dropFirst()
    var context = Binding.Context.anywhere
    if names.count > 1 || entry.value == .table,
      let named = Binding.Context.allCases.first(where: { $0.name != nil && $0.name == names.first }
      )
    {
      context = named
      names = names.dropFirst()
    }
    guard let name = names.first else {
      // The table is there, with nothing in it.
      if entry.value != .table {
        refuse(entry, .table)
      } else {
        settings.keys = settings.keys ?? []
      }
      return
    }
    let wanted = Self.folded(name)
    guard names.count == 1, let command = Keymap.commands.first(where: { $0.name == wanted }) else {
      let known = Keymap.commands.map(\.name)
      return reject(
        entry, .name,
        .unknownCommand(
          names.joined(separator: "."), nearest: EditDistance.name(to: name, among: known)))
    }
    let change = KeyChange(command, keys(entry), in: context)
    add(change, entry)
    settings.keys = (settings.keys ?? []) + [change]
    givenKeys.append((name, change))
  }

  private mutating func keys(_ entry: SettingsEntry) -> [Key] {
    let values: [SettingsEntry.Value] =
      if case .list(let values) = entry.value { values } else { [entry.value] }
    var keys: [Key] = []
    for value in values {
      guard case .text(let text) = value else {
        refuse(entry, .keys, value)
        continue
      }
      if let key = Key(name: text) {
        if !keys.contains(key) { keys.append(key) }
      } else {
        reject(entry, .value, .unknownKey(text))
      }
    }
    return keys
  }

  /// Says which keys another command has been given too, and which can't be given.
  private mutating func add(_ change: KeyChange, _ entry: SettingsEntry) {
    let isRepeated = givenKeys.contains {
      $0.change.command == change.command && $0.change.context == change.context
    }
    if isRepeated { return reject(entry, .name, .repeatedCommand(change.command.name)) }
    let fixed = Keymap.fixed
    if change.command == fixed.command,
      !change.keys.contains(fixed.key) || change.context != .anywhere
    {
      return reject(
        entry, .value, .keepsKey(command: fixed.command.name, key: fixed.key.name))
    }
    for key in change.keys {
      if key == fixed.key, change.command != fixed.command {
        reject(entry, .value, .fixedKey(key: key.name, command: fixed.command.name))
      }
      let other = givenKeys.first {
        $0.change.context == change.context && $0.change.keys.contains(key)
      }
      if let other {
        reject(entry, .value, .sharedKey(key: key.name, other: other.name))
      }
    }
  }
}
