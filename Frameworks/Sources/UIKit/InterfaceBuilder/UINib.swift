// SPDX-License-Identifier: Apache-2.0

/// A XIB of the app's bundle, in which Interface Builder keeps views.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uinib
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  /// The objects of the XIB; none where it cannot be read.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    InterfaceFiles.reader?.objects(of: name, owner: ownerOrNil) ?? []
  }
}

extension Bundle {
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner) }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open var identifier: String? { ownIdentifier }
  open var source: UIViewController { ownSource }
  open var destination: UIViewController { ownDestination }
  private let ownIdentifier: String?
  private let ownSource: UIViewController
  private let ownDestination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    ownIdentifier = identifier
    ownSource = source
    ownDestination = destination
  }
  open func perform() {}
}

/// Reads what Interface Builder made. The module `InterfaceBuilder` registers itself, in apps that have such files.
@MainActor package protocol InterfaceReader: AnyObject {
  /// The objects of a XIB; nil where there is none of that name.
  func objects(of xib: String, owner: Any?) -> [Any]?
  /// A controller of a storyboard; nil where there is none of that identifier.
  ///
  /// - Parameters:
  ///   - identifier: nil stands for the initial controller.
  ///   - make: makes the controller in its class's place; nil for the class.
  func controller(
    _ identifier: String?, of storyboard: UIStoryboard, make: (() -> UIViewController?)?
  ) -> UIViewController?
}

@MainActor package enum InterfaceFiles {
  package static var reader: (any InterfaceReader)?
  /// The app's own classes.
  package static var classes: [String: InterfaceClass] {
    AppRuntime.current?.hosted.interfaceClasses ?? [:]
  }
}

/// A class of the app that Interface Builder's files may name: what Objective-C's runtime would say about it.
@_spi(Hosting) public struct InterfaceClass {
  /// The class it inherits from, by name.
  public var superclass: String
  /// Makes an object; nil where the class cannot be made from a coder.
  public var make: (@MainActor (NSCoder) -> AnyObject?)?
  /// The functions that connect the outlets.
  public var outlets: [String: @MainActor (_ object: AnyObject, _ value: Any) -> Void]
  /// The methods that are actions, by Objective-C's selectors.
  public var actions: [String: Selector]

  public init(
    superclass: String, make: (@MainActor (NSCoder) -> AnyObject?)?,
    outlets: [String: @MainActor (_ object: AnyObject, _ value: Any) -> Void] = [:],
    actions: [String: Selector] = [:]
  ) {
    self.superclass = superclass
    self.make = make
    self.outlets = outlets
    self.actions = actions
  }

  /// Returns a function that connects an outlet of a class.
  @MainActor public static func outlet<Object: AnyObject>(
    of type: Object.Type, _ connect: @escaping @MainActor (Object, Any) -> Void
  ) -> @MainActor (AnyObject, Any) -> Void {
    { object, value in if let object = object as? Object { connect(object, value) } }
  }
  public static func set<Value>(_ place: inout Value?, _ value: Any) {
    if let value = value as? Value { place = value }
  }
  public static func set<Value>(_ place: inout [Value]?, _ value: Any) {
    if let value = value as? Value { place = (place ?? []) + [value] }
  }
  public static func set<Value>(_ place: inout [Value], _ value: Any) {
    if let value = value as? Value { place.append(value) }
  }
  @_disfavoredOverload public static func set<Value>(_ place: inout Value, _ value: Any) {
    if let value = value as? Value { place = value }
  }
}
