// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Lifecycle
import LifecycleText

/// Reads messages of a hosted process, and those to it: the same lines however they arrive, and
/// each of them refused, ignored, or a message that is read back from its own line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessage(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  var splitter = LineSplitter(limit: 1024)
  let whole = splitter.add(bytes) + (splitter.takeRest().map { [$0] } ?? [])
  var slow = LineSplitter(limit: 1024)
  var pieces: [LineSplitter.Line] = []
  for place in stride(from: 0, to: bytes.count, by: 7) {
    pieces += slow.add(bytes[place..<min(place + 7, bytes.count)])
  }
  if let rest = slow.takeRest() { pieces.append(rest) }
  require(whole == pieces, "lines that depend on how they arrive")
  for line in whole {
    require(line.bytes.count <= 1024, "a line that is too long")
    check(line.bytes, as: AppMessage.self)
    check(line.bytes, as: HostMessage.self)
  }
  return 0
}

private func check<Message: JSONMessage & Equatable>(_ line: [UInt8], as: Message.Type) {
  do throws(HostProtocolError) {
    guard let message = try Message(line: line) else { return }
    require(!message.line.contains(0x0A), "a message of two lines")
    // A number may be written shorter than it was read.
    guard message.line.count <= HostProtocol.longestLine else { return }
    require(try Message(line: message.line) == message, "a message that changes")
  } catch {
    switch error {
    case .incomplete(let type, let key):
      require(!type.isEmpty && !key.isEmpty, "a message without a type or a key")
    case .notAMessage, .tooLong: break
    }
  }
}
