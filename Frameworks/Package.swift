// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The stand-ins for Apple's modules as targets, for the editor and for `make frameworks`. Nobody depends on this
// package: applife builds the modules that an app imports by itself, with the same flags.

/// A module with those of this package that it imports. applife has the same list, and a test compares the two.
func module(_ name: String, _ imports: String...) -> Target {
  .target(
    name: name, dependencies: imports.map { .byName(name: $0) },
    // Hosted apps import HostedBase in Foundation's place, and so do these modules then.
    swiftSettings: [.swiftLanguageMode(.v6), .define("HOSTED")])
}

let package = Package(
  name: "Frameworks",
  targets: [
    module("HostProtocol"),
    module("Combine"),
    module("HostedBase", "HostProtocol", "Combine"),
    module("UserNotifications", "HostProtocol", "HostedBase"),
    module("UniformTypeIdentifiers", "HostedBase"),
    module("UIKit", "HostProtocol", "HostedBase", "UserNotifications", "UniformTypeIdentifiers"),
    module("InterfaceBuilder", "HostedBase", "UIKit"),
    module("BackgroundTasks", "HostProtocol", "HostedBase", "UIKit"),
    module("ApplifeKit", "HostProtocol", "HostedBase", "UIKit"),
    module("ApplifeStubs", "Combine", "HostedBase", "UIKit"),
    module("os", "HostedBase"),
    module("CoreTransferable", "UniformTypeIdentifiers"),
    module("SwiftUI", "HostedBase", "UIKit", "CoreTransferable"),
    module("CoreData", "HostProtocol", "HostedBase", "UIKit"),
    module("_CoreData_SwiftUI", "CoreData", "SwiftUI"),
    module("SwiftData", "CoreData"),
    module("_SwiftData_SwiftUI", "SwiftData", "SwiftUI"),
    module("AVFAudio", "HostProtocol", "HostedBase", "UIKit"),
    module("AudioToolbox", "HostedBase"),
    module("CoreMedia", "HostedBase"),
    module("AVFoundation", "AVFAudio", "AudioToolbox", "CoreMedia"),
    module("CoreLocation", "HostProtocol", "HostedBase", "UIKit"),
    module("PushKit", "HostedBase", "UIKit"),
    module("CallKit", "HostProtocol", "HostedBase", "UIKit"),
    module("ActivityKit", "HostProtocol", "HostedBase", "UIKit"),
    module("Charts", "SwiftUI"),
    module("Photos", "UIKit"),
    module("PhotosUI", "Photos", "UniformTypeIdentifiers", "SwiftUI"),
    module("StoreKit", "SwiftUI"),
    module("Security", "HostedBase"),
    module("CoreBluetooth", "HostedBase", "UIKit"),
    module("_Testing_UIKit"),
  ]
)
