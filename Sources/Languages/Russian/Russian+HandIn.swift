// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class HandInSentences: HandInPhrases {
    func notKept(_ why: String) -> String { "Не удалось записать в файл с ответами: \(why)" }

    func fileProblem(_ problem: HandInProblem) -> String {
      switch problem {
      case .noHandIn: "это не файл с ответами applife learn"
      case .version(let found): "нужен файл с ответами версии 1, найдена версия «\(found)»"
      case .cutOff: "файл с ответами обрезан: нет последней строки"
      case .changed: "файл с ответами повреждён или изменён: контрольная сумма не совпадает"
      case .line: "такую строку applife не записывает"
      case .tooLong: "файл с ответами слишком длинный"
      case .noLesson: "сначала должен идти урок"
      }
    }

    func unknownLesson(_ name: String) -> String {
      "урок «\(name)» здесь неизвестен, или его текст здесь другой"
    }

    func contradiction(_ place: HandInPlace) -> String {
      if let question = place.question {
        return
          "урок \(place.lesson), шаг \(place.step), вопрос \(question): повторный прогон не совпадает с файлом с ответами"
      }
      return
        "урок \(place.lesson), шаг \(place.step): повторный прогон не совпадает с файлом с ответами"
    }

    func missing(_ place: HandInPlace) -> String {
      if let question = place.question {
        return
          "урок \(place.lesson), шаг \(place.step), вопрос \(question): пропущен или стоит не на своём месте"
      }
      return "урок \(place.lesson), шаг \(place.step): пропущен или стоит не на своём месте"
    }

    func unfinished(_ lesson: String) -> String { "урок \(lesson) не пройден до конца" }

    func leftOut(_ right: String) -> String { "Нет ответа. Верно: \(right)." }
  }
}
