// SPDX-License-Identifier: Apache-2.0
import CHost
import LifecycleText

/// The Swift compiler that is installed. It is started directly: no shell stands in between.
struct Compiler {
  /// Its file, found in PATH.
  let path: String
  /// What changes when another compiler is installed.
  let identity: String

  init() throws(Failure) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in folders.split(separator: ":") {
      let candidate = String(folder) + "/swiftc"
      guard Files.exists(candidate, X_OK), let real = realpath(candidate, nil) else { continue }
      defer { free(real) }
      var status = stat()
      _ = stat(real, &status)
      path = candidate
      identity = "\(String(cString: real)) \(status.st_size) \(Platform.changed(status))"
      return
    }
    throw Failure(BuildMessage.needsSwift.text)
  }

  /// What came of it.
  struct Result {
    let isSuccess: Bool
    /// What the compiler wrote.
    let text: [UInt8]
  }

  /// Runs the compiler in a folder, and waits for it.
  func run(_ arguments: [String], in folder: String, log: String) throws(Failure) -> Result {
    try Self.run(path, arguments, in: folder, log: log)
  }

  /// What finds lines in a program, if it is installed: a toolchain of Swift's has one.
  var symbolizers: [String] {
    var folders = getenv("PATH").map { String(cString: $0) }?.split(separator: ":").map(String.init)
    if let real = realpath(path, nil) {
      folders = [FileName.folder(of: String(cString: real))] + (folders ?? [])
      free(real)
    }
    return ["llvm-symbolizer", "addr2line"].flatMap { name in
      (folders ?? []).map { $0 + "/" + name }.filter { Files.exists($0, X_OK) }
    }
  }

  /// Runs a program in a folder, and waits for it.
  static func run(
    _ path: String, _ arguments: [String], in folder: String, log: String
  ) throws(Failure) -> Result {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { word in
      FileName.with(word) { strdup($0) }
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    var status: Int32 = 0
    let error = FileName.with(folder) { folder in
      FileName.with(log) { ch_run(path, words, folder, $0, &status) }
    }
    guard error == 0 else { throw Failure("\(path): \(Errno(code: error).text)") }
    return Result(isSuccess: status == 0, text: (try? Files.read(log)) ?? [])
  }
}
