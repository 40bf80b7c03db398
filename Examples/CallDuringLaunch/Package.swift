// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "CallDuringLaunch",
  dependencies: [.package(name: "applife", path: "../..")],
  targets: [
    .executableTarget(
      name: "CallDuringLaunch",
      dependencies: [.product(name: "Lifecycle", package: "applife")])
  ])
