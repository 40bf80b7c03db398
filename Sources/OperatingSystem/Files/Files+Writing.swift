// SPDX-License-Identifier: Apache-2.0

import CTerminal

extension Files {
  /// Writes a file, whole or not at all.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    var failure: Failure?
    withoutFileSizeSignal {
      do throws(OutputError) {
        // Opening a pipe would wait for its reader, and with it the whole program.
        let output = try Output(path: path, kinds: .regularFiles)
        try output.write(bytes)
        try output.finish()
      } catch {
        failure = Failure(.wrongUse, error.lines)
      }
    }
    if let failure { throw failure }
  }

  /// Runs something that may exceed the size a file may have, which is then an error and not the
  /// end of the program. A signal that somebody else sent meanwhile still is.
  package static func withoutFileSizeSignal(_ body: () -> Void) {
    var set = sigset_t()
    var former = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &set, &former)
    body()
    // A write that went too far is told to the process by itself.
    let isSent = cn_take_sent(SIGXFSZ)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    if isSent { raise(SIGXFSZ) }
  }
}
