// SPDX-License-Identifier: Apache-2.0
@_exported import CoreLocation
@_exported import SwiftUI

/// - SeeAlso: https://developer.apple.com/documentation/corelocationui/locationbutton
public struct LocationButton: View {
  public enum Title: Sendable {
    case currentLocation, sendCurrentLocation, shareCurrentLocation, shareMyCurrentLocation
    case sendMyCurrentLocation
  }
  private let action: @MainActor () -> Void
  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    self.action = action
  }
  public var body: some View { Button("Current Location", action: action) }
}
