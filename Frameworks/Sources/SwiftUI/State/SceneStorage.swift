// SPDX-License-Identifier: Apache-2.0

/// A value of a scene that the system keeps for the next launch.
/// - Note: It lives as long as the view here: no state is restored.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, InstalledProperty {
  private let box: StateBox<Value>
  public init(wrappedValue: Value, _ key: String) { box = StateBox { wrappedValue } }
  public init(_ key: String) where Value: ExpressibleByNilLiteral { box = StateBox { nil } }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  @MainActor func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    box.install(in: node, slot: slot, graph)
  }
}
