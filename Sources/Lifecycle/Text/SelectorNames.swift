// SPDX-License-Identifier: Apache-2.0

/// The names by which text may call Apple's methods and notifications: in full, or in a short form
/// that no other one shares.
struct SelectorNames<Value: Hashable & Sendable>: Sendable {
  /// What a name in text stands for.
  enum Meaning: Sendable, Equatable {
    case one(Value)
    /// Several share the short form: their full names.
    case several([String])
    case nothing
  }

  private var full: [String: Value] = [:]
  private var short: [String: [Value]] = [:]
  private var names: [Value: String] = [:]
  /// Every name there is, the full ones first.
  private(set) var all: [String] = []

  init(_ values: [Value], name: (Value) -> String, shortForms: (Value) -> [String]) {
    var forms: [String] = []
    for value in values {
      let fullName = name(value)
      full[fullName.lowercased()] = value
      names[value] = fullName
      all.append(fullName)
      for form in shortForms(value) where !(short[form.lowercased()] ?? []).contains(value) {
        short[form.lowercased(), default: []].append(value)
        forms.append(form)
      }
    }
    all += forms
  }

  func meaning(of text: String) -> Meaning {
    let key = text.lowercased()
    if let value = full[key] { return .one(value) }
    guard let values = short[key], let first = values.first else { return .nothing }
    return values.count == 1 ? .one(first) : .several(values.compactMap { names[$0] })
  }

  /// The full name nearest to a text that is not known.
  func nearest(to text: String) -> String? {
    guard let found = EditDistance.name(to: text, among: all) else { return nil }
    if case .one(let value) = meaning(of: found) { return names[value] }
    return found
  }
}

extension SelectorNames where Value == Callback {
  static let callbacks = SelectorNames(
    Callback.allCases, name: \.rawValue, shortForms: \.shortForms)
}

extension SelectorNames where Value == AppleNotification {
  static let notifications = SelectorNames(
    AppleNotification.allCases, name: \.rawValue, shortForms: \.shortForms)
}

extension Callback {
  /// What may stand for the selector: its base name, or what its first label says.
  ///
  /// `application(_:didFinishLaunchingWithOptions:)` is `didFinishLaunchingWithOptions` or
  /// `didFinishLaunching`; `sceneDidBecomeActive(_:)` is `sceneDidBecomeActive`.
  var shortForms: [String] {
    switch self {
    // Spelled in full: their short forms belong to the methods that came first or stayed.
    case .didReceiveRemoteNotificationOnly, .openURLWithSource, .handleOpenURL,
      .sceneWillContinueUserActivity:
      return []
    case _: break
    }
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
  /// What may stand for the name: without its class, and without the word Notification.
  var shortForms: [String] {
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
