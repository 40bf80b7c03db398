// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol

#if canImport(Glibc)
  import Glibc
#endif

/// The app's log. It goes the way of what the app prints, so that both stay in their order. A mark
/// in front of a line says that it is of the log.
package enum AppLog {
  package static func write(_ line: String) {
    fputs(HostProtocol.logMark + line + "\n", output)
  }

  /// C's `stdout` is a variable, which Swift 6 does not let pass; nobody ever sets it.
  /// - Note: Unchecked: C's streams lock themselves.
  private nonisolated(unsafe) static let output: UnsafeMutablePointer<FILE>? = dlsym(nil, "stdout")
    .map { $0.load(as: UnsafeMutablePointer<FILE>.self) }
}

public func NSLog(_ format: String, _ args: any CVarArg...) {
  AppLog.write(args.isEmpty ? format : String(format: format, arguments: args))
}
