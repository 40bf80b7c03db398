// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "CounterTests",
  dependencies: [.package(name: "applife", path: "../..")],
  targets: [
    // The app's own code. On Linux its SwiftUI is applife's.
    .target(
      name: "Counter", dependencies: [.product(name: "SwiftUI", package: "applife")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CounterTests",
      dependencies: ["Counter", .product(name: "LifecycleTesting", package: "applife")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
