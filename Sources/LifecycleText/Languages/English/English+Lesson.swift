// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let lesson = LessonPhrases(
    title: { "Lesson \($0): \($1)" },
    done: { "Lesson \($0) is done." },
    next: { key, number, title in "\(key) begins lesson \(number): \(title)" },
    courseDone: "It was the last one.",
    progressNotKept: { "Not remembered: \($0)" })
}
