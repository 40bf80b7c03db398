// SPDX-License-Identifier: Apache-2.0

// Environment values that say what an app may do, and the actions themselves.

public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  private struct TypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }
  public var displayScale: CGFloat { 3 }
  public var pixelLength: CGFloat { 1 / 3 }
  public var isPresented: Bool { dismiss.action != nil }
  public var isSearching: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var legibilityWeight: LegibilityWeight? { .regular }
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
  @MainActor public var dismissSearch: DismissAction { DismissAction() }
  @MainActor public var openWindow: OpenWindowAction { OpenWindowAction() }
  @MainActor public var refresh: RefreshAction? { nil }
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    return .constant(PresentationMode(action: action))
  }
}

public enum ColorSchemeContrast: Sendable { case standard, increased }
public enum LegibilityWeight: Sendable { case regular, bold }
@MainActor public struct RequestReviewAction { public func callAsFunction() {} }
@MainActor public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
@MainActor public struct RefreshAction { public func callAsFunction() async {} }

/// The state of a view's presentation.
@MainActor public struct PresentationMode {
  let action: DismissAction
  public func dismiss() { action() }
}
