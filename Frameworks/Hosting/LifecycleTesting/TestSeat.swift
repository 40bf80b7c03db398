// SPDX-License-Identifier: Apache-2.0

/// One app runs at a time: `UIApplication.shared` is one object.
@MainActor enum TestSeat {
  /// The test that has the seat, for as long as this object lives.
  final class Holder: Sendable {}

  private static weak var holder: Holder?
  private static var isPromised = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Takes it. - Throws: ``TestApplicationError/anotherIsRunning``.
  static func take() throws -> Holder {
    guard holder == nil else { throw TestApplicationError.anotherIsRunning }
    let made = Holder()
    holder = made
    return made
  }

  /// Waits until no other test that awaits has it.
  static func wait() async {
    if isPromised {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isPromised = true
    }
  }

  /// Leaves it to the next who waits.
  static func give() {
    if waiting.isEmpty {
      isPromised = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
