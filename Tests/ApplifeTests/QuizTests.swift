// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Questions for paper and for learning platforms, held by the programs that read them.
@Suite("applife quiz export", .timeLimit(.minutes(20)))
struct QuizTests {
  private func export(_ arguments: String...) throws -> String {
    try Command.run(Binary.path, ["quiz", "export"] + arguments).output
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
      try Command.run(Binary.path, ["quiz", "export", "-o", file] + arguments)
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

  @Test("CSV is a record for each question, and says which choice is right")
  func csv() throws {
    let folder = try Folder()
    let file = folder.path("quiz.csv")
    try Command.run(
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
    let result = try Command.run(Binary.path, ["quiz", "export"] + arguments, expecting: 2)
    #expect(result.errors.hasPrefix("applife: " + message))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
