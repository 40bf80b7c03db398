// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftParser
import SwiftSyntax

/// Reads Swift sources with the installed compiler's own swift-syntax, and prints one line for each fact
/// that the move to scenes depends on. applife builds this program when it needs it first.
///
/// A line has tabs between its fields: the kind of the fact, the number of the file among the arguments,
/// line and column from one, then what belongs to the kind.
///
/// - SeeAlso: docs/decisions/0031-read-sources-with-the-compilers-syntax.md
for (number, path) in CommandLine.arguments.dropFirst().enumerated() {
  guard let bytes = FileManager.default.contents(atPath: path) else { continue }
  let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
  FactFinder(tree, file: number).walk(tree)
}

/// Finds the facts of one file.
final class FactFinder: SyntaxVisitor {
  private let file: Int
  private let places: SourceLocationConverter
  /// The types that the place lies in, from the outside. A protocol has an empty name.
  private var types: [String] = []
  /// The line of each function that the place lies in: it tells functions apart.
  private var functions: [Int] = []
  /// The names of the launch options, of each function that the place lies in.
  private var options: [Set<String>] = []

  init(_ tree: SourceFileSyntax, file: Int) {
    self.file = file
    places = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func say(_ kind: String, _ node: some SyntaxProtocol, _ fields: String...) {
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    let clean = fields.map { field in
      String(field.unicodeScalars.map { $0.value < 32 ? " " : Character($0) })
    }
    print(
      ([kind, "\(file)", "\(place.line)", "\(place.column)"] + clean).joined(separator: "\t"))
  }

  // MARK: Types

  /// A type or an extension, with what it inherits and its attributes.
  private func begin(
    _ name: some SyntaxProtocol, _ inherits: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    let text = name.trimmedDescription
    types.append(text)
    let bases = inherits?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    let marks = attributes.map(\.trimmedDescription)
    say("type", name, text, bases.joined(separator: ","), marks.joined(separator: ","))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name, node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name, node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.extendedType, node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append("")
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  // MARK: Methods

  /// The beginnings of the methods of app delegates and scene delegates.
  private static let starts = ["application", "scene", "windowScene", "stateRestoration"]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.text + ":" }.joined()
    let isEmpty = node.body?.statements.isEmpty ?? true
    if let type = types.last, !type.isEmpty, Self.starts.contains(where: node.name.text.hasPrefix) {
      say("method", node.name, type, "\(node.name.text)(\(labels))", isEmpty ? "empty" : "")
    }
    functions.append(places.location(for: node.positionAfterSkippingLeadingTrivia).line)
    options.append(
      Set(
        parameters.filter { $0.type.trimmedDescription.contains("LaunchOptionsKey") }
          .map { ($0.secondName ?? $0.firstName).text }))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    functions.removeLast()
    options.removeLast()
  }

  // MARK: Launch options

  /// The name that an expression begins with: `launchOptions` of `launchOptions?[.url]`.
  private func root(_ expression: ExprSyntax) -> String? {
    if let node = expression.as(DeclReferenceExprSyntax.self) { return node.baseName.text }
    if let node = expression.as(OptionalChainingExprSyntax.self) { return root(node.expression) }
    if let node = expression.as(ForceUnwrapExprSyntax.self) { return root(node.expression) }
    return nil
  }

  private func isOptions(_ expression: ExprSyntax) -> Bool {
    root(expression).map { name in options.contains { $0.contains(name) } } ?? false
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isOptions(node.calledExpression), let key = node.arguments.first?.expression {
      let name =
        key.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? key.trimmedDescription
      say("option", node, name)
    }
    return .visitChildren
  }

  /// `if let options = launchOptions` gives the dictionary another name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value, isOptions(value), !options.isEmpty {
      options[options.count - 1].insert(node.pattern.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    for argument in node.arguments
    where isOptions(argument.expression)
      && argument.expression.is(DeclReferenceExprSyntax.self)
    {
      say("passed", argument, callee)
    }
    if callee == "UIWindow", !node.arguments.contains(where: { $0.label?.text == "windowScene" }) {
      say("window", node, types.last ?? "", "\(functions.last ?? 0)")
    }
    return .visitChildren
  }

  // MARK: Names

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.trimmedDescription == "ApplifeKit" { say("kit", node) }
    return .skipChildren
  }

  /// `window` in a type that may have such a property.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isOwn =
      member?.declName.id != node.id
      || member?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    if node.baseName.text == "window", isOwn, let type = types.last {
      say("ownWindow", node, type, "\(functions.last ?? 0)")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    let base = node.base?.trimmedDescription ?? ""
    if base == "UIApplication", name.hasSuffix("Notification") {
      say("notification", node.declName, "UIApplication." + name)
    } else if name.hasPrefix("UIApplication"), base.isEmpty || base.hasSuffix("Name"),
      let first = name.dropFirst("UIApplication".count).first
    {
      // The names of Swift 3 and 4.0.
      let rest = name.dropFirst("UIApplication".count + 1)
      say("notification", node.declName, "UIApplication.\(first.lowercased())\(rest)Notification")
    } else if name == "window", base.contains(".delegate") {
      say("delegateWindow", node.declName)
    } else if ["keyWindow", "windows"].contains(name), base == "UIApplication.shared" {
      say("appWindow", node.declName, name)
    }
    return .visitChildren
  }
}
