// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The uses that are found by a word and its neighbors.
extension OutlineReader {
  mutating func readUse(_ word: SourceWord, _ token: SourceToken, _ index: Int) {
    switch word {
    // Launch
    case .UIApplicationMain: readMain(at: index)
    case .delegateClass: readDelegateClass(at: index)

    // Windows
    case .UIWindow: if !isForOlderSystem(index) { readWindow(token, index) }
    case .initWithWindowScene:
      use(.windowWithScene, token)
      noteSceneWindow(local: nil)
    case .windowScene:
      readScene(token, index)
    case .setWindowScene, .WindowScene:
      if isMark(index + 1, ":") || isAssigned(index + 1) { outline.setsSceneUnseen = true }
    case .initWithFrame, .frame: readClassOfWindow(token, index)
    case .window: readHeldWindow(token, index)
    case .windowVariable, .setWindow: readSetWindow(word, token, index)
    case .makeKeyAndVisible, .MakeKeyAndVisible, .isHidden, .hidden, .Hidden, .setHidden:
      readShown(word, token, index)
    case .startReactNative, .startReactNativeWithModuleName:
      // React Native does both with the window that it gets.
      use(.windowShown(""), token)
      use(.windowRooted, token)
    case .rootViewController, .RootViewController, .setRootViewController, .addSubview, .AddSubview:
      readRooted(word, token, index)
    case .keyWindow, .windows:
      if isMark(index - 1, "."), self.word(index - 2) == .shared,
        self.word(index - 4) == .UIApplication
      {
        use(.appWindow(text(token)), token)
      } else if isMark(index - 1, "]") || isMark(index - 1, "."),
        (index - 4..<index).contains(where: { self.word($0) == .sharedApplication })
      {
        use(.appWindow(text(token)), token)
      }

    // Background tasks
    case .beginBackgroundTask, .beginBackgroundTaskWithName,
      .beginBackgroundTaskWithExpirationHandler:
      readBegin(token, index)
    case .endBackgroundTask: readEnd(at: index)
    case .UIBackgroundTaskIdentifier:
      if isWord(index + 1) { noteLocal(tokens[index + 1].hash) }

    // Work
    case .async, .asyncAfter:
      // The main queue is served as long as the method's own thread is.
      if isMark(index - 1, "."), !isMain(index - 2) { noteWork(token) }
    case .detached: if isMark(index - 1, ".") { noteWork(token) }
    case .Task:
      if isMark(index + 1, "{") || isMark(index + 1, "("), !isMark(index - 1, ".") {
        noteWork(token)
      }
    case .dispatch_async, .dispatch_after:
      if isMark(index + 1, "("), !(index..<index + 6).contains(where: { isMainQueue($0) }) {
        noteWork(token)
      }
    case .uploadTask, .downloadTask, .uploadTaskWithRequest: readTransfer(token, index)
    case .background:
      if isMark(index + 1, "("), isWord(index + 2), text(tokens[index + 2]) == "withIdentifier" {
        outline.hasBackgroundSession = true
      }
    case .backgroundSessionConfiguration, .backgroundSessionConfigurationWithIdentifier:
      outline.hasBackgroundSession = true
    case .dataTask, .performBackgroundTask,
      .performBackgroundTaskWithBlock, .scheduledTimer, .scheduledTimerWithTimeInterval,
      .dataTaskWithRequest, .dataTaskWithURL, .performSelectorInBackground:
      if isMark(index + 1, "(") || isMark(index + 1, ":") || isMark(index + 1, "{") {
        noteWork(token)
      }

    // BackgroundTasks
    case .forTaskWithIdentifier, .registerForTaskWithIdentifier:
      if isMark(index + 1, ":") { use(.register(argument(at: index + 2)), token) }
    case .BGAppRefreshTaskRequest: readRequest(.refresh, token, index)
    case .BGProcessingTaskRequest, .BGHealthResearchTaskRequest:
      readRequest(.processing, token, index)
    case .BGContinuedProcessingTaskRequest: readRequest(.continued, token, index)
    case .backgroundTask:
      // SwiftUI's `.backgroundTask(.appRefresh("name"))`
      if isMark(index + 1, "("), isMark(index + 2, "."), self.word(index + 3) == .appRefresh {
        use(.request(.refresh, isMark(index + 4, "(") ? argument(at: index + 5) : nil), token)
      }

    // Modes
    case .AVAudioSession, .AVPlayer, .AVAudioPlayer, .AVAudioEngine, .AVQueuePlayer,
      .MPMusicPlayerController, .AudioUnit, .AVPictureInPictureController, .AVAudioRecorder,
      .AVSpeechSynthesizer, .AVPlayerViewController, .AVPlayerLayer, .AVPlayerLooper,
      .AVSampleBufferAudioRenderer, .AVSampleBufferRenderSynchronizer, .AVAudioSequencer,
      .AVMIDIPlayer, .AVCaptureAudioDataOutput, .ApplicationMusicPlayer, .SystemMusicPlayer,
      .MPRemoteCommandCenter, .MPNowPlayingInfoCenter, .MPNowPlayingSession, .WKWebView,
      .PHASEEngine, .AudioQueueNewOutput, .AudioQueueNewInput, .AudioComponentInstanceNew,
      .AudioOutputUnitStart, .AUGraphStart, .NewAUGraph, .MIDIClientCreate,
      .MIDIClientCreateWithBlock, .SFSpeechRecognizer:
      use(.framework(.audio), token)
    case .CLLocationManager, .CLLocationUpdate, .startMonitoringSignificantLocationChanges,
      .CLBackgroundActivitySession, .CLMonitor, .CLServiceSession:
      use(.framework(.location), token)
    case .allowsBackgroundLocationUpdates:
      if isMark(index + 1, "="), !isMark(index + 2, "="), !isNo(index + 2) {
        use(.framework(.backgroundLocation), token)
      }
    case .PKPushRegistry: use(.framework(.voip), token)
    case .CBCentralManager: use(.framework(.bluetoothCentral), token)
    case .CBPeripheralManager: use(.framework(.bluetoothPeripheral), token)
    case .CXProvider, .CXCallController, .ConversationManager: use(.framework(.calls), token)
    case .CKSyncEngine, .CKSubscription, .CKDatabaseSubscription, .CKQuerySubscription,
      .CKRecordZoneSubscription, .CKModifySubscriptionsOperation, .NSPersistentCloudKitContainer,
      .NSPersistentCloudKitContainerOptions, .cloudKitDatabase:
      use(.framework(.cloud), token)
    case .EAAccessoryManager, .EASession, .EAAccessory: use(.framework(.accessory), token)
    case .PTChannelManager: use(.framework(.pushToTalk), token)
    case .NISession, .NINearbyObject: use(.framework(.nearby), token)

    // Calls
    case .reportNewIncomingCall, .reportNewIncomingCallWithUUID, .reportNewIncomingVoIPPushPayload,
      .reportNewIncomingVoIPPush, .showCallkitIncoming, .displayIncomingCall, .reportCall,
      .reportIncomingCall, .reportNewIncomingConversation:
      change { $0.reportsCall = true }

    // Observers
    case .addObserver, .addObserverForName, .publisher, .notifications:
      readObserver(token, index)
    case .scenePhase:
      use(.scenePhase, token)
    case .onOpenURL, .onContinueUserActivity:
      if isMark(index - 1, ".") { use(.viewHandler(text(token)), token) }

    case .didEnterBackgroundNotification, .willEnterForegroundNotification,
      .didBecomeActiveNotification, .willResignActiveNotification, .willTerminateNotification,
      .UIApplicationDidEnterBackgroundNotification, .UIApplicationWillEnterForegroundNotification,
      .UIApplicationDidBecomeActiveNotification, .UIApplicationWillResignActiveNotification,
      .UIApplicationWillTerminateNotification, .UIApplicationDidEnterBackground,
      .UIApplicationWillEnterForeground, .UIApplicationDidBecomeActive,
      .UIApplicationWillResignActive, .UIApplicationWillTerminate:
      if let moment = LifeCycleMoment(word), !isMark(index + 1, ":") {
        let isScene =
          isMark(index - 1, ".") && isWord(index - 2)
          && text(tokens[index - 2]).hasPrefix("UIScene")
        if !isScene { use(.notification(moment.notification), token) }
      }
    case let other:
      if other == .ApplifeKit { outline.imports.insert("ApplifeKit") }
    }
  }

  /// A word without a meaning of its own may be the name of the launch options.
  mutating func readOptions(_ token: SourceToken, _ index: Int) {
    guard isOption(index), !isMark(index - 1, ".") else { return }
    var open = index + 1
    if isMark(open, "?") || isMark(open, "!") { open += 1 }
    if isMark(open, "[") {
      // A source may end behind the bracket.
      let key = open + 1..<max(open + 1, closing(open))
      if let name = lastWord(in: ahead(key)) { use(.launchOption(name), token) }
      return
    }
    // `[launchOptions objectForKey:UIApplicationLaunchOptionsURLKey]`
    if word(index + 1) == .objectForKey
      || isWord(index + 1) && text(tokens[index + 1]) == "valueForKey"
    {
      if isMark(index + 2, ":"), isWord(index + 3) {
        use(.launchOption(text(tokens[index + 3])), token)
      }
      return
    }
    let isArgument =
      (isMark(index - 1, ":") || isMark(index - 1, "(") || isMark(index - 1, ","))
      && (isMark(index + 1, ")") || isMark(index + 1, ",") || isMark(index + 1, "]"))
    let isPart = language == .objectiveC && isMark(index - 1, ":") && isWord(index + 1)
    guard isArgument || isPart, let callee = callee(of: index), callee != "super" else { return }
    // A function that only prints them loses nothing.
    let name = callee.lowercased()
    if name.contains("log") || name.contains("print") || name == "string" { return }
    use(.passedOptions(callee), token)
  }

  /// The name of the function that an argument is given to; `super` for the method itself.
  private func callee(of index: Int) -> String? {
    var depth = 0
    var current = index - 1
    let first = max(0, index - 200)
    while current >= first {
      let token = tokens[current]
      if token.kind == .mark {
        switch token.mark {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          if depth > 0 {
            depth -= 1
          } else if token.mark == UInt8(ascii: "(") {
            guard isWord(current - 1) else { return nil }
            let isSuper =
              isMark(current - 2, ".") && isWord(current - 3)
              && text(tokens[current - 3]) == "super"
            return isSuper ? "super" : text(tokens[current - 1])
          } else if token.mark == UInt8(ascii: "["), language == .objectiveC {
            if isWord(current + 1), text(tokens[current + 1]) == "super" { return "super" }
            // The first word of the message, behind its receiver.
            let receiver = isMark(current + 1, "[") ? closing(current + 1) : current + 1
            var at = receiver + 1
            while at < index, !isWord(at) || !isMark(at + 1, ":") { at += 1 }
            return at < index ? text(tokens[at]) : nil
          } else {
            return nil
          }
        case UInt8(ascii: ";"): return nil
        case _: break
        }
      }
      current -= 1
    }
    return nil
  }

  func lastWord(in range: Range<Int>) -> String? {
    range.reversed().first { isWord($0) }.map { text(tokens[$0]) }
  }

  private func isMain(_ index: Int) -> Bool { word(index) == .main }

  private func isMainQueue(_ index: Int) -> Bool {
    isWord(index) && text(tokens[index]) == "dispatch_get_main_queue"
  }

  private func isNo(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    let word = text(tokens[index])
    return word == "false" || word == "NO"
  }

  // MARK: Launch

  /// `UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]))`: the last name is the delegate's.
  private mutating func readMain(at index: Int) {
    guard isMark(index + 1, "(") else { return }
    let end = closing(index + 1, atMost: 200)
    guard end > index + 2 else { return }
    var name: (index: Int, text: String)?
    for current in index + 2..<end {
      if tokens[current].kind == .text { name = (current, text(tokens[current])) }
      guard word(current) == .NSStringFromClass else { continue }
      var at = current + 1
      while at < end, !isWord(at) { at += 1 }
      if isWord(at) { name = (at, text(tokens[at])) }
    }
    if let name { use(.delegateName(name.text), tokens[name.index]) }
  }

  private mutating func readDelegateClass(at index: Int) {
    guard isMark(index + 1, "="), !isMark(index + 2, "=") else { return }
    var at = index + 2
    while at < index + 5, !isWord(at) { at += 1 }
    guard isWord(at) else { return }
    var name = text(tokens[at])
    // `Module.SceneDelegate.self`
    while isMark(at + 1, "."), isWord(at + 2), text(tokens[at + 2]) != "self",
      text(tokens[at + 2]) != "class"
    {
      at += 2
      name = text(tokens[at])
    }
    use(.configurationDelegate(name), tokens[at])
  }

  /// The name in a body that only returns `UISceneConfiguration(name: "Default", sessionRole: role)`, or the same in
  /// Objective-C.
  func configuration(in body: Range<Int>) -> String? {
    guard body.count < 40, let made = body.first(where: { word($0) == .UISceneConfiguration })
    else { return nil }
    let texts = body.filter { tokens[$0].kind == .text }
    let marks = body.filter { tokens[$0].kind == .mark }
    let isPlain = marks.allSatisfy { at in
      ["(", ")", "[", "]", ".", ",", ":", ";", "@"].contains { isMark(at, $0) }
    }
    guard isPlain, texts.count == 1, marks.count(where: { isMark($0, ";") }) <= 1,
      marks.count(where: { isMark($0, "(") }) <= (language == .swift ? 1 : 0),
      marks.count(where: { isMark($0, "[") }) <= (language == .swift ? 0 : 2),
      made == body.lowerBound || word(body.lowerBound) == .return
    else { return nil }
    let name = text(tokens[texts[0]])
    return name.contains("\\") ? nil : name
  }

  // MARK: BackgroundTasks

  func argument(at index: Int) -> SourceOutline.Argument? {
    var at = index
    if isMark(at, "@") { at += 1 }
    guard tokens.indices.contains(at) else { return nil }
    if tokens[at].kind == .text { return .text(text(tokens[at])) }
    guard isWord(at) else { return nil }
    while isMark(at + 1, "."), isWord(at + 2), text(tokens[at + 2]) != "rawValue" {
      at += 2
    }
    return .name(text(tokens[at]))
  }

  private mutating func readRequest(_ task: SourceTask, _ token: SourceToken, _ index: Int) {
    guard isMark(index + 1, "(") || isWord(index + 1) else { return }
    for at in index + 1..<min(index + 7, tokens.count)
    where word(at) == .identifier || word(at) == .initWithIdentifier {
      guard isMark(at + 1, ":") else { continue }
      use(.request(task, argument(at: at + 2)), token)
      return
    }
  }

  // MARK: Observers

  private mutating func readObserver(_ token: SourceToken, _ index: Int) {
    var end: Int
    if isMark(index + 1, "(") {
      end = closing(index + 1, atMost: 4000)
    } else if isMark(index + 1, ":") {
      end = index + 1
      while end < tokens.count - 1, end < index + 4000, !isMark(end, ";") {
        end = isMark(end, "{") || isMark(end, "(") || isMark(end, "[") ? closing(end) + 1 : end + 1
      }
    } else {
      return
    }
    end = ahead(index..<end + 1).upperBound - 1
    var moment: LifeCycleMoment?
    var method: String?
    var closure: Range<Int>?
    var current = index + 2
    while current <= end {
      if isMark(current, "{") {
        let close = closing(current)
        if closure == nil { closure = current..<close }
        current = close + 1
        continue
      }
      if let word = tokens[current].word {
        if moment == nil { moment = LifeCycleMoment(word) }
        if word == .selector, isMark(current + 1, "(") {
          let close = closing(current + 1)
          // `#selector(Type.method(_:))` and `@selector(method:)`
          var at = current + 2
          while isMark(at + 1, "."), isWord(at + 2) { at += 2 }
          if isWord(at) { method = text(tokens[at]) }
          current = close
        }
      }
      current += 1
    }
    guard let moment else { return }
    if method == nil, closure == nil {
      // `publisher(for: …).sink { … }`, `for await _ in …notifications(named: …) { … }`
      var at = end + 1
      while at < min(end + 40, tokens.count), !isMark(at, "{"), !isMark(at, "}") { at += 1 }
      if isMark(at, "{") { closure = at..<closing(at) }
    }
    var calls: Set<UInt64> = []
    for at in ahead(closure ?? 0..<0) where isWord(at) {
      if isMark(at + 1, "(") || isMark(at + 1, "]") || isMark(at + 1, ":") {
        calls.insert(tokens[at].hash)
      }
    }
    outline.observers.append(
      SourceOutline.Observer(
        moment: moment, type: currentType, method: method, calls: calls, place: self.place(token)))
  }
}
