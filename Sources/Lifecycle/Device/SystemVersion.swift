// SPDX-License-Identifier: Apache-2.0

/// A version of iOS, such as 26 or 27.1. Versions compare by their parts: 9.3 comes before 10, and
/// 26.9 before 26.10.
public struct SystemVersion: Hashable, Comparable, Sendable {
  /// The number before the point.
  public let major: Int
  /// The number behind the point; zero if there is none.
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version that a text names: `26` or `27.1`. Nil if the text is something else.
  public init?(text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy(ASCII.isDigit) }),
      let major = Int(parts[0])
    else { return nil }
    guard parts.count == 2 else {
      self.init(major)
      return
    }
    guard let minor = Int(parts[1]) else { return nil }
    self.init(major, minor)
  }

  /// True if nothing stands behind the point.
  public var isWhole: Bool { minor == 0 }

  /// Returns true if one version is older than another.
  public static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension SystemVersion: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension SystemVersion: CustomStringConvertible {
  /// The version as people write it: `26`, `27.1`.
  public var description: String { isWhole ? "\(major)" : "\(major).\(minor)" }
}
