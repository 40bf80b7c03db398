// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol
import Synchronization

extension NSExceptionName {
  public static let genericException = Self(rawValue: "NSGenericException")
  public static let rangeException = Self(rawValue: "NSRangeException")
  public static let invalidArgumentException = Self(rawValue: "NSInvalidArgumentException")
  public static let internalInconsistencyException = Self(
    rawValue: "NSInternalInconsistencyException")
  public static let mallocException = Self(rawValue: "NSMallocException")
  public static let objectInaccessibleException = Self(rawValue: "NSObjectInaccessibleException")
  public static let objectNotAvailableException = Self(rawValue: "NSObjectNotAvailableException")
  public static let destinationInvalidException = Self(rawValue: "NSDestinationInvalidException")
  public static let portTimeoutException = Self(rawValue: "NSPortTimeoutException")
  public static let parseErrorException = Self(rawValue: "NSParseErrorException")
  public static let undefinedKeyException = Self(rawValue: "NSUnknownKeyException")
}

/// An exception of Objective-C. Swift can't catch one: raising it ends the app.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsexception
open class NSException: NSObject, @unchecked AppleSendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }
  open var callStackSymbols: [String] { Thread.callStackSymbols }
  open override var description: String { reason ?? name.rawValue }

  /// Tells the handler that `NSSetUncaughtExceptionHandler` was given, then ends the app as the system does.
  open func raise() {
    uncaughtHandler.withLock { $0 }?(self)
    let text = "uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'"
    FileHandle.standardError.write(Data("*** Terminating app due to \(text)\n".utf8))
    abort()
  }

  public class func raise(
    _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  /// Ends the app with an exception of one of Apple's modules.
  package static func raised(_ name: NSExceptionName, _ reason: String) -> Never {
    NSException(name: name, reason: reason).raise()
    abort()
  }
}

private let uncaughtHandler = Mutex<(@Sendable (NSException) -> Void)?>(nil)

/// - SeeAlso: https://developer.apple.com/documentation/foundation/nssetuncaughtexceptionhandler(_:)
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {
  uncaughtHandler.withLock { $0 = handler }
}
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? {
  uncaughtHandler.withLock { $0 }
}
