// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// The contacts of an empty address book: whoever asks may read them, and what is saved is kept by nobody.

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactIdentifierKey = "identifier"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactNicknameKey = "nickname"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactDatesKey = "dates"
public let CNContactRelationsKey = "contactRelations"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNContactTypeKey = "contactType"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}
open class CNPostalAddress: NSObject {
  open var street = ""
  open var city = ""
  open var state = ""
  open var postalCode = ""
  open var country = ""
  open var isoCountryCode = ""
  open var subLocality = ""
}
open class CNMutablePostalAddress: CNPostalAddress {}
open class CNLabeledValue<ValueType>: NSObject {
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
  open class func localizedString(forLabel label: String) -> String {
    label.filter { !"_$!<>".contains($0) }
  }
}
/// - SeeAlso: https://developer.apple.com/documentation/contacts/cncontact
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  public override init() {}
  public let identifier = UUID().uuidString
  public var id: String { identifier }
  open var givenName = ""
  open var middleName = ""
  open var familyName = ""
  open var nickname = ""
  open var namePrefix = ""
  open var nameSuffix = ""
  open var phoneticGivenName = ""
  open var phoneticFamilyName = ""
  open var departmentName = ""
  open var contactType = CNContactType.person
  open var urlAddresses: [CNLabeledValue<NSString>] = []
  open var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  open var dates: [CNLabeledValue<NSDateComponents>] = []
  open var organizationName = ""
  open var jobTitle = ""
  open var note = ""
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open var birthday: DateComponents?
  open var imageData: Data?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: true)
  }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open override func mutableCopy() -> Any { self }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CNMutableContact: CNContact, @unchecked Sendable {}
open class CNContactFormatter: NSObject {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  open class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { "fullName" }
}
open class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [any CNKeyDescriptor]) {}
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false
}
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}
/// - SeeAlso: https://developer.apple.com/documentation/contacts/cncontactstore
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .authorized
  }
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(true, nil) } }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { true }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(code: .recordDoesNotExist) }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
  open func defaultContainerIdentifier() -> String { "default" }
  open func execute(_ saveRequest: CNSaveRequest) throws {}
}
extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}
