// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The words in sources that mean something here.
enum SourceWord: String, CaseIterable, Sendable {
  // Declarations
  case `class`, `struct`, actor, `enum`, `extension`, `protocol`, `func`, `import`, `let`, `var`
  case initializer = "init"
  case `static`, `return`, new, `case`, `where`, override, interface, implementation, end
  case main, UIApplicationMain, NSApplicationMain, objc, property, selector, Register, Export
  case `guard`, `while`, `for`, `switch`, `do`, `catch`, `repeat`, `defer`
  case `if`, ifdef, ifndef, `else`, elseif, elif, endif

  // Launch
  case didFinishLaunchingWithOptions, willFinishLaunchingWithOptions, LaunchOptionsKey
  case NSStringFromClass, delegateClass, objectForKey
  // Windows
  case UIWindow, initWithWindowScene, setWindowScene, WindowScene, initWithFrame, frame,
    windowScene, window, delegate,
    keyWindow,
    windows
  case UIApplication, sharedApplication, shared
  case setWindow, makeKeyAndVisible, MakeKeyAndVisible
  case isHidden, hidden, Hidden, setHidden, rootViewController, RootViewController
  case setRootViewController, addSubview, AddSubview, insertSubview, InsertSubview, MakeKey
  case contentViewController, ContentViewController, setContentViewController
  case available, unavailable, connectedScenes, respondsToSelector, responds, systemVersion
  case isOperatingSystemAtLeast, isOperatingSystemAtLeastVersion
  case startReactNative, startReactNativeWithModuleName
  case windowVariable = "_window"

  // Background tasks
  case beginBackgroundTask, beginBackgroundTaskWithName, beginBackgroundTaskWithExpirationHandler
  case endBackgroundTask, performExpiringActivity, performExpiringActivityWithReason
  case UIBackgroundTaskIdentifier

  // Work that goes on after a method has returned
  case async, asyncAfter, detached, Task, dataTask, uploadTask, downloadTask, dispatch_async,
    dispatch_after
  case performBackgroundTask, performBackgroundTaskWithBlock, scheduledTimer
  case scheduledTimerWithTimeInterval, dataTaskWithRequest, dataTaskWithURL, uploadTaskWithRequest
  case performSelectorInBackground
  case sharedSession, background, backgroundSessionConfiguration,
    backgroundSessionConfigurationWithIdentifier

  // BackgroundTasks
  case forTaskWithIdentifier, registerForTaskWithIdentifier, identifier, initWithIdentifier
  case BGAppRefreshTaskRequest, BGProcessingTaskRequest, BGContinuedProcessingTaskRequest
  case BGHealthResearchTaskRequest, backgroundTask, appRefresh

  // Uses of background modes
  case AVAudioSession, AVPlayer, AVAudioPlayer, AVAudioEngine, AVQueuePlayer,
    MPMusicPlayerController
  case AudioUnit, AVPictureInPictureController, AVAudioRecorder
  case AVSpeechSynthesizer, AVPlayerViewController, AVPlayerLayer, AVPlayerLooper
  case AVSampleBufferAudioRenderer, AVSampleBufferRenderSynchronizer, AVAudioSequencer
  case AVMIDIPlayer, AVCaptureAudioDataOutput, ApplicationMusicPlayer, SystemMusicPlayer
  case MPRemoteCommandCenter, MPNowPlayingInfoCenter, MPNowPlayingSession, WKWebView, PHASEEngine
  case AudioQueueNewOutput, AudioQueueNewInput, AudioComponentInstanceNew, AudioOutputUnitStart
  case AUGraphStart, NewAUGraph, MIDIClientCreate, MIDIClientCreateWithBlock, SFSpeechRecognizer
  case CLLocationManager, CLLocationUpdate, allowsBackgroundLocationUpdates
  case startMonitoringSignificantLocationChanges, CLBackgroundActivitySession
  case CLMonitor, CLServiceSession
  case PKPushRegistry, CBCentralManager, CBPeripheralManager, EAAccessoryManager, EASession
  case PTChannelManager, NEPacketTunnelProvider, NINearbyObject, NISession
  case EAAccessory, CXProvider, CXCallController, ConversationManager
  case CKSyncEngine, CKSubscription, CKDatabaseSubscription, CKQuerySubscription
  case CKRecordZoneSubscription, CKModifySubscriptionsOperation
  case NSPersistentCloudKitContainer, NSPersistentCloudKitContainerOptions, cloudKitDatabase
  case registerForRemoteNotifications

  // Calls
  case reportNewIncomingCall, reportNewIncomingCallWithUUID, reportNewIncomingVoIPPushPayload
  case reportNewIncomingVoIPPush, showCallkitIncoming, displayIncomingCall, reportCall
  case reportIncomingCall, reportNewIncomingConversation

  // Observers
  case addObserver, publisher, notifications, addObserverForName
  case didEnterBackgroundNotification, willEnterForegroundNotification, didBecomeActiveNotification
  case willResignActiveNotification, didActivateNotification, willDeactivateNotification
  case willTerminateNotification
  case UIApplicationDidEnterBackgroundNotification, UIApplicationWillEnterForegroundNotification
  case UIApplicationDidBecomeActiveNotification, UIApplicationWillResignActiveNotification
  case UIApplicationWillTerminateNotification
  case UIApplicationDidEnterBackground, UIApplicationWillEnterForeground
  case UIApplicationDidBecomeActive, UIApplicationWillResignActive, UIApplicationWillTerminate
  case UISceneDidEnterBackgroundNotification, UISceneWillEnterForegroundNotification
  case UISceneDidActivateNotification, UISceneWillDeactivateNotification
  case ApplifeKit, onChange, scenePhase, onOpenURL, onContinueUserActivity

  // Configurations
  case UISceneConfiguration

  /// The words by their hash: an open table, because each word of each source is looked up.
  private static let table: [(hash: UInt64, word: SourceWord)?] = {
    var table = [(hash: UInt64, word: SourceWord)?](repeating: nil, count: mask + 1)
    for word in allCases {
      let hash = SourceHash.of(word.rawValue)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot] != nil { slot = (slot + 1) & mask }
      table[slot] = (hash, word)
    }
    return table
  }()
  private static let mask = 2047

  /// Gives the table to a function, so that it is looked up once for a file.
  static func withTable<Result>(
    _ body: (UnsafeBufferPointer<(hash: UInt64, word: SourceWord)?>) -> Result
  ) -> Result {
    table.withUnsafeBufferPointer(body)
  }

  @inline(__always) static func word(
    _ hash: UInt64, in table: UnsafeBufferPointer<(hash: UInt64, word: SourceWord)?>
  ) -> SourceWord? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while let entry = table[slot] {
      if entry.hash == hash { return entry.word }
      slot = (slot + 1) & mask
    }
    return nil
  }
}

/// The hash that stands for a word of a source. Two words of one hash are not told apart: with 64 bits that
/// happens to nobody who does not want it, and then only a finding is wrong.
enum SourceHash {
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always) static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(start) { adding($1, to: $0) }
  }
}

/// A language of sources.
package enum SourceLanguage: Hashable, Sendable {
  case swift
  case objectiveC
  case cSharp

  /// The language of a file by its name; nil for a file that is not read.
  package init?(path: String) {
    switch FilePath.last(path).split(separator: ".").last {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    case "cs": self = .cSharp
    case _: return nil
    }
  }
}
