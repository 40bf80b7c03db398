// SPDX-License-Identifier: Apache-2.0

// Finding within texts, and what the keyboard would do: nobody types or looks for anything.

extension View {
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }
  public func textInputCompletion(_ completion: String) -> some View { self }
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers, localization: KeyboardShortcut.Localization
  ) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  // MARK: Keys of a keyboard that is not there
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }
}

public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1)
    public static let `repeat` = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let all: Self = [.down, .repeat, .up]
  }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
extension KeyEquivalent {
  public static let upArrow = Self("\u{F700}")
  public static let downArrow = Self("\u{F701}")
  public static let leftArrow = Self("\u{F702}")
  public static let rightArrow = Self("\u{F703}")
  public static let home = Self("\u{F729}")
  public static let end = Self("\u{F72B}")
  public static let pageUp = Self("\u{F72C}")
  public static let pageDown = Self("\u{F72D}")
  public static let clear = Self("\u{F739}")
  public static let deleteForward = Self("\u{F728}")
}
extension EventModifiers {
  public static let capsLock = Self(rawValue: 16)
  public static let numericPad = Self(rawValue: 32)
  public static let all: Self = [.command, .shift, .option, .control, .capsLock, .numericPad]
}
extension KeyboardShortcut {
  public enum Localization: Sendable { case automatic, withoutMirroring, custom }
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) { self.init() }
}

public enum TextInputDictationBehavior: Sendable {
  case automatic, preventDictation
  case inline(activation: TextInputDictationActivation)
}
public enum TextInputDictationActivation: Sendable { case onSelect, onLook }
public typealias SearchDictationBehavior = TextInputDictationBehavior
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
public struct TextInputFormattingControlPlacement: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Self(rawValue: 1)
    public static let inputAssistant = Self(rawValue: 2)
    public static let all: Self = [.contextMenu, .inputAssistant]
  }
}
extension TextSelection {
  public enum Indices: Equatable, Sendable { case selection(Range<String.Index>) }
  public init(range: Range<String.Index>) { self.init(insertionPoint: range.lowerBound) }
  public var isInsertion: Bool { true }
  public var affinity: TextSelectionAffinity { .automatic }
}
