// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The file with the notes of the scenario that is presented: `applife/notes` in the user's state folder.
/// The session that presents writes it, and removes it at its end; `applife notes` reads it.
struct NotesFile {
  /// The notes that were written last; nil if there is no file of this process.
  private var written: StageNotes?

  private static var path: String? { UserFolder.state.found.map { $0 + "/notes" } }

  /// Writes the notes of a session if they have changed, unless something else stands there. A failure is not
  /// said: the screen is the class's. `applife notes` says what it finds.
  mutating func follow(_ session: Session) {
    let notes = StageNotes(of: session, process: getpid())
    if notes == written { return }
    if let notes, let path = Self.path {
      do throws(Failure) {
        _ = try Self.notes(at: path)
        try Files.makeFolder(FileName.folder(of: path), mode: 0o700)
        try SessionFiles.write(notes.bytes, to: path)
      } catch {}
      written = notes
    } else {
      remove()
    }
  }

  /// Removes the file, unless another process has written it meanwhile.
  mutating func remove() {
    guard written != nil, let path = Self.path else { return }
    written = nil
    guard (try? Self.notes(at: path))??.process == getpid() else { return }
    // Of a link, what it leads to.
    let target = FileName.with(path) { realpath($0, nil) }
    defer { free(target) }
    if let target { unlink(target) }
  }

  /// Returns the notes of what is presented now; nil if nothing is.
  /// - Throws: a failure if something else stands in the place of the file, or it can't be read.
  static func read() throws(Failure) -> StageNotes? {
    guard let path, let notes = try notes(at: path) else { return nil }
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
