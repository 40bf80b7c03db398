// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The page that leads to the lessons of a course.
package enum CourseIndex {
  /// The file of a lesson's page.
  package static func file(of lesson: Lesson) -> String { lesson.name + ".html" }

  /// The page, as the bytes of a file.
  package static func page(
    of lessons: [Lesson], _ parts: PageParts, _ language: Language
  ) -> [UInt8] {
    let words = language.phrases.page
    var out = TextBuffer()
    out.add(
      """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(words.course)</title>
      <style>
      \(parts.style)</style>
      </head>
      <body>
      <main id="record">
      <h1>\(words.course)</h1>
      <p>\(words.courseAbout)</p>
      <ol>

      """)
    for lesson in lessons {
      out.add("<li><a href=\"")
      out.addXML(Printable.line(file(of: lesson)))
      out.add("\">")
      out.addXML(Printable.line(lesson.title))
      out.add("</a></li>\n")
    }
    out.add("</ol>\n</main>\n</body>\n</html>\n")
    return out.bytes
  }
}
