// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// Question and Test Interoperability 2.1, which TAO, ONYX, OpenOlat and others import: a package with a
/// manifest, a test, and a file for each question.
/// - SeeAlso: https://www.imsglobal.org/question/qtiv2p1/imsqti_implv2p1.html
extension QuizPaper {
  private static let namespace = "http://www.imsglobal.org/xsd/imsqti_v2p1"

  /// The package.
  func packageOfQTI21() -> ZipArchive {
    let id = id
    var archive = ZipArchive()
    var manifest = QTI.manifest(
      "http://www.imsglobal.org/xsd/imscp_v1p1", id, schema: "QTIv2.1 Package", version: "1.0.0")
    manifest.add(
      """
          <resource identifier="\(id)-test" type="imsqti_test_xmlv2p1" href="test.xml">
            <file href="test.xml"/>

      """)
    for number in 1...max(1, items.count) {
      manifest.add("      <dependency identifierref=\"\(id)-\(number)\"/>\n")
    }
    manifest.add("    </resource>\n")
    for number in 1...max(1, items.count) {
      manifest.add(
        """
            <resource identifier="\(id)-\(number)" type="imsqti_item_xmlv2p1" href="\(file(number))">
              <file href="\(file(number))"/>
            </resource>

        """)
    }
    manifest.add("  </resources>\n</manifest>\n")
    archive.add("imsmanifest.xml", manifest.bytes)
    archive.add("test.xml", test(id))
    for (index, item) in items.enumerated() {
      archive.add(file(index + 1), bytes(of: item, "\(id)-\(index + 1)", index + 1))
    }
    return archive
  }

  private func file(_ number: Int) -> String { "question-\(number).xml" }

  private func test(_ id: String) -> [UInt8] {
    var out = TextBuffer()
    let title = QTI.escaped(phrases.predict.paper)
    out.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <assessmentTest xmlns="\(Self.namespace)" identifier="\(id)" title="\(title)">
        <testPart identifier="part" navigationMode="nonlinear" submissionMode="individual">
          <assessmentSection identifier="section" title="\(title)" visible="true">

      """)
    for number in 1...max(1, items.count) {
      out.add(
        """
              <assessmentItemRef identifier="item-\(number)" href="\(file(number))"/>

        """)
    }
    out.add("    </assessmentSection>\n  </testPart>\n</assessmentTest>\n")
    return Printable.lines(out.bytes, as: .text)
  }

  private func bytes(of item: Item, _ id: String, _ number: Int) -> [UInt8] {
    let letters = Self.letters.prefix(item.choices.count)
    let title = QTI.escaped(phrases.predict.title(number))
    var out = TextBuffer()
    out.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <assessmentItem xmlns="\(Self.namespace)" identifier="\(id)" title="\(title)" \
      xml:lang="\(phrases.tag)" adaptive="false" timeDependent="false">
        <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
          <correctResponse>
            <value>\(Self.letters[item.right])</value>
          </correctResponse>
        </responseDeclaration>
        <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float">
          <defaultValue>
            <value>0</value>
          </defaultValue>
        </outcomeDeclaration>
        <outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>
        <itemBody>

      """)
    for line in item.situation + [item.event] { out.add("    <p>\(QTI.escaped(line))</p>\n") }
    out.add(
      """
          <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
            <prompt>\(QTI.escaped(item.question))</prompt>

      """)
    for (letter, choice) in zip(letters, item.choices) {
      out.add(
        """
              <simpleChoice identifier="\(letter)">\(QTI.escaped(choice.text))</simpleChoice>

        """)
    }
    out.add(
      """
          </choiceInteraction>
        </itemBody>
        <responseProcessing>
          <responseCondition>
            <responseIf>
              <match>
                <variable identifier="RESPONSE"/>
                <correct identifier="RESPONSE"/>
              </match>
              <setOutcomeValue identifier="SCORE">
                <baseValue baseType="float">1</baseValue>
              </setOutcomeValue>
            </responseIf>
            <responseElse>
              <setOutcomeValue identifier="SCORE">
                <baseValue baseType="float">0</baseValue>
              </setOutcomeValue>
            </responseElse>
          </responseCondition>
          <setOutcomeValue identifier="FEEDBACK">
            <variable identifier="RESPONSE"/>
          </setOutcomeValue>
        </responseProcessing>

      """)
    for (letter, choice) in zip(letters, item.choices) {
      out.add(
        """
          <modalFeedback outcomeIdentifier="FEEDBACK" identifier="\(letter)" showHide="show">
            <p>\(QTI.escaped(choice.feedback))</p>
          </modalFeedback>

        """)
    }
    out.add("</assessmentItem>\n")
    return Printable.lines(out.bytes, as: .text)
  }
}
