// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife walk --plain`: words on the standard input, what to do on the standard output.
struct WalkPlainInterface {
  private var walk: PlainWalk
  private var lines = LineReader(endsAtReturn: true)
  private let isTerminal = isatty(STDIN_FILENO) != 0
  /// True if the input could not be read to its end.
  private var isCut = false

  /// Runs until the input ends or the tester quits; does not return.
  static func run(_ start: Walkthrough.Start, _ session: Session.Start) -> Never {
    var interface = WalkPlainInterface(
      walk: PlainWalk(start, session, at: MonotonicClock.now))
    interface.listen()
  }

  private init(walk: PlainWalk) { self.walk = walk }

  private mutating func listen() -> Never {
    write(walk.greeting(at: MonotonicClock.now))
    while !walk.isOver {
      var rest = readChunk()
      if rest.isEmpty { break }
      while !walk.isOver, let line = lines.next(from: &rest) { read(line) }
      if lines.isTooLong {
        StandardError.write(.longLine, of: Files.name("-"))
        isCut = true
        break
      }
    }
    if !walk.isOver, let line = lines.takeRest() { read(line) }
    if !walk.isOver { answer(walk.finish(at: MonotonicClock.now)) }
    write(walk.farewell)
    let status: ExitStatus =
      if isCut || walk.hasProblems && !isTerminal || walk.leavesUnsaved {
        .wrongUse
      } else if walk.hasFailures, !isTerminal {
        .answeredNo
      } else {
        .done
      }
    exit(status.rawValue)
  }

  /// Returns what can be read; nothing at the end, or where it cannot be read.
  private mutating func readChunk() -> ArraySlice<UInt8> {
    do throws(Errno) {
      return try Files.chunk(of: STDIN_FILENO)[...]
    } catch {
      StandardError.write("\(Files.name("-")): \(error.text)")
      isCut = true
      return []
    }
  }

  private mutating func read(_ line: [UInt8]) { answer(walk.read(line, at: MonotonicClock.now)) }

  private mutating func answer(_ answer: PlainWalk.Answer) {
    write(answer.output)
    for line in answer.errors { StandardError.write(line) }
    for effect in answer.effects {
      if case .keepWalk(let changed, let former, let path) = effect {
        let outcome = WalkFile.keep(changed, over: former, at: path)
        self.answer(walk.kept(outcome, at: MonotonicClock.now))
      }
      if case .attach(let folder, let path, let step) = effect {
        let outcome = EvidenceFolder.attach(newestOf: folder, toWalk: path, step: step)
        self.answer(walk.attached(outcome, step: step, at: MonotonicClock.now))
      }
    }
  }

  private func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let text = lines.map { Printable.line($0) + "\n" }.joined()
    do throws(OutputError) {
      try Output().write(Array(text.utf8))
    } catch {
      // Every verdict is on the disk: there is nothing to lose.
      for line in error.lines { StandardError.write(line) }
      exit(ExitStatus.wrongUse.rawValue)
    }
  }
}
