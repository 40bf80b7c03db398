// SPDX-License-Identifier: Apache-2.0

/// Common names of Swift 1 and 2 and what they became in Swift 3. None of today's is longer, so that
/// it fits in the place of the older one.
enum EarlierSwift {
  /// Words that only sources of that time have.
  private static let signs: Set = [
    "mainScreen", "sharedApplication", "standardUserDefaults", "defaultCenter", "currentDevice",
    "mainBundle", "println", "NSForegroundColorAttributeName",
  ]

  /// Returns true if a source is of that time: it has a sign, or a delegate method whose first parameter is named.
  static func wrote(_ tokens: [SwiftTokens.Token]) -> Bool {
    tokens.indices.contains { index in
      signs.contains(tokens[index].text)
        || (tokens[index].text == "application" && index > 1 && tokens[index - 1].text == "("
          && tokens[index - 2].text.hasPrefix("application")
          && index + 1 < tokens.count && tokens[index + 1].text == ":")
    }
  }

  /// A method that became a property: its name and the parentheses behind it are replaced.
  static func property(_ name: String) -> String? {
    if let known = properties[name] { return known }
    // `UIColor.whiteColor()`
    guard name.hasSuffix("Color"), name.count > 5 else { return nil }
    return colors.contains(String(name.dropLast(5))) ? String(name.dropLast(5)) : nil
  }

  private static let properties = [
    "mainScreen": "main", "sharedApplication": "shared", "standardUserDefaults": "standard",
    "defaultCenter": "default", "currentDevice": "current", "mainBundle": "main",
    "defaultManager": "default", "sharedSession": "shared",
  ]

  private static let colors: Set = [
    "black", "white", "gray", "lightGray", "darkGray", "red", "green", "blue", "cyan", "magenta",
    "yellow", "orange", "purple", "brown", "clear",
  ]

  /// A name that became another.
  static func name(_ name: String) -> String? { names[name] }

  private static let names = [
    "NSUserDefaults": "UserDefaults", "NSNotificationCenter": "NotificationCenter",
    "NSBundle": "Bundle", "NSFileManager": "FileManager", "NSTimer": "Timer",
    "NSForegroundColorAttributeName": ".foregroundColor", "NSFontAttributeName": ".font",
    "println": "print", "forTypes": "types", "forBarMetrics": "for", "forState": "for",
  ]

  /// A case that began with a capital letter.
  static func enumCase(_ name: String) -> String? {
    guard cases.contains(name), let first = name.first else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  private static let cases: Set = [
    "LightContent", "Default", "Alert", "Badge", "Sound", "Normal", "Selected", "Plain", "Black",
    "Portrait", "Landscape", "All", "AllButUpsideDown", "Active", "Inactive", "Background",
    "NewData", "NoData", "Failed", "Phone", "Pad", "Cancel", "ActionSheet",
  ]
}
