// SPDX-License-Identifier: Apache-2.0

// The menus of a Mac or an iPad: an iPhone shows none.

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/commands
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
public struct EmptyCommands: Commands {
  public typealias Body = Never
  public nonisolated init() {}
}
@resultBuilder public enum CommandsBuilder {
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildIf(_ content: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
}
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let systemServices = Self()
  public static let appVisibility = Self()
  public static let appTermination = Self()
  public static let newItem = Self()
  public static let saveItem = Self()
  public static let importExport = Self()
  public static let printItem = Self()
  public static let undoRedo = Self()
  public static let pasteboard = Self()
  public static let textEditing = Self()
  public static let textFormatting = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
  public static let windowSize = Self()
  public static let windowList = Self()
  public static let windowArrangement = Self()
  public static let help = Self()
}
public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  public init() {}
}
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
}
public struct InspectorCommands: Commands {
  public typealias Body = Never
  public init() {}
}

extension Scene {
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}
public enum WindowResizability: Sendable { case automatic, contentSize, contentMinSize }
