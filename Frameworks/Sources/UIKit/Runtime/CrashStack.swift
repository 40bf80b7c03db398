// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc

  /// Tells the stack when a signal ends the process, as Swift tells it for its own errors: for a failed `as!` Swift
  /// tells only the types, for `abort()`, a number that overflows and a wrong pointer nothing. `exit` is told too.
  enum CrashStack {
    private static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV]
    /// The size of the stack for the handlers, because the main thread's own may be full.
    private static let room = 1 << 18
    /// The number of seconds that the telling may take: a signal may have come where it can't be
    /// done.
    private static let seconds: UInt32 = 2

    static func tell() {
      var stack = stack_t()
      stack.ss_sp = malloc(room)
      stack.ss_size = room
      sigaltstack(&stack, nil)
      for signal in signals {
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = { number, info, _ in
          CrashStack.write(number, info)
        }
        // What comes while it is told ends the process.
        action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
        sigaction(signal, &action, nil)
      }
      _ = onExit({ status, _ in CrashStack.write("Exit \(status)") }, nil)
    }

    /// C's `Dl_info`, which Swift's Glibc does not show.
    fileprivate struct Image {
      var name: UnsafePointer<CChar>?
      var base: UnsafeMutableRawPointer?
      var symbol: UnsafePointer<CChar>?
      var symbolAddress: UnsafeMutableRawPointer?
    }

    private static func write(_ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
      alarm(seconds)
      let code = info?.pointee.si_code ?? 0
      let address = UInt(bitPattern: info?.pointee._sifields._sigfault.si_addr)
      let isFull = isStackFull(address) ? 1 : 0
      write("Signal \(number), code \(code), address \(address), stack \(isFull)")
      // A signal that was sent does not come again by itself.
      raise(number)
    }

    /// True if an address is just below what the thread's stack may have.
    private static func isStackFull(_ address: UInt) -> Bool {
      var attributes = pthread_attr_t()
      guard describe(pthread_self(), &attributes) == 0 else { return false }
      defer { pthread_attr_destroy(&attributes) }
      var begin: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &begin, &size) == 0 else { return false }
      let lowest = UInt(bitPattern: begin)
      // A large frame may reach over the guard's page.
      return address > lowest - min(lowest, 1 << 20) && address < lowest + 1 << 14
    }

    /// Writes what has happened, and where.
    private static func write(_ head: String) {
      var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
      let count = Int(stack(&addresses, Int32(addresses.count)))
      var text = head + ". Current stack trace:\n"
      for (place, address) in addresses.prefix(count).enumerated() {
        guard let address else { continue }
        var found = Image()
        guard image(address, &found) != 0, let name = found.name, let base = found.base else {
          continue
        }
        let file = String(cString: name).split(separator: "/").last.map { String($0) } ?? "-"
        let bits = UInt(bitPattern: address)
        let symbol = found.symbol.map { " " + String(cString: $0) } ?? ""
        let offset = bits - UInt(bitPattern: base)
        text += "\(place)    \(file)    0x\(String(bits, radix: 16)) "
        text += "<unavailable> + \(offset)\(symbol)\n"
      }
      var bytes = Array(text.utf8)
      _ = Glibc.write(STDERR_FILENO, &bytes, bytes.count)
    }
  }

  @_silgen_name("backtrace")
  private func stack(
    _ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32
  ) -> Int32

  @_silgen_name("dladdr")
  private func image(
    _ address: UnsafeMutableRawPointer, _ found: UnsafeMutablePointer<CrashStack.Image>
  ) -> Int32

  @_silgen_name("pthread_getattr_np")
  private func describe(
    _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
  ) -> Int32

  @_silgen_name("on_exit")
  private func onExit(
    _ handler: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void,
    _ argument: UnsafeMutableRawPointer?
  ) -> Int32
#else
  enum CrashStack { static func tell() {} }
#endif
