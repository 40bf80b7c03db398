// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// Mails and messages: this phone has no account, and says so.

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open class func canSendMail() -> Bool { false }
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  open class func canSendText() -> Bool { false }
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  public convenience init() { self.init(nibName: nil, bundle: nil) }
}
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
