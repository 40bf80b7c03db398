// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A program run to its end, without a terminal.
package enum Subprocess {
  package struct Result {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  package struct Failed: Error, CustomStringConvertible {
    package let description: String
  }

  /// Finds a program that may not be installed; nil if it is not.
  package static func find(_ name: String) -> String? {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs it and returns what it wrote. A status other than the wanted one is an error.
  @discardableResult
  package static func run(
    _ path: String, _ arguments: [String], expecting wanted: Int32 = 0
  ) throws -> Result {
    // Files and not pipes: a server that stays behind would keep a pipe open for ever.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (folder.appending(path: "out"), folder.appending(path: "err"))
    try Data().write(to: output)
    try Data().write(to: errors)

    let result = Result(
      status: try spawn(path, arguments, output.path, errors.path),
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    guard result.status == wanted else {
      throw Failed(
        description: "\(([path] + arguments).joined(separator: " ")): "
          + "status \(result.status) instead of \(wanted). \(result.errors)")
    }
    return result
  }

  /// The numbers of the processes whose command line contains a word.
  package static func processes(containing word: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard Int(name) != nil,
        let line = try? Data(contentsOf: URL(filePath: "/proc/\(name)/cmdline"))
      else { return false }
      return String(decoding: line, as: UTF8.self).contains(word)
    }
  }

  /// True once every process is gone whose command line contains a word. A killed process may be
  /// there for a moment.
  package static func areGone(processesContaining word: String) throws -> Bool {
    try Polling.until { try processes(containing: word).isEmpty }
  }

  /// Starts it and waits for this process alone. Foundation's `Process` would wait for whatever the
  /// process leaves behind as well: tmux's server.
  private static func spawn(
    _ path: String, _ arguments: [String], _ output: String, _ errors: String
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)

    // The threads that run tests keep signals back, and a child would inherit that: tmux would not
    // hear of its shells, and the shells not of Ctrl-C. It would inherit the signals that are ignored
    // too: a test that hosts an app in this process ignores SIGPIPE, and `yes` would complain.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var process = pid_t()
    let error = posix_spawn(&process, path, &actions, &attributes, &words, environ)
    guard error == 0 else {
      throw Failed(description: "\(path): \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }
}
