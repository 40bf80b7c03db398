// SPDX-License-Identifier: Apache-2.0
import CHost
import LifecycleText
import OperatingSystem

/// Finds the lines of a person's sources in the program that was built of them.
struct Symbols {
  private let program: String
  private let builder: AppBuilder

  init(_ program: String, _ builder: AppBuilder) {
    self.program = program
    self.builder = builder
  }

  /// The name of the app's program and of its module.
  private var image: String { program.split(separator: "/").last.map(String.init) ?? program }

  /// A place that Swift names, `Module/File.swift:12`, with the file as the person gave it; nil for a place
  /// in other code.
  func given(_ place: String) -> String? {
    guard let colon = place.lastIndex(of: ":") else { return nil }
    let file = String(place[..<colon])
    var found = builder.given(file)
    if found == nil, file.hasPrefix(image + "/") {
      found = builder.given(named: String(file.dropFirst(image.count + 1)))
    }
    return found.map { $0 + place[colon...] }
  }

  /// A frame of the person's.
  struct Place: Equatable {
    /// The file as the person gave it, and the line: `Notes/AppDelegate.swift:12`.
    let line: String
    /// The function: `AppDelegate.helper`.
    let function: String
    /// True if the compiler gives this code no line.
    var isUnnumbered: Bool { line.hasSuffix(":0") }
  }

  /// The person's own part of a stack.
  struct Own {
    /// The innermost first.
    var places: [Place] = []
    /// True if the innermost frame of the app's program is the person's.
    var isNearest = false
    /// `Swift runtime failure: arithmetic overflow`: the name that Swift gives a check in the person's code.
    var failure: String?
  }

  /// Those of the frames that are the person's.
  func own(_ frames: [FatalReport.Frame]) -> Own {
    let found = frames.filter { $0.image == image }
    guard
      let base = found.lazy.compactMap({ frame in frame.offset.map { frame.address &- $0 } }).first
    else { return Own() }
    // An address is where the function goes on: its call is right before.
    let addresses = found.map { "0x" + String($0.address &- base &- 1, radix: 16) }
    let lines = symbolize(addresses)
    var own = Own()
    var isFirst = true
    for (name, place) in zip(lines, lines.dropFirst()) {
      // A frame ends with an empty line.
      if place.isEmpty { isFirst = false }
      if isFirst, name.hasPrefix("Swift runtime failure: ") { own.failure = name }
      guard let mark = place.firstRange(of: "/sources/") else { continue }
      let parts = place[mark.upperBound...].split(separator: ":")
      guard parts.count >= 2, let file = builder.given(String(parts[0])) else { continue }
      if isFirst { own.isNearest = true }
      // The function tells of the code that the compiler has put into it.
      guard name != own.failure else { continue }
      let found = Place(line: "\(file):\(parts[1])", function: FunctionName.plain(name, in: image))
      // Several calls on one line are told once.
      if own.places.last?.line != found.line { own.places.append(found) }
    }
    return own
  }

  /// The name and the place of each address, in turn. Nothing if there is no program that finds them.
  private func symbolize(_ addresses: [String]) -> [String] {
    guard let compiler = try? Compiler() else { return [] }
    let log = "\(Platform.temporaryFolder)/applife-symbols-\(getpid())"
    defer { _ = FileName.with(log) { unlink($0) } }
    for tool in compiler.symbolizers {
      let arguments = (tool.hasSuffix("addr2line") ? ["-f", "-e"] : ["--obj"]) + [program]
      guard let result = try? Compiler.run(tool, arguments + addresses, in: "/", log: log),
        result.isSuccess
      else { continue }
      return String(decoding: result.text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return []
  }
}
