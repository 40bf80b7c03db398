// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import UIKit

// Siri asks for nothing: intents keep what the app says, and whoever donates is told that it was done.
// SeeAlso: https://developer.apple.com/documentation/intents

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }
  open class func siriLanguageCode() -> String { "en-US" }
}
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
open class INObject: NSObject {
  open var identifier: String?
  open var displayString: String
  open var pronunciationHint: String?
  public init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }
}
open class INSpeakableString: NSObject {
  public let spokenPhrase: String
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}
open class INImage: NSObject {
  public init(named name: String) {}
  public init(imageData: Data) {}
  public init(url: URL) {}
}
open class INIntent: NSObject {
  public override init() {}
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
  open var donationMetadata: AnyObject?
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
}
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
}
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication
}
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
/// - Note: Unchecked: apps hand it between threads as they hand Apple's.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async { completion?(nil) }
  }
  open func donate() async throws {}
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async { completion?(nil) }
  }
  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completion?(nil) } }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's.
public enum INShortcut: @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
open class INVoiceShortcut: NSObject {
  open var identifier: UUID { UUID() }
  open var invocationPhrase: String { "" }
  public let shortcut: INShortcut
  init(_ shortcut: INShortcut) { self.shortcut = shortcut }
}
/// - Note: Unchecked: it has no state.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let one = INVoiceShortcutCenter()
  open class var shared: INVoiceShortcutCenter { one }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler([], nil) } }
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
}
open class INPersonHandle: NSObject {
  public enum Kind: Int, Sendable { case unknown, emailAddress, phoneNumber }
  public let value: String?
  public let type: Kind
  public init(value: String?, type: Kind) { (self.value, self.type) = (value, type) }
}
open class INPerson: NSObject {
  public let personHandle: INPersonHandle?
  public let displayName: String
  public let image: INImage?
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.displayName = displayName ?? ""
    self.image = image
  }
}
open class INSendMessageIntent: INIntent {
  public let recipients: [INPerson]?
  public let content: String?
  public init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) { (self.recipients, self.content) = (recipients, content) }
}
open class INStartCallIntent: INIntent {
  open var contacts: [INPerson]? { nil }
}
open class INPlayMediaIntent: INIntent {}
open class INExtension: NSObject {
  public override init() {}
  open func handler(for intent: INIntent) -> Any? { self }
}
extension NSUserActivity {
  public var interaction: INInteraction? { nil }
}
