// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese.CommandLineSentences {
  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .needs(let option, let other): "\(option) 需要 \(other)"
    case .cannotBeUsed(let option, let other): "\(option) 不能与 \(other) 一起使用"
    case .cannotBeUsedHere(let option): "\(option) 不能用于这个命令"
    case .contradict(let one, let other): "\(one) 与 \(other) 互相矛盾"
    case .bothWrite(let one, let other, let file): "\(one) 与 \(other) 不能都写入 \(file)"
    case .styleNeedsVersion(let version):
      "--style scene 需要 iOS 13 或更高版本，而不是 \(version)"
    case .unknownVersion(let option, let version, let lowest, let highest):
      "\(option) \(version) 未知；请使用 \(lowest) 到 \(highest)"
    case .takesNumber(let option, let lowest, let highest):
      "\(option) 需要 \(lowest) 到 \(highest) 的数字"
    case .badSpeed: "--speed 需要 0.01 到 1000 的数字，例如 2 或 0.5"
    case .badFileSize: "--limit-file-size 需要以 MB 计的数字，或 0"
    case .startIsAlone: "--start 不能与剧本、--plain 或 --host 一起使用"
    case .hostNeedsScenario: "--host 需要剧本；要在没有剧本时运行，请使用 applife host PATH"
    case .recordNeedsFile: "--record 需要文件；stdout 由屏幕使用"
    case .followReadsInput: "--follow 读取标准输入，不写报告"
    case .homeForOneHost: "--home 只能与一个 --host 一起使用"
    case .hostTwice(let app): "对\(app.map { " App \($0) " } ?? "第一个 App ")给出了两次 --host"
    case .archiveNeedsFile: "压缩文件不是文本：请用 -o 指定文件"
    case .gradeNeedsHandIn: "grade 需要作业文件"
    case .seedWithLesson: "--seed 不能与 --lesson 一起使用，因为课有自己的题目"
    case .widthForText: "--width 只能用于文本"
    case .mcpNeedsClient: "mcp 与程序对话：请由智能体启动"
    case .askNeedsQuestion: "ask 需要一个问题"
    case .checkNeedsLog: "check 需要日志文件，或标准输入中的日志"
    case .needsScenario(let option): "\(option) 需要一个剧本"
    case .compareNeedsScenarios: "compare 需要两个剧本，或一个剧本和 --style A,B"
    case .compareNeedsTwo: "compare 需要两个剧本，或 --style、--ios、--limit 的两个值"
    case .explainNeedsReport: "explain 需要报告、代码，或标准输入中的报告"
    case .hostNeedsPath: "host 需要 PATH"
    case .runNeedsScenario: "run 需要剧本文件、-c 'STEPS'，或表示标准输入的 -"
    case .runTakesEither: "run 需要文件或 -c 'STEPS'，不能两者都有"
    case .stepsGiven(let count): "给出了 \(count) 次 -c；请把所有步骤写在一个 -c 中"
    case .walkNeedsScenario: "walk 需要剧本或会话文件"
    case .caseNeedsJUnit: "--for 和 --case 需要 --format junit"
    case .badCase(let word): "--case 的形式是 步骤=编号，而不是“\(word)”"
    case .walkReadsFile: "walk 只能从文件读取剧本，不能从 - 读取"
    case .oneRecording(let format): "--format \(format) 生成一个录像；请一次运行一个剧本"
    case .onePage(let format): "--format \(format) 生成一个页面；请一次运行一个剧本"
    case .oneDiagram(let format): "--format \(format) 绘制一幅图；请一次运行一个剧本"
    case .noStep(let option, let number, let count):
      "\(option) \(number)：请使用 1 到 \(count) 的步骤"
    case .givenTwice(let option, let thing): "\(option) 为 \(thing) 给出了两次"
    case .badAddress(let address):
      "--address 需要 https://example.org 这样的地址，而不是“\(address)”"
    case .unknownCommand(let word, let nearest):
      "没有名为“\(word)”的命令；" + didYouMean(nearest, else: "参见 applife --help")
    case .unknownCommandOrScenario(let word, let nearest):
      "没有名为“\(word)”的命令或剧本；" + didYouMean(nearest, else: "参见 applife --help")
    case .noEvent(let words, let nearest):
      "没有事件匹配“\(words)”" + (nearest.map { "；你是指“\($0)”吗？" } ?? "")
    case .noScenario(let words, let nearest):
      "没有剧本匹配“\(words)”" + (nearest.map { "；你是指“\($0)”吗？" } ?? "")
    case .noRule(let words, let nearest):
      "没有规则匹配“\(words)”" + (nearest.map { "；你是指“\($0)”吗？" } ?? "")
    case .longSearch(let most): "要查找的文字最多可有 \(most) 个字符"
    case .noLessonNumber(let number, let last):
      "没有编号为 \(number) 的课；最后一课是 \(last)"
    case .noLesson(let word, let nearest):
      "没有名为“\(word)”的课；" + didYouMean(nearest, else: "applife learn 列出各课")
    case .noCertainQuestion: "这一课没有答案确定的问题"
    case .badAppName: "App 的名称必须由字母和数字组成，并以字母开头"
    case .impossibleOnOneSide(let example):
      "每个剧本都在两边中的一边无法进行，例如 \(example)"
    case .tooManyEntries(let name, let most):
      "\(name)：要比较的条目太多（超过 \(most) 个）"
    case .notRenaming(let option, let text):
      "\(option)：需要 名称=方法，实际是 \(text)"
    case .noMethod(let option, let name, let nearest):
      "\(option)：\(name) 不是生命周期的方法或通知"
        + (nearest.map { "，你是指 \($0) 吗？" } ?? "")
    case .twoInputs: "两个剧本中只有一个可以是标准输入"
    }
  }

  /// Advice that names what is nearest to a word, or something else if nothing is near.
  private func didYouMean(_ nearest: String?, else other: String) -> String {
    nearest.map { "你是指“\($0)”吗？" } ?? other
  }
}
