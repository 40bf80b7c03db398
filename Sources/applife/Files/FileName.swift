// SPDX-License-Identifier: Apache-2.0

import LifecycleText

extension FileName {
  /// Hands the name to a function of the C library.
  static func with<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes(text) + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress.unsafelyUnwrapped) }
    }
  }

  /// The arguments the program was started with, without its own name.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        text(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }
}
