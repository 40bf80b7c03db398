// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// The functions of the system's SQLite library. It is opened when a store is: Swift's own tools need this
/// library too, so it is there wherever an app can be built.
///
/// - Note: Unchecked: what is written once, when it is made.
struct SQLite: @unchecked Sendable {
  typealias Handle = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  /// Says that SQLite makes its own copy of what is bound.
  static var transient: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

  let open: @convention(c) (Text, UnsafeMutablePointer<Handle?>, Int32, Text?) -> Int32
  let close: @convention(c) (Handle?) -> Int32
  let prepare:
    @convention(c) (Handle, Text, Int32, UnsafeMutablePointer<Handle?>, UnsafeRawPointer?) -> Int32
  let step: @convention(c) (Handle) -> Int32
  let finalize: @convention(c) (Handle?) -> Int32
  let message: @convention(c) (Handle?) -> Text?
  let busyTimeout: @convention(c) (Handle, Int32) -> Int32
  let bindNull: @convention(c) (Handle, Int32) -> Int32
  let bindInteger: @convention(c) (Handle, Int32, Int64) -> Int32
  let bindReal: @convention(c) (Handle, Int32, Double) -> Int32
  let bindText: @convention(c) (Handle, Int32, Text, Int32, UnsafeMutableRawPointer?) -> Int32
  let bindData:
    @convention(c) (Handle, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?) -> Int32
  let columnCount: @convention(c) (Handle) -> Int32
  let columnName: @convention(c) (Handle, Int32) -> Text?
  let columnKind: @convention(c) (Handle, Int32) -> Int32
  let columnInteger: @convention(c) (Handle, Int32) -> Int64
  let columnReal: @convention(c) (Handle, Int32) -> Double
  let columnData: @convention(c) (Handle, Int32) -> UnsafeRawPointer?
  let columnBytes: @convention(c) (Handle, Int32) -> Int32

  /// The library; nil if it is not installed.
  static let library: SQLite? = dlopen("libsqlite3.so.0", RTLD_NOW).flatMap { SQLite($0) }

  private init?(_ library: UnsafeMutableRawPointer) {
    var isWhole = true
    // The types are those of sqlite3.h.
    func function<F>(_ name: String) -> F? {
      guard let symbol = dlsym(library, "sqlite3_" + name) else {
        isWhole = false
        return nil
      }
      return unsafeBitCast(symbol, to: Optional<F>.self)
    }
    guard
      let open: @convention(c) (Text, UnsafeMutablePointer<Handle?>, Int32, Text?) -> Int32 =
        function("open_v2"),
      let close: @convention(c) (Handle?) -> Int32 = function("close_v2"),
      let prepare:
        @convention(c) (Handle, Text, Int32, UnsafeMutablePointer<Handle?>, UnsafeRawPointer?) ->
          Int32 = function("prepare_v2"),
      let step: @convention(c) (Handle) -> Int32 = function("step"),
      let finalize: @convention(c) (Handle?) -> Int32 = function("finalize"),
      let message: @convention(c) (Handle?) -> Text? = function("errmsg"),
      let busyTimeout: @convention(c) (Handle, Int32) -> Int32 = function("busy_timeout"),
      let bindNull: @convention(c) (Handle, Int32) -> Int32 = function("bind_null"),
      let bindInteger: @convention(c) (Handle, Int32, Int64) -> Int32 = function("bind_int64"),
      let bindReal: @convention(c) (Handle, Int32, Double) -> Int32 = function("bind_double"),
      let bindText: @convention(c) (Handle, Int32, Text, Int32, UnsafeMutableRawPointer?) -> Int32 =
        function("bind_text"),
      let bindData:
        @convention(c) (Handle, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?) ->
          Int32 = function("bind_blob"),
      let columnCount: @convention(c) (Handle) -> Int32 = function("column_count"),
      let columnName: @convention(c) (Handle, Int32) -> Text? = function("column_name"),
      let columnKind: @convention(c) (Handle, Int32) -> Int32 = function("column_type"),
      let columnInteger: @convention(c) (Handle, Int32) -> Int64 = function("column_int64"),
      let columnReal: @convention(c) (Handle, Int32) -> Double = function("column_double"),
      let columnData: @convention(c) (Handle, Int32) -> UnsafeRawPointer? =
        function("column_blob"),
      let columnBytes: @convention(c) (Handle, Int32) -> Int32 = function("column_bytes"),
      isWhole
    else { return nil }
    self.open = open
    self.close = close
    self.prepare = prepare
    self.step = step
    self.finalize = finalize
    self.message = message
    self.busyTimeout = busyTimeout
    self.bindNull = bindNull
    self.bindInteger = bindInteger
    self.bindReal = bindReal
    self.bindText = bindText
    self.bindData = bindData
    self.columnCount = columnCount
    self.columnName = columnName
    self.columnKind = columnKind
    self.columnInteger = columnInteger
    self.columnReal = columnReal
    self.columnData = columnData
    self.columnBytes = columnBytes
  }
}
