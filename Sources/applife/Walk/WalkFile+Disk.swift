// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// Session files on the disk.
extension WalkFile {
  /// Writes a walk, and returns it with the dates it did not have.
  ///
  /// - Parameter former: what the file must still hold, so that nothing is lost that another program
  ///   wrote there; nil for anything.
  static func keep(
    _ walk: Walk, over former: Walk? = nil, at path: String
  ) -> Result<Walk, FileError> {
    var walk = walk
    walk.stamp(Int(time(nil)))
    do throws(Failure) {
      if let former, Files.exists(path), try Files.read(path) != bytes(of: former) {
        throw Failure(.sessionHasChanged, of: path)
      }
      try SessionFiles.write(bytes(of: walk), to: path)
      Files.syncFolder(of: path)
      return .success(walk)
    } catch {
      return .failure(.failed(error.lines.joined(separator: " ")))
    }
  }

  /// The bytes of a session file. What a terminal would act on is escaped, since people look into
  /// such files.
  private static func bytes(of walk: Walk) throws(Failure) -> [UInt8] {
    do {
      return Printable.lines(try bytes(of: walk, writtenBy: Version.number), as: .json)
    } catch {
      throw Failure(.fault, [FileProblem.walkNotWritten("\(error)").text])
    }
  }

  /// A session file, and the steps of its scenario.
  static func read(
    _ path: String, _ phrases: Phrases
  ) throws(Failure) -> (walk: Walk, steps: [Walk.Step]) {
    try parse(Files.read(path), in: Files.name(path), phrases)
  }

  /// The walk in the bytes of a session file, and the steps of its scenario.
  static func parse(
    _ bytes: [UInt8], in file: String, _ phrases: Phrases
  ) throws(Failure) -> (walk: Walk, steps: [Walk.Step]) {
    do throws(Malformed) {
      return try parse(bytes)
    } catch {
      throw Failure(.wrongUse, phrases.lines(error, in: file))
    }
  }

  /// The titles and notes of a walk's scenario in a language. If its file has moved, it speaks for itself.
  static func texts(of walk: Walk, _ phrases: Phrases) throws(Failure) -> ScenarioTexts {
    try ScenarioTexts.read(for: ScenarioLibrary.path(of: walk.source.name), in: phrases.tag)
  }

  /// The scenario of a walk.
  static func scenario(of walk: Walk, _ phrases: Phrases) throws(Failure) -> Scenario {
    try .parse(
      Array(walk.source.text.utf8), walk.source.overrides, in: walk.source.name, phrases)
  }
}
