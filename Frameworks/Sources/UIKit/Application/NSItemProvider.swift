// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// An item that is dragged, picked or shared. It has nothing to load here, unless it was made of an
/// object.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject, @unchecked AppleSendable {
  private let object: NSObject?
  open var suggestedName: String? { nil }
  open var registeredTypeIdentifiers: [String] { [] }
  public override init() { object = nil }
  public init(object: NSObject) { self.object = object }
  public init(object: String) { self.object = object as NSString }
  public convenience init?(contentsOf fileURL: URL!) { self.init() }
  public convenience init(item: Any?, typeIdentifier: String?) {
    if let object = item as? NSObject { self.init(object: object) } else { self.init() }
  }
  open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {}
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding { throw CocoaError(.fileReadUnknown) }
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Of a value that a reference stands for: `String.self`, `URL.self`.
  public func canLoadObject<Value>(ofClass aClass: Value.Type) -> Bool { false }
  @discardableResult public func loadObject<Value>(
    ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool { false }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }
  @discardableResult open func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (NSObject?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: aClass) ? object : nil, nil)
    return Progress(totalUnitCount: 1)
  }
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
}
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
public protocol NSItemProviderReading: NSObjectProtocol {}
public protocol NSItemProviderWriting: NSObjectProtocol {}
