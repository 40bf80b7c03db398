// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

extension WalkReport {
  /// Returns the contents of the files that were attached to a walk, by their names.
  ///
  /// - Parameter path: the session file, beside which the files lie.
  static func contents(of walk: Walk, at path: String) -> [String: EvidenceFile] {
    let folder = WalkFile.evidenceFolder(of: path)
    var contents: [String: EvidenceFile] = [:]
    for file in walk.results.values.flatMap(\.evidence) {
      contents[file.file] = content(of: file, folder + "/" + file.file)
    }
    return contents
  }

  private static func content(of file: Walk.Evidence, _ path: String) -> EvidenceFile {
    guard Files.isRegular(path), let size = Files.size(of: path) else { return .missing(.isGone) }
    guard size == file.bytes else { return .missing(.isAnother) }
    guard let bytes = try? Files.read(path, kinds: .regularFiles) else { return .missing(.isGone) }
    return SHA256.text(bytes) == file.hash ? .bytes(bytes) : .missing(.isAnother)
  }
}
