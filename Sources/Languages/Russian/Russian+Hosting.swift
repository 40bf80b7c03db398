// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class HostingSentences: HostingPhrases {
    var realTime: String { "реальное время" }

    func notPossible(presentKey present: String, restartKey restart: String) -> String {
      "Процесс не может вернуться назад или идти быстрее. \(present) возвращает в настоящее. \(restart) запускает приложение заново и повторяет события до этого момента."
    }

    func relaunched(_ moment: String) -> String {
      "Приложение запущено заново в новой домашней папке. Ваши события до +\(number(moment)) повторяются в реальном времени."
    }

    func process(_ facts: ProcessFacts, _ time: String) -> String {
      "\(facts.pid) \(facts.state) \(time) \(facts.megabytes) МБ"
    }

    func frame(_ line: String, function: String) -> String { "\(line) в \(function)" }

    func problem(_ problem: HostProblem) -> String {
      switch problem {
      case .notStarted(let reason): "процесс не запускается: \(reason)"
      case .wrongVersion(let version):
        "процесс использует версию протокола \(version), а applife версию 1: процесс завершён"
      case .brokenProtocol(.notAMessage):
        "процесс нарушил протокол: строка — не объект JSON с полем type"
      case .brokenProtocol(.incomplete(let type, let key)):
        "процесс нарушил протокол: сообщению \(type) нужно поле \"\(key)\""
      case .brokenProtocol(.tooLong(let most)):
        "процесс нарушил протокол: строка длиннее \(most) байт"
      case .notOpen(let id):
        "процесс вернулся из вызова метода \(id), который не выполняется: пропущено"
      case .flood(let count):
        "процесс прислал больше \(count) сообщений за секунду: процесс завершён"
      case .closed:
        "процесс закрыл свой конец протокола и больше не может отвечать на вызовы методов"
      case .readsNothing: "процесс не читает сообщений и поэтому завершён"
      case .silent:
        "процесс не прислал hello: он не знает протокола (Frameworks/Protocol.md)"
      case .dropped(let count):
        "пропущено строк вывода: \(count)"
      case .noButton(let name, let names) where names.isEmpty:
        "на экране нет кнопки \(name) и ничего другого, что можно нажать"
      case .noButton(let name, let names):
        "на экране нет кнопки \(name). Есть: \(names.joined(separator: ", "))"
      case .noTextField: "на экране нет ничего, куда можно ввести текст"
      case .exited(let status): "процесс завершился с кодом \(status)"
      case .signaled(let number, let name): Russian.signal(number, name)
      }
    }
  }

  /// The signal, and what an iPhone has in its place.
  private static func signal(_ number: Int, _ name: String) -> String {
    let ended = "процесс завершён сигналом \(number), \(name)"
    // The numbers are Linux's. Swift traps with SIGILL on x86-64, and with SIGTRAP on arm64.
    return switch number {
    case 4, 5: ended + "; на iPhone это EXC_BREAKPOINT (SIGTRAP)"
    case 6: ended + "; на iPhone это EXC_CRASH (SIGABRT)"
    case 7: ended + "; на iPhone это EXC_BAD_ACCESS (SIGBUS)"
    case 8: ended + "; на iPhone это EXC_ARITHMETIC (SIGFPE)"
    case 11: ended + "; на iPhone это EXC_BAD_ACCESS (SIGSEGV)"
    default: ended
    }
  }
}
