// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "TimeToLeave",
  dependencies: [.package(name: "applife", path: "../..")],
  targets: [
    .executableTarget(
      name: "TimeToLeave",
      dependencies: [.product(name: "Lifecycle", package: "applife")])
  ])
