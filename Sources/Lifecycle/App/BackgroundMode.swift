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
