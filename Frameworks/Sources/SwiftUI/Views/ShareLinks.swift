// SPDX-License-Identifier: Apache-2.0

// Sharing: nobody shares.

public struct ShareLink<Label: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { content = label() }
  public init<T, P>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: P, @ViewBuilder label: () -> Label
  ) { content = label() }
  public init<D: Collection>(
    items: D, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { content = label() }
}

/// The content of a sheet for sharing.
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S)
  where Image == Never, Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image)
  where Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
}

extension ShareLink where Label == Text {
  public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    content = Text(verbatim: "Share")
  }
  public init<T, P>(item: T, subject: Text? = nil, message: Text? = nil, preview: P) {
    content = Text(verbatim: "Share")
  }
  public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) { content = Text(titleKey) }
  public init<T, P>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil, preview: P
  ) { content = Text(titleKey) }
  @_disfavoredOverload public init<S: StringProtocol, T>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) { content = Text(title) }
  public init<D: Collection>(items: D, subject: Text? = nil, message: Text? = nil) {
    content = Text(verbatim: "Share")
  }
}
