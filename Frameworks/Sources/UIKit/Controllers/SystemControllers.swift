// SPDX-License-Identifier: Apache-2.0

// Controllers of the system: presented, and nobody does anything in them.

/// The dictionary: it knows no word.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Nobody cuts a film.
@preconcurrency @MainActor open class UIVideoEditorController: UINavigationController {
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }
  open var videoPath = ""
  open var videoMaximumDuration: TimeInterval = 600
}
