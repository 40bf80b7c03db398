// SPDX-License-Identifier: Apache-2.0

/// The name of a function as the person wrote it, of what Swift calls it in a program.
import OperatingSystem
enum FunctionName {
  /// `$s1c1DC6helperyySaySiGFySiXEfU_` is `D.helper`.
  ///
  /// - Parameter module: the name of the app's module, which is left out; empty for a function of a library.
  static func plain(_ mangled: String, in module: String) -> String {
    guard let text = demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return mangled }
    defer { free(text) }
    let name = declared(withoutPlaces(String(cString: text)[...])[...], in: module)
    let short = withoutArguments(name)
    return short.isEmpty ? String(name) : short
  }

  /// Returns the declaration: `Store.load() -> ()` for `static Notes.Store.load() -> ()`, for a closure
  /// in it, and for a part of it if it is `async`.
  private static func declared(_ name: Substring, in module: String) -> Substring {
    guard !module.isEmpty else { return name }
    // A closure is told by the function it stands in.
    if let mark = name.ranges(of: " in \(module).").last { return name[mark.upperBound...] }
    if let mark = name.firstRange(of: "(extension in \(module)):") {
      // The module of the type that is extended.
      return name[mark.upperBound...].drop { $0 != "." }.dropFirst()
    }
    if name.hasPrefix(module + ".") { return name.dropFirst(module.count + 1) }
    if let mark = name.firstRange(of: " \(module).") { return name[mark.upperBound...] }
    // A variable outside of types, or the closure that gives it its first value.
    let mark = name.firstRange(of: "initialization function for ") ?? name.ranges(of: " in ").last
    return mark.map { name[$0.upperBound...] } ?? name
  }

  /// `Store.(load in _0F3A)()` is `Store.load()`: a private function is told with the file it stands in.
  private static func withoutPlaces(_ name: Substring) -> String {
    var text = ""
    var rest = name
    while let mark = rest.firstRange(of: " in _"),
      let end = rest[mark.upperBound...].firstIndex(of: ")"),
      let open = rest[..<mark.lowerBound].lastIndex(of: "(")
    {
      text += rest[..<open] + rest[rest.index(after: open)..<mark.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// `Box<Swift.Int>.add(Swift.Int) -> ()` is `Box.add`.
  private static func withoutArguments(_ name: Substring) -> String {
    var short = ""
    var depth = 0
    for letter in name {
      switch letter {
      case "<": depth += 1
      case ">" where depth > 0: depth -= 1
      case "(", " ": if depth == 0 { return short }
      case _: if depth == 0 { short.append(letter) }
      }
    }
    return short
  }
}

/// Swift's runtime has it for its own messages.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
