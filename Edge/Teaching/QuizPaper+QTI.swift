// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// Question and Test Interoperability 1.2, which Canvas, Blackboard, ILIAS and others import: a package
/// with a manifest and one file with all questions.
/// - SeeAlso: https://www.imsglobal.org/question/qtiv1p2/imsqti_asi_bindv1p2.html
extension QuizPaper {
  /// The package.
  func packageOfQTI12() -> ZipArchive {
    let id = id
    var archive = ZipArchive()
    var manifest = QTI.manifest(
      "http://www.imsglobal.org/xsd/imscp_v1p1", id, schema: "IMS Content", version: "1.1.3")
    manifest.add(
      """
          <resource identifier="\(id)-questions" type="imsqti_xmlv1p2" href="questions.xml">
            <file href="questions.xml"/>
          </resource>
        </resources>
      </manifest>

      """)
    archive.add("imsmanifest.xml", manifest.bytes)
    var out = TextBuffer()
    writeQTI12(id, to: &out)
    archive.add("questions.xml", Printable.lines(out.bytes, as: .text))
    return archive
  }

  private func writeQTI12(_ id: String, to out: inout TextBuffer) {
    out.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
        <assessment ident="\(id)" title="\(QTI.escaped(phrases.predict.paper))">
          <section ident="\(id)-section">

      """)
    for (index, item) in items.enumerated() {
      write(item, "\(id)-\(index + 1)", index + 1, to: &out)
    }
    out.add("    </section>\n  </assessment>\n</questestinterop>\n")
  }

  private func write(
    _ item: Item, _ id: String, _ number: Int, to out: inout TextBuffer
  ) {
    func material(_ lines: [String]) -> String {
      let html = lines.map { "<p>\(QTI.escaped($0))</p>" }.joined()
      return "<material><mattext texttype=\"text/html\">\(QTI.escaped(html))</mattext></material>"
    }
    out.add(
      """
            <item ident="\(id)" title="\(QTI.escaped(phrases.predict.title(number)))">
              <itemmetadata>
                <qtimetadata>
                  <qtimetadatafield>
                    <fieldlabel>question_type</fieldlabel>
                    <fieldentry>multiple_choice_question</fieldentry>
                  </qtimetadatafield>
                  <qtimetadatafield>
                    <fieldlabel>points_possible</fieldlabel>
                    <fieldentry>1</fieldentry>
                  </qtimetadatafield>
                </qtimetadata>
              </itemmetadata>
              <presentation>
                \(material(item.situation + [item.event, item.question]))
                <response_lid ident="answer" rcardinality="Single">
                  <render_choice>

      """)
    for (letter, choice) in zip(Self.letters, item.choices) {
      out.add(
        """
                      <response_label ident="\(letter)">\(material([choice.text]))</response_label>

        """)
    }
    out.add(
      """
                  </render_choice>
                </response_lid>
              </presentation>
              <resprocessing>
                <outcomes>
                  <decvar varname="SCORE" vartype="Decimal" minvalue="0" maxvalue="100"/>
                </outcomes>

      """)
    for (index, letter) in Self.letters.prefix(item.choices.count).enumerated() {
      out.add(
        """
                <respcondition continue="Yes">
                  <conditionvar>
                    <varequal respident="answer">\(letter)</varequal>
                  </conditionvar>
        \(index == item.right ? "          <setvar action=\"Set\" varname=\"SCORE\">100</setvar>\n" : "")\
                  <displayfeedback feedbacktype="Response" linkrefid="\(letter)_fb"/>
                </respcondition>

        """)
    }
    out.add("        </resprocessing>\n")
    for (letter, choice) in zip(Self.letters, item.choices) {
      out.add(
        """
                <itemfeedback ident="\(letter)_fb">
                  <flow_mat>\(material([choice.feedback]))</flow_mat>
                </itemfeedback>

        """)
    }
    out.add("      </item>\n")
  }
}

/// The parts that both versions of the format share.
enum QTI {
  /// Text in which nothing is a sign of XML.
  static func escaped(_ text: String) -> String {
    Printable.line(text).xml
  }

  /// The manifest of a package up to its resources.
  static func manifest(
    _ namespace: String, _ id: String, schema: String, version: String
  ) -> TextBuffer {
    var out = TextBuffer()
    out.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <manifest xmlns="\(namespace)" identifier="\(id)-package">
        <metadata>
          <schema>\(schema)</schema>
          <schemaversion>\(version)</schemaversion>
        </metadata>
        <organizations/>
        <resources>

      """)
    return out
  }
}
