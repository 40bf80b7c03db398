// SPDX-License-Identifier: Apache-2.0

/// The app's own report of an end of which Swift says nothing: a signal, or a call of `exit`.
import OperatingSystem
enum AppEnding {
  case signal(Int32, code: Int, address: UInt64, isStackFull: Bool)
  case exit(Int)

  /// Reads `Signal 11, code 1, address 8, stack 0. ` or `Exit 1. `; nil: it is something else.
  init?(_ text: Substring) {
    let words = text.split { $0 == " " || $0 == "," || $0 == "." }
    if words.count == 2, words[0] == "Exit", let status = Int(words[1]) {
      self = .exit(status)
    } else if words.count == 8, words[0] == "Signal", words[2] == "code", words[4] == "address",
      words[6] == "stack", let number = Int32(words[1]), let code = Int(words[3]),
      let address = UInt64(words[5])
    {
      self = .signal(number, code: code, address: address, isStackFull: words[7] == "1")
    } else {
      return nil
    }
  }

  /// True if the running code caused it, and no signal was sent.
  var isFault: Bool {
    switch self {
    case .signal(_, let code, _, _): code > 0
    case .exit: false
    }
  }

  /// Returns the words of an iPhone's debugger and crash report for such an end; nil if it is not the
  /// person's.
  func reason(_ frames: ArraySlice<FatalReport.Frame>, _ own: Symbols.Own?) -> String? {
    switch self {
    case .exit(let status): own?.isNearest == true ? "exit(\(status))" : nil
    case .signal(let number, let code, let address, let isStackFull):
      // A code below one: somebody sent the signal.
      switch number {
      case SIGABRT where frames.contains { $0.symbol == "abort" }: "abort() called"
      case SIGABRT: "EXC_CRASH (SIGABRT)"
      case SIGSEGV where isStackFull && code > 0:
        "EXC_BAD_ACCESS: Thread stack size exceeded due to excessive recursion"
      case SIGSEGV where code > 0:
        "EXC_BAD_ACCESS (code=\(code), address=0x\(String(address, radix: 16)))"
      case SIGSEGV: "EXC_CRASH (SIGSEGV)"
      case SIGBUS: code > 0 ? "EXC_BAD_ACCESS (SIGBUS)" : "EXC_CRASH (SIGBUS)"
      case SIGFPE: code > 0 ? "EXC_ARITHMETIC (SIGFPE)" : "EXC_CRASH (SIGFPE)"
      case _: Self.trap(frames, own)
      }
    }
  }

  /// Swift compiles its checks of numbers into the person's code, under a name that says which; others stand in
  /// a function of a library.
  private static func trap(
    _ frames: ArraySlice<FatalReport.Frame>, _ own: Symbols.Own?
  ) -> String {
    if let failure = own?.failure { return failure }
    let nearest = frames.drop { $0.isSystem }.first
    guard let nearest, nearest.image.hasPrefix("lib") else { return "EXC_BREAKPOINT (SIGTRAP)" }
    if nearest.image.hasPrefix("libdispatch"),
      frames.contains(where: { $0.symbol?.contains("QueueC4sync") == true })
    {
      return "BUG IN CLIENT OF LIBDISPATCH: "
        + "dispatch_sync called on queue already owned by current thread"
    }
    let function = nearest.symbol.map { ": " + FunctionName.plain($0, in: "") }
    return "EXC_BREAKPOINT (SIGTRAP)" + (function ?? "")
  }
}
