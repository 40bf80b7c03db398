// SPDX-License-Identifier: Apache-2.0

/// A name that the compiler does not find, and the module of Apple's that names of its kind are in.
struct MissingName {
  /// `UISheet`, or `UIView.sheet`.
  let text: String
  /// The module; nil if nothing in the name says so.
  let module: String?

  /// - Parameter error: what the compiler says; nil for another error.
  init?(_ error: String) {
    // Names are between quotes.
    let parts = error.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3 else { return nil }
    if error.hasPrefix("cannot find ") {
      text = parts[1]
      module = Self.module(of: parts[1])
    } else if error.contains("has no member"), parts.count >= 5 {
      let type = parts[1].hasSuffix(".Type") ? String(parts[1].dropLast(5)) : parts[1]
      text = type + "." + parts[3]
      module = Self.module(of: type)
    } else {
      return nil
    }
  }

  /// The module whose names begin so: two or three capitals, and another behind them.
  private static func module(of name: String) -> String? {
    if isEarlier(name) { return nil }
    if let module = modulesOfNS.first(where: { name.hasPrefix($0.start) }) { return module.module }
    let capitals = name.prefix { ("A"..."Z").contains($0) }
    return capitals.count > 1 ? modules[String(capitals.dropLast())] : nil
  }

  /// True for a name that Apple's module had until Swift 3 or 4.2 alone.
  private static func isEarlier(_ name: String) -> Bool {
    name.hasPrefix("NS") && withoutPrefix.contains(String(name.dropFirst(2)))
      || nested.contains(name)
  }

  /// Names that lost their `NS`.
  private static let withoutPrefix: Set = [
    "BlockOperation", "Bundle", "ByteCountFormatter", "CalendarUnit", "DateComponentsFormatter",
    "DateFormatter", "FileHandle", "FileManager", "Formatter", "HTTPCookie", "HTTPCookieStorage",
    "InputStream", "JSONSerialization", "NotificationCenter", "NumberFormatter", "Operation",
    "OperationQueue", "OutputStream", "ProcessInfo", "Progress", "RunLoop", "Scanner", "Stream",
    "StringEncoding", "Thread", "TimeInterval", "Timer", "URLSession", "URLSessionConfiguration",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask", "UserDefaults", "XMLParser",
    "ForegroundColorAttributeName", "FontAttributeName",
  ]

  /// Names that stand within a type today.
  private static let nested: Set = [
    "UIAlertActionStyle", "UIAlertControllerStyle", "UIControlEvents", "UIControlState",
    "UITableViewCellAccessoryType", "UITableViewCellEditingStyle", "UITableViewCellStyle",
    "UITableViewRowAnimation", "UITableViewScrollPosition", "UIViewAnimationOptions",
    "UIViewContentMode", "UIBarButtonSystemItem", "UIActivityIndicatorViewStyle",
    "UIImagePickerControllerSourceType", "UIBackgroundTaskInvalid",
  ]

  /// Modules beside Foundation whose names begin with `NS`.
  private static let modulesOfNS: [(start: String, module: String)] = [
    ("NSManagedObject", "CoreData"), ("NSPersistent", "CoreData"), ("NSFetch", "CoreData"),
    ("NSEntity", "CoreData"), ("NSBatch", "CoreData"), ("NSMerge", "CoreData"),
    ("NSAttributeDescription", "CoreData"), ("NSRelationshipDescription", "CoreData"),
    ("NSPropertyDescription", "CoreData"), ("NSExpressionDescription", "CoreData"),
    ("NSLayout", "UIKit"), ("NSCollectionLayout", "UIKit"), ("NSDiffableDataSource", "UIKit"),
    ("NSText", "UIKit"), ("NSMutableParagraphStyle", "UIKit"), ("NSParagraphStyle", "UIKit"),
    ("NSShadow", "UIKit"), ("NSDataAsset", "UIKit"), ("NSStringDrawing", "UIKit"),
  ]

  /// Modules that are here by what their names begin with. Of another module, its import says that it is not here.
  private static let modules = [
    "UI": "UIKit", "NS": "Foundation", "CA": "QuartzCore", "CG": "CoreGraphics",
    "CL": "CoreLocation", "AV": "AVFoundation", "UN": "UserNotifications", "BG": "BackgroundTasks",
    "CB": "CoreBluetooth", "PH": "Photos", "SK": "StoreKit", "CX": "CallKit", "PK": "PushKit",
  ]
}
