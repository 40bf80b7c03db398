// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class SiteSentences: SitePhrases {
    var languageName: String { "Tiếng Việt" }

    var languages: String { "Ngôn ngữ" }

    var pages: String { "Các trang" }

    var headline: String { "Xem iOS làm gì với app của bạn" }

    var about: String {
      "applife giả lập vòng đời của app iOS. Bạn gây ra một sự kiện và thấy từng lời gọi delegate, trạng thái và giới hạn thời gian, kèm quy tắc và nguồn."
    }

    var tryIt: String { "Thử ngay" }

    var course: String { "Khóa học" }

    var install: String { "Cài đặt" }

    var installNeeds: String {
      "Bạn cần một hệ Debian có git, make và Swift 6.1 trở lên. Trong thư mục của dự án:"
    }

    var roles: String { "Bạn là ai?" }

    func role(_ role: SiteRole) -> (name: String, command: String, result: String) {
      switch role {
      case .student:
        ("Sinh viên", "applife learn 1", "Bắt đầu khóa học gồm mười tám bài.")
      case .teacher:
        (
          "Giảng viên", "applife --present six-cases-5-call-answered",
          "Trình bày một kịch bản trước lớp bằng chữ lớn, và giấu mỗi kết quả cho đến khi bạn mở."
        )
      case .tester:
        (
          "Người kiểm thử", "applife tour -o tour.scenario",
          "Lập bài kiểm thử ngắn nhất trên điện thoại mà vẫn bao phủ mọi lần chuyển trạng thái của app."
        )
      case .projectOwner:
        (
          "Lập trình viên có dự án", "applife doctor MyApp",
          "Đọc thư mục và cho biết app có khởi chạy với SDK iOS 27 không, phương thức nào không còn được gọi và dữ liệu nào bị mất."
        )
      case .developer:
        (
          "Lập trình viên", "applife new Notes && applife host Notes",
          "Tạo một app mẫu và chạy nó trong một tiến trình thật, bị tạm ngưng thật và bị kill thật."
        )
      case .anybody:
        (
          "Bất kỳ ai có câu hỏi", "applife ask \"vì sao timer dừng\"",
          "Trả lời bằng sự thật, các nguồn và một lần chạy cho thấy nó."
        )
      }
    }

    var examples: String { "Ví dụ" }

    var makeRun: String { "cài các gói còn thiếu, build, và chạy chương trình" }

    var makeInstall: String { "build chương trình đã tối ưu và cài vào /usr/local" }

    var answers: String { "Giải đáp" }

    var answersAbout: String {
      "Các câu hỏi về vòng đời của app iOS, đúng như người ta gõ. Mỗi câu trả lời có nguồn và một lần chạy để bạn thử."
    }

    var search: String { "Tìm: một câu hỏi hoặc một hiện tượng" }

    var nothingFound: String { "Không tìm thấy. Hãy thử từ khác." }

    func symptom(_ symptom: Symptom) -> String {
      switch symptom {
      case .suspension: "Code dừng khi app chạy nền"
      case .endings: "iOS chấm dứt app"
      case .launches: "App khởi chạy, hoặc không khởi chạy được"
      case .scenes: "Scene và cửa sổ"
      case .transitions: "Phương thức được gọi, hoặc không được gọi"
      case .opened: "App được mở bằng liên kết hoặc thông báo"
      case .background: "Làm việc trong nền"
      case .data: "Mất dữ liệu"
      case .screen: "Gián đoạn và màn hình"
      case .threads: "Main thread bị treo"
      case .outside: "Ngoài phạm vi"
      case .model: "Câu hỏi khác"
      }
    }

    var alsoAsked: String { "Người ta cũng hỏi" }

    var related: String { "Câu trả lời liên quan" }

    var seeIt: String { "Xem nó xảy ra" }

    var versions: String { "Các phiên bản iOS" }

    var versionsAbout: String {
      "Vòng đời của app thay đổi thế nào từ phiên bản iOS này sang phiên bản sau. applife chạy các kịch bản trên mọi phiên bản và so sánh các lần chạy."
    }

    func changed(in version: SystemVersion) -> String { "iOS \(version) thay đổi những gì" }

    func changedAbout(in version: SystemVersion) -> String {
      "Mọi khác biệt mà các kịch bản của applife cho thấy giữa iOS \(version) và phiên bản trước, kèm quy tắc và nguồn."
    }

    var newEvents: String { "Sự kiện mới" }

    var behavior: String { "Những gì app trải qua" }

    func difference(_ difference: VersionTable.Change.Kind) -> String {
      switch difference {
      case .comes: "mới"
      case .goes: "không còn"
      case .differs: "khác"
      }
    }

    func minutes(_ count: Int) -> String { "khoảng \(count) phút" }
  }
}
