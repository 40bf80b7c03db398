// SPDX-License-Identifier: Apache-2.0

// Preferences: values go up to nobody.

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    self
  }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { self }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension GeometryProxy {
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}
