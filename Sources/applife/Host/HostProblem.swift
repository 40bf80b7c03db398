// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a hosted process, said in the log.
enum HostProblem: Hashable, Sendable {
  case notStarted(Errno)
  case wrongVersion(Int)
  case notAMessage(String)
  case notOpen(Int)
  case flood(Int)
  case tooManyTasks(Int)
  case closed
  case readsNothing
  case silent
  case dropped(Int)
  case exited(Int32)
  case signaled(Int32)

  /// The sentence.
  var text: String {
    switch self {
    case .notStarted(let error): "cannot be started: \(error.text)"
    case .wrongVersion(let version):
      "speaks version \(version) of the protocol, this is version 1: terminated"
    case .notAMessage(let what): "broke the protocol: \(what)"
    case .notOpen(let id): "returned from call \(id), which is not in progress: ignored"
    case .flood(let count): "sent more than \(count) messages in a second: terminated"
    case .tooManyTasks(let count): "has more than \(count) background tasks open: terminated"
    case .closed: "closed its end of the protocol: it can answer no call any more"
    case .readsNothing: "does not read what it is told: terminated"
    case .silent: "has not said hello: it does not speak the protocol (docs/host-protocol.md)"
    case .dropped(let count): "\(count) lines of output dropped"
    case .exited(let status): "exited with status \(status)"
    case .signaled(let number): "ended by signal \(number), \(String(cString: strsignal(number)))"
    }
  }
}
