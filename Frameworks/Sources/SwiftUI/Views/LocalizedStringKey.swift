// SPDX-License-Identifier: Apache-2.0

/// A text that is translated by the app's string tables. What stands in it is a part of the key as a specifier:
/// `Text("Hello, \(name)")` is looked up as `Hello, %@`.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private let key: String
  /// Nil: nothing stands in it.
  private let values: [String]?

  public init(_ value: String) { (key, values) = (value, nil) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    (key, values) = (stringInterpolation.key, stringInterpolation.values)
  }

  /// The text in the language of the app.
  var text: String { text(in: nil, of: .main) }

  func text(in table: String?, of bundle: Bundle) -> String {
    let found = bundle.localizedString(forKey: key, value: nil, table: table)
    return values.map { Self.filled(found, $0) } ?? found
  }

  /// Puts values into the places of their specifiers: `%@`, `%lld`, `%2$@`. `%%` is a percent sign.
  private static func filled(_ format: String, _ values: [String]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let specifier = rest.prefix { !"@dufsx".contains($0) }
      guard specifier.allSatisfy({ $0.isNumber || "l$.-+ ".contains($0) }),
        specifier.endIndex < rest.endIndex
      else {
        result += "%"
        continue
      }
      let place =
        specifier.contains("$") ? Int(specifier.prefix { $0.isNumber }).map { $0 - 1 } : nil
      let number = place ?? next
      next += place == nil ? 1 : 0
      result += values.indices.contains(number) ? values[number] : ""
      rest = rest[specifier.endIndex...].dropFirst()
    }
    return result + rest
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var values: [String] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    private mutating func add(_ specifier: String, _ text: String) {
      key += specifier
      values.append(text)
    }
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let specifier =
        switch value {
        case is UInt: "%llu"
        case is Int, is Int64: "%lld"
        case is Int32, is Int16, is Int8: "%d"
        case is Double: "%lf"
        case is Float: "%f"
        default: "%@"
        }
      // Doubles are shown with six digits, as their specifier says.
      if let number = value as? Double {
        add(specifier, String(format: "%f", number))
      } else {
        add(specifier, "\(value)")
      }
    }
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      add(specifier, String(format: specifier, value))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String { add("%@", format.format(value)) }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", "\(date)")
    }
    public mutating func appendInterpolation(_ image: Image) { add("%@", "") }
    public mutating func appendInterpolation(_ text: Text) { add("%@", text.content) }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      add("%@", formatter.string(for: subject) ?? "")
    }
  }
}

extension Text {
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(verbatim: key.text(in: tableName, of: bundle ?? .main)) }
}
