// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// Questions for paper and for learning platforms, held by the programs that read them.
@Suite("applife quiz export")
struct QuizTests {
  private func export(_ arguments: String...) throws -> String {
    try Subprocess.run(Binary.path, ["quiz", "export"] + arguments).output
  }

  @Test("the same seed gives the same questions, another seed others, and none comes twice")
  func seeds() throws {
    let text = try export("--seed", "7", "--count", "30")
    #expect(try export("--seed", "7", "--count", "30") == text)
    #expect(try export("--seed", "8", "--count", "30") != text)
    let questions = text.split(separator: "\n").filter { $0.hasPrefix("::") }
      .map { $0.split(separator: "[html]").last ?? "" }
    #expect(questions.count == 30)
    #expect(Set(questions).count == 30)
  }

  @Test(
    "a reader of GIFT finds one right answer and feedback", .enabled(if: Reader.has("pygiftparser"))
  )
  func gift() throws {
    let folder = try Folder()
    for arguments in [["--seed", "7", "--count", "60"], ["--lesson", "4"]] {
      let file = folder.path("quiz.gift")
      try Subprocess.run(Binary.path, ["quiz", "export", "-o", file] + arguments)
      let found = try Reader.run(
        """
        import sys
        from pygiftparser import parser
        questions = parser.parseFile(open(sys.argv[1]))
        assert len(questions) > 2
        for question in questions:
            answers = question.answers.answers
            assert question.valid and 2 <= len(answers) <= 5, question.full
            assert [answer.fraction for answer in answers].count(100) == 1, question.full
            assert all(answer.feedback for answer in answers if answer.fraction == 100)
            texts = [answer.answer for answer in answers]
            assert len(set(texts)) == len(texts), texts
        print(len(questions))
        """, file)
      #expect(Int(found.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 > 2)
    }
  }

  @Test(
    "a package of QTI has a manifest that names its files, and a reason for each choice",
    arguments: ["qti", "qti21"])
  func packages(format: String) throws {
    let folder = try Folder()
    let file = folder.path("quiz.zip")
    let arguments = ["quiz", "export", "--seed", "7", "--count", "12", "--format", format, "-o"]
    try Subprocess.run(Binary.path, arguments + [file])
    let again = folder.path("again.zip")
    try Subprocess.run(Binary.path, arguments + [again])
    #expect(try Data(contentsOf: URL(filePath: file)) == Data(contentsOf: URL(filePath: again)))
    let found = try Reader.run(
      """
      import sys, zipfile
      from xml.etree import ElementTree
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      trees = {name: ElementTree.fromstring(archive.read(name)) for name in archive.namelist()}
      manifest = trees.pop("imsmanifest.xml")
      cp = "{http://www.imsglobal.org/xsd/imscp_v1p1}"
      assert {file.get("href") for file in manifest.iter(cp + "file")} == set(trees)
      known = {one.get("identifier") for one in manifest.iter(cp + "resource")}
      assert {one.get("identifierref") for one in manifest.iter(cp + "dependency")} <= known
      count = 0
      if sys.argv[2] == "qti":
          ns = "{http://www.imsglobal.org/xsd/ims_qtiasiv1p2}"
          for item in trees["questions.xml"].iter(ns + "item"):
              count += 1
              labels = [label.get("ident") for label in item.iter(ns + "response_label")]
              feedback = {one.get("ident"): "".join(one.itertext()) for one in item.iter(ns + "itemfeedback")}
              assert 3 <= len(labels) == len(feedback) <= 5 and all(feedback.values())
              right = [one.find(f"{ns}conditionvar/{ns}varequal").text
                       for one in item.iter(ns + "respcondition") if one.find(ns + "setvar") is not None]
              assert len(right) == 1 and right[0] in labels
              links = [link.get("linkrefid") for link in item.iter(ns + "displayfeedback")]
              assert sorted(links) == sorted(feedback)
      else:
          ns = "{http://www.imsglobal.org/xsd/imsqti_v2p1}"
          refs = [ref.get("href") for ref in trees.pop("test.xml").iter(ns + "assessmentItemRef")]
          assert sorted(refs) == sorted(trees)
          for item in trees.values():
              count += 1
              choices = [choice.get("identifier") for choice in item.iter(ns + "simpleChoice")]
              feedback = {one.get("identifier"): "".join(one.itertext()) for one in item.iter(ns + "modalFeedback")}
              assert 3 <= len(choices) <= 5 and set(choices) == set(feedback) and all(feedback.values())
              right = [value.text for value in item.iter(ns + "value") if value.text in choices]
              assert len(right) == 1
      print(count)
      """, file, format)
    #expect(found == "12\n")
  }

  @Test(
    "the files of QTI 2.1 are valid, in each language",
    .enabled(if: Subprocess.find("xmllint") != nil),
    arguments: ["en", "ru", "vi", "zh-Hans"])
  func schema(language: String) throws {
    let xmllint = try #require(Subprocess.find("xmllint"))
    let schema = Project.root.appending(path: "Tests/Schemas/qti21.xsd").path
    let folder = try Folder()
    let file = folder.path("quiz.zip")
    try Subprocess.run(
      Binary.path,
      ["quiz", "export", "--count", "40", "--format", "qti21", "--lang", language, "-o", file])
    let python = "import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])"
    _ = try Reader.run(python, file, folder.url.path)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasSuffix(".xml") && $0 != "imsmanifest.xml" }.sorted()
    #expect(files.count == 41)
    try Subprocess.run(
      xmllint, ["--noout", "--nonet", "--schema", schema] + files.map(folder.path))
    // The schema is able to refuse.
    let test = try String(contentsOfFile: folder.path("test.xml"), encoding: .utf8)
    let broken = try folder.write(
      "broken.xml", test.replacing("identifier=\"item-2\"", with: "identifier=\"item-1\""))
    try Subprocess.run(xmllint, ["--noout", "--nonet", "--schema", schema, broken], expecting: 3)
  }

  @Test("a sheet for paper has its key on a page of its own, and the same number on both")
  func sheet() throws {
    let text = try export("--seed", "7", "--count", "5", "--format", "html")
    #expect(text.contains("break-before: page"))
    let parts = text.components(separatedBy: "<section class=\"key\">")
    #expect(parts.count == 2)
    #expect(parts[0].components(separatedBy: "<section>").count - 1 == 5)
    #expect(parts[1].components(separatedBy: "<li><b>").count - 1 == 5)
    #expect(!text.contains("src=") && !text.contains("href="))
  }

  @Test("CSV is a record for each question, and says which choice is right")
  func csv() throws {
    let folder = try Folder()
    let file = folder.path("quiz.csv")
    try Subprocess.run(
      Binary.path, ["quiz", "export", "--count", "12", "--format", "csv", "-o", file])
    _ = try Reader.run(
      """
      import csv, sys
      rows = list(csv.DictReader(open(sys.argv[1], newline="")))
      assert [row["number"] for row in rows] == [str(number + 1) for number in range(12)]
      for row in rows:
          assert row["situation"] and row["event"] and row["question"] and row[row["right"]], row
      """, file)
  }

  @Test("a sheet has its answers behind all questions, on a page of their own")
  func markdown() throws {
    let text = try export("--lesson", "4", "--format", "markdown")
    let parts = text.components(separatedBy: "<div style=\"break-before: page\"></div>")
    #expect(parts.count == 2)
    let questions = parts[0].components(separatedBy: "\n## Question ").count - 1
    #expect(questions > 2)
    let answers = parts[1].split(separator: "\n").filter { $0.contains(/^[0-9]+\. [A-E]:/) }
    #expect(answers.count == questions)
    #expect(parts[0].contains("- A: "))
  }

  @Test(
    "what cannot be exported is said in one line",
    arguments: [
      (["--count", "0"], "--count takes a number from 1 to 200"),
      (["--lesson", "1", "--seed", "3"], "--seed cannot be used with --lesson"),
      (["--lesson", "99"], "no lesson has the number 99"),
    ])
  func refused(arguments: [String], message: String) throws {
    let result = try Subprocess.run(Binary.path, ["quiz", "export"] + arguments, expecting: 2)
    #expect(result.errors.hasPrefix("applife: " + message))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
