// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText

extension ScenarioTexts {
  /// The texts of a scenario's file in a language. The PO file is read only if the language is not English;
  /// without one, the scenario speaks for itself.
  package static func read(for file: String, in tag: String) throws(Failure) -> ScenarioTexts {
    guard let path = translations(of: file, in: tag) else { return ScenarioTexts(file: file) }
    let bytes = try Files.read(path, kinds: .regularFiles)
    do throws(Malformed) {
      return try ScenarioTexts(file: file, bytes)
    } catch {
      throw Failure(.notTranslation, of: "\(path):\(error.line)")
    }
  }

  /// The title of a scenario's file in a language. Of the PO file, no more is read than up to the title. Who opens the
  /// scenario is told what is wrong with the file.
  package static func title(_ english: String, of file: String, in tag: String) -> String {
    guard let path = translations(of: file, in: tag),
      let bytes = try? Files.read(path, kinds: .regularFiles)
    else {
      return english
    }
    return ScenarioTexts.translation(of: english, in: bytes) ?? english
  }

  /// The PO file of a scenario's file; nil if there is none.
  private static func translations(of file: String, in tag: String) -> String? {
    guard tag != Language.english.rawValue, file != "-" else { return nil }
    let path = ScenarioTexts.path(of: file, tag: tag)
    // Reading a pipe would wait, and with it the whole program.
    return Files.isRegular(path) ? path : nil
  }
}
