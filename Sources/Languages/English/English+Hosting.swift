// SPDX-License-Identifier: Apache-2.0

extension English {
  final class HostingSentences: HostingPhrases {
    var realTime: String { "real time" }

    func notPossible(presentKey present: String, restartKey restart: String) -> String {
      "A process cannot go back or run faster. \(present) returns to now. \(restart) relaunches the app and replays up to this moment."
    }

    func relaunched(_ moment: String) -> String {
      "Relaunched in a fresh home folder. Your events up to +\(moment) are replayed in real time."
    }

    func process(_ facts: ProcessFacts, _ time: String) -> String {
      "\(facts.pid) \(facts.state) \(time) \(facts.megabytes) MB"
    }

    func frame(_ line: String, function: String) -> String { "\(line) in \(function)" }

    func problem(_ problem: HostProblem) -> String {
      switch problem {
      case .notStarted(let reason): "cannot be started: \(reason)"
      case .wrongVersion(let version):
        "speaks version \(version) of the protocol, but applife speaks version 1: terminated"
      case .brokenProtocol(.notAMessage):
        "broke the protocol: a line is not a JSON object with a type"
      case .brokenProtocol(.incomplete(let type, let key)):
        "broke the protocol: \(type) needs \"\(key)\""
      case .brokenProtocol(.tooLong(let most)):
        "broke the protocol: a line is longer than \(most) bytes"
      case .notOpen(let id): "returned from call \(id), which is not in progress: ignored"
      case .flood(let count): "sent more than \(count) messages in a second: terminated"
      case .closed: "closed its end of the protocol, so it can no longer answer calls"
      case .readsNothing: "does not read its messages: terminated"
      case .silent:
        "has not said hello: it does not speak the protocol (Frameworks/Protocol.md)"
      case .dropped(let count): "\(count) lines of output were dropped"
      case .noButton(let name, let names) where names.isEmpty:
        "shows no button \(name), and nothing else that can be tapped"
      case .noButton(let name, let names):
        "shows no button \(name). It shows: \(names.joined(separator: ", "))"
      case .noTextField: "shows no field for text"
      case .exited(let status): "exited with status \(status)"
      case .signaled(let number, let name): English.signal(number, name)
      }
    }
  }

  /// The signal, and what an iPhone has in its place.
  private static func signal(_ number: Int, _ name: String) -> String {
    let ended = "ended by signal \(number), \(name)"
    // The numbers are Linux's. Swift traps with SIGILL on x86-64, and with SIGTRAP on arm64.
    return switch number {
    case 4, 5: ended + "; on an iPhone this is EXC_BREAKPOINT (SIGTRAP)"
    case 6: ended + "; on an iPhone this is EXC_CRASH (SIGABRT)"
    case 7: ended + "; on an iPhone this is EXC_BAD_ACCESS (SIGBUS)"
    case 8: ended + "; on an iPhone this is EXC_ARITHMETIC (SIGFPE)"
    case 11: ended + "; on an iPhone this is EXC_BAD_ACCESS (SIGSEGV)"
    default: ended
    }
  }
}
