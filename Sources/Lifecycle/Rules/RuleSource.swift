// SPDX-License-Identifier: Apache-2.0

/// A source of a rule: a place a reader can go to, and what is found there.
public struct RuleSource: Hashable, Sendable {
  /// A place that can be looked up.
  public enum Place: Hashable, Sendable {
    /// A web page, by its address.
    case page(String)
    /// A thread of a GitHub repository: an issue or a pull request.
    case thread(repository: String, number: Int)
    /// A text without a lasting address, by its title.
    case title(String)
  }

  public let place: Place
  /// The statement of the source, if that is not the rule itself: the side it takes in a dispute,
  /// or the value it gives.
  public let claim: String?

  public init(_ place: Place, claim: String? = nil) {
    self.place = place
    self.claim = claim
  }

  /// The source as `applife rules` prints it: the place, then what it says in parentheses.
  public var text: String { claim.map { "\(place.text) (\($0))" } ?? place.text }

  /// The same source with what it says.
  package func saying(_ claim: String) -> RuleSource { RuleSource(place, claim: claim) }
}

extension RuleSource.Place {
  /// An address, `owner/repository#number`, or a title.
  public var text: String {
    switch self {
    case .page(let address): address
    case .thread(let repository, let number): "\(repository)#\(number)"
    case .title(let title): title
    }
  }

  /// The address of its web page; nil for a title.
  public var address: String? {
    switch self {
    case .page(let address): address
    // GitHub leads on to the pull request where the number is one.
    case .thread(let repository, let number): "https://github.com/\(repository)/issues/\(number)"
    case .title: nil
    }
  }
}

// MARK: Where most sources are

extension RuleSource {
  /// A page of Apple's documentation, by its path.
  package static func apple(_ path: String) -> RuleSource {
    RuleSource(.page("https://developer.apple.com/documentation/" + path))
  }

  /// A page of UIKit's documentation.
  package static func uikit(_ page: String) -> RuleSource { apple("uikit/" + page) }

  /// A method of `UIApplicationDelegate`, by the last part of its address.
  package static func delegate(_ method: String) -> RuleSource {
    uikit("uiapplicationdelegate/" + method)
  }

  /// A key of the information property list.
  package static func propertyList(_ key: String) -> RuleSource {
    apple("bundleresources/information-property-list/" + key)
  }

  /// A chapter of the archived App Programming Guide for iOS.
  private static func guide(_ chapter: String) -> RuleSource {
    let book = "https://developer.apple.com/library/archive/documentation/iPhone/Conceptual/"
    return RuleSource(.page(book + "iPhoneOSProgrammingGuide/\(chapter)/\(chapter).html"))
  }

  package static let guideAppLifeCycle = guide("TheAppLifeCycle")
  static let guideBackgroundExecution = guide("BackgroundExecution")
  static let guideStrategies = guide("StrategiesforHandlingAppStateTransitions")

  /// An issue or pull request on GitHub.
  package static func thread(_ repository: String, _ number: Int) -> RuleSource {
    RuleSource(.thread(repository: repository, number: number))
  }

  /// A thread of Apple's developer forums.
  package static func forum(_ number: Int) -> RuleSource {
    RuleSource(.page("https://developer.apple.com/forums/thread/\(number)"))
  }

  /// A question on Stack Overflow.
  static func stackOverflow(_ number: Int) -> RuleSource {
    RuleSource(.page("https://stackoverflow.com/questions/\(number)"))
  }

  /// Any other page, by its whole address.
  package static func page(_ address: String) -> RuleSource { RuleSource(.page(address)) }

  package static func title(_ title: String) -> RuleSource { RuleSource(.title(title)) }

  // Sources that several rules share.

  /// A log of the delegate's methods on iOS 11 and 12.
  static let launchSequenceLog = page("https://github.com/regularberry/AppLaunchSequence")
  static let launchSequence = uikit("about-the-app-launch-sequence")
  static let backgroundSequence = uikit("about-the-background-execution-sequence")
  package static let beginBackgroundTask =
    uikit("uiapplication/beginbackgroundtask(withname:expirationhandler:)")
  package static let watchdog = apple("xcode/addressing-watchdog-terminations")
  package static let sigkill = apple("xcode/sigkill")
  package static let jetsamReports =
    apple("xcode/identifying-high-memory-use-with-jetsam-event-reports")
  package static let memorystatus = page(
    "https://github.com/apple-oss-distributions/xnu/blob/main/doc/vm/memorystatus.md")
  static let backgroundStrategies =
    apple("backgroundtasks/choosing-background-strategies-for-your-app")
  static let backgroundPushes = apple("usernotifications/pushing-background-updates-to-your-app")
  static let sceneTransition = uikit("transitioning-to-the-uikit-scene-based-life-cycle")
  /// TN3187: Migrating to the UIKit scene-based life cycle.
  package static let sceneMigration =
    apple("technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle")
  /// Flutter's user-interface tests of scenes, iOS 16.4 and later.
  static let flutterSceneTests = page(
    "https://github.com/flutter/flutter/tree/master/dev/integration_tests/ios_add2app_uiscene")
  static let wwdcWindowManagement = page(
    "https://mackuba.eu/notes/wwdc19/window-management-in-your-multitasking-app/")
  /// Five articles that describe the life cycle, by their titles.
  static let articleKhanhvd = title("khanhvd, The Application's Life Cycle")
  static let articleFiveStates =
    title("iOS应用的生命周期 (an article on the five states of an app)")
  static let articleViewControllers = title("iOS App Life cycle (July 8, 2014)")
  static let articleSixCases = title("The life cycle of application execution")
  static let articleObjects =
    title("Жизненый цикл приложения iOS (after the App Programming Guide for iOS)")
}
