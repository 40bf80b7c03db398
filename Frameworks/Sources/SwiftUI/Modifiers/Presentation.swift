// SPDX-License-Identifier: Apache-2.0

/// Views that are shown over or beside another: they are there while the app says so.
extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentingView(
      content: self, presented: isPresented.wrappedValue ? AnyView(content()) : nil,
      onDismiss: onDismiss, dismiss: { isPresented.wrappedValue = false })
  }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingView(
      content: self, presented: item.wrappedValue.map { AnyView(content($0).id($0.id)) },
      onDismiss: onDismiss, dismiss: { item.wrappedValue = nil })
  }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { LayeredView(content: self, layer: content()) }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { LayeredView(content: self, layer: content()) }
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content())
  }

  /// An alert stays until one of its buttons is tapped, or the app takes it back.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { AskingView(content: self, isPresented: isPresented, actions: actions()) }
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { AskingView(content: self, isPresented: isPresented, actions: actions()) }
}

struct PresentingView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let presented: AnyView?
  let onDismiss: (() -> Void)?
  let dismiss: () -> Void

  func render(in graph: ViewGraph) {
    graph.render(content, at: 0)
    let node = graph.node
    let wasPresented = node.value as? Bool ?? false
    node.value = presented != nil
    if let presented {
      graph.cover {
        graph.with({ $0.dismiss = DismissAction { dismiss() } }) { graph.render(presented, at: 1) }
      }
    } else if wasPresented, let onDismiss {
      graph.schedule { onDismiss() }
    }
  }
}

struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let layer: Layer

  func render(in graph: ViewGraph) {
    graph.render(content, at: 0)
    graph.render(layer, at: 1)
  }
}

extension View {
  // The forms before closures.
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { LayeredView(content: self, layer: background) }
  @_disfavoredOverload public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { LayeredView(content: self, layer: overlay) }
}
