// SPDX-License-Identifier: Apache-2.0

// Previews for Xcode's canvas: nothing asks for them here.

@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}
extension PreviewProvider { public static var platform: PreviewPlatform? { nil } }
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
public protocol PreviewContext {}
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// A modifier that previews share.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/previewmodifier
@preconcurrency @MainActor public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void { public static func makeSharedContext() {} }
public struct PreviewModifierContent: View {
  public var body: EmptyView { EmptyView() }
}
