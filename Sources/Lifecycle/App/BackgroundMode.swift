// SPDX-License-Identifier: Apache-2.0

/// A value of `UIBackgroundModes`.
/// - SeeAlso: https://developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes
public enum BackgroundMode: String, CaseIterable, Hashable, Sendable {
  case audio
  case bluetoothCentral = "bluetooth-central"
  case bluetoothPeripheral = "bluetooth-peripheral"
  case externalAccessory = "external-accessory"
  case fetch
  case location
  case nearbyInteraction = "nearby-interaction"
  case networkAuthentication = "network-authentication"
  case newsstandContent = "newsstand-content"
  case processing
  case pushToTalk = "push-to-talk"
  case remoteNotification = "remote-notification"
  case voip
}

extension EmulatedApp {
  /// What an app is: its Info.plist and its code.
  public struct Traits: Hashable, Sendable {
    public var name: String
    public var style = LifecycleStyle.delegate
    public var modes: [BackgroundMode] = []
    /// Megabytes it keeps in memory.
    public var memory = 80
    /// `UIApplicationExitsOnSuspend`.
    public var exitsOnSuspend = false
    /// Whether the app supports several windows (iPad).
    public var hasManyWindows = false
    /// Whether the app takes part in state preservation and restoration.
    public var restoresInterface = false
    /// Whether the app asks to be told when protected data comes and goes.
    public var usesDataProtection = false
    /// Arguments after the program's path in `argv`.
    public var arguments: [String] = []
    /// How the app's code behaves when it is called.
    public var code = AppCode.scripted(AppScript())

    public init(name: String) { self.name = name }

    public init(name: String, style: LifecycleStyle) {
      self.name = name
      self.style = style
    }
  }
}
