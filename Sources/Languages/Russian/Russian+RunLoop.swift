// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class RunLoopSentences: RunLoopPhrases {
    var title: String { "Основной цикл" }

    var noProcess: String { "Процесса нет." }

    var suspended: String { "приостановлен, код не выполняется" }

    func expirationHandler(_ task: String) -> String { "обработчик истечения времени \(task)" }

    var idle: String { "ждёт событий" }

    func runs(_ method: String) -> String { "выполняет \(method)" }

    func until(_ time: String) -> String { "закончит в \(seconds(time))" }

    func blocked(_ time: String) -> String { "заблокирован с \(seconds(time))" }

    func waiting(_ count: Int) -> String { "В очереди за ним (\(count)):" }

    var nothingWaits: String { "Очередь пуста." }

    var kept: String { "Ждут возобновления, по одному каждого вида:" }

    func path(_ event: String) -> String { "Путь последнего события: \(event)" }

    func noPath(_ key: String) -> String { "Нажмите \(key), чтобы увидеть путь касания." }
  }
}
