// SPDX-License-Identifier: Apache-2.0

import CTerminal
import LifecycleText

extension FileName {
  /// Hands the name to a function of the C library.
  package static func with<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result)
    -> Result
  {
    (bytes(text) + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress.unsafelyUnwrapped) }
    }
  }

  /// The arguments the program was started with, without its own name.
  // Swift's own `CommandLine` looks for them in `/proc`, which may be missing.
  package static var arguments: [String] {
    var count: Int32 = 0
    guard let words = cn_arguments(&count) else { return [] }
    return (1..<max(1, Int(count))).compactMap { index in
      words[index].map { argument in
        text(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }
}
