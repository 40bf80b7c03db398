// SPDX-License-Identifier: Apache-2.0

// Names before Swift 4.2, as Apple's frameworks have them for sources of that time.

public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIButtonType = UIButton.ButtonType
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIEventType = UIEvent.EventType
public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UITableViewStyle = UITableView.Style
public typealias NSAttributedStringKey = NSAttributedString.Key

public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication
  .backgroundFetchIntervalMinimum
public let UIApplicationBackgroundFetchIntervalNever = UIApplication.backgroundFetchIntervalNever
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

extension NSNotification.Name {
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
}

public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// Names that Objective-C's side of Foundation has, and Foundation on Linux has not.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Runs a closure. Without Objective-C there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
