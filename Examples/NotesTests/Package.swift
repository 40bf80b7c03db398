// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "NotesTests",
  dependencies: [.package(name: "applife", path: "../..")],
  targets: [
    // The app's own code. On Linux its UIKit is applife's.
    .target(
      name: "Notes", dependencies: [.product(name: "UIKit", package: "applife")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "NotesTests",
      dependencies: ["Notes", .product(name: "LifecycleTesting", package: "applife")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
