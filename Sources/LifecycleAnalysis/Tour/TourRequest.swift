// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What a tour is to be: the app, what is to be covered, and what is not to be used.
package struct TourRequest: Hashable, Sendable {
  /// The declarations: the device and its apps. The tour is that of the first app.
  package var head: Scenario
  /// What is to be covered.
  package var cover: [Coverage.Category]
  /// Events that are not used.
  package var without: Set<TourGroup>
  /// The most time there is; nil: whatever it takes.
  package var within: Duration?

  package init(
    head: Scenario, cover: [Coverage.Category] = [.transitions], without: Set<TourGroup> = [],
    within: Duration? = nil
  ) {
    self.head = head
    self.cover = cover
    self.without = without
    self.within = within
  }

  /// The device the walk begins with: that of the declarations, whatever steps they have.
  var device: Device { head.device }

  /// The events a walk uses.
  func kinds(without groups: Set<TourGroup>) -> [SystemEvent.Kind] {
    SystemEvent.Kind.allCases.filter { kind in
      kind.minimumVersion <= head.version && !(kind.tourGroup.map(groups.contains) ?? false)
    }
  }
}
