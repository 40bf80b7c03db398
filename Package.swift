// swift-tools-version: 6.0
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// Every target is built in Swift 6 mode, and a warning is an error nobody has to remember.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// `make` says which commit is checked out. SwiftPM would not ask again while this file stays as it is.
let commit: [CSetting] =
  if let commit = Context.environment["APPLIFE_COMMIT"], !commit.isEmpty {
    [.define("APPLIFE_COMMIT", to: "\"\(commit)\"")]
  } else {
    []
  }

// The stand-ins for Apple's frameworks that `LifecycleTesting` needs. All of them are in `Frameworks`, a package
// of its own. A package with a version can't depend on a local path, so these few are named here too. `os` and
// the like are not: as targets of this package every package that asks `canImport(os)` would take them for
// Apple's. Where Apple has its own there is nothing to build.
#if os(Linux)
  let appleProducts: [Product] = [
    .library(
      name: "UIKit", targets: ["UIKit", "UserNotifications", "BackgroundTasks", "ApplifeKit"]),
    // For tests of a person's own SwiftUI app: see Examples/CounterTests.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "AVFAudio", targets: ["AVFAudio"]),
    // Tests of a person's own app delegate: see Examples/NotesTests.
    .library(name: "LifecycleTesting", targets: ["LifecycleTesting", "_Testing_UIKit"]),
  ]
  let appleTargets: [Target] = [
    .target(
      name: "UserNotifications", dependencies: ["HostProtocol"],
      path: "Frameworks/Sources/UserNotifications", swiftSettings: settings),
    .target(
      name: "UniformTypeIdentifiers", path: "Frameworks/Sources/UniformTypeIdentifiers",
      swiftSettings: settings),
    // What documents need of Foundation and Linux's lacks. Hosted apps have it from `HostedBase`.
    .target(
      name: "DocumentTypes", path: "Frameworks/Sources/HostedBase/Documents",
      swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: [
        "DocumentTypes", "HostProtocol", "UserNotifications", "UniformTypeIdentifiers",
      ],
      path: "Frameworks/Sources/UIKit", swiftSettings: settings),
    .target(
      name: "BackgroundTasks", dependencies: ["HostProtocol", "UIKit"],
      path: "Frameworks/Sources/BackgroundTasks", swiftSettings: settings),
    // What an app says to applife about its user's data.
    .target(
      name: "ApplifeKit", dependencies: ["HostProtocol", "UIKit"],
      path: "Frameworks/Sources/ApplifeKit", swiftSettings: settings),
    .target(name: "Combine", path: "Frameworks/Sources/Combine", swiftSettings: settings),
    .target(
      name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"],
      path: "Frameworks/Sources/CoreTransferable", swiftSettings: settings),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "CoreTransferable", "UIKit"],
      path: "Frameworks/Sources/SwiftUI", swiftSettings: settings),
    // A phone call interrupts what an app plays.
    .target(
      name: "AVFAudio", dependencies: ["HostProtocol", "UIKit"],
      path: "Frameworks/Sources/AVFAudio", swiftSettings: settings),
    .target(
      name: "LifecycleTesting",
      dependencies: [
        "HostConversation", "HostProtocol", "Languages", "Lifecycle", "LifecycleText", "UIKit",
        "_Testing_UIKit",
      ],
      path: "Frameworks/Hosting/LifecycleTesting", swiftSettings: settings),
    // What Swift Testing looks for where UIKit is imported too.
    .target(
      name: "_Testing_UIKit", path: "Frameworks/Sources/_Testing_UIKit", swiftSettings: settings),
  ]
#else
  let appleProducts: [Product] = []
  let appleTargets: [Target] = []
#endif

let package = Package(
  name: "applife",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "applife", targets: ["applife"]),
    // The model, for other packages: see Examples.
    .library(name: "Lifecycle", targets: ["Lifecycle"]),
    // What its rules say, in words.
    .library(name: "LifecycleText", targets: ["LifecycleText"]),
  ] + appleProducts,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The terminal: Debian's libncurses-dev behind a few C functions.
    .systemLibrary(
      name: "CNcurses", path: "Sources/C/CNcurses", providers: [.apt(["libncurses-dev"])]),

    // Waiting and signal handlers, which only C can have.
    .target(
      name: "CTerminal", path: "Sources/C/CTerminal",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),

    // The settings file: Debian's libtomlplusplus-dev, which is C++, behind a C function.
    .target(name: "CToml", path: "Sources/C/CToml"),

    // Scenarios, lessons and what else the program carries; and the commit it is made of.
    .target(
      name: "CShipped", path: "Sources/C/CShipped",
      cSettings: [.headerSearchPath("../../../Resources")] + commit),

    // Extended attributes of files.
    .systemLibrary(name: "CXattr", path: "Sources/C/CXattr"),

    // Knows: what iOS does to an app, and when. Imports nothing.
    .target(name: "Lifecycle", swiftSettings: settings),

    // Computes about runs: checks, comparisons, tours, questions.
    .target(name: "LifecycleAnalysis", dependencies: ["Lifecycle"], swiftSettings: settings),

    // Speaks: every sentence, in each language.
    .target(
      name: "Languages", dependencies: ["Lifecycle", "LifecycleAnalysis"],
      exclude: ["Glossary.md", "Translating.md"],
      swiftSettings: settings),

    // Tells: everything that is told in text.
    .target(
      name: "LifecycleText", dependencies: ["Languages", "Lifecycle", "LifecycleAnalysis"],
      // Each file imports what it uses: Embedded Swift, for browsers, wants it so.
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // Shows: what a key means and what the screen shows.
    .target(
      name: "LifecycleUI",
      dependencies: ["Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleText"],
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // The functions that a page in a browser calls. `tools/web` compiles them for browsers, once for each
    // language; here they are compiled so that the tests can call them.
    .target(
      name: "LifecycleWeb",
      dependencies: ["Languages", "Lifecycle", "LifecycleText", "LifecycleUI"],
      path: "Edge/LifecycleWeb",
      exclude: [
        "runtime.c", "Languages/ru.swift", "Languages/vi.swift", "Languages/zh-Hans.swift",
      ],
      swiftSettings: settings),

    // What passes between the program and an app it hosts.
    .target(
      name: "HostProtocol", path: "Frameworks/Sources/HostProtocol", swiftSettings: settings),

    // Translates between the engine and an app whose code runs outside of it.
    .target(
      name: "HostConversation", dependencies: ["HostProtocol", "Languages", "Lifecycle"],
      path: "Frameworks/Hosting/HostConversation", swiftSettings: settings),

    // Reaches the system: files, clocks, the standard streams.
    .target(
      name: "OperatingSystem",
      dependencies: [
        "CNcurses", "CShipped", "CTerminal", "CToml", "CXattr", "Languages", "Lifecycle",
        "LifecycleText", "LifecycleUI",
      ],
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // Shared by the commands: their options, their texts, and the reports they write.
    .target(
      name: "CommandOptions",
      dependencies: [
        "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleText", "OperatingSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // Processes that are hosted, which only C can start as they have to be.
    .target(name: "CHost", path: "Sources/C/CHost"),

    // Judges an app by its files, without a compiler.
    .target(
      name: "Doctor",
      dependencies: ["Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleText"],
      path: "Frameworks/Hosting/Doctor", swiftSettings: settings),

    // Builds an app and runs it in a process.
    .target(
      name: "Hosting",
      dependencies: [
        "CHost", "CTerminal", "CommandOptions", "Doctor", "HostConversation", "HostProtocol",
        "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleText", "OperatingSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Frameworks/Hosting/Hosting",
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // Answers agents: the tools of `applife mcp`.
    .target(
      name: "Agents",
      dependencies: [
        "CommandOptions", "Doctor", "HostProtocol", "Hosting", "Languages", "Lifecycle",
        "LifecycleAnalysis", "LifecycleText", "OperatingSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Edge/Agents",
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // Writes questions for paper and learning platforms, marks hand-ins, and shows a speaker's notes.
    .target(
      name: "Teaching",
      dependencies: [
        "CommandOptions", "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleText",
        "LifecycleUI", "OperatingSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Edge/Teaching",
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // Writes pages for browsers: of a scenario, of the course, of the site.
    .target(
      name: "Publishing",
      dependencies: [
        "CommandOptions", "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleText",
        "LifecycleUI", "OperatingSystem", "Teaching",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Edge/Publishing",
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // Plans walks with a phone, and writes reports of them.
    .target(
      name: "Reporting",
      dependencies: [
        "CommandOptions", "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleText",
        "LifecycleUI", "OperatingSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Edge/Reporting",
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    // Acts: descriptors, clocks, signals, files, the command line.
    .executableTarget(
      name: "applife",
      dependencies: [
        "Agents", "CNcurses", "CShipped", "CTerminal", "CommandOptions", "Doctor", "Hosting",
        "HostProtocol", "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleText",
        "LifecycleUI", "OperatingSystem", "Publishing", "Reporting", "Teaching",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // What another module imports is not seen here: one use of its Foundation would link 35 MB.
      swiftSettings: settings + [.enableUpcomingFeature("MemberImportVisibility")]),

    .testTarget(
      name: "LifecycleTests",
      dependencies: ["Lifecycle", "LifecycleAnalysis", "LifecycleTestSupport"],
      exclude: ["Goldens"],
      swiftSettings: settings),
    .testTarget(
      name: "LifecycleAnalysisTests",
      dependencies: ["Lifecycle", "LifecycleAnalysis", "LifecycleTestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LifecycleTextTests",
      dependencies: [
        "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleTestSupport", "LifecycleText",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LifecycleUITests",
      dependencies: [
        "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleTestSupport", "LifecycleText",
        "LifecycleUI", "LifecycleWeb", "Publishing", "Teaching",
      ],
      exclude: ["Goldens"], swiftSettings: settings),
    .testTarget(
      name: "EdgeTests",
      dependencies: [
        "Agents", "Languages", "Lifecycle", "LifecycleAnalysis", "LifecycleTestSupport",
        "LifecycleText", "LifecycleUI", "Publishing", "Teaching",
      ],
      path: "Edge/Tests", swiftSettings: settings),
    // What the tests of several modules use.
    .target(
      name: "LifecycleTestSupport", dependencies: ["Languages", "Lifecycle", "LifecycleAnalysis"],
      path: "Tests/LifecycleTestSupport", swiftSettings: settings),
    // What the tests of the program use: the program itself, terminals, processes, readers of its output.
    .target(
      name: "ProgramTestSupport", dependencies: ["LifecycleTestSupport"],
      path: "Tests/ProgramTestSupport", swiftSettings: settings),
    .testTarget(
      name: "DoctorTests", dependencies: ["Doctor", "LifecycleTestSupport"],
      path: "Frameworks/Tests/DoctorTests", swiftSettings: settings),
    .testTarget(
      name: "HostProtocolTests", dependencies: ["HostProtocol"], swiftSettings: settings),
    .testTarget(
      name: "HostConversationTests",
      dependencies: ["HostConversation", "HostProtocol", "Lifecycle", "Languages"],
      swiftSettings: settings),
    .testTarget(
      name: "ApplifeTests",
      dependencies: [
        "CommandOptions", "applife", "Hosting", "Languages", "Lifecycle", "LifecycleAnalysis",
        "LifecycleTestSupport", "LifecycleText", "LifecycleUI", "OperatingSystem",
        "ProgramTestSupport",
      ],
      swiftSettings: settings),
  ] + appleTargets,
  cxxLanguageStandard: .cxx17
)

// The tests that need the stand-ins, alone: `make frameworks` asks for them. Those of `LifecycleTesting` need UIKit,
// which no other test shall wait for, and what it shows within this package alone. Those of hosting build apps.
if Context.environment["APPLIFE_FRAMEWORKS"] != nil {
  package.targets.removeAll { $0.type == .test }
  package.targets += [
    .testTarget(
      name: "LifecycleTestingTests",
      dependencies: [
        "AVFAudio", "BackgroundTasks", "HostProtocol", "LifecycleTesting", "SwiftUI", "UIKit",
      ],
      path: "Frameworks/Tests/LifecycleTestingTests", swiftSettings: settings),
    .testTarget(
      name: "HostingTests",
      dependencies: [
        "applife", "Hosting", "Languages", "Lifecycle", "LifecycleAnalysis",
        "LifecycleTestSupport", "LifecycleText", "OperatingSystem", "ProgramTestSupport",
      ],
      path: "Frameworks/Tests/HostingTests", swiftSettings: settings),
  ]
}

// The documentation's plugin: only `make docs` asks for it.
if Context.environment["APPLIFE_DOCS"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0"))
}
