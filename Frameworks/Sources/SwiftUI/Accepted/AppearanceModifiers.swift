// SPDX-License-Identifier: Apache-2.0

// Appearance modifiers: tints, color schemes, visibility and redaction.

extension View {
  public func tint(_ tint: Color?) -> some View { self }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  public func accentColor(_ accentColor: Color?) -> some View { self }
  public func hidden() -> some View { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
  public func unredacted() -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func contentCaptureProtected(_ isProtected: Bool) -> some View { self }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}
public enum Visibility: CaseIterable, Sendable { case automatic, visible, hidden }
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
public enum InterfaceOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
