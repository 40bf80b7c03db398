// SPDX-License-Identifier: Apache-2.0
import CoreTransferable

// What a pencil, a drag or a pasteboard brings: nobody holds one.

extension View {
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    self
  }
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    self
  }
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { self }
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

public enum PencilSqueezeGesturePhase: Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public var hoverPose: PencilHoverPose? { nil }
}
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public var hoverPose: PencilHoverPose? { nil }
}
public struct PencilHoverPose: Hashable, Sendable {
  public var location: CGPoint { .zero }
  public var anchor: UnitPoint { .center }
  public var altitude: Angle { .zero }
  public var azimuth: Angle { .zero }
  public var zDistance: CGFloat { 0 }
}
public enum PencilPreferredAction: Hashable, Sendable {
  case ignore, runSystemShortcut, showColorPalette, showContextualPalette, showInkAttributes
  case switchEraser, switchPrevious
}
extension EnvironmentValues {
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
public struct HandGestureShortcut: Sendable { public static let primaryAction = Self() }
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete }
public struct DragSession: Sendable {
  public enum Phase: Sendable { case initial, active, ended(DropOperation), dataTransferCompleted }
  public var phase: Phase { .initial }
}
public struct DropSession: Sendable {
  public enum Phase: Sendable { case entering, active, exiting, ended(DropOperation) }
  public var phase: Phase { .entering }
  public var location: CGPoint { .zero }
}
public struct DropConfiguration: Sendable {
  public init(operation: DropOperation) {}
}
public struct DragConfiguration: Sendable {
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = Self(rawValue: 1)
  public static let includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}
