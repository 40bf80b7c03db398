// SPDX-License-Identifier: Apache-2.0

// Rows within rows: those of the first level are there. And further controls.

public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let list: ForEach<Data, ID, Content>
  public var body: some View { list }
}
extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { list = ForEach(data, content: content) }
}
extension OutlineGroup {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { list = ForEach(data, id: id, content: content) }
}
extension List {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }
}

public struct MultiDatePicker<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    content = label()
  }
}
extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    content = Text(titleKey)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { content = Text(titleKey) }
}
public struct PasteButton: View, LeafView {
  public typealias Body = Never
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
public struct RenameButton: View, LeafView {
  public typealias Body = Never
  public init() {}
}
public struct TextSelection: Equatable, Sendable { public init(insertionPoint: String.Index) {} }
extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(titleKey, text: text) }
}

/// Makes a picture of a view: nothing is drawn, so it has no pixels.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/imagerenderer
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize = ProposedViewSize.unspecified
  public var isOpaque = false
  public init(content: Content) { self.content = content }
  public var uiImage: UIImage? { UIImage() }
  public var cgImage: CGImage? { uiImage?.cgImage }
}
