// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class RunLoopSentences: RunLoopPhrases {
    var title: String { "主运行循环" }

    var noProcess: String { "没有进程。" }

    var suspended: String { "已挂起，不运行代码" }

    var idle: String { "空闲，等待事件" }

    func runs(_ method: String) -> String { "正在执行 \(method)" }

    func expirationHandler(_ task: String) -> String { "过期处理程序 \(task)" }

    func until(_ time: String) -> String { "在 \(spacedBehind(seconds(time)))返回" }

    func blocked(_ time: String) -> String { "从 \(spacedBehind(seconds(time)))起被阻塞" }

    func waiting(_ count: Int) -> String { "排在后面的 (\(count))：" }

    var nothingWaits: String { "没有排队。" }

    var kept: String { "排队到它恢复运行，每种一个：" }

    func path(_ event: String) -> String { "最近一个事件的路径：\(event)" }

    func noPath(_ key: String) -> String { "按 \(key) 查看触摸的路径。" }
  }
}
