// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The log as a panel shows it: its rows in lines, in one of its forms. A row that another one tells,
/// or that is folded, has no lines.
struct LogPage {
  let log: Log
  let format: LogFormat
  private(set) var fold: LogFold
  let running: [Int]
  private var known: KnownBlocks
  /// The section that was looked at last: the next row is mostly in the same one.
  private var section: Log.Section?

  init(_ log: Log, _ format: LogFormat, _ fold: LogFold, running: [Int], known: KnownBlocks) {
    self.log = log
    self.format = format
    self.running = running
    self.known =
      known.format == format && known.generation == log.generation
      ? known : KnownBlocks(format: format, generation: log.generation)
    self.fold = fold.generation == log.generation ? fold : LogFold(generation: log.generation)
  }

  /// The rows that were made, to be kept for the next page.
  var blocks: KnownBlocks { known }

  /// The number of lines of a row.
  mutating func lineCount(_ number: Int) -> Int {
    isShown(number) ? block(number).lines.count : 0
  }

  /// The row of a number, which is shown.
  mutating func block(_ number: Int) -> LogBlock {
    block(number, in: section(around: number))
  }

  private mutating func block(_ number: Int, in section: Log.Section?) -> LogBlock {
    let isFolded = section.map { $0.hidden > 0 } ?? false
    if let block = known[number, isFolded], isStillRight(block) { return block }
    let writer = LogBlockWriter(log: log, format: format, running: running)
    let block =
      switch format.form {
      case .complete: writer.complete(number)
      case .byCause: writer.byCause(number, in: section, isHead: log.beginsSection(number))
      }
    known[number, isFolded] = block
    return block
  }

  private func isStillRight(_ block: LogBlock) -> Bool {
    if format.form == .complete { return true }
    if block.last >= log.end { return false }
    if let openAt = block.openAt, openAt != log.end { return false }
    return block.isRunning == running.contains(log[block.number].entry?.number ?? -1)
  }

  // MARK: Rows that are shown

  /// Returns true if a row has lines.
  mutating func isShown(_ number: Int) -> Bool {
    if format.form == .complete { return true }
    if log.host(of: number) != number { return false }
    guard let section = section(around: number), section.hidden > 0 else { return true }
    return log.staysInSight(number, of: section.rows)
  }

  /// Returns the row that tells a row, in a section that is unfolded for it.
  mutating func show(_ number: Int) -> Int {
    if format.form == .complete { return number }
    let host = log.host(of: number)
    if !isShown(host) { unfold(host) }
    return host
  }

  /// Unfolds the section of a row; false if it is not folded.
  @discardableResult
  mutating func unfold(_ number: Int) -> Bool {
    guard format.form == .byCause, let folded = section(around: number), folded.hidden > 0 else {
      return false
    }
    fold.opened.insert(folded.rows.lowerBound)
    section = nil
    return true
  }

  private mutating func section(around number: Int) -> Log.Section? {
    // Those behind the end of the fold are whole.
    if format.form == .complete || number >= fold.end { return nil }
    if let section, section.rows.contains(number) { return section }
    section = log.section(around: number, fold)
    return section
  }

  /// Folds the sections for which a panel of that height has no room beside those after them. The
  /// newest event's rows are whole.
  mutating func foldOlder(height: Int) {
    guard format.form == .byCause else { return }
    let place = LogFold.Place(
      rows: log.first..<log.end, language: format.language, columns: format.columns,
      height: height)
    if fold.place == place { return }
    fold.place = place
    section = nil
    var used = 0
    var end = log.end
    var hasEvent = false
    for number in (log.first..<log.end).reversed() {
      if log.host(of: number) == number { used += block(number, in: nil).lines.count }
      if used > height {
        fold.end = hasEvent ? end : number
        return
      }
      guard log.beginsSection(number) else { continue }
      end = number
      switch log[number].entry?.kind {
      case .event, .refused: hasEvent = true
      case .process, .call, .returned, .notification, .state, .task, .deadline, .phase, .queue,
        .end, .output, nil:
        break
      }
    }
    fold.end = log.first
  }
}

/// Rows of the log in their lines, as they were made, and what they depend on.
struct KnownBlocks: Sendable {
  fileprivate private(set) var format: LogFormat?
  fileprivate private(set) var generation: Int
  private var blocks: [Key: LogBlock] = [:]

  /// A row, and whether it stands in a folded section.
  private struct Key: Hashable {
    let number: Int
    let isFolded: Bool
  }

  init(format: LogFormat? = nil, generation: Int = 0) {
    self.format = format
    self.generation = generation
  }

  fileprivate subscript(number: Int, isFolded: Bool) -> LogBlock? {
    get { blocks[Key(number: number, isFolded: isFolded)] }
    set {
      // Far more than a screen has.
      if blocks.count > 600 { blocks.removeAll() }
      blocks[Key(number: number, isFolded: isFolded)] = newValue
    }
  }
}
