// SPDX-License-Identifier: Apache-2.0

/// The facts in an app's sources that a rehearsal of the move to scenes names the places of.
package struct SourceFacts: Hashable, Sendable {
  /// A method of a type or of an extension of one.
  package struct Method: Hashable, Sendable {
    package let selector: String
    /// True if its body has no statement.
    package let isEmpty: Bool
    package let place: SourcePlace

    package init(selector: String, isEmpty: Bool = false, place: SourcePlace) {
      self.selector = selector
      self.isEmpty = isEmpty
      self.place = place
    }
  }

  /// A name that stands in a source.
  package struct Use: Hashable, Sendable {
    package let name: String
    package let place: SourcePlace

    package init(name: String, place: SourcePlace) {
      self.name = name
      self.place = place
    }
  }

  /// The methods of the app delegates, in the order of the sources.
  package let delegateMethods: [Method]
  /// The place of the first app delegate.
  package let delegatePlace: SourcePlace?
  /// The keys that are looked up in the launch options: `url`.
  package let launchOptions: [Use]
  /// The notifications of UIApplication that are named:
  /// `UIApplication.didBecomeActiveNotification`.
  package let notifications: [Use]
  /// True if a source imports ApplifeKit, with which an app says what its user's data is.
  package let usesApplifeKit: Bool

  package init(
    delegateMethods: [Method] = [], delegatePlace: SourcePlace? = nil, launchOptions: [Use] = [],
    notifications: [Use] = [], usesApplifeKit: Bool = false
  ) {
    self.delegateMethods = delegateMethods
    self.delegatePlace = delegatePlace
    self.launchOptions = launchOptions
    self.notifications = notifications
    self.usesApplifeKit = usesApplifeKit
  }
}
