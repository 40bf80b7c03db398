// SPDX-License-Identifier: Apache-2.0

/// A document of the app: read from its file and written to it, on the main thread.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uidocument
@preconcurrency @MainActor open class UIDocument: NSObject, NSFilePresenter {
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: Self = []
    public static let closed = Self(rawValue: 1)
    public static let inConflict = Self(rawValue: 2)
    public static let savingError = Self(rawValue: 4)
    public static let editingDisabled = Self(rawValue: 8)
    public static let progressAvailable = Self(rawValue: 16)
  }
  public nonisolated static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")
  public nonisolated static let didMoveToWritableLocationNotification = NSNotification.Name(
    "UIDocumentDidMoveToWritableLocationNotification")
  public static let userActivityURLKey = "NSUserActivityDocumentURL"

  open private(set) var fileURL: URL
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { fileURL.pathExtension }
  open var fileModificationDate: Date?
  open private(set) var documentState: State = .closed
  open var hasUnsavedChanges: Bool { isChanged }
  open var savingFileType: String? { fileType }
  open var progress: Progress? { nil }
  open var userActivity: NSUserActivity?
  open var presentedItemURL: URL? { fileURL }
  open var undoManager: UndoManager! = UndoManager()
  private var isChanged = false
  private var observer: (any NSObjectProtocol)?

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    // What is changed is saved when the app leaves, at the latest.
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.autosave(completionHandler: nil) } }
  }

  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported)
  }
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      change([])
      tell(completionHandler, true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      tell(completionHandler, false)
    }
  }
  @discardableResult open func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard isChanged else {
      change(.closed)
      return tell(completionHandler, true)
    }
    save(to: fileURL, for: .forOverwriting) { isSaved in
      self.change(.closed)
      completionHandler?(isSaved)
    }
  }
  @discardableResult open func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let contents = try contents(forType: fileType ?? "")
      try writeContents(
        contents, andAttributes: fileAttributesToWrite(to: url, for: saveOperation), safelyTo: url,
        for: saveOperation)
      fileURL = url
      isChanged = false
      change(documentState.subtracting(.closed))
      tell(completionHandler, true)
    } catch {
      change(documentState.union(.savingError))
      handleError(error, userInteractionPermitted: true)
      tell(completionHandler, false)
    }
  }
  @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard isChanged else { return tell(completionHandler, true) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    isChanged = false
    fileURL = url
    open(completionHandler: completionHandler)
  }
  open func read(from url: URL) throws {
    // A package is a folder.
    let file = try FileWrapper(url: url)
    try load(fromContents: file.regularFileContents ?? file, ofType: fileType)
    fileModificationDate =
      (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
  }
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if let wrapper = contents as? FileWrapper {
      return try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
    }
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String { fileURL.pathExtension }
  open func updateChangeCount(_ change: ChangeKind) { isChanged = change != .cleared }
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { NSObject() }
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) { isChanged = false }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  open func disableEditing() {}
  open func enableEditing() {}
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  open func presentedItemDidChange() {}

  private func change(_ state: State) {
    guard state != documentState else { return }
    documentState = state
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }
  private func tell(_ completion: ((Bool) -> Void)?, _ isDone: Bool) {
    guard let completion else { return }
    let done = Unchecked(completion)
    DispatchQueue.main.async { done.value(isDone) }
  }
}

/// An object that is told of changes to a file. Nobody else changes it.
@preconcurrency @MainActor public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  func presentedItemDidChange()
}
extension NSFilePresenter {
  public func presentedItemDidChange() {}
}
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = Self(rawValue: 1)
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    public static let forUploading = Self(rawValue: 8)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = Self(rawValue: 1)
    public static let forMoving = Self(rawValue: 2)
    public static let forMerging = Self(rawValue: 4)
    public static let forReplacing = Self(rawValue: 8)
  }
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }
}

/// The key of a document's thumbnail.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let NSThumbnail1024x1024SizeKey = Self(rawValue: "NSThumbnail1024x1024SizeKey")
}
