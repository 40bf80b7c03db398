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

  /// Writes the notes of a session if they have changed. A failure is not said: the screen is the
  /// class's, and `applife notes` says that nothing is presented.
  mutating func follow(_ session: Session) {
    let notes = StageNotes(of: session, process: getpid())
    if notes == written { return }
    if let notes, let path = Self.path {
      do throws(Failure) {
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
    if Self.read()?.process == getpid() { _ = FileName.with(path) { unlink($0) } }
  }

  /// Returns the notes of what is presented now; nil if nothing is.
  static func read() -> StageNotes? {
    guard let path, let bytes = try? Files.read(path, kinds: .regularFiles),
      let notes = StageNotes(bytes)
    else { return nil }
    // A process that was killed leaves its file.
    return kill(notes.process, 0) == 0 || errno == EPERM ? notes : nil
  }
}
