// SPDX-License-Identifier: Apache-2.0

/// A subject that people ask about, or write into a scenario, and that applife does not model.
public enum OutOfScope: String, CaseIterable, Hashable, Sendable {
  case catalyst
  case visionOS
  case watchOS
  case tvOS
  case android
  case widgets
  case extensions
  case appIntents = "app-intents"
  case foldables
  case pictureInPicture = "picture-in-picture"
  /// Work that an app gives to the GPU.
  case graphics
  /// The end of a Live Activity, which may outlive its app.
  case liveActivities = "live-activities"
  /// App Store, signing, purchases.
  case distribution
  case layout
  case building

  /// The words for it where an event could stand; a verb may precede them.
  var words: [String] {
    switch self {
    case .catalyst: ["catalyst", "mac-catalyst", "minimize-window", "hide-app"]
    case .visionOS: ["visionos", "immersive-space", "vision-pro"]
    case .watchOS: ["watchos", "apple-watch", "watch-app", "wrist"]
    case .tvOS: ["tvos", "apple-tv"]
    case .android: ["android"]
    case .widgets: ["widget", "widgets", "widget-timeline"]
    case .extensions: ["extension", "app-extension", "share-extension"]
    case .appIntents: ["intent", "app-intent", "run-shortcut", "app-shortcut"]
    case .foldables: ["fold", "unfold", "fold-device", "unfold-device", "iphone-duo"]
    case .pictureInPicture: ["picture-in-picture", "pip"]
    case .graphics: ["gpu", "gpu-work", "metal"]
    case .liveActivities:
      ["end-live-activity", "update-live-activity", "dismiss-live-activity", "live-activity"]
    case .distribution: ["testflight", "app-store"]
    case .layout, .building: []
    }
  }
}
