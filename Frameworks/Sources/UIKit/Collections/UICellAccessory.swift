// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
public struct UICellAccessory: Sendable {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
  public enum LayoutDimension: Sendable { case standard, actual, custom(CGFloat) }
  /// The options of an accessory. Apple's accessories have a structure each, with the same members.
  public struct Options: Sendable {
    public enum OutlineStyle: Sendable { case automatic, header, cell }
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(
      style: OutlineStyle = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }
  public typealias CheckmarkOptions = Options
  public typealias DisclosureIndicatorOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias DetailOptions = Options
  public typealias LabelOptions = Options
  public typealias PopUpMenuOptions = Options
  public struct CustomViewConfiguration {
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {}
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self { Self() }
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self { Self() }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self() }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self() }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> Self { Self() }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> Self { Self() }
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self() }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self() }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self { Self() }
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> Self { Self() }
  @MainActor public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self()
  }
}
