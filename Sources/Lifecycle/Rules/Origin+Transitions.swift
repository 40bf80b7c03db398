// SPDX-License-Identifier: Apache-2.0

/// The origins of the rules about launching, leaving, returning and interruptions.
extension Rule.Origin {
  // MARK: Launch

  static let launchOptions = documented(
    .uikit("uiapplication/launchoptionskey"),
    .delegate("application(_:didfinishlaunchingwithoptions:)"), .launchSequenceLog)

  static let launchAccepted = documented(
    .delegate("application(_:didfinishlaunchingwithoptions:)").saying("a URL"),
    .delegate("application(_:performactionfor:completionhandler:)").saying("a quick action"))

  static let storyboard = documented(
    .delegate("application(_:willfinishlaunchingwithoptions:)").saying(
      "called after the main storyboard has been loaded"),
    .guideStrategies, .articleObjects)

  static let launchBackground = disputed(
    .thread("lionheart/openradar-mirror", 4788).saying("no transition callbacks"),
    against: .backgroundSequence.saying("applicationDidEnterBackground(_:) is called"))

  static let launchPrewarm = disputed(
    .launchSequence.saying("runs up to UIApplicationMain"),
    against: .thread("getsentry/sentry-cocoa", 1897).saying("runs past UIApplicationMain"))

  static let prewarmProtectedData = observed(
    .thread("firebase/firebase-ios-sdk", 9622), .thread("RevenueCat/purchases-ios", 4623),
    .thread("kylebshr/luka-ios", 134))

  static let needFirstUnlock = disputed(
    .guideBackgroundExecution.saying("not launched before the first unlock"),
    against: .forum(15685).saying("launched, with empty defaults"))

  // MARK: Transitions

  static let leaveByLock = disputed(
    .guideStrategies.saying("background"),
    against: .stackOverflow(7_754_317).saying("inactive on iOS 5"),
    .thread("facebook/react-native", 9883).saying("inactive on iOS 9"))

  static let returnDelegateFirst = disputed(
    .thread("lionheart/openradar-mirror", 21180).saying("tested on iOS 12: delegate first"),
    .page("https://github.com/BigZaphod/Chameleon").saying("delegate first"),
    .page("https://github.com/flowkey/UIKit-cross-platform").saying("delegate first"),
    against: .delegate("applicationwillenterforeground(_:)").saying("notification first"))

  static let notificationAfterDelegate = observed(
    .delegate("applicationdidbecomeactive(_:)"), .delegate("applicationwillresignactive(_:)"),
    .page("https://blog.uso400.net/ios10-lifecycle"))

  static let inactiveWithoutInput = disputed(
    .guideAppLifeCycle.saying("inactive while other code runs or the state changes"),
    against: .articleFiveStates.saying("an app without input becomes inactive"))

  static let callAnswered = observed(
    .articleSixCases.saying("case 5"),
    .guideStrategies.saying("after the alert, the app is active or in the background"))

  static let callBanner = assumed(
    .page("https://www.iphonefaq.org/archives/977673"),
    .page("https://www.macrumors.com/guide/ios-14-compact-interface").saying(
      "a call is accepted in the banner, a tap beside the buttons opens it whole"),
    .thread("react-native-webrtc/react-native-callkeep", 300))

  static let bannerIsNothing = disputed(
    .guideStrategies.saying("nothing"), .thread("onmyway133/notes", 8).saying("nothing"),
    against: .page("https://m.haomeiwen.com/subject/tpqrrttx.html").saying(
      "resign and become active"))

  static let alertBeforeBanners = documented(
    .guideStrategies.saying("an alert deactivates the app, a banner does not"),
    .page("http://www.mob-pc.info/responding-to-interruptions/"), .stackOverflow(3_712_979))

  static let notificationCenterTwice = disputed(
    .thread("lionheart/openradar-mirror", 21113).saying("iOS 11 and 12.1.4, not iOS 10"),
    .thread("facebook/react-native", 18575).saying("iOS 11, not iOS 9 and 10"),
    .guideStrategies.saying("an interruption: inactive once, of no version"),
    against: .thread("flutter/flutter", 60683).saying("iOS 13.5 too, and still in 2022"),
    .thread("jonataslaw/getx", 2758).saying("iOS 16.2 too"),
    .thread("OneSignal/OneSignal-iOS-SDK", 1451).saying("still in 2024"))

  static let protectedData = disputed(
    .delegate("applicationprotecteddatawillbecomeunavailable(_:)").saying("announced"),
    against: .forum(771951).saying("no method warns the app"))

  // MARK: Opened with something in hand

  static let urlOrder = disputed(
    .launchSequenceLog.saying("app delegate, iOS 11 and 12: after willEnterForeground"),
    against: .flutterSceneTests.saying(
      "scenes, iOS 16.4: openURLContexts before willEnterForeground"))

  static let activityOrder = observed(
    .launchSequenceLog,
    .page("https://recoursive.com/2019/03/14/guide_uiapplicationdelegate_method_invocation_order"),
    .uikit("uiscenedelegate/scene(_:willcontinueuseractivitywithtype:)"), .flutterSceneTests)

  static let notificationTapped = observed(
    .launchSequenceLog,
    .page("https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf"),
    .page("https://gist.github.com/623637646/89e9abc911c825390ed0ae081e42f284"))

  static let notificationOnLockScreen = assumed(
    .thread("openhab/openhab-ios", 1229).saying(
      "the response comes while the scene is inactive, no word on the lock screen"))

  static let needSystemVersion = documented(
    .uikit("uiapplicationdelegate").saying("each method's availability"),
    .uikit("uiscenedelegate").saying("each method's availability"))
}
