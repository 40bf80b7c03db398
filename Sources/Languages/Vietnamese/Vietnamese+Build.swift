// SPDX-License-Identifier: Apache-2.0

extension Vietnamese.CommandLineSentences {
  func build(_ message: BuildMessage) -> String {
    switch message {
    case .neitherSourcesNorProgram: "không phải mã nguồn Swift cũng không phải tệp thực thi"
    case .noHello:
      "không có hello trong 2 giây; applife giả định app không có scene và cài đặt mọi phương thức"
    case .noApp(let name): "kịch bản không có app nào tên \(name)"
    case .hasStatements(let app):
      "\(app) chạy trong tiến trình thật, nên không thể có câu lệnh \"on …\""
    case .twoPrograms(let app): "--host nêu hai chương trình cho \(app)"
    case .cannotMakeFolder: "không tạo được thư mục"
    case .cannotWrite: "không ghi được"
    case .cannotWriteBundle: "không ghi được bundle của app"
    case .cannotRemove: "không xóa được"
    case .removed(let path, let process): "đã xóa \(path) mà applife \(process) để lại"
    case .noDelegate: "không lớp nào tuân theo UIApplicationDelegate, và không có App của SwiftUI"
    case .noModule(let name):
      "ở đây không có module \(name). Nếu đó là package, hãy đặt package vào thư mục của app. Nếu không, hãy đặt mã cần nó giữa #if canImport(\(name)) và #endif"
    case .noAppleModule(let name):
      "ở đây không có module \(name): nó là của Apple, và applife không có bản thay thế cho nó. Hãy đặt mã cần nó giữa #if canImport(\(name)) và #endif"
    case .noModuleIn(let manifests, let name):
      "ở đây không có module \(name). Có thể \(manifests.joined(separator: ", ")) có nó, nhưng tệp đó tính ra các target, còn applife chỉ đọc manifest chứ không chạy. Hãy viết rõ target: .target(name: \"\(name)\", path: \"…\")"
    case .builtWithoutModule(let name):
      "applife không có module \(name); đã build không kèm module này"
    case .buildsSwiftOnly: "applife chỉ build Swift; đã build không kèm tệp này"
    case .notInTarget(let count, let target, let folders):
      "bỏ qua \(count) tệp nguồn không thuộc target \(target): \(folders.joined(separator: ", "))"
    case .notTheApps(let count, let folders):
      "bỏ qua \(count) tệp nguồn của phần kiểm thử, gói hoặc khuôn mẫu: \(folders.joined(separator: ", "))"
    case .neverCalled(let selector, let today):
      "\(selector) không bao giờ được gọi: ngày nay viết là \(today)"
    case .applesName(let name, let module):
      "\(module) của Apple có \(name), trừ khi viết sai; của applife thì không"
    case .overridesInExtension:
      "UIKit của Apple cho phép điều này vì nó là Objective-C. Ở đây nó biên dịch được trong lớp, hoặc trong extension đứng ngay sau lớp"
    case .alsoAt(let places): "cũng ở \(places.joined(separator: ", "))"
    case .onlyDelegate:
      "--only delegate chạy các delegate của app, bỏ những gì không biên dịch được"
    case .doNothing(let names, let modules):
      "\(names.count) tên không làm gì: \(BuildMessage.some(names))"
        + (modules.isEmpty ? "" : ". Ở đây không có: \(modules.joined(separator: ", "))")
    case .sourcesLeftOut(let count, let names):
      "đã bỏ \(count) tệp nguồn của app"
        + (names.isEmpty
          ? ""
          : "; trong các tên của chúng, những tên này không làm gì: \(BuildMessage.some(names))")
    case .takenOut(let places):
      "đã bỏ vì không biên dịch được: \(BuildMessage.some(places))"
    case .endedAt(let places):
      "ứng dụng kết thúc ở đây khi chạy thử, có lẽ vì có những tên không làm gì; đã bỏ: \(BuildMessage.some(places))"
    case .mending: "đang sửa bản sao"
    case .trying: "đang chạy thử"
    case .tooSlow(let seconds):
      "trình biên dịch tìm lỗi trong các delegate suốt \(seconds) s mà chưa xong"
    case .notJudged(let names, let statements):
      "đã chạy không có \(names) tên và \(statements) câu lệnh của app (--only delegate): không đánh giá những gì chúng làm, và app có thể kết thúc vì thiếu chúng"
    case .building(let app): "đang build \(app) …"
    case .buildingUIKit:
      "đang build UIKit và các module liên quan một lần cho bản Swift này; việc này mất tới một phút …"
    case .buildingModules(let names): "đang build \(names) một lần cho bản Swift này …"
    case .cannotBuild(let module, let compiler):
      "\(compiler) không build được \(module): lỗi của nó ở trên. Nếu là Swift cũ hơn 6.1, cần bản mới hơn để chạy app thật."
    case .noSources: "mã nguồn của UIKit chưa được cài (make install)"
    case .needsSwift:
      "chạy app thật cần Swift: không có swiftc trong PATH (https://www.swift.org/install/linux/)"
    case .starterIsWritten(let files, let app):
      "đã tạo \(files.joined(separator: " và ")): applife host \(app)"
    }
  }
}
