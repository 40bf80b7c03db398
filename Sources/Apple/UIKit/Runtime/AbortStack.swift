// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc

  /// Tells the stack when the process ends by `abort()`, as Swift tells it for its own errors: for a failed `as!` it
  /// tells only the types.
  enum AbortStack {
    static func tell() {
      signal(SIGABRT) { _ in AbortStack.write() }
    }

    /// C's `Dl_info`, which Swift's Glibc does not show.
    fileprivate struct Image {
      var name: UnsafePointer<CChar>?
      var base: UnsafeMutableRawPointer?
      var symbol: UnsafePointer<CChar>?
      var symbolAddress: UnsafeMutableRawPointer?
    }

    private static func write() {
      var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 64)
      let count = Int(stack(&addresses, Int32(addresses.count)))
      var text = "Current stack trace:\n"
      for (place, address) in addresses.prefix(count).enumerated() {
        guard let address else { continue }
        var found = Image()
        guard image(address, &found) != 0, let name = found.name, let base = found.base else {
          continue
        }
        let file = String(cString: name).split(separator: "/").last.map { String($0) } ?? "-"
        let bits = UInt(bitPattern: address)
        let offset = bits - UInt(bitPattern: base)
        text += "\(place)    \(file)    0x\(String(bits, radix: 16)) <unavailable> + \(offset)\n"
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
    _ address: UnsafeMutableRawPointer, _ found: UnsafeMutablePointer<AbortStack.Image>
  ) -> Int32
#else
  enum AbortStack { static func tell() {} }
#endif
