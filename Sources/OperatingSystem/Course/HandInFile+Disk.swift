// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// Hand-ins on the disk.
extension HandInFile {
  /// Writes a hand-in, and returns it with the dates it did not have.
  ///
  /// - Parameter former: what the file must still hold, so that nothing is lost that another program
  ///   wrote there; nil for a file that is not there yet.
  package static func keep(
    _ handIn: HandIn, over former: HandIn?, at path: String
  ) -> Result<HandIn, FileError> {
    var handIn = handIn
    handIn.stamp(Int(time(nil)))
    do throws(Failure) {
      let text = bytes(of: handIn)
      try Files.whileLocked(path) { () throws(Failure) in
        // A file that is removed while a lesson goes on is written anew.
        if Files.exists(path),
          try Files.read(path, kinds: .regularFiles) != former.map({ bytes(of: $0) })
        {
          throw Failure(.handInHasChanged, of: path)
        }
        try Files.write(text, to: path)
        Files.syncFolder(of: path)
      }
      return .success(handIn)
    } catch {
      return .failure(.failed(error.lines.joined(separator: " ")))
    }
  }

  /// A hand-in that goes on, or begins: if it can't be written, that is found out before the lesson.
  package static func open(_ path: String, _ phrases: Phrases) throws(Failure) -> HandInKeeper {
    if path == "-" || Files.exists(path), !Files.isRegular(path) {
      throw Failure(.notRegular, of: path)
    }
    let former = Files.exists(path) ? try read(path, phrases) : nil
    var handIn = former ?? HandIn(program: Version.number)
    handIn.program = Version.number
    switch keep(handIn, over: former, at: path) {
    case .success(let kept): return HandInKeeper(kept, path: path)
    case .failure(.failed(let why)): throw Failure(why)
    case .failure(.exists(let path)): throw Failure("\(path): \(Errno(code: EEXIST).text)")
    }
  }

  package static func read(_ path: String, _ phrases: Phrases) throws(Failure) -> HandIn {
    let bytes = try Files.read(path)
    do throws(Malformed) {
      return try parse(bytes)
    } catch {
      let place = Files.name(path) + (error.line.map { ":\($0)" } ?? "")
      throw Failure("\(place): \(phrases.handIn.fileProblem(error.problem))")
    }
  }
}
