// SPDX-License-Identifier: Apache-2.0

/// What is dragged, picked or shared: here it has nothing to load, unless it was made of an object.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsitemprovider
/// - Note: Unchecked: it never changes.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: NSObject?
  open var suggestedName: String? { nil }
  open var registeredTypeIdentifiers: [String] { [] }
  public override init() { object = nil }
  public init(object: NSObject) { self.object = object }
  public init(object: String) { self.object = object as NSString }
  public convenience init?(contentsOf fileURL: URL!) { self.init() }
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
