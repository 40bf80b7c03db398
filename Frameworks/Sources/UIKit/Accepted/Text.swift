// SPDX-License-Identifier: Apache-2.0

// Looks of text: accepted, and not kept, because nothing is drawn.

extension UILabel {
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { [] }
    set {}
  }
  public var showsExpansionTextWhenTruncated: Bool {
    get { false }
    set {}
  }
}

extension UITextView {
  public var usesStandardTextScaling: Bool {
    get { false }
    set {}
  }
  public var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }
  public var borderStyle: BorderStyle {
    get { .none }
    set {}
  }
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var interactionState: Any? {
    get { nil }
    set {}
  }
}

extension UITextField {
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var interactionState: Any? {
    get { nil }
    set {}
  }
}

public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
