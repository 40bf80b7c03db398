// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The request for a tour: the app, what is to be covered, and what is not to be used.
package struct TourRequest: Hashable, Sendable {
  /// The declarations: the device and its apps. The tour is that of the first app.
  package var head: Scenario
  /// The categories that are to be covered.
  package var cover: [Coverage.Category]
  /// Events that are not used.
  package var without: Set<TourGroup>
  /// The means that the tester has beside the phone. Without any the tour is one of a finger.
  package var means: Set<TourMeans>
  /// The most time there is; nil: whatever it takes.
  package var within: Duration?

  package init(
    head: Scenario, cover: [Coverage.Category] = [.transitions], without: Set<TourGroup> = [],
    with means: Set<TourMeans> = [], within: Duration? = nil
  ) {
    self.head = head
    self.cover = cover
    self.without = without
    self.means = means
    self.within = within
  }

  /// The device the walk begins with: that of the declarations, whatever steps they have.
  var device: Device { head.device }

  /// The events that a walk uses without some groups and with some means.
  func kinds(without groups: Set<TourGroup>, with means: Set<TourMeans>) -> [SystemEvent.Kind] {
    SystemEvent.Kind.allCases.filter { kind in
      kind.minimumVersion <= head.version && kind.tourGroup.map(groups.contains) != true
        && kind.means.map(means.contains) != false
    }
  }
}
