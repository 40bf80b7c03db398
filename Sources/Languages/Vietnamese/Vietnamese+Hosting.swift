// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class HostingSentences: HostingPhrases {
    var realTime: String { "thời gian thực" }

    func notPossible(presentKey present: String, restartKey restart: String) -> String {
      "Tiến trình thật không thể lùi lại hay chạy nhanh hơn. \(present) về hiện tại. \(restart) khởi chạy lại app và phát lại đến thời điểm này."
    }

    func relaunched(_ moment: String) -> String {
      "Đã khởi chạy lại trong thư mục nhà mới. Các sự kiện của bạn đến +\(moment) được phát lại theo thời gian thực."
    }

    func process(_ facts: ProcessFacts, _ time: String) -> String {
      "\(facts.pid) \(facts.state) \(time) \(facts.megabytes) MB"
    }

    func frame(_ line: String, function: String) -> String { "\(line) trong \(function)" }

    func problem(_ problem: HostProblem) -> String {
      switch problem {
      case .notStarted(let reason): "không khởi động được: \(reason)"
      case .wrongVersion(let version):
        "dùng phiên bản \(version) của giao thức, nhưng applife dùng phiên bản 1: đã bị chấm dứt"
      case .brokenProtocol(.notAMessage):
        "sai giao thức: một dòng không phải là đối tượng JSON có type"
      case .brokenProtocol(.incomplete(let type, let key)):
        "sai giao thức: \(type) cần \"\(key)\""
      case .brokenProtocol(.tooLong(let most)):
        "sai giao thức: một dòng dài hơn \(most) byte"
      case .notOpen(let id):
        "trả về từ lời gọi \(id), nhưng lời gọi này không đang diễn ra: bị bỏ qua"
      case .flood(let count): "gửi hơn \(count) thông điệp trong một giây: đã bị chấm dứt"
      case .closed: "đã đóng giao thức ở phía mình, nên không trả lời được lời gọi nào nữa"
      case .readsNothing: "không đọc các thông điệp gửi đến nó: đã bị chấm dứt"
      case .silent:
        "chưa gửi hello: nó không dùng giao thức này (Frameworks/Protocol.md)"
      case .dropped(let count): "\(count) dòng đầu ra đã bị bỏ"
      case .noButton(let name, let names) where names.isEmpty:
        "không hiện nút \(name), và không có gì khác chạm được"
      case .noButton(let name, let names):
        "không hiện nút \(name). Nó hiện: \(names.joined(separator: ", "))"
      case .noTextField: "không hiện chỗ nào nhận văn bản"
      case .exited(let status): "đã thoát với mã \(status)"
      case .signaled(let number, let name): Vietnamese.signal(number, name)
      }
    }
  }

  /// The signal, and what an iPhone has in its place.
  private static func signal(_ number: Int, _ name: String) -> String {
    let ended = "kết thúc vì tín hiệu \(number), \(name)"
    // The numbers are Linux's. Swift traps with SIGILL on x86-64, and with SIGTRAP on arm64.
    return switch number {
    case 4, 5: ended + "; trên iPhone, đây là EXC_BREAKPOINT (SIGTRAP)"
    case 6: ended + "; trên iPhone, đây là EXC_CRASH (SIGABRT)"
    case 7: ended + "; trên iPhone, đây là EXC_BAD_ACCESS (SIGBUS)"
    case 8: ended + "; trên iPhone, đây là EXC_ARITHMETIC (SIGFPE)"
    case 11: ended + "; trên iPhone, đây là EXC_BAD_ACCESS (SIGSEGV)"
    default: ended
    }
  }
}
