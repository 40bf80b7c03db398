// SPDX-License-Identifier: Apache-2.0
import Languages
import OperatingSystem

/// The system's facts about a process.
enum ProcessStatus {
  /// Reads it; nil where there is no such process, or no `/proc`.
  /// - SeeAlso: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  static func read(_ pid: Int32) -> ProcessFacts? {
    guard let bytes = try? Files.read("/proc/\(pid)/stat") else { return nil }
    // The name of the program may hold anything; the last parenthesis ends it.
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 21, let user = Int(fields[11]), let system = Int(fields[12]),
      let pages = Int(fields[21])
    else { return nil }
    let ticks = sysconf(Int32(_SC_CLK_TCK))
    return ProcessFacts(
      pid: Int(pid), state: String(fields[0]),
      processorTime: .milliseconds((user + system) * 1000 / max(1, ticks)),
      megabytes: pages * sysconf(Int32(_SC_PAGESIZE)) / 1_000_000)
  }
}
