// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// The events of the process: its output and its end.
extension AppHost {
  /// Returns what one event of the process is to the engine.
  package mutating func inputs(of event: HostedProcess.Event, _ device: Device) -> [Device.Input] {
    switch event {
    case .started: return []
    case .failed(let error): return say(.notStarted(error.text)) + ended(.crashed(nil))
    case .output(let isError, let line):
      // Swift's report of a crash is told once the process has ended.
      if isError, program.symbols != nil, facts.crash.take(OutputText.clean(line.bytes)) {
        return []
      }
      return output(line, isError, device)
    case .message(let line): return take(line, device)
    case .closed:
      // One that is about to end closes it too: said when an answer is missed.
      facts.hasClosed = true
      return []
    case .exited(let status):
      let problem = process?.isEnding == true ? [] : say(.exited(Int(status)))
      return crashReport + problem + ended(.exited(Int(status)))
    case .signaled(let number):
      guard process?.isEnding == false else { return crashReport + ended(.crashed(nil)) }
      return crashReport + say(.signaled(Int(number), String(cString: strsignal(number))))
        + ended(.crashed(Self.code(of: number)))
    }
  }

  /// Swift's report of the crash, with the lines of the person's sources.
  private var crashReport: [Device.Input] {
    facts.crash.told(program.symbols, phrases.hosting.frame).map {
      .output(reference, .standardError, $0)
    }
  }

  /// The process is gone: the engine is told, unless it ended it.
  private mutating func ended(_ end: Device.ProcessEnd) -> [Device.Input] {
    let dropped = output.excess
    let wasAsked = process?.isEnding == true
    forgetProcess()
    output = RateLimit(most: Self.mostLines)
    let remark = dropped > 0 ? say(.dropped(dropped)) : []
    return wasAsked ? remark : remark + [.ended(reference, end)]
  }

  private static func code(of signal: Int32) -> Termination.Code? {
    switch signal {
    case SIGABRT: .abort
    case SIGILL: .illegalInstruction
    case SIGTRAP: .trap
    case SIGSEGV: .segmentationFault
    case SIGBUS: .busError
    case SIGFPE: .arithmetic
    case SIGKILL: .kill
    case SIGXFSZ: .fileSize
    case _: nil
    }
  }

  private mutating func output(
    _ line: LineSplitter.Line, _ isError: Bool, _ device: Device
  ) -> [Device.Input] {
    guard output.admits(at: device.now) else { return [] }
    let text = OutputText.clean(line.bytes) + (line.isCut ? " …" : "")
    return [.output(reference, isError ? .standardError : .standardOutput, text)]
  }

  /// Returns how much output was dropped, once the second is over in which there was too much.
  package mutating func remarks(at now: Duration) -> [Device.Input] {
    output.takeExcess(at: now).map { say(.dropped($0)) } ?? []
  }
}
