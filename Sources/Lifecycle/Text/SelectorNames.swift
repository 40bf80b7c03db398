// SPDX-License-Identifier: Apache-2.0

/// The names by which text may call Apple's methods and notifications: in full, or in a short form
/// that no other one shares.
package struct SelectorNames<Value: Equatable & Sendable>: Sendable {
  /// The meaning of a name in text.
  package enum Meaning: Sendable, Equatable {
    case one(Value)
    /// Several share the short form: their full names.
    case several([String])
    case nothing
  }

  /// The meaning of a name, in lowercase letters.
  private enum Entry {
    case full(Value)
    case short(Value)
    case shared([Value])
  }

  private var entries: [String: Entry] = [:]
  private let values: [Value]
  private let name: @Sendable (Value) -> String
  private let shortForms: @Sendable (Value) -> [String]

  package init(
    _ values: [Value], name: @escaping @Sendable (Value) -> String,
    shortForms: @escaping @Sendable (Value) -> [String]
  ) {
    (self.values, self.name, self.shortForms) = (values, name, shortForms)
    for value in values { entries[name(value).lowercased()] = .full(value) }
    for value in values {
      for form in shortForms(value) { add(form.lowercased(), for: value) }
    }
  }

  private mutating func add(_ form: String, for value: Value) {
    switch entries[form] {
    case nil: entries[form] = .short(value)
    case .full: break
    case .short(let other): if other != value { entries[form] = .shared([other, value]) }
    case .shared(let others):
      if !others.contains(value) { entries[form] = .shared(others + [value]) }
    }
  }

  package func meaning(of text: String) -> Meaning {
    switch entries[text.lowercased()] {
    case nil: .nothing
    case .full(let value), .short(let value): .one(value)
    case .shared(let values): .several(values.map(name))
    }
  }

  /// The full name nearest to a text that is not known.
  package func nearest(to text: String) -> String? {
    let all = values.map(name) + values.flatMap(shortForms)
    guard let found = EditDistance.name(to: text, among: all) else { return nil }
    if case .one(let value) = meaning(of: found) { return name(value) }
    return found
  }
}

extension SelectorNames where Value == Callback {
  package static let callbacks = SelectorNames(
    Callback.allCases, name: { $0.rawValue }, shortForms: { $0.shortForms })
}

extension SelectorNames where Value == AppleNotification {
  package static let notifications = SelectorNames(
    AppleNotification.allCases, name: { $0.rawValue }, shortForms: { $0.shortForms })
}

extension Callback {
  /// The short forms of the selector: its base name, or what its first label says.
  ///
  /// `application(_:didFinishLaunchingWithOptions:)` is `didFinishLaunchingWithOptions` or
  /// `didFinishLaunching`; `sceneDidBecomeActive(_:)` is `sceneDidBecomeActive`.
  package var shortForms: [String] {
    // Spelled in full: their short forms belong to the methods that came first or stayed.
    let spelledInFull: [Callback] = [
      .didReceiveRemoteNotificationOnly, .openURLWithSource, .handleOpenURL,
      .sceneWillContinueUserActivity,
    ]
    if spelledInFull.contains(self) { return [] }
    let parts = rawValue.split(separator: "(", maxSplits: 1)
    guard parts.count == 2 else { return [] }
    // `application` alone is shared by many methods, and so stands for none of them.
    var forms = [String(parts[0])]
    let labels = parts[1].dropLast().split(separator: ":").map(String.init)
    guard let label = labels.first(where: { $0 != "_" }), label != "with", label != "for" else {
      return forms
    }
    forms.append(label)
    for ending in ["WithOptions", "WithCompletionHandler", "WithType", "With", "For", "To"]
    where label.hasSuffix(ending) {
      forms.append(String(label.dropLast(ending.count)))
      break
    }
    return forms
  }
}

extension AppleNotification {
  /// The short forms of the name: without its class, and without the word Notification.
  package var shortForms: [String] {
    var forms: [String] = []
    let suffix = "Notification"
    let parts = rawValue.split(separator: ".", maxSplits: 1).map(String.init)
    let own = parts.last ?? rawValue
    if parts.count == 2 { forms.append(own) }
    if own.hasSuffix(suffix) {
      forms.append(String(own.dropLast(suffix.count)))
      forms.append(String(rawValue.dropLast(suffix.count)))
    }
    return forms
  }
}

extension Callback {
  /// The method that a text names, in full or in a short form; nil where it names none or several.
  public init?(name text: String) {
    guard case .one(let callback) = SelectorNames.callbacks.meaning(of: text) else { return nil }
    self = callback
  }
}
