// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// The user's settings: `applife/config.toml` in the user's configuration folder. It is never
/// required.
package enum SettingsFile {
  /// The most bytes that it may have.
  private static let mostBytes = 65_536

  /// The path of the file, which may not be there; nil if the environment names no folder.
  private static var path: String? { UserFolder.config.found.map { $0 + "/config.toml" } }

  /// The settings of the file, if it can be read: the language is found there before anything can be said.
  package static let settings = try? settings(in: .english)

  /// Reads the settings of the file; none where there is no file.
  package static func read() throws(Failure) -> Settings {
    if let settings { return settings }
    return try settings(in: .ofCommands)
  }

  /// - Parameter language: the language of errors. The language of the commands is not known before the file
  ///   has been read.
  private static func settings(in language: Language) throws(Failure) -> Settings {
    guard let path else { return Settings() }
    // A pipe would be waited for.
    let descriptor = FileName.with(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return Settings() }
      throw Failure("\(path): " + Errno(code: errno).text(in: language.phrases))
    }
    defer { close(descriptor) }
    return try settings(
      in: text(of: descriptor, path, language.phrases), path, language.phrases)
  }

  private static func text(
    of descriptor: Int32, _ path: String, _ phrases: Phrases
  ) throws(Failure) -> String {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure("\(path): " + phrases.commandLine.file(.notRegular))
    }
    guard status.st_size <= mostBytes else {
      throw Failure("\(path): " + phrases.commandLine.file(.tooLong(mostBytes)))
    }
    UsedFiles.note(descriptor, as: path)
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = LineEnds.unified(try Files.contents(of: descriptor))
    } catch {
      throw Failure("\(path): " + error.text(in: phrases))
    }
    if let problem = UTF8Validation.problem(in: bytes) {
      throw Failure(Scenario.Malformed(problems: [problem]), in: path, phrases)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Throws: a line for each problem, in the order of the file.
  private static func settings(
    in text: String, _ path: String, _ phrases: Phrases
  ) throws(Failure) -> Settings {
    let document: TOMLDocument
    do throws(TOMLDocument.Malformed) {
      document = try TOMLDocument(text)
    } catch {
      throw Failure("\(path):\(error.place.line):\(error.place.column): \(error.text)")
    }
    let reader = SettingsReader(document.entries)
    if reader.problems.isEmpty { return reader.settings }
    let lines = reader.problems.map { problem in
      let place = document.place(of: problem.path, isValue: problem.part == .value)
      return (place, "\(path):\(place.line):\(place.column): \(phrases.settings.problem(problem))")
    }
    throw Failure(.wrongUse, lines.sorted { $0.0 < $1.0 }.map(\.1))
  }
}
