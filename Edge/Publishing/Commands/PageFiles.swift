// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The parts of a page for browsers, as they come with the program.
package enum PageFiles {
  /// Reads them, with the module that has the sentences of a language.
  package static func parts(_ language: Language) throws(Failure) -> PageParts {
    PageParts(
      markup: try text("page.html"), style: try text("page.css"),
      script: try text("figure.js") + text("page.js"),
      engine: Base64.text(try bytes("engine.\(language.rawValue).wasm.gz")),
      version: Version.number,
      courseMarkup: try text("course.html"), courseScript: try text("course.js"),
      siteMarkup: try text("site.html"))
  }

  /// The files that every page of the site shares, by their names.
  package static func ofSite() throws(Failure) -> [(name: String, bytes: [UInt8])] {
    let figure = try bytes("figure.js")
    return [
      ("page.css", try bytes("page.css")), ("site.css", try bytes("site.css")),
      ("page.js", try figure + bytes("page.js")), ("site.js", try figure + bytes("site.js")),
      ("course.js", try bytes("course.js")), ("icon.svg", try bytes("icon.svg")),
    ]
  }

  private static func text(_ name: String) throws(Failure) -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  private static func bytes(_ name: String) throws(Failure) -> [UInt8] {
    guard let path = ShippedFolder.page.file(name) else {
      throw Failure(FileProblem.notFound(name, variable: ShippedFolder.page.variable))
    }
    return try Files.read(path)
  }
}
