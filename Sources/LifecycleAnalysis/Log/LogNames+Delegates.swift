// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Lines that name a delegate, and of its method only what a notification is called too: `SceneDelegate: didBecomeActive`.
extension LogNames {
  /// Returns the method that a line of a delegate names by the short name of a notification, or else the symbol.
  ///
  /// - Parameters:
  ///   - symbol: The symbol that the name stands for.
  ///   - name: The name in the message.
  static func methodOfDelegate(
    _ symbol: LogSymbol, named name: ArraySlice<UInt8>, in message: ArraySlice<UInt8>
  ) -> LogSymbol {
    guard isShort(name), let moment = symbol.moment else { return symbol }
    let text = Array(lowerWords(message.prefix(farthestDelegate)).joined(separator: " ").utf8)[...]
    guard !holds("notification", in: text) else { return symbol }
    // `scene: didBecomeActive`
    let label = lowerWords(message[..<name.startIndex].suffix(20)).last
    let isOfScene =
      label == "scene" || holds("scenedelegate", in: text) || holds("scene delegate", in: text)
    let isOfApp =
      label != "scene"
      && ["appdelegate", "app delegate", "applicationdelegate", "application delegate"]
        .contains { holds($0, in: text) }
    if isOfScene, !isOfApp, let method = sceneMethods[moment] { return .call(method) }
    guard isOfApp, !isOfScene, case .notification(let notification) = symbol else { return symbol }
    return LogSymbol.observable.first { $0.value == notification }.map { .call($0.key) } ?? symbol
  }

  /// The bytes of a message in which a delegate is looked for.
  private static let farthestDelegate = 300
  private static let sceneMethods: [LogSymbol.Moment: Callback] = [
    .connect: .sceneWillConnect, .foreground: .sceneWillEnterForeground,
    .active: .sceneDidBecomeActive, .resign: .sceneWillResignActive,
    .background: .sceneDidEnterBackground, .disconnect: .sceneDidDisconnect,
  ]
  private static let longNames = ["Notification", "Application", "UIScene", "UIWindowScene"]

  /// Returns true if a name is that of a moment alone: `didBecomeActive`, `DidEnterBackground`.
  private static func isShort(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    let last = String(text.split(separator: ".").last ?? "")
    return !last.hasPrefix("application") && !last.hasPrefix("scene")
      && !last.utf8.contains(UInt8(ascii: "("))
      && !longNames.contains { holds($0, in: Array(last.utf8)[...]) }
      && !(text.hasPrefix("UIApplication.") || text.hasPrefix("UIScene."))
  }
}
