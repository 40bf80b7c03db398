// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension SimplifiedChinese.CommandLineSentences {
  func file(_ problem: FileProblem) -> String {
    switch problem {
    case .noLessons: "APPLIFE_LESSONS 中的课都无法读取"
    case .noScenarios: "APPLIFE_SCENARIOS 中的剧本都无法读取"
    case .lessonIsGone(let name): "课“\(name)”已不存在"
    case .notFound(let name, let variable): "没有找到 \(name)；请在 \(variable) 中指定其文件夹"
    case .folderToRun(let path): "\(path) 是文件夹；applife run \(path) 运行其中的剧本"
    case .folderToCompare(let path):
      "\(path) 是文件夹；要比较其中的剧本，请使用带两个值的 --style、--ios 或 --limit"
    case .folderWithout(let files): "这个文件夹中没有 \(files) 文件"
    case .nearestName(let why, let nearest): "\(why)；你是指“\(nearest)”吗？"
    case .system(let problem): system(problem)
    case .isBusy: "另一个程序正在写入此文件夹；请重试"
    case .notRegular: "不是普通文件"
    case .tooLong(let bytes): "文件超过 \(bytes) 字节"
    case .longLine: "有一行太长"
    case .readerIsGone: "读取方已将其关闭"
    case .recordingExists: "已经存在；请录制到另一个文件"
    case .recordingEnds(let why): "\(why)；录制到此结束"
    case .recordingRemoved(let path):
      "录制文件在此期间被删除；applife 已重新写入 \(path)"
    case .recordingLost(let why):
      "录制文件在此期间被删除，并且无法重新写入：\(why)"
    case .recordingChanged: "另一个程序更改了录制文件；录制到此为止，文件可能无法播放"
    case .isUsed(let name): "applife 已在使用此文件（\(name)）；请写入另一个文件"
    case .foreignFolder: "此文件夹中的文件不是 applife 写入的；请指定一个空文件夹"
    case .foreignPage: "此页面不是 applife 写入的；请指定一个空文件夹"
    case .notBaseline: "这一行不属于 applife doctor 的基线"
    case .noFolder(let variable): "\(variable) 和 HOME 都没有指定文件夹"
    case .laterLessons(let path): "\(path) 来自更高版本的 applife"
    case .otherLessons(let path): "\(path) 不是课的列表"
    case .otherNotes(let path): "\(path) 不是备注文件"
    case .otherPresents(let process):
      "applife notes 现在显示另一个正在演示的会话的备注（进程 \(process)）"
    case .progressNotSaved(let why): "没有保存进度：\(why)"
    case .noScenarioToWrite(let path): "没有可以写入 \(path) 的剧本"
    case .nothingToRun: "剧本没有步骤，所以没有运行任何内容"
    case .nothingSettled: "其中没有关于有争议或假定规则的判定"
    case .nothingToWalk: "剧本没有可以走查的步骤"
    case .sameSession(let file): "与 \(file) 是同一个会话；请只写一次"
    case .onlyNeedsSession: "--only 需要会话文件，但这是剧本"
    case .noStepWith(let verdicts):
      "这个会话中没有判定为 \(verdicts.map { $0.rawValue }.joined(separator: " 或 ")) 的步骤"
    case .newSessionOnly: "--ios 和 --style 只能用于新的会话"
    case .sessionExists: "此会话已经存在；请指定另一个文件，或使用 --new 而不使用 --session"
    case .otherSession: "这个会话属于另一个剧本，或这个剧本的早期版本"
    case .sessionHasChanged: "另一个程序更改了这个会话；请退出，再次走查它"
    case .handInHasChanged:
      "另一个程序改动了这个作业文件；请退出，然后重新开始这一课"
    case .noEvidence: "文件夹中没有文件"
    case .largeEvidence(let megabytes): "文件大于 \(megabytes) MB"
    case .unfinishedEvidence: "文件还在写入"
    case .sessionIsKept: "会话没有更改"
    case .walkNotWritten(let why): "无法把走查写成 JSON：\(why)"
    case .fewQuestions(let count): "只找到 \(count) 个问题"
    case .interrupted: "已中断"
    case .fewDescriptors(let count): "需要打开 \(count) 个文件，但上限更低 (ulimit -n)"
    case .littleMemory(let megabytes): "还需要 \(megabytes) MB 内存 (ulimit -v, ulimit -d)"
    case .noThread: "无法启动线程 (ulimit -u, ulimit -v)"
    case .inputIsNotTerminal:
      "标准输入不是终端。没有终端时，请使用“applife run FILE”或“applife --plain”。"
    case .outputIsNotTerminal:
      "标准输出不是终端。没有终端时，请使用“applife run FILE”或“applife --plain”。"
    case .noTerminalType: "没有设定 TERM，所以不知道终端的类型。请试试 TERM=xterm-256color。"
    case .unknownTerminal(let name):
      "这台电脑不认识终端类型“\(name)”。请试试 TERM=xterm-256color。"
    case .poorTerminal(let name):
      "类型为“\(name)”的终端不能移动光标。请使用“applife --plain”，或试试 TERM=xterm-256color。"
    case .terminalFailed: "无法打开终端。"
    case .substitutedTerminal(let name, let substitute):
      "这台电脑不认识终端类型“\(name)”，所以 applife 使用 \(substitute)；软件包 ncurses-term 中可能有它"
    case .notTranslation: "应为 msgid、msgstr 或引号中的文本，如 PO 文件所用"
    case .languageNotShown(let tag):
      "区域设置的字符集无法显示语言 \(tag)，所以 applife 使用英语；请把 LANG 设为带 UTF-8 的区域设置"
    }
  }

  /// The system's error for a file.
  func system(_ problem: SystemProblem) -> String {
    switch problem {
    case .notThere: "没有这个文件或文件夹"
    case .notAllowed: "没有权限"
    case .isFolder: "这是一个目录"
    case .isNoFolder: "这不是目录"
    case .exists: "文件已存在"
    case .noSpace: "设备上没有空间"
    case .readOnly: "文件系统是只读的"
    case .isClosed: "流已关闭，或者只能反方向使用"
    }
  }
}
