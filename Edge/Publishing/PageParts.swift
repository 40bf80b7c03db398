// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The files that every page for browsers is made of.
package struct PageParts: Sendable {
  /// The page's markup, with a name in double braces at each place that is filled in.
  let markup: String
  let style: String
  let script: String
  /// The module for browsers, compressed, in base64.
  package let engine: String
  /// The version of the program that writes the pages.
  package let version: String
  /// The markup and the script of the page that leads to the lessons of a course.
  let courseMarkup: String
  let courseScript: String
  /// The markup of a page of the site that has no session.
  package let siteMarkup: String

  package init(
    markup: String, style: String, script: String, engine: String, version: String,
    courseMarkup: String, courseScript: String, siteMarkup: String
  ) {
    self.markup = markup
    self.style = style
    self.script = script
    self.engine = engine
    self.version = version
    self.courseMarkup = courseMarkup
    self.courseScript = courseScript
    self.siteMarkup = siteMarkup
  }

  /// Writes markup, and what belongs at each name in double braces.
  package static func fill(
    _ markup: String, to out: inout TextBuffer, _ write: (String, inout TextBuffer) -> Void
  ) {
    for (index, piece) in markup.split(separator: "{{", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = piece.firstRange(of: "}}") else {
        out.add(String(piece))
        continue
      }
      write(String(piece[..<end.lowerBound]), &out)
      out.add(String(piece[end.upperBound...]))
    }
  }
}
