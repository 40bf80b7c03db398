import Foundation
import Testing

@testable import LifecycleUI

@Test func show() {
  guard let spec = ProcessInfo.processInfo.environment["SHOW"] else { return }
  for one in spec.split(separator: ";") {
    let parts = one.split(separator: ":", maxSplits: 1)
    let dims = parts[0].split(separator: "x").map { Int($0)! }
    var player = ScreenPlayer(
      size: Size(dims[0], dims[1]), isASCII: ProcessInfo.processInfo.environment["ASC"] != nil)
    player.play(parts.count > 1 ? String(parts[1]) : "")
    print(String(repeating: "=", count: dims[0]))
    for line in player.lines { print(line) }
  }
  print(String(repeating: "=", count: 20))
}
