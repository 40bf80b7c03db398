// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem

/// Files that show what a phone did, copied beside the session of a walk.
enum EvidenceFolder {
  /// The most bytes that a file may have: the screen stands still while it is copied, and no file that
  /// is read has more.
  private static let mostBytes = Scenario.Bound.bytes.rawValue

  /// Finds out that a folder can be read before the first step.
  static func check(_ folder: String) throws(Failure) { _ = try newest(of: folder) }

  /// Copies the newest file of a folder for a step.
  static func attach(
    newestOf folder: String, toWalk path: String, step: Int
  ) -> Result<Walk.Evidence, FileError> {
    do throws(Failure) {
      guard let name = try newest(of: folder) else { throw Failure(.noEvidence, of: folder) }
      return .success(
        try copy(folder + "/" + name, named: "step-\(step)-\(name)", toWalk: path))
    } catch {
      return .failure(.failed(error.lines.joined(separator: " ")))
    }
  }

  /// The name of the regular file in a folder that was changed last; nil if there is none. A file whose
  /// name begins with a dot is hidden, and perhaps unfinished. A link may lead to a file that nobody meant.
  private static func newest(of folder: String) throws(Failure) -> String? {
    guard let listing = FileName.with(folder, { opendir($0) }) else {
      throw Failure("\(folder): \(Files.reason())")
    }
    defer { closedir(listing) }
    var found: (name: String, seconds: Int, nanoseconds: Int)?
    while let entry = readdir(listing) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = FileName.text(bytes)
      var status = stat()
      guard !name.hasPrefix("."),
        FileName.with(folder + "/" + name, { lstat($0, &status) }) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      let (seconds, rest) = (Platform.changed(status), Platform.changedNanoseconds(status))
      if let last = found, (last.seconds, last.nanoseconds, last.name) >= (seconds, rest, name) {
        continue
      }
      found = (name, seconds, rest)
    }
    return found?.name
  }

  /// Copies a file into the folder of a session, and returns its name there.
  private static func copy(
    _ source: String, named name: String, toWalk path: String
  ) throws(Failure) -> Walk.Evidence {
    let descriptor = FileName.with(source) {
      open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    }
    guard descriptor >= 0 else { throw Failure("\(source): \(Files.reason())") }
    defer { close(descriptor) }
    let folder = WalkFile.evidenceFolder(of: path)
    try Files.makeFolder(folder, mode: 0o700)
    let size = Files.size(of: source)
    var hash = SHA256()
    var bytes: [UInt8] = []
    do throws(Errno) {
      while case let chunk = try Files.chunk(of: descriptor, atMost: 1 << 20), !chunk.isEmpty {
        hash.add(chunk)
        bytes += chunk
        if bytes.count > mostBytes {
          throw Errno(text: FileProblem.largeEvidence(mostBytes >> 20).text)
        }
      }
    } catch {
      throw Failure("\(source): \(error.text)")
    }
    // A video that is still copied from the phone is not what the tester saw.
    guard size == bytes.count, Files.size(of: source) == size else {
      throw Failure(.unfinishedEvidence, of: source)
    }
    let file = Walk.Evidence(file: name, hash: hash.text(), bytes: bytes.count)
    return try write(bytes, file, in: folder)
  }

  /// Writes the copy under a name that no other file has.
  private static func write(
    _ bytes: [UInt8], _ file: Walk.Evidence, in folder: String
  ) throws(Failure) -> Walk.Evidence {
    var file = file
    let name = file.file
    for number in 2..<1_000 {
      let path = folder + "/" + file.file
      guard Files.exists(path) else {
        try Files.write(bytes, to: path)
        Files.syncFolder(of: path)
        return file
      }
      if Files.isRegular(path), try SHA256.text(Files.read(path, kinds: .regularFiles)) == file.hash
      {
        return file
      }
      file.file = "\(number)-\(name)"
    }
    throw Failure("\(folder)/\(name): \(Errno(code: EEXIST).text)")
  }
}
