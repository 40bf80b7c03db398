// SPDX-License-Identifier: Apache-2.0
@_exported import SwiftData
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  /// A context that keeps no model, in memory, as SwiftData's own is.
  static var defaultValue: ModelContext {
    do {
      return ModelContext(
        try ModelContainer(
          for: Schema(), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)]))
    } catch {
      fatalError("\(error)")
    }
  }
}

extension EnvironmentValues {
  /// - SeeAlso: https://developer.apple.com/documentation/swiftui/environmentvalues/modelcontext
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// The containers that modifiers make: one for each list of models, however often a body is evaluated.
@MainActor private enum Containers {
  static var made: [String: ModelContainer] = [:]

  static func context(
    _ types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContext {
    let key = types.map { "\($0)" }.joined(separator: " ") + " \(inMemory)"
    if let known = made[key] { return known.mainContext }
    do {
      let container = try ModelContainer(
        for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
      made[key] = container
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
      return container.mainContext
    } catch {
      onSetup(.failure(error))
      fatalError("Could not create ModelContainer: \(error)")
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/view/modelcontainer(for:inmemory:isautosaveenabled:isundoenabled:onsetup:)
extension View {
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    environment(
      \.modelContext,
      Containers.context(
        modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(
      \.modelContext,
      Containers.context(
        modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
  }
}

/// The models that a query found last. They outlive the view struct.
///
/// - Note: Unchecked: it is used on the main thread alone.
final class QueryResults<Element: PersistentModel>: ObservableObject, @unchecked Sendable {
  private(set) var models: [Element] = []
  private(set) var error: (any Error)?
  private weak var context: ModelContext?
  private var observer: AnyObject?

  @MainActor func fetch(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
    if self.context !== context {
      self.context = context
      observer = context.observe { [weak self] in self?.objectWillChange.send() }
    }
    do {
      models = try context.fetch(descriptor)
      error = nil
    } catch {
      self.error = error
    }
  }
}

/// Fetches models for a view, again whenever the context changes.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/query
@propertyWrapper @preconcurrency @MainActor
public struct Query<Element: PersistentModel>: @preconcurrency DynamicProperty {
  @Environment(\.modelContext) public var modelContext
  @StateObject private var results = QueryResults<Element>()
  private let descriptor: FetchDescriptor<Element>

  public var wrappedValue: [Element] { results.models }
  public var fetchError: (any Error)? { results.error }
  public mutating func update() { results.fetch(descriptor, in: modelContext) }

  public init() { descriptor = FetchDescriptor() }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.descriptor = descriptor
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }
}
