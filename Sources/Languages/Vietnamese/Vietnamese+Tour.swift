// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class TourSentences: TourPhrases {
    func instruction(_ instruction: Tour.Instruction) -> String {
      switch instruction {
      case .wait(let time): Vietnamese.shared.walk.wait(time)
      case .event(let event): shared.words(for: event.kind).step(of: event)
      }
    }

    func title(_ tour: Tour) -> String {
      let head = tour.request.head
      let app = head.apps[0]
      let covers = (Coverage.Category.allCases + [.rules]).filter(tour.request.cover.contains)
        .map(CoverageSentences.category)
      return "Hành trình của \(app.name): \(shared.list(covers)) "
        + "(iOS \(head.version), \(shared.style(app.style)))"
    }

    func summary(_ tour: Tour) -> String {
      let count = tour.covered.count
      let steps = tour.stepCount
      return "\(steps) bước, khoảng "
        + "\(words(tour.time)). Bao phủ \(count)/\(count + tour.missing.count) mục."
    }

    func quality(_ tour: Tour) -> String {
      let searched =
        "đã tìm trong \(Numerals.grouped(tour.situations, by: ".")) tình huống\(tour.isCut ? " đầu tiên" : "")"
      if let most = tour.mostCovered, tour.missing.contains(where: { $0.reason == .time }) {
        let better =
          most > tour.covered.count
          ? "Không hành trình \(words(tour.request.within ?? .zero)) nào bao phủ nhiều hơn \(most) mục"
          : "Không hành trình \(words(tour.request.within ?? .zero)) nào bao phủ nhiều hơn"
        return "\(better) (\(searched))."
      }
      if tour.isShortest {
        return tour.isCut
          ? "Không tìm thấy hành trình ngắn hơn (\(searched))."
          : "Không có hành trình nào ngắn hơn (\(searched))."
      }
      return
        "Không hành trình nào mất ít hơn \(words(tour.bound)), nên hành trình này dài nhất là \(Numerals.withComma(TourWords.factor(of: tour))) "
        + "lần hành trình ngắn nhất (\(searched))."
    }

    func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String {
      "Không bao phủ được \(without(reason)): \(shared.list(names(of: items)))."
    }

    private func names(of items: [Coverage.Item]) -> [String] {
      items.map { TourWords.name(of: $0) { shared.state($0) } }
    }

    func problem(_ problem: TourProblem) -> String {
      switch problem {
      case .unknownCover(let word, let nearest):
        unknown("--cover", word, nearest, among: TourWords.covers.map { $0.word })
      case .unknownGroup(let word, let nearest):
        unknown("--without", word, nearest, among: TourGroup.allCases.map { $0.rawValue })
      case .unknownMeans(let word, let nearest):
        unknown("--with", word, nearest, among: TourWords.meansNames)
      case .badDuration(let word):
        "--within '\(word)' không phải khoảng thời gian; hãy dùng như 90s, 20m hoặc 1h30m"
      case .headHasSteps(let step, _): "--head chỉ nhận khai báo; '\(step)' là một bước"
      case .headHasNoApp: "--head cần ít nhất một app"
      case .nothing: "không bao phủ được gì với các tùy chọn này"
      }
    }
  }

  /// The condition under which something would be covered.
  private static func without(_ reason: Tour.Reason) -> String {
    switch reason {
    case .group(let group): "vì --without \(group.rawValue)"
    case .leftOut: "vì chỉ những sự kiện mà --without bỏ đi mới dẫn đến đó"
    case .needs(let means):
      "khi không có "
        + (means.isEmpty
          ? "--with all" : means.map { "--with \($0.rawValue)" }.joined(separator: " hoặc "))
    case .declaration(let text): "trừ khi app khai báo \(text)"
    case .notImplemented: "vì app không cài đặt phương thức đó"
    case .settings: "vì iOS chấm dứt app khi người dùng sang Cài đặt"
    case .time: "vì không đủ thời gian"
    case .notFound: "vì không tình huống nào đã tìm dẫn đến đó"
    case .notShown: "vì không nhật ký nào cho thấy điều đó trong các tình huống đã tìm"
    }
  }

  /// "1 phút 40 giây"
  private static func words(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    let rest = Numerals.withComma(TimeText.seconds(time - .seconds(minutes * 60)))
    if minutes == 0 { return rest + " giây" }
    return "\(minutes) phút" + (rest == "0" ? "" : " \(rest) giây")
  }

  private static func unknown(
    _ option: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "giá trị lạ '\(found)' cho \(option); "
      + (nearest.map { "có phải ý bạn là '\($0)'?" } ?? "hãy dùng " + names.joined(separator: ", "))
  }
}
