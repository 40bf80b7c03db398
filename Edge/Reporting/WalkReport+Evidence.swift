// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension WalkReport {
  /// A file that was attached to a step, as it is when a report is written.
  package enum EvidenceFile {
    case bytes([UInt8])
    case missing(MissingEvidence)
  }

  /// The most megabytes of a picture in a page, and of all of them together: a mail with more is
  /// refused by many servers.
  static let mostForPicture = 8
  static let mostForPictures = 24

  package func evidence(of row: WalkSheet.Row) -> [Walk.Evidence] {
    result(of: row)?.evidence ?? []
  }

  /// The name of the folder beside the session.
  var evidenceFolder: String { WalkFile.evidenceFolder(of: file) }

  /// A file with its size and the beginning of its hash.
  func caption(_ file: Walk.Evidence) -> String {
    "\(file.file) (\(file.bytes) B, SHA-256 \(file.hash))"
  }

  /// The rows that have files.
  var rowsWithEvidence: [WalkSheet.Row] { rows.filter { !evidence(of: $0).isEmpty } }

  /// Returns the type of the picture for browsers; nil if the bytes are no picture.
  static func pictureType(_ bytes: [UInt8]) -> String? {
    func begins(_ signature: [UInt8], at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: signature)
    }
    if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins(Array("GIF8".utf8)) { return "image/gif" }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
    return nil
  }

  // MARK: HTML

  /// The files of each step. Pictures are in the page itself, as far as the limits allow.
  func write(evidenceAsHTML out: inout TextBuffer) {
    let words = phrases.walk
    var used = 0
    for row in rowsWithEvidence {
      out.add("<h2>")
      out.addXML(words.evidenceHeading(row.step.number))
      out.add("</h2>\n")
      for file in evidence(of: row) {
        out.add("<figure>\n")
        var missing: MissingEvidence?
        switch contents[file.file] {
        case .bytes(let bytes)?:
          guard let type = Self.pictureType(bytes) else { break }
          if bytes.count <= Self.mostForPicture << 20,
            used + bytes.count <= Self.mostForPictures << 20
          {
            used += bytes.count
            out.add("<img alt=\"")
            out.addXML(Printable.line(file.file))
            out.add("\" src=\"data:\(type);base64,\(Base64.text(bytes))\">\n")
          } else {
            missing = .isTooLarge(Self.mostForPicture, all: Self.mostForPictures)
          }
        case .missing(let why)?: missing = why
        case nil: break
        }
        out.add("<figcaption>")
        out.addXML(Printable.line(caption(file)))
        if let missing {
          out.add("<br>")
          out.addXML(words.missing(missing))
        }
        out.add("</figcaption>\n</figure>\n")
      }
    }
  }

  // MARK: Markdown

  func write(evidenceAsMarkdown out: inout TextBuffer) {
    let words = phrases.walk
    for row in rowsWithEvidence {
      out.add("\n### \(words.evidenceHeading(row.step.number))\n\n")
      for file in evidence(of: row) {
        let target = "<\(Markdown.address("\(evidenceFolder)/\(file.file)"))>"
        let name = Markdown.escaped(Printable.line(file.file))
        var isPicture = false
        if case .bytes(let bytes)? = contents[file.file] {
          isPicture = Self.pictureType(bytes) != nil
        }
        out.add("- \(isPicture ? "!" : "")[\(name)](\(target)) \(Markdown.code(file.hash))\n")
        if case .missing(let why)? = contents[file.file] { out.add("  \(words.missing(why))\n") }
      }
    }
  }
}
