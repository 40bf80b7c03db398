// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleUI

/// The options every command takes.
struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The version of iOS whose rules hold.", valueName: "version"))
  var ios: Int?

  @Option(help: "Which delegate hears of transitions: delegate or scene.")
  var style: LifecycleStyle?

  @Option(help: "The language of sentences: en, vi, zh-Hans or ru.")
  var lang = "en"

  @Option(
    help: ArgumentHelp("How fast the device's clock runs, 1 being real.", valueName: "factor"))
  var speed = 1.0

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Flag(name: .customLong("no-color"), help: "Use no colors; so does NO_COLOR.")
  var noColor = false

  func validate() throws {
    if let ios, !Device.knownVersions.contains(ios) {
      let known = Device.knownVersions
      throw ValidationError(
        "--ios \(ios) is not known, wanted \(known.lowerBound) to \(known.upperBound)")
    }
    if style == .scene, let ios, ios < 13 {
      throw ValidationError("--style scene needs iOS 13 or later, not \(ios)")
    }
    if !(speed.isFinite && speed > 0 && speed <= 1_000_000) {
      throw ValidationError("--speed wants a number above 0, such as 2 or 0.5")
    }
    guard let language = Self.language(lang) else {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--lang \(lang) is not known, wanted one of \(known)")
    }
    guard language.isAvailable else {
      let available = Language.available.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--lang \(lang) is not available yet, only \(available)")
    }
  }

  private static func language(_ name: String) -> Language? {
    Language.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// The sentences of the language that was asked for.
  var phrases: Phrases { Self.language(lang)?.phrases ?? .english }

  /// Whether the next argument belongs to an option.
  static func takesValue(_ option: String) -> Bool {
    ["--ios", "--style", "--lang", "--speed"].contains(option)
  }

  /// What takes the place of a scenario's own declarations.
  var overrides: Scenario.Overrides { Scenario.Overrides(version: ios, style: style) }
}

extension LifecycleStyle: ExpressibleByArgument {}

extension Format: ExpressibleByArgument {}
