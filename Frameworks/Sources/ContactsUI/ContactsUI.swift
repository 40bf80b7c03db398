// SPDX-License-Identifier: Apache-2.0
@_exported import Contacts
import UIKit

/// Nobody picks a contact: there is none.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
}
@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}
extension CNContactPickerDelegate {
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "view" }
  public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
  public convenience init(forNewContact contact: CNContact?) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
  }
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
}
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
