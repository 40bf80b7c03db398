// SPDX-License-Identifier: Apache-2.0

/// One of the apps on a device, as events name it: its index and its name.
///
/// A reference is made once, where text or a key becomes an event (``Device/reference(to:)``), so
/// that an event never names an app that is not there.
public struct AppReference: Hashable, Sendable {
  /// The app's index in ``Device/apps``.
  public let index: Int
  /// The app's name, as traces print it.
  public let name: String
}

extension Device {
  /// A reference to the app of that name; nil if the device has none.
  public func reference(to name: String) -> AppReference? {
    apps.firstIndex { $0.name == name }.map { AppReference(index: $0, name: name) }
  }

  /// A reference to the app at that index of ``apps``.
  /// - Precondition: the device has an app there.
  public func reference(at index: Int) -> AppReference {
    precondition(apps.indices.contains(index), "the device has \(apps.count) apps, not \(index)")
    return AppReference(index: index, name: apps[index].name)
  }

  /// References to all apps, in the order they were declared.
  public var references: [AppReference] {
    apps.indices.map { AppReference(index: $0, name: apps[$0].name) }
  }
}
