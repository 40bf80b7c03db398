// SPDX-License-Identifier: Apache-2.0

extension SystemEvent.Kind {
  /// The rule an accepted event is named with: the one that says what the event does as a whole,
  /// or that it does nothing; most events are explained by the entries that follow them.
  var rule: Rule { Self.rules[self] ?? .eventHappened }

  private static let rules: [SystemEvent.Kind: Rule] = [
    .answerCall: .callAnswered,
    .receiveMessage: .bannerIsNothing,
    .dismissBanner: .bannerIsNothing,
    .backgroundFetch: .fetchAllowed,
    .hang: .mainThreadHung,
    .edit: .dataLost,
  ]
}
