// SPDX-License-Identifier: Apache-2.0
import UIKit

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views hand down.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The values that views hand down and nothing here acts on, by name.
  var named: [String: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }
  mutating func setObject<Object: AnyObject>(_ object: Object?, _ type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }

  /// The phase of the scene, or, within an `App`, of the whole app. Within a hosting controller it
  /// stays what it is: SwiftUI knows it of its own `App` only.
  public var scenePhase: ScenePhase = .background
  public var colorScheme: ColorScheme = .light
  public var locale = Locale.current
  public var calendar = Calendar.current
  public var timeZone = TimeZone.current
  public var isEnabled = true
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var dismiss = DismissAction()
  public var openURL = OpenURLAction()
  public var undoManager: UndoManager?
  /// The action of Return in a field.
  var submit: (() -> Void)?
  /// The action that follows a button's own at a tap: it takes an alert away.
  var afterTap: (() -> Void)?
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// Dismisses the sheet a view is in.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/dismissaction
@MainActor public struct DismissAction {
  var action: (@MainActor () -> Void)?
  nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }
  public func callAsFunction() { action?() }
}

/// Opens a URL: there is no other app here to open one.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/openurlaction
@MainActor public struct OpenURLAction {
  private let handler: (@MainActor (URL) -> Result)?
  nonisolated init() { handler = nil }
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    let result = handler?(url)
    if let result, result.isHandled { return completion(true) }
    UIApplication.shared.open(result?.opens ?? url) { accepted in completion(accepted) }
  }
}

/// A value of the environment.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty, InstalledProperty {
  private let read: (EnvironmentValues) -> Value
  private let box = Box()

  /// - Note: Unchecked: it is connected on the main thread before the view's body runs.
  private final class Box: @unchecked Sendable { var values = EnvironmentValues() }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        fatalError(
          "No Observable object of type \(objectType) found. A View.environment(_:) for "
            + "\(objectType) may be missing as an ancestor of this view.")
      }
      return object
    }
  }
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.object(objectType) }
  }

  public var wrappedValue: Value { read(box.values) }

  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    box.values = graph.environment
  }
}
