// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import Lifecycle
import LifecycleText

private let report = AnswerReport(phrases, library: .empty)
private let book = RuleBook(version: Device.latestVersion, phrases: phrases)

/// Asks what `applife ask` and `applife rules` are asked: the same answer each time, harmless, and JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAsk(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let question = String(decoding: bytes, as: UTF8.self)
  guard Search.isShort(question) else { return 0 }
  let answer = report.json(question)
  require(answer.json.written == report.json(question).json.written, "an answer that changes")
  let written = Printable.lines(Array(answer.json.written.utf8), as: .json)
  requireHarmless(written, "an answer")
  require(
    (try? JSONSerialization.jsonObject(with: Data(written))) != nil, "an answer that is no JSON")
  var text = TextBuffer()
  let isKnown = report.writeText(question, to: &text)
  require(isKnown == answer.isKnown, "an answer that is known in one form")
  requireHarmless(Printable.lines(text.bytes, as: .text), "a text")
  let words = question.split(separator: " ").map(String.init)
  require(book.rules(matching: words).count <= Rule.allCases.count, "a rule twice")
  return 0
}
