// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The modules that the sources import.
extension ProjectFacts {
  /// The modules that are neither Apple's nor of these sources: somebody else's code is in them.
  var foreignModules: Set<String> {
    let outlines = app + libraries + others.map(\.outline)
    var own = Set(
      outlines.flatMap { $0.file.split(separator: "/").dropLast().map { Self.module(of: $0) } })
    for target in project?.targets ?? [] { own.insert(Self.module(of: target.name[...])) }
    let imported = (app + libraries).reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    return imported.subtracting(Self.apples).subtracting(own)
  }

  /// The name of the module that a target or its folder has.
  private static func module(of name: Substring) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Apple's modules. One that is missing here counts as somebody else's: then less is said, and nothing untrue.
  private static let apples: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "AccessorySetupKit",
    "Accessibility", "Accounts", "ActivityKit", "AdServices", "AdSupport", "AddressBook",
    "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency", "ApplifeKit", "AssetsLibrary",
    "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundAssets", "BackgroundTasks",
    "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Charts", "Cinematic", "ClassKit",
    "CloudKit", "ColorSync", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
    "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit", "Darwin",
    "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "Dispatch",
    "EventKit", "EventKitUI", "ExposureNotification", "ExternalAccessory", "FamilyControls",
    "FileProvider", "FinanceKit", "Foundation", "FoundationModels", "GLKit", "GSS",
    "GameController",
    "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit",
    "IOKit", "IOSurface", "IdentityLookup", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LiveCommunicationKit",
    "LocalAuthentication", "LockedCameraCapture", "MLCompute", "MachO", "ManagedSettings", "MapKit",
    "MediaAccessibility", "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NewsstandKit", "NotificationCenter", "OSLog", "ObjectiveC", "Observation",
    "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "ProximityReader", "PushKit", "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "RegexBuilder", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit",
    "ScreenTime", "Security", "SecureElementCredential", "SensitiveContentAnalysis", "SensorKit",
    "ShazamKit", "SiriKit", "Social", "SoundAnalysis", "Speech", "Spatial", "SpriteKit", "StoreKit",
    "Swift", "SwiftData", "SwiftUI", "Symbols", "Synchronization", "SystemConfiguration",
    "TVMLKit", "TVUIKit", "TabularData", "ThreadNetwork", "TipKit", "Translation", "Twitter",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    "WorkoutKit", "XCTest", "_Concurrency", "iAd", "os", "simd",
  ]
}
