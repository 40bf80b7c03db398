// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The file with the notes of the scenario that is presented: `applife/notes` in the user's state folder.
/// The session that presents writes it, and removes it at its end; `applife notes` reads it.
package struct NotesFile {
  /// The notes that were to be written last; nil if there are none.
  private var latest: StageNotes?
  /// The reason for which they are not in the file, in words for the user; nil if they are.
  private var problem: String?

  package init() {}

  /// Writes the notes of a session if they have changed. Returns why that could not be done, in words for
  /// the user, unless it was so before: then the user knows it.
  package mutating func follow(_ session: Session) -> String? {
    if StageNotes(of: session, process: getpid()) == latest { return nil }
    let former = problem
    let problem = keep(session)
    return problem == former ? nil : problem
  }

  /// Writes the notes of a session, unless something else stands there, or the notes of another session that
  /// presents. Returns why that could not be done, in words for the user; nil if it was.
  package mutating func keep(_ session: Session) -> String? {
    guard let notes = StageNotes(of: session, process: getpid()) else {
      remove()
      return nil
    }
    latest = notes
    do throws(Failure) {
      let path = try Self.path()
      try Files.makeFolder(FileName.folder(of: path), mode: 0o700)
      try Files.whileLocked(path) { () throws(Failure) in
        if let other = try Self.presented(at: path), other.process != notes.process {
          throw Failure(FileProblem.otherPresents(process: other.process).text)
        }
        try Files.write(notes.bytes, to: path)
      }
      problem = nil
    } catch {
      problem = error.lines.joined(separator: " ")
    }
    return problem
  }

  /// Removes the file, unless another process has written it meanwhile.
  package mutating func remove() {
    guard latest != nil, let path = try? Self.path() else { return }
    (latest, problem) = (nil, nil)
    guard (try? Self.notes(at: path))??.process == getpid() else { return }
    // Of a link, what it leads to.
    let target = FileName.with(path) { realpath($0, nil) }
    defer { free(target) }
    if let target { unlink(target) }
  }

  /// Returns the notes of what is presented now; nil if nothing is.
  /// - Throws: a failure if something else stands in the place of the file, or it can't be read.
  static func read() throws(Failure) -> StageNotes? {
    guard UserFolder.state.found != nil else { return nil }
    return try presented(at: path())
  }

  private static func path() throws(Failure) -> String { try UserFolder.state.path() + "/notes" }

  /// Returns what the file says of a process that still runs; nil if there is none.
  private static func presented(at path: String) throws(Failure) -> StageNotes? {
    guard let notes = try notes(at: path) else { return nil }
    // A process that was killed leaves its file.
    return kill(notes.process, 0) == 0 || errno == EPERM ? notes : nil
  }

  /// Returns what the file says; nil if there is none.
  private static func notes(at path: String) throws(Failure) -> StageNotes? {
    guard Files.exists(path) || errno != ENOENT else { return nil }
    guard let notes = StageNotes(try Files.read(path, kinds: .regularFiles)) else {
      throw Failure(FileProblem.otherNotes(path).text)
    }
    return notes
  }
}
