// SPDX-License-Identifier: Apache-2.0

extension EmulatedApp {
  /// The facts about an app: its Info.plist and its code.
  public struct Traits: Hashable, Sendable {
    /// The app's name: unique on a device.
    public var name: String
    /// The delegate that receives life-cycle callbacks.
    public var style = LifecycleStyle.delegate
    /// `UIBackgroundModes`.
    public var modes: [BackgroundMode] = []
    /// Megabytes it keeps in memory.
    public var memory = 80
    /// `UIApplicationExitsOnSuspend`.
    public var exitsOnSuspend = false
    /// True if the app supports several windows (`UIApplicationSupportsMultipleScenes`).
    public var hasManyWindows = false
    /// True if a SwiftUI app gives its scenes a delegate of its own, by
    /// `application(_:configurationForConnecting:options:)`. Any app in scene style has one.
    ///
    /// - SeeAlso: https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
    public var givesScenesDelegate = false
    /// True if the app takes part in state preservation and restoration.
    public var restoresInterface = false
    /// True if the app implements the callbacks about protected data.
    public var usesDataProtection = false
    /// Arguments after the program's path in `argv`.
    public var arguments: [String] = []
    /// The major version of the SDK the app was built with; nil: the device's.
    public var sdk: SystemVersion?
    /// Methods the app does not implement, in the order of ``Callback``: they are not called.
    public var missingMethods: [Callback] = []
    /// The principal class given to `UIApplicationMain`; nil for `UIApplication` itself.
    public var principalClass: String?
    /// True if the app has a `UNUserNotificationCenterDelegate`. Nil: from iOS 10, as most have.
    public var hasNotificationDelegate: Bool?
    /// True if view controllers are shown loading and appearing.
    public var showsViewControllers = false
    /// The identifiers of scheduler tasks it registers before its launch ends, in their order. An
    /// app that registers one of them twice crashes.
    public var registeredTasks: [String] = []
    /// The way in which the app saves by itself; nil: only its methods save.
    public var saves: SavingHabit?
    /// The behavior of the app's code when it is called.
    public var code = AppCode.scripted(AppScript())

    /// An app in app-delegate style that does nothing in its methods.
    public init(name: String) { self.name = name }

    /// An app in a style that does nothing in its methods.
    public init(name: String, style: LifecycleStyle) {
      self.name = name
      self.style = style
    }
  }
}

extension EmulatedApp.Traits {
  /// True if UIKit stops the app when it launches: from iOS 27 an app built with that SDK must have
  /// adopted scenes.
  public func isStoppedAtLaunch(ios version: SystemVersion) -> Bool {
    !style.hasScenes && LifecycleStyle.needsScenes(ios: version, sdk: sdk)
  }
}

/// The delegate that receives life-cycle callbacks.
public enum LifecycleStyle: String, CaseIterable, Hashable, Sendable {
  /// The app delegate alone: every app before iOS 13.
  case delegate
  /// A scene delegate (iOS 13 and later).
  case scene
  /// SwiftUI's `App`, which reads `ScenePhase` (iOS 14 and later), with an app delegate adaptor.
  case swiftui

  /// True if the app has scenes.
  public var hasScenes: Bool {
    switch self {
    case .delegate: false
    case .scene, .swiftui: true
    }
  }

  /// True if an app must have adopted scenes to be launched.
  ///
  /// - Parameters:
  ///   - version: the major version of iOS.
  ///   - sdk: The major version of the SDK it was built with; nil: the device's.
  static func needsScenes(ios version: SystemVersion, sdk: SystemVersion?) -> Bool {
    version >= 27 && (sdk ?? version) >= 27
  }

  /// The style of an app that does not say which it has: the app delegate alone, as long as such an
  /// app can be launched.
  ///
  /// - Parameters:
  ///   - version: the major version of iOS.
  ///   - sdk: The major version of the SDK it was built with; nil: the device's.
  public static func standard(ios version: SystemVersion, sdk: SystemVersion?) -> LifecycleStyle {
    needsScenes(ios: version, sdk: sdk) ? .scene : .delegate
  }

  /// The system version the style came with.
  public var minimumVersion: SystemVersion {
    switch self {
    case .delegate: 2
    case .scene: 13
    case .swiftui: 14
    }
  }
}
