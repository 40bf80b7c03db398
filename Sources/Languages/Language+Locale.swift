// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// A language by its tag, whatever its case.
  package init?(tag: String) {
    let tag = tag.lowercased()
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == tag }) else {
      return nil
    }
    self = found
  }

  /// The language of a locale such as `ru_RU.UTF-8` or `zh-Hans`; nil for a locale of another language.
  /// Traditional Chinese is another language than simplified Chinese.
  package init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }.lowercased()
    let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first else { return nil }
    let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    let found = Self.allCases.first { choice in
      let tag = choice.rawValue.lowercased().split(separator: "-").map(String.init)
      guard tag[0] == language else { return false }
      return tag.count == 1 || parts.contains(tag[1]) || !isTraditional && !parts.contains("hant")
    }
    guard let found else { return nil }
    self = found
  }

  /// The language that the environment asks for, as gettext reads it: the first of `LC_ALL`, `LC_MESSAGES`
  /// and `LANG` that is set, unless `LANGUAGE` lists languages. English if the program has none of them.
  ///
  /// - Parameter variable: The value of a variable of the environment; nil if it is not set.
  /// - SeeAlso: https://www.gnu.org/software/gettext/manual/html_node/Locale-Environment-Variables.html
  package init(environment variable: (String) -> String?) {
    self = Self.chosen(byEnvironment: variable)?.language ?? .english
  }

  /// The language and the variable that chooses it; nil if no variable names a language of the program.
  package static func chosen(
    byEnvironment variable: (String) -> String?
  ) -> (language: Language, variable: String)? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let name = names.first(where: { !(variable($0) ?? "").isEmpty }),
      let locale = variable(name)
    else { return nil }
    let base = locale.prefix { $0 != "." }
    // There, LANGUAGE means nothing.
    if base == "C" || base == "POSIX" { return nil }
    let list = (variable("LANGUAGE") ?? "").split(separator: ":").map(String.init)
    if let language = list.lazy.compactMap({ Language(locale: $0) }).first {
      return (language, "LANGUAGE")
    }
    return Language(locale: locale).map { ($0, name) }
  }
}
