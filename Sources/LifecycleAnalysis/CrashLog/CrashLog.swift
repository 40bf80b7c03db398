// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The facts that a termination report or crash log gives about the end of a process.
///
/// MetricKit's JSON is read too. Three kinds of reports are read: the `.ips` of iOS 15 and later (a
/// line of JSON, then an object of JSON), the earlier one (a line of JSON, then text), and text
/// alone; a part of one, such as an `RBSTerminateContext` line, or just a code, says less.
/// Everything is looked for by its name, since reports are often pasted in part.
/// - SeeAlso: https://developer.apple.com/documentation/xcode/interpreting-the-json-format-of-a-crash-report
/// - SeeAlso: https://developer.apple.com/documentation/xcode/examining-the-fields-in-a-crash-report
package struct CrashLog: Hashable, Sendable {
  /// The process's name.
  package internal(set) var process: String?
  /// The major version of iOS.
  package internal(set) var version: SystemVersion?
  /// The part of the system that ended the process: `FRONTBOARD`, `SPRINGBOARD`, `RUNNINGBOARD`, `SIGNAL`, …
  package internal(set) var namespace: String?
  /// The termination code; nil where there is none.
  package internal(set) var code: UInt32?
  /// `SIGKILL`, `SIGABRT`, …
  package internal(set) var signal: String?
  /// `EXC_CRASH`, `EXC_BAD_ACCESS`, …
  package internal(set) var exception: String?
  /// The event that the watchdog waited for.
  package internal(set) var event: WatchdogEvent?
  /// True if the app was on the screen for the watchdog; nil where the report does not say.
  package internal(set) var isForeground: Bool?
  /// True if the app was on the screen, as far as the report says.
  package internal(set) var wasInFront: Bool?
  /// The time that the app had.
  package internal(set) var allowance: Duration?
  /// True if that is time of the processor, and not of the clock.
  package internal(set) var isProcessorTime = false
  /// The app's own time on all cores within that.
  package internal(set) var processorTime: Duration?
  /// The percentage that this is of the time of all cores: on a phone with six, a thread that never waits has 16.
  package internal(set) var processorShare: Int?
  /// The time from the launch to the end.
  package internal(set) var lifetime: Duration?
  /// The category that MetricKit gives, from iOS 27.
  package internal(set) var exitCategory: ExitCategory?
  /// The reason for which the system killed it for what was used.
  package internal(set) var jetsamReason: JetsamReason?
  /// The memory that it used when it was killed for that.
  package internal(set) var memory: MemoryUse?
  /// The report about processor time, wakeups or disk writes.
  package internal(set) var resource: ResourceReport?
  /// The number of reports that the text holds. It is the first one.
  package private(set) var reportCount = 1
  /// True if the report says that the process went on.
  package internal(set) var isNonFatal = false
  /// True if a jetsam event says that the process was suspended.
  package internal(set) var wasSuspended = false
  /// The process's identifier.
  package internal(set) var pid: Int?
  /// The words of the report about the reason: an exception's name and reason, a message.
  package internal(set) var said: String?
  /// True if an exception was thrown and not caught.
  package internal(set) var hasException = false
  /// True if a message tells that the app's own code ended it.
  package internal(set) var hasFatalMessage = false
  /// The clue that tells the cause alone: a frame, or the words of an exception.
  package internal(set) var clue: Clue?
  /// The clues in the text, with the lines that show them.
  package internal(set) var sightings: [Clue.Sighting] = []
  /// The system that the process ran on.
  package internal(set) var platform = Platform.iOS
  /// True if the process was an extension of an app.
  package internal(set) var isExtension = false
  /// True if the process was a daemon, as those of the system are. A jetsam event calls extensions so too.
  package internal(set) var isDaemon = false
  /// The names of the other processes that were killed in the same jetsam event.
  package internal(set) var alsoKilled: [String] = []

  /// True if the process was an app of iOS, which has the life cycle that the model is of.
  package var hasLifeCycle: Bool { platform == .iOS && !isExtension && !isDaemon }

  /// True if the process has ended, and was not only reported.
  package var hasEnded: Bool {
    !isNonFatal && resource?.isKilled != false && cause != .fact(.nonFatal)
  }

  /// The systems that write such reports.
  package enum Platform: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, watchOS, tvOS, visionOS
  }

  /// The events that the watchdog waits for; the raw value is the name in reports.
  package enum WatchdogEvent: String, CaseIterable, Hashable, Sendable {
    case processLaunch = "process-launch"
    case sceneCreate = "scene-create"
    case sceneUpdate = "scene-update"
    case processExit = "process-exit"
    /// Before iOS 9 the event is told in words.
    case launch = "failed to launch in time"
    case resume = "failed to resume in time"
    case suspend = "failed to suspend in time"
    case terminate = "failed to terminate in time"
    case terminateGracefully = "failed to terminate gracefully"
    case assertions = "has active assertions beyond permitted time"
  }

  /// Reads a report, or a part of one, or a code.
  ///
  /// - Parameter isOver: returns true once nothing more is to be read. It is asked again and again: each part of a
  ///   long report takes a while.
  package init(_ bytes: [UInt8], isOver: () -> Bool = { false }) {
    let parts = ReportParts(LogDecoder.plain(bytes))
    let bytes = Array(parts.first)
    let text = ReportText(bytes[...])
    reportCount = max(1, parts.count, text.count(inList: "crashDiagnostics"))
    readSystem(text)
    if isOver() { return }
    readProcess(text)
    if isOver() { return }
    readReason(text)
    if isOver() { return }
    readException(text)
    if isOver() { return }
    readDebugger(text)
    if isOver() { return }
    readMetricKit(text)
    sightings = Clue.sightings(in: bytes, isOver: isOver)
    if isOver() { return }
    readWords(text)
    if isOver() { return }
    readResources(text)
    if isOver() { return }
    // Names of threads may hold the same words: only the reason of the termination counts.
    if !isCrash { event = text.terminationParts.lazy.compactMap(Self.event).first }
    readVisibility(text)
    if isOver() { return }
    readTimes(text)
    if !isOver(), !isCrash, !hasException { readJetsam(text) }
  }

  /// Reads the name of the process, and the system that it ran on.
  private mutating func readSystem(_ text: ReportText) {
    process =
      text.value("procName") ?? text.head("Process") ?? text.head("Command")
      ?? text.value("app_name")
    let system =
      text.value("train") ?? text.field("OS Version") ?? text.value("os_version")
      ?? text.value("osVersion")
    platform = system.map(Self.platform) ?? .iOS
    if platform == .iOS { version = system.flatMap(Self.majorVersion) }
  }

  /// Reads the identifier of the process, whether it is an extension, and its termination in JSON.
  private mutating func readProcess(_ text: ReportText) {
    pid = text.head("PID").flatMap { Int($0) }
    // Other reports name more processes than one.
    if pid == nil, text.value("procName") != nil {
      pid = text.number("pid").flatMap { Int(exactly: $0) }
    }
    let path = text.head("Path") ?? text.value("procPath") ?? ""
    isDaemon =
      (["/usr/", "/sbin/", "/bin/"].contains(where: path.hasPrefix)
        // Also below /System/Cryptexes/OS, where WebKit lies since iOS 16.4.
        || path.holds("/System/Library/")) && !path.holds(".app/")
    isExtension = path.holds(".appex") || text.contains("PacketTunnelProvider")
    if let termination = text.object("termination") {
      code =
        termination.number("code").flatMap { UInt32(exactly: $0) }
        ?? termination.value("code").flatMap(Self.code)
      namespace = termination.value("namespace")
    }
  }

  /// Reads the exception and the signal where a field of the report names them.
  private mutating func readException(_ text: ReportText) {
    if let thrown = text.object("exception") {
      // Other tools' reports have an exception too, also one that was handled.
      exception = thrown.value("type").flatMap { $0.hasPrefix("EXC") ? $0 : nil }
      signal = exception == nil ? nil : thrown.value("signal")
    } else if let line = text.field("Exception Type") {
      // Up to iOS 8 a number stands there for what was no crash.
      exception = line.split(separator: " ").first.flatMap {
        $0.hasPrefix("EXC") ? String($0) : nil
      }
      signal = line.split { $0 == "(" || $0 == ")" }.dropFirst().first.map(String.init)
    }
    // Xcode tells the number alone. Of SIGKILL and SIGTERM a clue tells more.
    if exception == nil, signal == nil, let words = text.text(after: "erminated due to signal "),
      let number = Int(String(words.prefix { $0.isNumber })), number != 9, number != 15
    {
      signal = LogEnd.signals[number]
    }
  }

  /// Reads whether the app was on the screen.
  private mutating func readVisibility(_ text: ReportText) {
    if let visibility = text.field("WatchdogVisibility") ?? text.field("ProcessVisibility") {
      isForeground =
        visibility.hasPrefix("Foreground") ? true : visibility.hasPrefix("Background") ? false : nil
    }
    // What is told of the end is nearer to it than the role, which is that of the report.
    switch text.head("Role") ?? text.value("procRole") {
    case "Foreground": wasInFront = isForeground ?? true
    case "Background": wasInFront = isForeground ?? false
    case _: wasInFront = isForeground
    }
  }

  private static func platform(_ system: String) -> Platform {
    let names: [(String, Platform)] = [
      ("macOS", .macOS), ("Mac OS", .macOS), ("Watch", .watchOS), ("watchOS", .watchOS),
      ("tvOS", .tvOS), ("TVOS", .tvOS), ("xrOS", .visionOS), ("visionOS", .visionOS),
    ]
    return names.first { system.holds($0.0) }?.1 ?? .iOS
  }

  private static func event(in text: ReportText) -> WatchdogEvent? {
    WatchdogEvent.allCases.first { text.contains($0.rawValue) }
  }

  /// `Namespace SPRINGBOARD, Code 0x8badf00d`, `FRONTBOARD 2343432205`, `domain:10 code:0x8BADF00D`, or a code alone.
  private mutating func readReason(_ text: ReportText) {
    let reason = text.field("Termination Reason") ?? text.value("terminationReason")
    if let reason {
      let words = reason.split { $0 == " " || $0 == "," }.map(String.init)
      if words.first == "Namespace" { namespace = words.dropFirst().first }
      if words.first != "Namespace", let first = words.first, first.allSatisfy({ $0.isUppercase }) {
        namespace = first
      }
      for word in words where code == nil { code = Self.code(word) }
      // `SIGNAL 11 Segmentation fault: 11`: a signal's number is short.
      if namespace == "JETSAM" { code = words.lazy.compactMap { UInt32($0) }.first }
      if code == nil, namespace == "SIGNAL" || namespace == "SIGNALS" {
        code = words.lazy.compactMap { UInt32($0) }.first { LogEnd.signals[Int($0)] != nil }
        signal = code.flatMap { LogEnd.signals[Int($0)] }
      }
    }
    if code == nil, text.contains("explanation:") || text.contains("RBSTerminateContext"),
      let context = text.field("code")
    {
      code = context.split(separator: " ").first.flatMap { Self.code(String($0)) }
    }
    if code == nil, let codes = text.field("Exception Codes") {
      // Up to iOS 8 the code of the termination stands there.
      let known = codes.split { $0 == " " || $0 == "," }.compactMap { Self.code(String($0)) }
      code = known.first { TerminationCode(rawValue: $0) != nil }
    }
    if code == nil, text.isPart, let line = text.line(withAny: Self.ends),
      let end = LogEnd(reportedIn: Array(line.utf8)[...])
    {
      switch end {
      case .code(let number): code = number
      case .jetsam(let number): (namespace, code) = ("JETSAM", UInt32(exactly: number))
      case .foreign(let space, let number) where end.namesReason:
        (namespace, code) = (LogEnd.name(ofSpace: space), UInt32(exactly: number))
      case .crash(let number), .signal(let number), .foreign(_, let number):
        signal = LogEnd.signals[number]
      case .exit: break
      }
    }
    if code == nil, let word = text.word {
      code = Self.code(word) ?? TerminationCode(digits: word)?.rawValue
    }
    // Xcode tells a code in decimal digits.
    if code == nil, let number = text.text(after: "erminated due to code ") {
      code = Self.code(String(number.prefix { $0.isLetter || $0.isNumber }))
    }
    // Somebody's sentence about a termination names its code.
    if code == nil, text.isPart { code = text.namedCode }
  }

  /// The lines of the system that tell the end of a process.
  private static let ends = [
    "termination reported by launchd", "exit reason (namespace:", "exited due to ",
    "RBSProcessExitStatus|",
  ]

  /// A code as reports write it, in either base.
  package static func code(_ text: String) -> UInt32? {
    // A number with a sign is none.
    if text.utf8.contains(UInt8(ascii: "+")) { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt64(text.dropFirst(2), radix: 16).flatMap { UInt32(exactly: $0) }
    }
    guard text.count >= 9 else { return nil }
    return UInt32(text)
  }

  private mutating func readTimes(_ text: ReportText) {
    if let (seconds, kind) = text.allowance {
      allowance = seconds
      isProcessorTime = kind
    } else if let assertion = text.field("permittedBackgroundDuration") {
      allowance = assertion.split(separator: " ").first.flatMap { ReportText.seconds(String($0)) }
    }
    if let line = text.field("Elapsed application CPU time (seconds)") {
      let words = line.split { $0 == "," || $0 == " " || $0 == "%" }
      processorTime = words.first.flatMap { ReportText.seconds(String($0)) }
      processorShare = words.dropFirst().first.flatMap { Int($0) }
    }
    let end = text.value("captureTime") ?? text.field("Date/Time")
    let begin = text.value("procLaunch") ?? text.field("Launch Time")
    if let end, let begin, let last = Self.microseconds(end),
      let first = Self.microseconds(begin), last >= first
    {
      lifetime = .microseconds(last - first)
    }
  }

  private static func microseconds(_ text: String) -> Int? {
    // The zone stands behind a blank there.
    LogTime(Array(text.replacingBlankBeforeZone.utf8)[...], at: 0)?.microseconds
  }

  /// The first number in `iPhone OS 16.2 (20C65)`.
  private static func majorVersion(_ text: String) -> SystemVersion? {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber }
    return Int(digits).flatMap { Device.isAnnounced(version: $0) ? SystemVersion($0) : nil }
  }

  /// True if all threads together ran for less than half of the time that the clock allowed.
  package var mainThreadWaited: Bool {
    guard let allowance, let processorTime, !isProcessorTime else { return false }
    return processorTime * 2 < allowance
  }

  /// True if anything was found that says how a process ended.
  package var saysSomething: Bool {
    code != nil || signal != nil || exception != nil || event != nil || jetsamReason != nil
      || exitCategory != nil || resource != nil || hasException || hasFatalMessage
      || clue != nil
  }
}

extension String {
  /// The text without the last blank, where a zone follows it: `… 10:11:12.5 +0100`.
  fileprivate var replacingBlankBeforeZone: String {
    guard let sign = lastIndex(where: { $0 == "+" || $0 == "-" }), sign > startIndex,
      self[index(before: sign)] == " "
    else { return self }
    return String(self[..<index(before: sign)] + self[sign...])
  }
}
