// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A hosted app written for the shell: it says hello and returns from every call. Real processes,
/// and every fault one can have.
package struct HostedScript {
  package let folder: Folder
  package let path: String

  /// - Parameters:
  ///   - hello: what the app says first.
  ///   - cases: what it does in a call, as cases of `case $line in`.
  ///   - body: what it does instead of all that.
  package init(
    hello: String = #"{"type":"hello","version":1}"#, cases: String = "", body: String? = nil
  ) throws {
    folder = try Folder()
    let conversation = """
      say() { printf '%s\\n' "$1" >&4; }
      say '\(hello)'
      while read -r line <&3; do
        id=${line#*'"id":'}
        id=${id%%[,\\}]*}
        case $line in
        *'"type":"call"'* | *'"type":"expire"'* | *'"type":"edit"'*) ;;
        *'"type":"tap"'* | *'"type":"type"'*) ;;
        *'"type":"post"'* | *'"type":"phase"'*) say "{\\"type\\":\\"returned\\",\\"id\\":$id}"; continue ;;
        *) continue ;;
        esac
        case $line in
        \(cases)
        esac
        say "{\\"type\\":\\"returned\\",\\"id\\":$id}"
      done
      """
    let text = try folder.write("text", "#!/bin/sh\n" + (body ?? conversation) + "\n")
    path = folder.path("app")
    // By a program that starts no others: a file that is open for writing anywhere, also in a
    // process that another test has just forked, cannot be executed.
    try Subprocess.run("/usr/bin/install", ["-m", "755", text, path])
  }

  /// An entry of the report.
  package struct Entry {
    package let kind: String
    package let values: [String: Any]

    package subscript(_ key: String) -> String { values[key].map { "\($0)" } ?? "" }
    package var time: Double { values["t"] as? Double ?? -1 }
  }

  /// Plays a scenario with it. Its home is in the script's own folder, where no other test looks for
  /// homes. Returns the report's entries.
  ///
  /// - Parameter environment: assignments of the environment.
  package func run(
    _ scenario: String, environment: [String] = [], expecting status: Int32 = 0
  ) throws -> [Entry] {
    let file = try folder.write("test.scenario", scenario)
    let result = try Subprocess.run(
      "/usr/bin/env",
      ["TMPDIR=" + folder.url.path] + environment + [
        "timeout", "60", Binary.path, "run", file, "--json", "--host", path,
      ],
      expecting: status)
    return try Self.entries(of: result.output)
  }

  /// Reads a report in JSON Lines.
  package static func entries(of output: String) throws -> [Entry] {
    try output.split(separator: "\n").map { line in
      let values = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      return Entry(kind: values["kind"] as? String ?? "", values: values)
    }
  }
}

extension [HostedScript.Entry] {
  /// The lines of a stream, in order.
  package func output(_ stream: String = "stdout") -> [String] {
    filter { $0.kind == "output" && $0["stream"] == stream }.map { $0["text"] }
  }
  package var calls: [String] { filter { $0.kind == "call" }.map { $0["name"] } }
  package var ends: [HostedScript.Entry] { filter { $0.kind == "end" } }
}
