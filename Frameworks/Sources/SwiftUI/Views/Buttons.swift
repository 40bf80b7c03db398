// SPDX-License-Identifier: Apache-2.0

// Buttons, links and menus.

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }
}

extension Link where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(LocalizedStringKey(String(title)), destination: destination)
  }
  public init(_ titleKey: LocalizedStringKey, destination: URL) { content = Text(titleKey) }
}

extension NavigationLink {
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), destination, isActive: isActive) }
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(label(), { destination }, isActive: isActive) }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
    self.init(label(), destination, isActive: isActive)
  }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension ButtonRole {
  public static let close = ButtonRole.cancel
  public static let confirm = ButtonRole.cancel
}

/// Begins and ends editing: nobody taps it.
public struct EditButton: View, LeafView {
  public typealias Body = Never
  public init() {}
}
public struct Link<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) { content = label() }
}

/// A menu. Its items can be tapped at once, as those of UIKit's menus here; a tap on its label does what comes first, or
/// nothing.
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label(), nil)
  }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content(), label(), primaryAction) }

  private init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  func render(in graph: ViewGraph) {
    graph.control(tap: primaryAction ?? {}) { graph.render(label, at: 0) }
    graph.render(content, at: 1)
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// The looks of buttons and their reaction: accepted, and never asked.
@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
@MainActor public struct ButtonStyleConfiguration {
  public let label: AnyView
  public let isPressed: Bool
  public let role: ButtonRole?
}
public struct PasteButton: View, LeafView {
  public typealias Body = Never
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}
public struct RenameButton: View, LeafView {
  public typealias Body = Never
  public init() {}
}
