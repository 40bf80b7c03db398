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
  ///   wrote there.
  package static func keep(
    _ walk: Walk, over former: Walk, at path: String
  ) -> Result<Walk, FileError> {
    do throws(Failure) {
      return .success(try keep(walk, over: bytes(of: former), isNew: false, at: path))
    } catch {
      return .failure(.failed(error.lines.joined(separator: " ")))
    }
  }

  /// Writes a walk that begins or goes on, and returns it with the dates it did not have.
  ///
  /// - Parameter former: the bytes that the file had when it was read; nil if there was none.
  package static func begin(
    _ walk: Walk, over former: [UInt8]?, at path: String
  ) throws(Failure) -> Walk {
    try keep(walk, over: former, isNew: true, at: path)
  }

  /// - Parameter isNew: whether the walk is only about to begin. A file that is removed while one goes on is
  ///   written anew.
  private static func keep(
    _ walk: Walk, over former: [UInt8]?, isNew: Bool, at path: String
  ) throws(Failure) -> Walk {
    var walk = walk
    walk.stamp(Int(time(nil)))
    let bytes = try bytes(of: walk)
    try Files.whileLocked(path) { () throws(Failure) in
      if Files.exists(path), try Files.read(path, kinds: .regularFiles) != former {
        throw Failure(isNew && former == nil ? .sessionExists : .sessionHasChanged, of: path)
      }
      try Files.write(bytes, to: path)
      Files.syncFolder(of: path)
    }
    return walk
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
  ///
  /// - Parameter kinds: what may be read. What is only looked at may come through a pipe.
  package static func read(
    _ path: String, kinds: Output.Kinds = .all, _ phrases: Phrases
  ) throws(Failure) -> (walk: Walk, steps: [Walk.Step]) {
    try parse(Files.read(path, kinds: kinds), in: Files.name(path), phrases)
  }

  /// The walk in the bytes of a session file, and the steps of its scenario.
  package static func parse(
    _ bytes: [UInt8], in file: String, _ phrases: Phrases
  ) throws(Failure) -> (walk: Walk, steps: [Walk.Step]) {
    do throws(Malformed) {
      return try parse(bytes)
    } catch {
      throw Failure(.wrongUse, phrases.lines(error, in: file))
    }
  }

  /// The titles and notes of a walk's scenario in a language. If its file has moved, it speaks for itself.
  package static func texts(of walk: Walk, _ phrases: Phrases) throws(Failure) -> ScenarioTexts {
    try ScenarioTexts.read(for: ScenarioLibrary.path(of: walk.source.name), in: phrases.tag)
  }

  /// The scenario of a walk.
  package static func scenario(of walk: Walk, _ phrases: Phrases) throws(Failure) -> Scenario {
    try .parse(
      Array(walk.source.text.utf8), walk.source.overrides, in: walk.source.name, phrases)
  }
}
