// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class CommandLineSentences: CommandLinePhrases {
    func oneOf(_ values: [String]) -> String {
      (values.count > 1 ? "可用的值：" : "只能是：") + listed(values) + "。"
    }

    func defaultIs(_ value: String) -> String { "默认是 \(value)。" }

    func choices(_ values: [String]?, standard: String?) -> String {
      let parts = [values.map { "可用的值：\(listed($0))" }, standard.map { "默认：\($0)" }]
      return "（" + parts.compactMap { $0 }.joined(separator: "；") + "）"
    }

    func parser(_ word: ParserWord) -> String {
      switch word {
      case .overview: "概述："
      case .usage: "用法："
      case .arguments: "参数："
      case .options: "选项："
      case .subcommands: "子命令："
      case .showHelp: "显示帮助信息。"
      case .seeHelp: "详细帮助请用“applife help <subcommand>”。"
      }
    }

    func parserProblem(_ problem: ParserProblem) -> String {
      switch problem {
      case .unknownOption(let option, let nearest):
        "未知的选项“\(option)”" + (nearest.map { "。你是指“\($0)”吗？" } ?? "")
      case .missingValue(let option): "“\(option)”缺少值"
      case .invalidValue(let value, let option, let possible):
        "值“\(value)”对“\(option)”无效" + (possible.isEmpty ? "" : "。可用的值：\(listed(possible))")
      case .missingArgument(let name): "缺少必需的参数“\(name)”"
      case .unexpectedArguments(let words): "多余的参数：" + listed(words.map { "“\($0)”" })
      }
    }

    func advice(_ problem: String, help: String) -> String { "\(problem)（参见 \(help)）" }

    func limitNames(_ names: [String]) -> String { "时限的 NAME 可以是：\(listed(names))。" }

    func reasonNames(_ reasons: [String], codes: [String]) -> String {
      "REASON 可以是：\(listed(reasons))；CODE 可以是：\(listed(codes))。"
    }

    func columns(_ list: ListedItems) -> [String] {
      switch list {
      case .events: ["事件", "按键", "说明"]
      case .scenarios: ["剧本", "标题"]
      case .rules: ["编号", "内容", "值", "来源", "可信度", "核对"]
      case .lessons: ["编号", "完成", "最佳成绩", "名称", "标题"]
      case .settings: ["设置", "值", "来自", "备注"]
      }
    }

    func lessonsDone(_ done: Int, of count: Int, next: Int?) -> String {
      "共 \(count) 课，已完成 \(done) 课。" + (next.map { "开始下一课：applife learn \($0)" } ?? "")
    }

    func ruleGrade(_ grade: Rule.Grade) -> String {
      switch grade {
      case .documented: "可信度：有文档（Apple 的说明）"
      case .observed: "可信度：有实测（在设备上观察到）"
      case .disputed: "可信度：有争议（各来源说法不一）"
      case .assumed: "可信度：假定（没有找到来源）"
      case .precondition: "模拟器的前提条件"
      }
    }

    func ruleValue(_ version: SystemVersion, _ value: String) -> String {
      "iOS \(version) 中的值：\(value)"
    }

    func ruleReading(_ reading: String) -> String { "核对日期：\(reading)" }

    func ruleSources(_ count: Int) -> String { "来源：" }

    func gradeWord(_ grade: Rule.Grade) -> String {
      switch grade {
      case .documented: "有文档"
      case .observed: "有实测"
      case .disputed: "有争议"
      case .assumed: "假定"
      case .precondition: "前提条件"
      }
    }

    var yes: String { "是" }
  }
}
