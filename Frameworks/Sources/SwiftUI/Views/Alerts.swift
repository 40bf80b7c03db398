// SPDX-License-Identifier: Apache-2.0

// Alerts and sheets of actions in their earlier form, and those for a value: `tap button` reaches their buttons.

/// An alert, before alerts had views.
public struct Alert {
  let buttons: [Button]
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) { buttons = [primaryButton, secondaryButton] }

  public struct Button {
    let label: Text
    let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Self {
      Self(label: Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self {
      Self(label: label, action: action)
    }
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button
  let buttons: [Button]
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.buttons = buttons
  }
}

/// The buttons of an alert.
private struct AlertButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(action: { button.action?() }) { button.label }
    }
  }
}

extension View {
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    asking(isPresented, isPresented.wrappedValue ? content() : nil) {
      AlertButtons(buttons: $0.buttons)
    }
  }
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    asking(item.isThere(), item.wrappedValue.map(content)) { AlertButtons(buttons: $0.buttons) }
  }
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    asking(isPresented, isPresented.wrappedValue ? content() : nil) {
      AlertButtons(buttons: $0.buttons)
    }
  }
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    asking(item.isThere(), item.wrappedValue.map(content)) { AlertButtons(buttons: $0.buttons) }
  }

  /// This view, with buttons over it while the app says so and there is a value for them.
  func asking<Data, Actions: View>(
    _ isPresented: Binding<Bool>, _ data: Data?, @ViewBuilder _ actions: (Data) -> Actions
  ) -> some View {
    AskingView(
      content: self, isPresented: data == nil ? .constant(false) : isPresented,
      actions: data.map(actions))
  }
}

extension Binding {
  /// Returns a binding that is true if there is a value. The end of the alert takes the value away.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { self.wrappedValue != nil }, set: { if !$0 { self.wrappedValue = nil } })
  }
}
