// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The engine as other packages have it: `make bench` runs this, and no other build.
let package = Package(
  name: "ApplifeBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "applife", path: "..")],
  targets: [
    .executableTarget(
      name: "ApplifeBenchmarks", dependencies: [.product(name: "Lifecycle", package: "applife")],
      path: "Sources", swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
