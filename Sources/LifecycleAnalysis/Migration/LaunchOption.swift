// SPDX-License-Identifier: Apache-2.0

/// A key of the launch options, which are nil in an app with scenes, and what has its value
/// instead.
///
/// The page of each key is marked as deprecated and names what to use.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/launchoptionskey-deprecated-symbols
package struct LaunchOption: Hashable, Sendable {
  /// The name in Swift: `url`.
  package let name: String

  package init(_ name: String) { self.name = name }

  /// - Parameter constant: The name in Objective-C: `UIApplicationLaunchOptionsURLKey`.
  package init(constant: String) {
    let prefix = "UIApplicationLaunchOptions"
    guard constant.hasPrefix(prefix), constant.hasSuffix("Key") else {
      name = constant
      return
    }
    let middle = String(constant.dropFirst(prefix.count).dropLast(3))
    name = middle == "URL" ? "url" : middle.prefix(1).lowercased() + middle.dropFirst()
  }

  /// The object that has the value in an app with scenes.
  package enum Replacement: Hashable, Sendable {
    /// A property of `UIScene.ConnectionOptions`.
    case connectionOption(String)
    /// A method or class that is called or used with and without scenes. Its page below
    /// developer.apple.com/documentation.
    case other(name: String, page: String)
    /// Apple names nothing.
    case none
  }

  package var replacement: Replacement {
    switch name {
    case "url": .connectionOption("urlContexts")
    case "sourceApplication": .connectionOption("sourceApplication")
    case "shortcutItem": .connectionOption("shortcutItem")
    case "userActivityDictionary": .connectionOption("userActivities")
    case "userActivityType": .connectionOption("handoffUserActivityType")
    case "cloudKitShareMetadata": .connectionOption("cloudKitShareMetadata")
    case "remoteNotification", "localNotification": .connectionOption("notificationResponse")
    case "location":
      .other(
        name: "CLLocationManagerDelegate",
        page: AppleDocumentation.page("corelocation", "cllocationmanagerdelegate"))
    case "bluetoothCentrals":
      .other(
        name: "centralManager(_:willRestoreState:)",
        page: AppleDocumentation.page(
          "corebluetooth", "cbcentralmanagerdelegate", "centralManager(_:willRestoreState:)"))
    case "bluetoothPeripherals":
      .other(
        name: "peripheralManager(_:willRestoreState:)",
        page: AppleDocumentation.page(
          "corebluetooth", "cbperipheralmanagerdelegate", "peripheralManager(_:willRestoreState:)"))
    case _: .none
    }
  }

  /// Apple's page of what to use; of the connection options if nothing is named.
  package var page: String {
    switch replacement {
    case .connectionOption(let name):
      AppleDocumentation.page("uikit", "uiscene", "connectionoptions", name)
    case .other(_, let page): page
    case .none: AppleDocumentation.page("uikit", "uiscene", "connectionoptions")
    }
  }
}
