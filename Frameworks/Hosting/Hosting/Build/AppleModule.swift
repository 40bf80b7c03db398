// SPDX-License-Identifier: Apache-2.0

/// A stand-in for one of Apple's modules: a folder of `Frameworks/Sources`.
struct AppleModule {
  let name: String
  /// The modules of this table that it imports.
  let imports: [String]

  init(_ name: String, _ imports: String...) {
    self.name = name
    self.imports = imports
  }

  /// The module that the copy of a source imports in Foundation's place.
  static let base = "HostedBase"

  /// The module of what stands for names that are not there, if only the delegate is hosted.
  static let stubs = "ApplifeStubs"

  /// Every module, each after those it imports.
  static let all = [
    AppleModule("HostProtocol"),
    AppleModule("Combine"),
    AppleModule(base, "HostProtocol", "Combine"),
    AppleModule("UserNotifications", "HostProtocol", base),
    AppleModule("UniformTypeIdentifiers", base),
    AppleModule("UIKit", "HostProtocol", base, "UserNotifications", "UniformTypeIdentifiers"),
    AppleModule("InterfaceBuilder", base, "UIKit"),
    AppleModule("BackgroundTasks", "HostProtocol", base, "UIKit"),
    AppleModule("ApplifeKit", "HostProtocol", base, "UIKit"),
    AppleModule(stubs, "Combine", base, "UIKit"),
    AppleModule("os", base),
    AppleModule("CoreTransferable", "UniformTypeIdentifiers"),
    AppleModule("SwiftUI", base, "UIKit", "CoreTransferable"),
    AppleModule("CoreData", "HostProtocol", base, "UIKit"),
    AppleModule("_CoreData_SwiftUI", "CoreData", "SwiftUI"),
    AppleModule("SwiftData", "CoreData"),
    AppleModule("_SwiftData_SwiftUI", "SwiftData", "SwiftUI"),
    AppleModule("AVFAudio", "HostProtocol", base, "UIKit"),
    AppleModule("AudioToolbox", base),
    AppleModule("CoreMedia", base),
    AppleModule("AVFoundation", "AVFAudio", "AudioToolbox", "CoreMedia"),
    AppleModule("CoreLocation", "HostProtocol", base, "UIKit"),
    AppleModule("PushKit", base, "UIKit"),
    AppleModule("CallKit", "HostProtocol", base, "UIKit"),
    AppleModule("ActivityKit", "HostProtocol", base, "UIKit"),
    AppleModule("Charts", "SwiftUI"),
    AppleModule("Photos", "UIKit"),
    AppleModule("PhotosUI", "Photos", "UniformTypeIdentifiers", "SwiftUI"),
    AppleModule("StoreKit", "SwiftUI"),
    AppleModule("Security", base),
    AppleModule("CoreBluetooth", base, "UIKit"),
  ]

  /// The parts of SwiftUI that other modules bring: a file that imports SwiftUI imports them too. They have
  /// Apple's names.
  static func overlays(of imports: Set<String>) -> [String] {
    guard imports.contains("SwiftUI") else { return [] }
    return ["CoreData", "SwiftData"].filter(imports.contains).map { "_\($0)_SwiftUI" }
  }

  /// Modules in whose place the copy of a source imports another, which has their names.
  static let others = [
    "OSLog": "os", "Darwin": "Glibc", "CoreGraphics": "UIKit", "QuartzCore": "UIKit",
    "ObjectiveC": "UIKit", "CoreFoundation": base, "UIKitCore": "UIKit", "CoreText": "UIKit",
    "ImageIO": "UIKit", "CoreVideo": base, "CFNetwork": base, "MobileCoreServices": "UIKit",
    "SwiftUICore": "SwiftUI", "DeveloperToolsSupport": "SwiftUI", "_PhotosUI_SwiftUI": "PhotosUI",
  ]

  /// The modules here that one of Apple's brings along, which is not here itself.
  static let brought = [
    "AVKit": "AVFoundation", "CloudKit": "CoreLocation", "CoreLocationUI": "CoreLocation",
    "MapKit": "CoreLocation", "TipKit": "SwiftUI", "WeatherKit": "CoreLocation",
    "WidgetKit": "SwiftUI",
  ]

  /// Modules of Apple's that are not here: no package has them.
  static let absent: Set = [
    "ARKit", "AVKit", "Accelerate", "Accessibility", "Accounts", "AdServices", "AdSupport",
    "AddressBook", "AlarmKit", "AppIntents", "AppTrackingTransparency", "AudioUnit",
    "AuthenticationServices", "BackgroundAssets", "CarPlay", "ClockKit", "CloudKit", "Contacts",
    "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreHaptics", "CoreImage", "CoreLocationUI",
    "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CryptoKit", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FinanceKit", "FoundationModels",
    "GameController", "GameKit", "GameplayKit", "GLKit", "HealthKit", "HealthKitUI", "HomeKit",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter",
    "OpenGLES", "PDFKit", "PaperKit", "PassKit", "PencilKit", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenTime",
    "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "SystemConfiguration", "TipKit", "Translation", "Twitter", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit",
    "WidgetKit", "WorkoutKit", "iAd",
  ]

  /// Returns the modules that an app names and those that they import, in the table's order. Every
  /// app needs UIKit; nil stands for the whole table.
  static func needed(for imports: Set<String>?) -> [AppleModule] {
    guard let imports else { return all }
    var names: Set = ["UIKit"]
    for name in imports { names.insert(others[name] ?? name) }
    // From the last to the first: what a module imports stands before it.
    for module in all.reversed() where names.contains(module.name) {
      names.formUnion(module.imports)
    }
    return all.filter { names.contains($0.name) }
  }
}
