// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "FirstSteps",
  dependencies: [.package(name: "applife", path: "../..")],
  targets: [
    .executableTarget(
      name: "FirstSteps",
      dependencies: [
        .product(name: "Lifecycle", package: "applife"),
        .product(name: "LifecycleText", package: "applife"),
      ])
  ])
