// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class CheckSentences: CheckPhrases {
    func summary(_ lines: Int, observations: Int) -> String {
      "\(lines) dòng, trong đó \(observations) dòng về vòng đời."
    }

    var nothingFound: String {
      "Không dòng nào nêu một phương thức hay notification của vòng đời, nên không có gì để kiểm tra."
    }

    func noLine(of apps: [String]) -> String {
      "Không có dòng nào về vòng đời của \(apps.joined(separator: ", "))."
    }

    var nearest: String { "Những dòng gần nhất:" }

    /// The reading of a line that says nothing about the life cycle.
    func readAs(_ hint: LogHints.Hint) -> String {
      let names = "applife tìm những tên như applicationDidBecomeActive trong {message}."
      guard let pattern = hint.pattern else {
        return "Không thấy thời gian và tiến trình nào trong dòng này. \(names)"
      }
      let parts =
        hint.app.map { "một thời gian, rồi tiến trình \($0)" }
        ?? "một thời gian, rồi một thông điệp"
      return "Dòng này được đọc là \(parts), như với --pattern '\(pattern)'. \(names)"
    }

    func otherApps(_ names: [String]) -> String {
      "Nhật ký có các dòng của \(names.joined(separator: ", ")). Hãy chọn bằng --app."
    }

    var fits: String { "Nhật ký khớp với mô hình." }

    func departs(_ count: Int, undecided: Int) -> String {
      "\(count) dòng trái với mô hình."
        + (undecided > 0
          ? " Không kết luận được về \(undecided) dòng khác." : "")
    }

    func undecided(_ count: Int) -> String {
      count == 0
        ? "Không kết luận được về nhật ký: việc kiểm tra dừng trước khi hết nhật ký."
        : "Không kết luận được về nhật ký: \(count) dòng không khớp với lời giải thích nào được giữ lại, và "
          + "một số lời giải thích đã bị bỏ."
    }

    func unchecked(_ count: Int) -> String {
      "Không kết luận được về nhật ký: \(count) dòng thuộc về những app vượt quá số app được kiểm tra."
    }

    func assumption(_ assumption: LogCheck.Assumption) -> String {
      switch assumption {
      case .repeated(let count, let line):
        "Dòng \(line) lặp lại một lời gọi đã được ghi, nên applife không tính nó lần nữa."
          + (count > 1 ? " \(count - 1) dòng nữa cũng vậy." : "")
      case .returned(let count, let line, let longest, let time):
        "Dòng \(line) cho biết một lời gọi đã được ghi kết thúc, nên applife không tính nó lần nữa."
          + (count > 1 ? " \(count - 1) dòng nữa cũng vậy." : "")
          + (time.map { " Lời gọi lâu nhất mất \($0.words): \(longest.name)." } ?? "")
      case .unplaced(let count, let line):
        "Mô hình không giải thích được dòng \(line). applife không tính nó: một observer có thể ghi muộn, "
          + "một scene có thể xuất hiện khi ứng dụng đang kết thúc, hoặc bị loại bỏ khi ứng dụng không chạy, "
          + "và iOS có thể chấm dứt tiến trình theo cách mà mô hình không có."
          + (count > 1 ? " \(count - 1) dòng nữa cũng vậy." : "")
      case .observer(let app, let methods):
        "\(app): \(methods.map { $0.rawValue }.joined(separator: ", ")) "
          + "được coi là do một observer của notification ghi, vì delegate của app này không được gọi ở đó."
      case .windows(let app):
        "Giả định \(app) có nhiều cửa sổ: nhật ký khi đó khớp hơn (windows=many trong --head)."
      case .otherScreen(let app):
        "Giả định \(app) có scene trên màn hình ngoài hoặc trong CarPlay: nhật ký khi đó khớp hơn."
      case .completed(let app):
        "Giả định \(app) đã hoàn tất push hoặc lần tìm nạp: nhật ký khi đó khớp hơn."
      case .style(let app, let style):
        "Giả định \(app) có kiểu \(style.rawValue): nhật ký khi đó khớp hơn "
          + "(--style \(style.rawValue))."
      case .version(let version):
        "Giả định nhật ký là của iOS \(version): khi đó nó khớp (--ios \(version))."
      case .passingObservers(let app):
        "Giả định \(app) không phải lúc nào cũng theo dõi notification, nên có thể thiếu một notification."
      case .states(let app):
        "Giả định các trạng thái trong dòng của \(app) không phải của UIKit: nhật ký khi đó khớp hơn."
      case .apart: "Mỗi app được kiểm tra riêng."
      case .setAside(let count):
        "Bỏ qua \(count) dòng của một framework hoặc của UIKit về trạng thái của app, vì app cũng tự ghi "
          + "các phương thức của nó."
      }
    }

    func departure(_ app: String, seen: String, _ seconds: Int?) -> String {
      "\(app): ở đây \(seen) trái với mô hình"
        + (seconds.map { ", \($0) giây sau dòng trước." } ?? ".")
    }

    func undecidedLine(_ app: String, seen: String) -> String {
      "\(app): không kết luận được rằng \(seen) có khớp ở đây hay không."
    }

    func due(_ names: [String]) -> String {
      "Theo mô hình, tiếp theo phải là: " + names.joined(separator: ", ") + "."
    }

    func possible(_ names: [String]) -> String {
      "Theo mô hình, tiếp theo có thể là: " + names.joined(separator: ", ") + "."
    }

    var nothingPossible: String {
      "Sau các dòng trước, mô hình không cho phép lời gọi nào mà app ghi."
    }

    func rule(_ id: String, grade: String, text: String) -> String {
      "Quy tắc gần nhất: \(id) (\(grade)). \(text)"
    }

    var noRule: String {
      "Với các tùy chọn này, mô hình không bao giờ gọi nó: xem --ios, --style và --head."
    }

    func story(_ isWhole: Bool, of app: String?) -> String {
      if let app {
        return isWhole
          ? "Kịch bản này giải thích các dòng của \(app):"
          : "Kịch bản này giải thích các dòng đầu của \(app):"
      }
      return isWhole
        ? "Kịch bản này giải thích nhật ký:"
        : "Kịch bản này giải thích phần đầu của nhật ký:"
    }

    func longStory(_ steps: Int) -> String {
      "Nó có \(steps) bước. --story TỆP ghi nó vào một tệp."
    }

    func cutStory(_ told: Int) -> String {
      "Kịch bản chỉ giải thích \(told) dòng đầu về vòng đời. Các dòng khác cũng đã được kiểm tra."
    }

    func open(_ count: Int) -> String {
      "\(count) bước có lời giải thích khác cũng có thể đúng: xem \"hoặc:\"."
    }

    func end(_ app: String, _ states: [String]) -> String {
      "Cuối cùng, trạng thái của \(app) là \(states.joined(separator: " hoặc "))."
    }

    func silent(_ app: String, _ methods: [String]) -> String {
      "\(app) không bao giờ ghi \(methods.joined(separator: ", ")). App không cài đặt hoặc không ghi "
        + (methods.count == 1 ? "phương thức này." : "các phương thức này.")
    }

    func others(_ count: Int, mostApps most: Int?) -> String {
      "\(count) dòng thuộc về app khác."
        + (most.map { " applife kiểm tra nhiều nhất \($0) app; hãy chọn chúng bằng --app." } ?? "")
    }

    var newestFirst: String {
      "Không kết luận được về nhật ký: dòng mới nhất đứng đầu. Hãy đảo ngược nó bằng `tail -r` hoặc `tac`."
    }

    func backwards(_ count: Int, line: Int, seconds: Int) -> String {
      "Đồng hồ chạy lùi \(count) lần, lần đầu ở dòng \(line), lùi \(seconds) giây."
    }

    func long(_ count: Int) -> String {
      "\(count) dòng quá dài và chỉ được đọc một phần."
    }

    func colored(_ count: Int) -> String {
      "\(count) dòng có mã màu hoặc chuỗi điều khiển terminal khác. applife đã bỏ chúng đi."
    }

    func capped(_ most: Int) -> String {
      "Có lúc, số lời giải thích khớp nhiều hơn số applife giữ (nhiều nhất \(most)), nên một số bị bỏ. "
        + "Nếu chỉ một lời giải thích đã bỏ mới giải thích được một dòng, dòng đó coi là chưa kết luận được."
    }

    var uncertain: String {
      "Một số lời giải thích khớp trước đó đã bị bỏ, và một trong số đó có thể giải thích dòng này."
    }

    func stopped(_ app: String, _ line: Int) -> String {
      "Việc kiểm tra \(app) dừng ở dòng \(line): có quá nhiều lời giải thích, vượt quá khối lượng tính "
        + "toán dành cho nhật ký này. Các dòng sau không được kiểm tra."
    }

    func surprise(_ app: String, name: String, line: Int) -> String {
      "Dòng \(line) lần đầu có \(name) trong \(app). Việc kiểm tra đã giả định \(app) không có nó, nên bắt "
        + "đầu lại từ đó."
    }

    func further(_ count: Int) -> String {
      "Còn \(count) dòng nữa trái với mô hình."
    }

    func furtherUndecided(_ count: Int) -> String {
      "Không kết luận được về \(count) dòng nữa."
    }

    func line(_ number: Int, _ text: String) -> String { "dòng \(number): \(text)" }

    func followedAnew(_ lines: Int) -> String {
      "Phiên được bắt đầu lại từ đây và gồm \(lines) dòng về vòng đời."
    }

    func logEnded(_ lines: Int) -> String {
      "Nhật ký hết sau \(lines) dòng."
    }

    func departureCount(_ count: Int, _ key: String) -> String {
      "\(count) dòng trái: \(key)"
    }

    func storyTitle(_ log: String, of app: String?) -> String {
      app.map { "Các sự kiện của các dòng của \($0) trong \(log)" } ?? "Các sự kiện của \(log)"
    }

    func otherStories(of apps: [String]) -> String {
      "Nó không nói gì về \(apps.joined(separator: ", ")). Để xem kịch bản của một app, hãy chọn app đó bằng --app."
    }

    var departuresTitle: String { "Các dòng trái với mô hình" }

    var nothingFollowed: String {
      "Không có log nào đang được theo dõi. `applife check --follow LOG` theo dõi một log."
    }

    var noDepartures: String { "Đến giờ, mọi dòng đều khớp với mô hình." }

    var explainedSince: String {
      "Các dòng đến sau giải thích được nó, nên không tính."
    }

    var inferredMark: String { "?" }

    var inferred: String { "suy ra" }

    var beforeLog: String { "Trước khi nhật ký bắt đầu" }

    var endedEarly: String { "Tiến trình kết thúc trước khi ghi phần còn lại." }

    func late(_ time: String) -> String {
      "sau \(time): lâu hơn thời gian iOS chờ, có thể trình gỡ lỗi đã dừng ứng dụng"
    }

    func ending(_ word: String?, namesReason: Bool) -> String {
      guard let word else { return "Nhật ký cho biết tiến trình kết thúc, không nêu lý do." }
      return namesReason
        ? "Nhật ký cho biết tiến trình kết thúc và lý do: \(word)."
        : "Nhật ký cho biết tiến trình kết thúc, không nêu lý do: \(word)."
    }

    func alternatives(_ events: [String]) -> String { "hoặc: " + events.joined(separator: ", ") }

    var newProcess: String { "một tiến trình mới" }

    func badPattern(_ problem: LogPattern.Problem) -> String {
      switch problem {
      case .unknownField(let name, let nearest):
        "{\(name)} không phải là trường, "
          + (nearest.map { "có phải ý bạn là {\($0)}?" }
            ?? "hãy dùng {time}, {app}, {pid}, {message} hoặc {}")
      case .twice(let field): "{\(field.rawValue)} xuất hiện hai lần"
      case .noSpace(let name): "giữa {\(name)} và trường trước phải có văn bản"
      case .open: "một dấu ngoặc nhọn không được đóng"
      case .noMessage: "thiếu {message}"
      }
    }
  }
}
