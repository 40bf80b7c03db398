// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// An actor with a context of its own. `@ModelActor` writes the conformance.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/modelactor
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}
public protocol ModelExecutor: AnyObject, Sendable { var modelContext: ModelContext { get } }
/// - Note: Unchecked: only its actor uses the context.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

extension PersistentModel { public static var modelUnique: [[String]] { [] } }
