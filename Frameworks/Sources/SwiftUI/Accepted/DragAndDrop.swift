// SPDX-License-Identifier: Apache-2.0

// Drag and drop: nobody drags.

extension View {
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
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func dropDestination<T>(
    for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

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
