// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The parts of a report that are words, amounts and frames.
extension CrashLog {
  /// Reads the exception or message of a report, and the clue that decides.
  mutating func readWords(_ text: ReportText) {
    if let name = text.text(after: "uncaught exception '", until: "'") {
      hasException = true
      let reason = text.text(after: "reason: '").map(Self.untilQuote) ?? ""
      said = reason.isEmpty ? name : name + ": " + reason
    } else if let name = text.text(after: "uncaught exception of type ", until: "\n"),
      text.isPart || isCrash
    {
      hasException = true
      said = Self.oneLine(name)
    } else if namespace == "TCC" || namespace == "DYLD" || namespace == "CODESIGNING" {
      said =
        text.text(after: "This app has crashed because", until: "\n").map {
          "This app has crashed because" + Self.oneLine($0)
        } ?? text.firstText("reasons") ?? text.firstText("details")
        ?? text.field("Termination Description")
        ?? text.paragraph("Application Specific Information")?.firstLine
    } else if isCrash {
      said =
        text.object("asi").flatMap(Self.firstMessage)
        ?? text.paragraph("Application Specific Information")?.firstLine ?? said
    }
    // What the report says of an end that nothing else tells.
    if said == nil, !isCrashOrSignal {
      said =
        namespace == "GUARD"
        ? text.object("exception")?.value("subtype") ?? text.field("Exception Subtype")
        : text.object("termination")?.value("indicator")
      // `<RBSTerminateContext| domain:10 code:0xFBFBFBFB explanation:Termination requested by simulator host`
      if said == nil, code.map({ TerminationCode(rawValue: $0) == nil }) ?? false {
        said = text.text(after: " explanation:", until: " reportType:").map(Self.oneLine)
      }
    }
    let mayDecide = isCrash || hasException || namespace == "TCC" || namespace == "DYLD"
    if mayDecide { clue = sightings.first { $0.clue.decides }?.clue }
    if namespace == "TCC" { clue = Clue.all.first { $0.fact == .usageDescription } }
    if clue == nil, namespace == "DYLD" { clue = Clue.all.first { $0.fact == .libraryMissing } }
    if namespace == "CODESIGNING" { clue = Clue.all.first { $0.fact == .codeSignature } }
  }

  /// Application specific information in JSON: a list of messages for each library.
  private static func firstMessage(_ text: ReportText) -> String? {
    let libraries = [
      "libswiftCore.dylib", "CoreFoundation", "UIKitCore", "libdispatch.dylib",
      "libsystem_c.dylib", "dyld",
    ]
    return libraries.lazy.compactMap(text.firstText).first.map(oneLine)
  }

  /// The text until the quote that ends it: no letter follows, as one does in "can't".
  private static func untilQuote(_ text: String) -> String {
    let letters = Array(text)
    for (index, letter) in letters.enumerated() where letter == "'" {
      if index + 1 == letters.count || !letters[index + 1].isLetter {
        return String(letters[..<index])
      }
    }
    return text
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
  }

  /// Reads a report about the use of a resource.
  /// - SeeAlso: https://developer.apple.com/documentation/xcode/exc_resource
  mutating func readResources(_ text: ReportText) {
    isNonFatal =
      text.contains("NON-FATAL CONDITION") || text.contains("this is NOT a crash")
      || text.number("isNonFatal") == 1
    if exception == "EXC_RESOURCE" {
      let thrown = text.object("exception")
      // `CPU_FATAL (Limit 50%)` has more to say behind it.
      let subtype = (thrown?.value("subtype") ?? text.field("Exception Subtype")).map {
        String($0.prefix { $0 != "(" }).split(separator: " ").joined(separator: " ")
      }
      let kind = ResourceReport.Kind(subtype: subtype)
      let isKilled = subtype.map { $0.hasSuffix("FATAL") } ?? false
      resource = ResourceReport(kind: kind, isKilled: isNonFatal ? false : isKilled ? true : nil)
      let message = thrown?.value("message") ?? text.field("Exception Message")
      // The name of the resource is told where no sentence tells it.
      let name = kind == .other ? subtype : nil
      let words = [name, message].compactMap { $0 }
      if !words.isEmpty { said = words.joined(separator: ": ") }
      return
    }
    guard let event = text.head("Event"), let kind = ResourceReport.Kind(rawValue: event) else {
      return
    }
    let action = text.head("Action taken")
    resource = ResourceReport(
      kind: kind,
      isKilled: action.map {
        $0.holds("killed") || $0.holds("terminated")
      })
    let names = ["CPU", "Wakeups", "Writes"]
    said = names.lazy.compactMap(text.head).first
  }

  /// A jetsam event lists all processes; only those that were killed have a reason. Of several, the first one that
  /// may be an app is told.
  mutating func readJetsam(_ text: ReportText) {
    let all = text.objects(having: "reason", atMost: Self.mostKilled).filter {
      $0.value("reason").flatMap(JetsamReason.init(rawValue:)) != nil
    }
    let first = all.firstIndex { !Self.isDaemon($0) } ?? all.startIndex
    defer { said = said ?? jetsamReason?.rawValue }
    if let killed = all.indices.contains(first) ? all[first] : nil {
      jetsamReason = killed.value("reason").flatMap(JetsamReason.init(rawValue:))
      alsoKilled = all.indices.filter { $0 != first }.compactMap { all[$0].value("name") }
      if process == nil || text.value("largestProcess") != nil {
        process = killed.value("name") ?? process
      }
      pid = killed.number("pid").flatMap { Int(exactly: $0) }
      let pageSize = text.number("pageSize")
      if let pages = killed.number("rpages"), let pageSize, pageSize <= 65536, pages < 1 << 32 {
        memory = MemoryUse(used: pages * pageSize, pageSize: pageSize)
      }
      let states = killed.texts("states")
      // An extension is never suspended as an app is, whose limit is lower then.
      isDaemon = Self.isDaemon(killed) || mayBeExtension && !states.contains("suspended")
      if wasInFront == nil, !states.isEmpty {
        wasInFront = states.contains("frontmost")
        wasSuspended = states.contains("suspended")
      }
    } else if namespace == "JETSAM" {
      // A crash report names the reason beside the number of it.
      jetsamReason =
        text.object("termination")?.value("indicator").flatMap(JetsamReason.init(rawValue:))
        ?? code.flatMap { Int(exactly: $0) }.flatMap(JetsamReason.init(number:))
    } else if text.isPart, text.word != nil || Self.kills.contains(where: text.contains) {
      jetsamReason = JetsamReason.allCases.last { text.contains($0.rawValue) }
      if jetsamReason != nil || text.contains("memorystatus") { readKernelLine(text) }
    }
  }

  /// True if no app is killed like that: its service has a bundle identifier for a name, as
  /// `com.apple.WebKit.WebContent`, and only an extension passes a limit of its own that is so low.
  private var mayBeExtension: Bool {
    (process ?? "").hasPrefix("com.apple.")
      || jetsamReason == .perProcessLimit
        && (memory?.used).map { $0 < Self.lowestLimit } ?? false
  }

  /// Less than the lowest limit of an app, in bytes.
  /// - SeeAlso: https://stackoverflow.com/questions/5887248 (127 MB of 256 MB), https://github.com/kstenerud/KSCrash/issues/278 (a
  ///   packet tunnel: 15 MB)
  private static let lowestLimit: UInt64 = 100 << 20

  /// The words of a line about an end. Beside none of them the name of a reason is another thing's.
  private static let kills = [
    "memorystatus", "jetsam", "Jetsam", "JETSAM", "kill", "Kill", "terminat", "Terminat", "reason",
    "exceed",
  ]

  /// The most processes of a jetsam event that are told.
  private static let mostKilled = 100

  /// True if a process of a jetsam event is the system's or an extension: both run as daemons.
  private static func isDaemon(_ process: ReportText) -> Bool {
    process.texts("states").contains("daemon")
  }

  /// `memorystatus: killing_specific_process pid 1879 [Tunnel] (per-process-limit 100) 51200KB`, also
  /// `killing_idle_process`, and `memorystatus: exceeded mem limit: ActiveHard 50 MB (fatal)`.
  private mutating func readKernelLine(_ text: ReportText) {
    if let rest = text.text(after: "_process pid ") {
      let words = rest.split(separator: " ").map(String.init)
      pid = words.first.flatMap { Int($0) }
      if let name = rest.split(separator: "[").dropFirst().first?.split(separator: "]").first {
        process = String(name)
      }
      for word in words where word.hasSuffix("KB") {
        if let kilobytes = UInt64(word.dropLast(2)), kilobytes < 1 << 40 {
          memory = MemoryUse(used: kilobytes * 1024, limit: memory?.limit)
        }
      }
    }
    if let rest = text.text(after: "exceeded mem limit: ") {
      if jetsamReason == nil { jetsamReason = .perProcessLimit }
      let number = rest.split(separator: " ").lazy.compactMap { UInt64($0) }.first
      if let number, number < 1 << 30 {
        memory = MemoryUse(used: memory?.used, limit: number * 1_048_576)
      }
    }
  }
}
