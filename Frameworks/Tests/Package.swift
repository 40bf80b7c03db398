// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The tests of `LifecycleTesting` and of what an app does in it. They are a package of their own, because they get
// UIKit as a person's tests do: from applife's products. A package can't have two modules of one name.
let package = Package(
  name: "FrameworksTests",
  dependencies: [.package(name: "applife", path: "../..")],
  targets: [
    .testTarget(
      name: "LifecycleTestingTests",
      dependencies: ["LifecycleTesting", "SwiftUI", "UIKit"].map {
        .product(name: $0, package: "applife")
      },
      path: "LifecycleTestingTests", swiftSettings: [.swiftLanguageMode(.v6)])
  ])
