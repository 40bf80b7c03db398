// SPDX-License-Identifier: Apache-2.0

// Input and event modifiers: gestures, keys, pencils and feedback. Nobody makes them.

extension View {
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { TappedView(content: self, action: action) }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  public func handlesGameControllerEvents(
    matching types: GameControllerEventTypes
  ) -> some View { self }
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers, localization: KeyboardShortcut.Localization
  ) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
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
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
}

public enum HoverEffect: Sendable { case automatic, highlight, lift }
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = Self("\r")
  public static let escape = Self("\u{1B}")
  public static let space = Self(" ")
  public static let tab = Self("\t")
  public static let delete = Self("\u{8}")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
  public static let option = Self(rawValue: 4)
  public static let control = Self(rawValue: 8)
}
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = Self()
  public static let cancelAction = Self()
}
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = Self()
  public static let warning = Self()
  public static let error = Self()
  public static let selection = Self()
  public static let increase = Self()
  public static let decrease = Self()
  public static let start = Self()
  public static let stop = Self()
  public static let impact = Self()
  public static let levelChange = Self()
  public static let alignment = Self()
  public static let pathComplete = Self()
  public enum Weight: Sendable { case light, medium, heavy }
  public enum Flexibility: Sendable { case rigid, solid, soft }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}
public enum HoverPhase: Sendable {
  case active(CGPoint)
  case ended
}
public enum SpringLoadingBehavior: Sendable { case automatic, enabled, disabled }
public struct GameControllerEventTypes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let gamepad = Self(rawValue: 1)
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

public enum PencilSqueezeGesturePhase: Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public var hoverPose: PencilHoverPose? { nil }
}
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public var hoverPose: PencilHoverPose? { nil }
}
public struct PencilHoverPose: Hashable, Sendable {
  public var location: CGPoint { .zero }
  public var anchor: UnitPoint { .center }
  public var altitude: Angle { .zero }
  public var azimuth: Angle { .zero }
  public var zDistance: CGFloat { 0 }
}
public enum PencilPreferredAction: Hashable, Sendable {
  case ignore, runSystemShortcut, showColorPalette, showContextualPalette, showInkAttributes
  case switchEraser, switchPrevious
}

extension EnvironmentValues {
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

public struct HandGestureShortcut: Sendable { public static let primaryAction = Self() }
