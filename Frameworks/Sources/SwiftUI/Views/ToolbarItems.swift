// SPDX-License-Identifier: Apache-2.0

/// An item of a toolbar. It stands nowhere here.
public struct ToolbarItem<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct ToolbarItemGroup<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, primaryAction, confirmationAction, cancellationAction, bottomBar
  case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, keyboard
}

extension ToolbarItemPlacement {
  public static let status = ToolbarItemPlacement.automatic
  public static let navigation = ToolbarItemPlacement.automatic
  public static let destructiveAction = ToolbarItemPlacement.automatic
  public static let secondaryAction = ToolbarItemPlacement.automatic
  public static let subtitle = ToolbarItemPlacement.automatic
  public static let largeTitle = ToolbarItemPlacement.automatic
  public static let largeSubtitle = ToolbarItemPlacement.automatic
  public static let bottomOrnament = ToolbarItemPlacement.automatic
  public static let title = ToolbarItemPlacement.automatic
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { .automatic }
}

public struct ToolbarSpacer: View, LeafView {
  public typealias Body = Never
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}
