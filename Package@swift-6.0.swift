// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// What Swift 6.0 reads, which Debian 13 has: the program and the library. The tests and the
// benchmarks need Swift 6.1. Package.swift is the one that counts.

// Every target is built in Swift 6 mode, and a warning is an error nobody has to remember.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "applife",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "applife", targets: ["applife"]),
    // The model, for other packages: see Examples.
    .library(name: "Lifecycle", targets: ["Lifecycle"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    // The terminal: Debian's libncurses-dev behind a few C functions.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),

    // Waiting and signal handlers, which only C can have.
    .target(
      name: "CTerminal",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    // Extended attributes of files.
    .systemLibrary(name: "CXattr"),

    // Knows: what iOS does to an app, and when. Imports nothing.
    .target(name: "Lifecycle", swiftSettings: settings),

    // Shows: what a key means and what the screen shows. Imports Lifecycle.
    .target(name: "LifecycleUI", dependencies: ["Lifecycle"], swiftSettings: settings),

    // Acts: descriptors, clocks, signals, files, the command line.
    .executableTarget(
      name: "applife",
      dependencies: [
        "CNcurses", "CTerminal", "CXattr", "Lifecycle", "LifecycleUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
  ]
)
