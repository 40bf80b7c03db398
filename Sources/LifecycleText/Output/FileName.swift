// SPDX-License-Identifier: Apache-2.0

/// Names of files as strings, byte for byte: the kernel's names are bytes and need not be text.
///
/// A byte that is no UTF-8 is held as one of the last private characters of Unicode, and becomes
/// the byte again for the kernel. ``Printable`` shows it as a question mark.
package enum FileName {
  /// The scalar that stands for the byte 0x80; those for the others follow.
  package static let firstByte: UInt32 = 0x10FF80

  /// The name of these bytes.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      // A name that holds one of those characters itself is taken for its bytes, so that nothing
      // is taken for anything else.
      if case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value < firstByte {
        text.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else if let byte = rest.popFirst(),
        let scalar = Unicode.Scalar(firstByte + UInt32(byte) - 0x80)
      {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The bytes of a name.
  package static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.value >= firstByte {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value - firstByte + 0x80))
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    return bytes
  }

  /// The folder of a name; a dot if it names none.
  package static func folder(of path: String) -> String {
    guard let slash = path.unicodeScalars.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
