// SPDX-License-Identifier: Apache-2.0
import HostedBase

public enum CNContactType: Int, Sendable { case person, organization }
public struct CNError: Error, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  public let code: Code
}
open class CNContactRelation: NSObject {
  public let name: String
  public init(name: String) { self.name = name }
}
open class CNSocialProfile: NSObject {
  public let urlString: String
  public let username: String
  public let service: String
  public init(
    urlString: String?, username: String?, userIdentifier: String?, service: String?
  ) {
    self.urlString = urlString ?? ""
    (self.username, self.service) = (username ?? "", service ?? "")
  }
}
open class CNInstantMessageAddress: NSObject {
  public let username: String
  public let service: String
  public init(username: String, service: String) {
    (self.username, self.service) = (username, service)
  }
}
open class CNContainer: NSObject {
  open var identifier: String { "default" }
  open var name: String { "" }
}
open class CNGroup: NSObject { open var name: String { "" } }
open class CNPostalAddressFormatter: NSObject {
  public enum Style: Int, Sendable { case mailingAddress }
  /// The lines of an address, as in the United States.
  open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
    let city = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, city, postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
/// No card is read, and one is written with names, telephone numbers and addresses of mail alone.
open class CNContactVCardSerialization: NSObject {
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" }
  open class func contacts(with data: Data) throws -> [CNContact] { [] }
  open class func data(with contacts: [CNContact]) throws -> Data {
    let cards = contacts.map { contact in
      (["BEGIN:VCARD", "VERSION:3.0", "N:\(contact.familyName);\(contact.givenName);;;"]
        + ["FN:\(contact.givenName) \(contact.familyName)"]
        + contact.phoneNumbers.map { "TEL:" + $0.value.stringValue }
        + contact.emailAddresses.map { "EMAIL:\($0.value)" } + ["END:VCARD", ""])
        .joined(separator: "\r\n")
    }
    return Data(cards.joined().utf8)
  }
}
