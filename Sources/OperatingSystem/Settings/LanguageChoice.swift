// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import LifecycleUI

extension Language {
  /// The language of this run of the program.
  package static let ofCommands = LanguageChoice.made.language
}

/// The choice of the program's language: by `--lang`, else the settings, else the environment.
package enum LanguageChoice {
  /// The sentence that the character set of the locale can't show the language that is wanted; nil if it can.
  package static var warning: String? { made.warning }

  /// English is spoken if the character set of the locale cannot show the language, and a line says so.
  fileprivate static let made = choose()

  private static func choose() -> (language: Language, warning: String?) {
    let wanted = ofCommandLine ?? ofSettings ?? Language(environment: variable)
    if canShow(wanted) { return (wanted, nil) }
    // The sentences of the language that is being chosen are not known yet.
    let words = Language.english.phrases.commandLine
    let warning = words.file(.languageNotShown(wanted.rawValue))
    StandardError.write("applife: " + warning)
    return (.english, warning)
  }

  /// True if the character set of the locale has the language's letters.
  package static func canShow(_ language: Language) -> Bool {
    language == .english || CharacterSet.useLocale()
  }

  /// The argument parser reads the option too, but its own help must be in the language.
  private static var ofCommandLine: Language? {
    var arguments = FileName.arguments.prefix { $0 != "--" }[...]
    while let word = arguments.popFirst() {
      if word == "--lang" { return arguments.first.flatMap { Language(tag: $0) } }
      if word.hasPrefix("--lang=") { return Language(tag: String(word.dropFirst(7))) }
    }
    return nil
  }

  /// The language of the settings. What is wrong with them is said by those that need more of them.
  private static var ofSettings: Language? { SettingsFile.settings?.language }

  /// The language that the environment asks for, and the variable that does; nil if none does.
  package static var ofEnvironment: (language: Language, variable: String)? {
    Language.chosen(byEnvironment: variable)
  }

  /// The variable that names the character set.
  package static var characterSetVariable: String {
    ["LC_ALL", "LC_CTYPE", "LANG"].first { !(variable($0) ?? "").isEmpty } ?? "LANG"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
