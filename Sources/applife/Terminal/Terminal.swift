// SPDX-License-Identifier: Apache-2.0
import CNcurses
import CTerminal
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The terminal on standard input and output: ncurses as a value with one owner.
///
/// It shows canvases and reads keys. It knows nothing of the device, and there can be one only.
struct Terminal: ~Copyable {
  /// True if the locale's text is UTF-8. Without it only ASCII is written.
  let isUTF8: Bool

  /// The canvas that was shown last; nil when the terminal may show anything.
  private var shown: Canvas?
  /// Makes keys of bytes; a character may be half read.
  private var decoder: KeyDecoder
  /// A sequence of the terminal's that has begun, and that terminfo does not name.
  private var escape = EscapeReader()
  /// True if the mouse is reported.
  private let hasMouse: Bool
  /// A report of the mouse that has begun.
  private var report: MouseDecoder?
  private var writer: CellWriter
  /// True if the terminal marks what is pasted, and has a title. Those that report a mouse do.
  private let hasExtras: Bool
  /// The question for the background; nil if it does not matter, or the terminal is known not to answer.
  private var question: BackgroundQuestion?
  /// True if the colors have changed since the last frame.
  private(set) var needsRepaint = false
  /// The title that is shown; nil for the terminal's own.
  private var title: String?
  /// A text that is being pasted; nil outside of one.
  private var paste: PasteReader?

  /// Opens the screen, or says in one line why that cannot be done. Writes nothing when it fails.
  /// ``resize()`` comes next: it gives ncurses the window's size.
  ///
  /// - Parameters:
  ///   - colors: whether colors may be used.
  ///   - theme: how looks become colors.
  ///   - mouse: whether the mouse is asked for, where the terminal has one.
  static func open(
    colors: Bool, theme: Theme, mouse: Bool
  ) throws(TerminalError) -> Terminal {
    guard isatty(STDIN_FILENO) == 1 else { throw .inputIsNotTerminal }
    guard isatty(STDOUT_FILENO) == 1 else { throw .outputIsNotTerminal }
    let isUTF8 = CharacterSet.useLocale()
    TerminalType.substituteWhereUnknown()
    cn_make_blocking()
    Rescue.saveModes()
    let error: TerminalError? =
      switch cn_prepare() {
      case CN_OPEN_OK: start()
      case CN_OPEN_NO_TERM: .noType
      case CN_OPEN_POOR_TERM: .poorType(type)
      case CN_OPEN_UNKNOWN_TERM: .unknownType(type)
      default: .failed
      }
    if let error {
      cn_restore_blocking()
      throw error
    }
    var palette = ColorPalette(theme, on: .ofEnvironment)
    let hasColors = colors && useColors(of: palette)
    // Without colors the background does not matter.
    if !hasColors { palette = ColorPalette(theme) }
    return Terminal(
      isUTF8: isUTF8, palette: palette, hasColors: hasColors, hasMouse: mouse && cn_has_mouse())
  }

  private init(isUTF8: Bool, palette: ColorPalette, hasColors: Bool, hasMouse: Bool) {
    self.isUTF8 = isUTF8
    writer = CellWriter(isUTF8: isUTF8, palette: palette, hasColors: hasColors)
    decoder = KeyDecoder(isUTF8: isUTF8)
    self.hasMouse = hasMouse
    // The console of Linux reports a mouse too, and has neither.
    hasExtras = cn_has_mouse() && !Self.type.hasPrefix("linux")
    if hasMouse { cn_set_mouse(true) }
    if hasExtras { cn_set_extras(true) }
    if hasExtras, hasColors, palette.theme.dependsOnBackground {
      cn_expect_background()
      cn_write(BackgroundQuestion.text)
      // At once: the answer comes while the first frame is made.
      cn_flush()
      question = BackgroundQuestion(at: MonotonicClock.now)
    }
  }

  /// Takes the terminal. From here on it is changed, and a signal may come at any moment.
  private static func start() -> TerminalError? {
    Rescue.install()
    if cn_start() { return nil }
    Rescue.disarm()
    return .failed
  }

  /// Sets up a pair for each color but the standard one, numbered by its raw value.
  private static func useColors(of palette: ColorPalette) -> Bool {
    let inks = Style.Color.allCases.dropFirst().map(palette.ink)
    let direct = inks.map { $0?.direct ?? -1 }
    let many = inks.map { Int32($0?.number ?? -1) }
    let few = inks.map { Int32($0?.basicNumber ?? -1) }
    return cn_use_colors(direct, many, few, Int32(inks.count))
  }

  /// The value of TERM, without what could act on the terminal.
  private static var type: String {
    guard let value = getenv("TERM") else { return "" }
    return Printable.line(String(cString: value))
  }

  /// Gives the terminal back: for good, or until ``resume()``. Harmless when it has been.
  mutating func close() {
    awaitAnswer()
    // A signal in between gives it back once more, which does no harm.
    if hasMouse { cn_set_mouse(false) }
    if hasExtras { cn_set_extras(false) }
    cn_flush()
    cn_suspend()
    cn_restore_blocking()
    Rescue.disarm()
  }

  /// Takes the terminal back after ``close()``, with every mode on again.
  mutating func resume() {
    Rescue.arm()
    resize()
    cn_make_blocking()
    cn_resume()
    if hasMouse { cn_set_mouse(true) }
    if hasExtras { cn_set_extras(true) }
    title = nil
    paste = nil
    shown = nil
  }

  /// Asks for every cell to be drawn again.
  mutating func redrawAll() {
    cn_redraw_all()
    shown = nil
  }

  /// Follows the window, and returns its size.
  @discardableResult
  mutating func resize() -> Size {
    let size = self.size
    // The terminal no longer shows the canvas of a window that had another size, even if the window
    // had changed before ncurses was told.
    if cn_resize(Int32(size.width), Int32(size.height)) { shown = nil }
    if let shown, shown.size != size { self.shown = nil }
    return size
  }

  /// The window's size, as far as it is drawn on.
  var size: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    cn_size(&width, &height)
    return Size(max(1, Int(width)), max(1, Int(height)))
  }

  // MARK: Showing

  /// Shows a canvas: what looks different is written, and ncurses sends what differs from the
  /// physical screen.
  mutating func present(_ canvas: Canvas) {
    let previous = shown?.size == canvas.size ? shown : nil
    if previous == nil { cn_erase() }
    var hasChanged = previous == nil
    canvas.forEachChange(since: previous) { place, cells in
      writer.write(cells, at: place.y, from: place.x)
      hasChanged = true
    }
    if hasChanged {
      // Another program on the same terminal may have changed it: ncurses would try again without
      // a pause while a terminal that must not block is full.
      cn_make_blocking()
      cn_refresh()
    }
    shown = canvas
    needsRepaint = false
    question?.frameDrawn(at: MonotonicClock.now)
  }

  /// Names the window after what is shown. The first time, what the terminal was asked for goes out with it.
  mutating func show(title new: String) {
    guard hasExtras, new != title else { return }
    title = new
    let harmless = Printable.line(String(new.prefix(80)))
    let shown = isUTF8 ? harmless : String(harmless.filter(\.isASCII))
    let name = shown.isEmpty || shown == "applife" ? "applife" : shown + " - applife"
    cn_write("\u{1B}]2;" + name + "\u{07}")
    cn_flush()
  }

  /// Puts a text on the clipboard, if the terminal lets programs do that.
  ///
  /// - SeeAlso: "Manipulate Selection Data" in https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
  func copy(_ text: String) {
    guard hasExtras else { return }
    let sequence = "\u{1B}]52;c;" + Base64.text(Array(text.utf8)) + "\u{07}"
    // ncurses has written everything of its own with the last frame. A terminal that is gone is noticed
    // where keys are read.
    try? Output().write(Array(sequence.utf8))
  }

  // MARK: Keys

  /// The most keys that are taken at once; what is left comes right after the frame.
  private static let mostKeys = 4096

  /// The keys and the pasted texts that wait, in order. Never waits for one.
  mutating func readKeys() -> [Input] {
    var inputs: [Input] = []
    var value: Int32 = 0
    var read = 0
    if let paste, paste.isOver(at: MonotonicClock.now) { end(paste, &inputs) }
    while read < Self.mostKeys {
      read += 1
      switch cn_read_key(&value) {
      case CN_KEY_BYTE: take(UInt8(truncatingIfNeeded: value), to: &inputs)
      case CN_KEY_NAMED: take(code: value, to: &inputs)
      default:
        endEscape(&inputs)
        paste?.pause(at: MonotonicClock.now)
        return inputs
      }
    }
    paste?.pause(at: MonotonicClock.now)
    return inputs
  }

  /// Nothing more follows a sequence that has begun: its bytes are keys.
  private mutating func endEscape(_ inputs: inout [Input]) {
    for byte in escape.end() { press(byte, &inputs) }
  }

  private mutating func press(_ byte: UInt8, _ inputs: inout [Input]) {
    var keys: [Key] = []
    decoder.add(byte, to: &keys)
    for key in keys { inputs.append(.key(key)) }
  }

  private mutating func take(_ byte: UInt8, to inputs: inout [Input]) {
    switch question?.add(byte, at: MonotonicClock.now) {
    case .taken: break
    case .done(let color):
      if let color { use(ColorPalette.Background(behind: color)) }
    case .foreign(let bytes): for byte in bytes { take(key: byte, to: &inputs) }
    case nil: take(key: byte, to: &inputs)
    }
  }

  /// The terminal said which background it has.
  private mutating func use(_ background: ColorPalette.Background) {
    let palette = ColorPalette(writer.palette.theme, on: background)
    guard palette != writer.palette, Self.useColors(of: palette) else { return }
    writer.palette = palette
    shown = nil
    needsRepaint = true
  }

  /// Waits a little for an answer that is still to come: nobody would take it from the shell.
  private mutating func awaitAnswer() {
    guard let end = question?.end(at: MonotonicClock.now) else { return }
    var keys = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while question?.isAnswered == false {
      let left = (end - MonotonicClock.now).millisecondsRoundedUp
      guard left > 0, poll(&keys, 1, Int32(left)) > 0 else { return }
      _ = readKeys()
    }
  }

  private mutating func take(key byte: UInt8, to inputs: inout [Input]) {
    if paste != nil {
      if let key = paste?.add(byte) { inputs.append(.key(key)) }
      return
    }
    switch report?.add(byte) {
    case .more: return
    case .done(let mouse):
      report = nil
      if let mouse { inputs.append(.key(.mouse(mouse))) }
      return
    case .foreign: report = nil
    case nil: break
    }
    switch escape.add(byte) {
    case .more: break
    case .done(let key): if let key { inputs.append(.key(key)) }
    case .foreign(let bytes): for byte in bytes { press(byte, &inputs) }
    }
  }

  private mutating func take(code: Int32, to inputs: inout [Input]) {
    if code == Int32(CN_KEY_BACKGROUND) {
      question?.begin()
      return
    }
    question?.interrupt()
    report = nil
    endEscape(&inputs)
    if code == Int32(CN_KEY_PASTE_END) {
      if let paste { end(paste, &inputs) }
    } else if paste != nil {
      // A key is no text: nobody has pressed one.
    } else if code == Int32(CN_KEY_PASTE) {
      paste = PasteReader(at: MonotonicClock.now)
    } else if code == Int32(CN_KEY_MOUSE) {
      report = MouseDecoder(.digits)
    } else if code == Int32(CN_KEY_OLD_MOUSE) {
      report = MouseDecoder(.bytes)
    } else if let key = Key(code: code) {
      inputs.append(.key(key))
    }
  }

  /// A paste is over, or its end is not waited for any longer.
  private mutating func end(_ text: PasteReader, _ inputs: inout [Input]) {
    paste = nil
    inputs.append(.pasted(text.text))
  }

  /// True if the terminal is gone: no key will ever be pressed again.
  var isGone: Bool { cn_is_gone() }

  /// True if the terminal belongs to another job: touching it would take it from the shell.
  static var isInBackground: Bool {
    let owner = tcgetpgrp(STDIN_FILENO)
    return owner > 0 && owner != getpgrp()
  }
}
