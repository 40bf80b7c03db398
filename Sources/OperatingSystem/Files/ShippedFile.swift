// SPDX-License-Identifier: Apache-2.0
import CShipped
import LifecycleText

/// The files that the program carries in its own file. Each has an address, `applife:` and its path
/// below `Resources`, which can stand wherever the path of a file can be read.
package enum ShippedFile {
  package static let scheme = "applife:"

  /// The bytes at an address; nil if it is none, or if nothing is there.
  package static func bytes(at address: String) -> UnsafeBufferPointer<UInt8>? {
    guard address.hasPrefix(scheme) else { return nil }
    return FileName.with(String(address.dropFirst(scheme.count))) { path in
      let number = place(of: path)
      guard number < cs_count() else { return nil }
      let file = cs_file(number)
      return strcmp(file.path, path) == 0
        ? UnsafeBufferPointer(start: file.bytes, count: Int(file.size)) : nil
    }
  }

  /// The names of the files in a folder of `Resources`, in order, without those in folders below it.
  package static func names(in folder: String) -> [String] {
    FileName.with(folder + "/") { folder in
      let length = strlen(folder)
      var names: [String] = []
      for number in place(of: folder)..<cs_count() {
        guard let path = cs_file(number).path, strncmp(path, folder, length) == 0 else { break }
        let name = path + length
        if strchr(name, Int32(UInt8(ascii: "/"))) == nil { names.append(String(cString: name)) }
      }
      return names
    }
  }

  /// The number of the first file that does not come before a path.
  private static func place(of path: UnsafePointer<CChar>) -> UInt32 {
    var (low, high) = (UInt32(0), cs_count())
    while low < high {
      let middle = (low + high) / 2
      if strcmp(cs_file(middle).path, path) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
