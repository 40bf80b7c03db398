// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese.CommandLineSentences {
  /// A sentence of the manual page.
  func manual(_ text: ManualText) -> String {
    switch text {
    case .exitDone: "成功：每项预期都符合，或没有不同。"
    case .exitAnsweredNo:
      "有一项预期不符合，走查中有一步失败，比较的两边不同，或日志与模型矛盾。"
    case .exitWrongUse: "命令行有错误，或输入无法读取或理解。"
    case .exitFault: "内部错误。"
    case .keys: "终止或阻塞 App 的事件使用大写字母。在设置中，可以把任何命令指定给任何按键。"
    case .scenarios:
      "剧本是 UTF-8 文本，每行一个语句。逗号也会结束语句。井号开始注释，第一个注释是标题。声明在最前面："
    case .steps: "之后是步骤。步骤之前可以有时间："
    case .stepEvent: "设备稳定下来之后"
    case .stepAtTime: "开始之后 5 秒"
    case .stepAfterTime: "上一步开始之后 3 秒"
    case .stepWait: "时间过去"
    case .stepSkip: "到下一个期限"
    case .expectations: "设备稳定下来之后，applife 检查预期："
    case .scenariosFolder: "applife 首先在这个文件夹中寻找剧本。"
    case .lessonsFolder: "applife 首先在这个文件夹中寻找课。"
    case .pageFolder: "applife 首先在这个文件夹中寻找页面的各部分。"
    case .configHome:
      "存放设置 applife/config.toml 的文件夹。没有设定时，applife 使用 ~/.config。"
    case .stateHome:
      "存放已完成的课的列表 applife/lessons，以及 applife walk 的会话 applife/walks 的文件夹。没有设定时，applife 使用 ~/.local/state。"
    case .noColor: "不为空时，applife 不使用颜色，除非有 --color。"
    case .forceColor: "既不为空也不是 0 时，即使输出不是终端，applife 也使用颜色。"
    case .pager: "显示比终端长的列表和报告的程序。没有它，applife 一次全部输出。"
    case .term: "终端的种类。"
    case .termProgram: "在 Apple_Terminal 和 iTerm.app 中，applife 只在有 --mouse 时使用鼠标。"
    case .characterSet: "如果它们没有指定 UTF-8，applife 用 ASCII 字符绘制，并使用英语。"
    case .languageVariables: "语言，除非 --lang 或设置指定了语言。"
    case .scenarioFiles: "applife 自带的剧本和课的副本。PREFIX 是 /usr 或 /usr/local。"
    case .settingsFile:
      "设置，格式是 TOML。applife config 列出各项设置，applife config --default 输出带注释的完整文件。"
    case .progressFile:
      "已完成的课的列表：先是一行 applife lessons 1，然后每课一行 done NAME。你可以移除它。"
    case .walkFiles: "applife walk 的会话，格式是 JSON Lines。你可以移动、重新命名和移除它们。"
    case .scenarioText: "剧本文本。"
    }
  }

  /// The title of a section of the manual page.
  func section(_ section: ManualSection) -> String {
    switch section {
    case .name: "名称"
    case .synopsis: "概要"
    case .description: "说明"
    case .options: "选项"
    case .commands: "命令"
    case .exitStatus: "退出状态"
    case .examples: "示例"
    case .seeAlso: "另见"
    case .keys: "按键"
    case .scenarios: "剧本"
    case .events: "事件"
    case .environment: "环境变量"
    case .files: "文件"
    }
  }
}
