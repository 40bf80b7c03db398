// SPDX-License-Identifier: Apache-2.0

extension English {
  final class HandInSentences: HandInPhrases {
    func notKept(_ why: String) -> String { "Not saved in the hand-in: \(why)" }

    func fileProblem(_ problem: HandInProblem) -> String {
      switch problem {
      case .noHandIn: "not a hand-in of applife learn"
      case .version(let found): "expected a hand-in of version 1, found version \"\(found)\""
      case .cutOff: "the hand-in is cut off: its last line is missing"
      case .changed: "the hand-in was damaged or changed: its checksum does not match"
      case .line: "a line that applife does not write"
      case .tooLong: "the hand-in is too long"
      case .noLesson: "expected a lesson first"
      }
    }

    func unknownLesson(_ name: String) -> String {
      "the lesson '\(name)' is not known here, or its text is different here"
    }

    func contradiction(_ place: HandInPlace) -> String {
      if let question = place.question {
        return
          "lesson \(place.lesson), step \(place.step), question \(question): the replay does not agree with the hand-in"
      }
      return
        "lesson \(place.lesson), step \(place.step): the replay does not agree with the hand-in"
    }

    func missing(_ place: HandInPlace) -> String {
      if let question = place.question {
        return
          "lesson \(place.lesson), step \(place.step), question \(question): missing, or not in its place"
      }
      return "lesson \(place.lesson), step \(place.step): missing, or not in its place"
    }

    func unfinished(_ lesson: String) -> String { "lesson \(lesson) is not finished" }

    func leftOut(_ right: String) -> String { "No answer. Right: \(right)." }
  }
}
