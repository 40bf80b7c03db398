// SPDX-License-Identifier: Apache-2.0

/// The state of a view for which its looks are made.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiconfigurationstate
@preconcurrency @MainActor public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral
{
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isFocused = false
  public var isDisabled = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicellconfigurationstate
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState, @preconcurrency Hashable {
  public enum DragState: Sendable { case none, lifting, dragging }
  public enum DropState: Sendable { case none, notTargeted, targeted }
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isFocused = false
  public var isDisabled = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var isPinned = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The view that a configuration made, in the content view of a cell.
@MainActor struct ConfiguredContent {
  private var view: (any UIView & UIContentView)?

  /// A view that supports the configuration takes it; otherwise the configuration makes another.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    contentView.addSubview(made)
    view = made
  }
}
