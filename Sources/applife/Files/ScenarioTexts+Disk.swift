// SPDX-License-Identifier: Apache-2.0
import LifecycleText

extension ScenarioTexts {
  /// The texts of a scenario's file in a language. The PO file is read only if the language is not English;
  /// without one, the scenario speaks for itself.
  static func read(for file: String, in tag: String) throws(Failure) -> ScenarioTexts {
    let path = ScenarioTexts.path(of: file, tag: tag)
    // Reading a pipe would wait, and with it the whole program.
    guard tag != Language.english.rawValue, file != "-", Files.isRegular(path) else {
      return ScenarioTexts(file: file)
    }
    let bytes = try Files.read(path)
    do throws(Malformed) {
      return try ScenarioTexts(file: file, bytes)
    } catch {
      throw Failure(.notTranslation, of: "\(path):\(error.line)")
    }
  }
}
