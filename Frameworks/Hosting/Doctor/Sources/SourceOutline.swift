// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// The declarations and the uses in one source that the judgement of an app needs. A program that only splits
/// the text made it: it knows no types, so a name means what its neighbors say.
package struct SourceOutline: Hashable, Sendable {
  /// A class, a structure, an extension or a category.
  package struct TypeDeclaration: Hashable, Sendable {
    package let name: String
    /// The name that the Objective-C runtime finds it by, if that is written.
    let runtimeName: String?
    let inherits: [String]
    /// True for `@main` and the older marks.
    let isMain: Bool
    /// True for an extension or a category, which declares no type.
    let isExtension: Bool
    var isProtocol = false
    /// True if no other file can name it: it is private, or within another type.
    var isHidden = false
    /// True for an extension whose members no other file sees.
    var isPrivateExtension = false
    package let place: SourcePlace
    let language: SourceLanguage
  }

  /// A method with a body.
  package struct Method: Hashable, Sendable {
    package let type: String
    /// The name before the first parameter.
    let name: String
    /// The selector as Swift spells it.
    package let selector: String
    package let place: SourcePlace
    let language: SourceLanguage
    /// True if the body has no statement.
    package var isEmpty = false
    /// True if all that the body has stands between `#if` and `#endif`, and a flag of the project decides.
    var isConditional = false
    /// True if it stands between `#if` and `#endif`, and a flag decides: some build has it not.
    var isUnderCondition = false
    /// True if Objective-C, and so UIKit, does not see it.
    var isPrivate = false
    /// True if the body never names the completion handler that it is given, so that nothing calls it.
    var ignoresHandler = false
    /// True if the body does nothing but call the superclass's method.
    var onlyCallsSuper = false
    /// True if an attribute gives it another name for Objective-C, or it overrides a method: it is what it says.
    var isBound = false
    /// The names of what it calls.
    var calls: Set<UInt64> = []
    /// Those that it calls in closures alone, which may run later.
    var laterCalls: Set<UInt64> = []
    /// The words in a method of a delegate; nil for other methods.
    var words: Set<UInt64>?
    /// The names of the calls of a method of a delegate, with what each is called on.
    var callNames: Set<String> = []
    /// The place where it starts work that goes on after it has returned.
    var work: SourcePlace?
    /// The place where it starts a transfer that may be one of a background URL session.
    var transfer: SourcePlace?
    /// The hashes of what it names that is named after background tasks.
    var taskNames: Set<UInt64> = []
    var reportsCall = false
    var makesSceneWindow = false
    /// True if such a window is in the build for the App Store, and something keeps it.
    var keepsSceneWindow = false
    /// True if its first parameter has a type that UIKit's method of that name does not give it.
    var isMistyped = false
    /// The name of the scene's configuration that it returns, if it does nothing else.
    var returnedConfiguration: String?
    var begins: [TaskBegin] = []
    var ends: [TaskEnd] = []
  }

  /// A call of `beginBackgroundTask`.
  struct TaskBegin: Hashable, Sendable {
    /// The fate of its identifier.
    enum Identifier: Hashable, Sendable {
      case discarded
      case local(UInt64)
      case property(UInt64)
      /// It is given to somebody else.
      case elsewhere
    }

    let identifier: Identifier
    /// True if `UIApplication` certainly begins it, and no object of the app's.
    let isOfApplication: Bool
    let place: SourcePlace

    /// The hash of the identifier's name; nil if it has none here.
    var name: UInt64? {
      switch identifier {
      case .local(let name), .property(let name): name
      case .discarded, .elsewhere: nil
      }
    }
  }

  /// A call of `endBackgroundTask`.
  struct TaskEnd: Hashable, Sendable {
    let identifier: UInt64
    /// True if only the handler of expiration calls it.
    let isInHandler: Bool
  }

  /// A call of `endBackgroundTask` in what watches or computes a property of a type.
  struct PropertyEnd: Hashable, Sendable {
    let type: String
    let end: TaskEnd
  }

  /// An observer of a notification of the life cycle.
  struct Observer: Hashable, Sendable {
    let moment: LifeCycleMoment
    let type: String
    /// The method that is called; nil if a closure is.
    let method: String?
    let calls: Set<UInt64>
    let place: SourcePlace
  }

  /// Something in a source that counts.
  package enum Use: Hashable, Sendable {
    /// A key that is looked up in the launch options.
    case launchOption(String)
    /// The launch options are given to a function.
    case passedOptions(String)
    case windowWithoutScene
    case windowWithScene
    /// A window that is there gets a scene: the property that has the window; nil if that isn't plain.
    case windowGivenScene(WindowOrigin?)
    /// An object of a class of the app is made with a frame. A window, if that is its class.
    case objectMade(String)
    /// Something is made visible, or gets a root view controller: the name of it, if it has one.
    case windowShown(String)
    /// A view is, or a window with another name.
    case unhidden(String)
    case windowRooted
    /// A `window` is asked for, or set to something else than nil.
    case windowRead(WindowHolder)
    case windowSet(isOwn: Bool)
    /// The object's own `window` is taken for there by the code of a method that runs at once: `window!`. If
    /// implicitly, its declaration decides.
    case windowForced(implicitly: Bool)
    case appWindow(String)
    /// A task handler is registered; its identifier, if that stands there.
    case register(Argument?)
    /// A task is requested.
    case request(SourceTask, Argument?)
    /// A class or a method that a background mode is for.
    case framework(SourceFramework)
    /// `UIApplicationMain` gets the name of a delegate.
    case delegateName(String)
    /// A configuration of a scene gets the class of a delegate.
    case configurationDelegate(String)
    /// The scene phase of SwiftUI is observed.
    case scenePhase
    /// A view of SwiftUI handles what a scene receives: the name of the modifier.
    case viewHandler(String)
    /// A notification of UIApplication is named.
    case notification(String)
  }

  /// An argument: a text, or the name of something that has it.
  package enum Argument: Hashable, Sendable {
    case text(String)
    case name(String)
  }

  /// The thing that has a `window`: what stands before the point.
  package enum WindowHolder: Hashable, Sendable {
    /// The object itself.
    case own
    /// `UIApplication.shared.delegate`
    case application
    case ofClass(String)
    /// A property or a global, as the code of a type names it.
    case named(String, in: String)
    case unknown
  }

  /// The property from which code took a window, and whose it is.
  package struct WindowOrigin: Hashable, Sendable {
    let holder: WindowHolder
    let name: String
  }

  /// A property or a global whose class has the name of a delegate.
  struct DelegateName: Hashable, Sendable {
    let type: String
    let name: String
    let className: String
  }

  /// The name that a window is assigned to, nil if it is not plain, and the moment at which it is made.
  struct MadeWindow: Hashable, Sendable {
    enum Moment: Hashable, Sendable {
      /// The moment at which the code around it runs.
      case now
      /// A function has the code, and may run it later.
      case unsure
      /// A queue, a task or a timer runs it.
      case later
    }

    let name: String?
    let moment: Moment
  }

  /// A property of a type that has a window.
  struct WindowProperty: Hashable, Sendable {
    let type: String
    let name: String
    let className: String
    /// True if no other file can read it.
    let isPrivate: Bool
    /// True if its declaration gives it a value.
    var isFilled = false
    /// True if it is asked without a question mark: `UIWindow!`.
    var isForced = false
  }

  package struct UsePlace: Hashable, Sendable {
    package let use: Use
    package let place: SourcePlace
    /// The method that it stands in; nil outside of methods.
    package let method: Int?
    package let type: String
  }

  package let file: String
  package let language: SourceLanguage
  package var types: [TypeDeclaration] = []
  package var methods: [Method] = []
  var observers: [Observer] = []
  package var uses: [UsePlace] = []
  var windows: [WindowProperty] = []
  /// The windows by the places where they are made.
  var madeWindows: [SourcePlace: MadeWindow] = [:]
  var delegateNames: [DelegateName] = []
  /// The texts that names stand for.
  var constants: [String: String] = [:]
  package var imports: Set<String> = []
  /// The hashes of the names of what it calls outside of methods.
  var looseCalls: Set<UInt64> = []
  /// True if it makes the configuration of a background URL session.
  var hasBackgroundSession = false
  /// True if a call may end a task for UIKit, whoever's it is.
  var mayEndTasks = false
  /// The ends outside of methods, in what watches or computes a property, with the type that has it.
  var endsOfProperties: [PropertyEnd] = []
  /// The hashes of the names that are lent to functions, which may change them.
  var lent: Set<UInt64> = []
  /// The hashes of the words of ``SourceMentions`` that it has.
  var mentions: Set<UInt64> = []
  /// True if code sets the scene of a window, or the `window` of an object, in a way that isn't followed.
  var setsSceneUnseen = false
  var setsWindowUnseen = false
  /// The lines between `#if` and `#endif` that are in the build for the App Store if a flag of the project says so.
  var conditionalLines: [ClosedRange<Int>] = []

  package init(file: String, language: SourceLanguage) {
    self.file = file
    self.language = language
  }

  /// Reads a source.
  package init(_ bytes: [UInt8], file: String, language: SourceLanguage) {
    self = bytes.withUnsafeBufferPointer { buffer in
      var lexer = SourceLexer(buffer, language)
      lexer.read()
      let tokens = SourceConditions.visible(lexer.tokens, of: buffer, language)
      var reader = OutlineReader(buffer, tokens, file: file, language: language)
      reader.read()
      if language == .objectiveC { reader.readImports() }
      reader.outline.mentions = SourceMentions.of(lexer.tokens, lexer.macros, in: buffer)
      return reader.outline
    }
  }
}

/// A moment of the life cycle that both a method and a notification tell.
enum LifeCycleMoment: String, Hashable, Sendable, CaseIterable {
  case background
  case foreground
  case active
  case inactive
  case terminate

  /// The moments by the names of their notifications.
  private static let notifications: [SourceWord: LifeCycleMoment] = [
    .didEnterBackgroundNotification: .background,
    .UIApplicationDidEnterBackgroundNotification: .background,
    .UIApplicationDidEnterBackground: .background,
    .UISceneDidEnterBackgroundNotification: .background,
    .willEnterForegroundNotification: .foreground,
    .UIApplicationWillEnterForegroundNotification: .foreground,
    .UIApplicationWillEnterForeground: .foreground,
    .UISceneWillEnterForegroundNotification: .foreground,
    .didBecomeActiveNotification: .active,
    .UIApplicationDidBecomeActiveNotification: .active,
    .UIApplicationDidBecomeActive: .active,
    .didActivateNotification: .active,
    .UISceneDidActivateNotification: .active,
    .willResignActiveNotification: .inactive,
    .UIApplicationWillResignActiveNotification: .inactive,
    .UIApplicationWillResignActive: .inactive,
    .willDeactivateNotification: .inactive,
    .UISceneWillDeactivateNotification: .inactive,
    .willTerminateNotification: .terminate,
    .UIApplicationWillTerminateNotification: .terminate,
    .UIApplicationWillTerminate: .terminate,
  ]

  init?(_ word: SourceWord) {
    guard let moment = Self.notifications[word] else { return nil }
    self = moment
  }

  /// The methods that the delegates are told it by: the app's first.
  var selectors: [String] {
    switch self {
    case .background: ["applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"]
    case .foreground: ["applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"]
    case .active: ["applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"]
    case .inactive: ["applicationWillResignActive(_:)", "sceneWillResignActive(_:)"]
    case .terminate: ["applicationWillTerminate(_:)"]
    }
  }

  /// The notification as Swift spells it.
  var notification: String {
    switch self {
    case .background: "UIApplication.didEnterBackgroundNotification"
    case .foreground: "UIApplication.willEnterForegroundNotification"
    case .active: "UIApplication.didBecomeActiveNotification"
    case .inactive: "UIApplication.willResignActiveNotification"
    case .terminate: "UIApplication.willTerminateNotification"
    }
  }
}

/// A kind of task of BGTaskScheduler.
package enum SourceTask: Hashable, Sendable {
  case refresh
  case processing
  case continued
}

/// A part of Apple's frameworks that a background mode is for.
package enum SourceFramework: Hashable, Sendable {
  case audio
  case location
  case backgroundLocation
  case voip
  /// The calls of an app that need not come by a push.
  case calls
  /// Data in iCloud, of whose changes the framework itself is told by silent pushes.
  case cloud
  case bluetoothCentral
  case bluetoothPeripheral
  case accessory
  case pushToTalk
  case nearby
}
