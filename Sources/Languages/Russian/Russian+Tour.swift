// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class TourSentences: TourPhrases {
    func instruction(_ instruction: Tour.Instruction) -> String {
      switch instruction {
      case .wait(let time): Russian.shared.walk.wait(time)
      case .event(let event): shared.words(for: event.kind).step(of: event)
      }
    }

    func title(_ tour: Tour) -> String {
      let head = tour.request.head
      let app = head.apps[0]
      let covers = (Coverage.Category.allCases + [.rules]).filter(tour.request.cover.contains)
        .map(CoverageSentences.category)
      return
        "Обход приложения \(app.name): \(shared.list(covers)) "
        + "(iOS \(head.version), \(shared.style(app.style)))"
    }

    func summary(_ tour: Tour) -> String {
      let count = tour.covered.count
      return "\(plural(tour.stepCount, "шаг", "шага", "шагов")), около \(words(tour.time)). "
        + "Покрыто \(count) из \(count + tour.missing.count)."
    }

    func quality(_ tour: Tour) -> String {
      let searched =
        tour.isCut
        ? "просмотрены первые ситуации: \(Numerals.grouped(tour.situations, by: " "))"
        : "просмотрено ситуаций: \(Numerals.grouped(tour.situations, by: " "))"
      if let most = tour.mostCovered, tour.missing.contains(where: { $0.reason == .time }) {
        let time = words(tour.request.within ?? .zero)
        let better =
          most > tour.covered.count
          ? "Ни один обход за \(time) не покрывает больше \(most)"
          : "Ни один обход за \(time) не покрывает больше"
        return "\(better) (\(searched))."
      }
      if tour.isShortest {
        return tour.isCut
          ? "Обход короче не найден (\(searched))."
          : "Обхода короче нет (\(searched))."
      }
      return "Ни один обход не займёт меньше \(words(tour.bound)), поэтому этот длиннее "
        + "кратчайшего не более чем в \(Numerals.withComma(TourWords.factor(of: tour))) раза (\(searched))."
    }

    func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String {
      "Не покрыто \(without(reason)): \(shared.list(names(of: items)))."
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
        "--within «\(word)» — это не время; укажите, например, 90s, 20m или 1h30m"
      case .headHasSteps(let step, _):
        "--head принимает только объявления; «\(step)» — это шаг"
      case .headHasNoApp: "в --head нужно хотя бы одно приложение"
      case .nothing: "с этими параметрами нечего покрывать"
      }
    }
  }

  /// The condition under which something would be covered.
  private static func without(_ reason: Tour.Reason) -> String {
    switch reason {
    case .group(let group): "из-за --without \(group.rawValue)"
    case .leftOut: "потому что к этому ведут только события, которые исключает --without"
    case .needs(let means):
      "без "
        + (means.isEmpty
          ? "--with all" : means.map { "--with \($0.rawValue)" }.joined(separator: " или "))
    case .declaration(let text): "пока приложение не объявит \(text)"
    case .notImplemented: "потому что этого метода в приложении нет"
    case .settings: "потому что iOS завершает приложение, когда пользователь уходит в Настройки"
    case .time: "потому что не хватает времени"
    case .notFound: "потому что ни одна из просмотренных ситуаций к этому не ведёт"
    case .notShown: "потому что ни в одной из просмотренных ситуаций журнал этого не показывает"
    }
  }

  /// "1 мин 40 с"
  private static func words(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    let rest = number(TimeText.seconds(time - .seconds(minutes * 60)))
    if minutes == 0 { return rest + " с" }
    return "\(minutes) мин" + (rest == "0" ? "" : " \(rest) с")
  }

  private static func unknown(
    _ option: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "неизвестное значение «\(found)» для \(option); "
      + (nearest.map { "возможно, имелось в виду «\($0)»" }
        ?? "возможные значения: " + names.joined(separator: ", "))
  }
}
