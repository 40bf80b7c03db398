// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/namespace
@propertyWrapper public struct Namespace: DynamicProperty {
  public init() {}
  public var wrappedValue: ID { ID() }
  public struct ID: Hashable, Sendable {}
}
