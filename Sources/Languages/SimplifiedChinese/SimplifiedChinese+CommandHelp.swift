// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese.CommandLineSentences {
  /// The effect of a command or an option.
  func help(_ text: HelpText) -> String {
    switch text {
    case .applife: "在终端中模拟 iOS App 的生命周期。"
    case .applifeFile:
      "要逐步执行的剧本：一个文件，或 applife 自带剧本的名称。不指定时，applife 启动演示。"
    case .applifeStart: "从“你想做什么？”卡片开始。"
    case .applifeVersion: "显示版本。"
    case .buildModules: "在一个文件夹中构建被托管的 App 所导入的模块。"
    case .buildModulesFolder: "已有的文件夹。"
    case .completions: "输出一种 shell 的补全：bash、zsh 或 fish。"
    case .completionsShell: "哪种 shell。"
    case .plain: "不使用屏幕：从 stdin 读取命令，向 stdout 输出变化，每个变化一行。"
    case .ascii: "只用 ASCII 字符绘制。"
    case .present: "演示剧本：先隐藏每一步的结果，由你揭晓。"
    case .manual: "输出手册页。"
    case .ios: "要模拟的 iOS 版本，2 到 27。"
    case .language: "界面的语言。默认是你的设置中的语言，或你的区域设置的语言。"
    case .reportOutput: "把报告写入这个文件，以原子方式写入。"
    case .style: "生命周期风格：App 代理、场景代理或 SwiftUI。"
    case .color: "何时使用颜色。"
    case .noColor: "与 --color never 相同。"
    case .outputFormat: "输出的格式。"
    case .jsonLines: "把列表输出为 JSON Lines。"
    case .jsonDocument: "与 --format json 相同。"
    case .hyperlinks: "把来源的地址变成链接。默认只在支持链接的终端中这样做。"
    case .mcp: "通过 Model Context Protocol 回答编程智能体的问题。"
    case .mcpAllowHost: "允许智能体运行它指定路径的 App 的代码。"
    case .mcpSkill: "输出一份技能说明，告诉编程智能体什么时候该问 applife。"
    case .jsonFormat: "与 --format jsonl 相同。"
    case .record: "把屏幕录制到新的 asciicast 文件。"
    case .castVersion: "asciicast 的版本。默认是 2，每个 asciinema 都能读取。"
    case .speed: "设备时钟的速度；1 = 真实时间。默认是 1。"
    case .mouse: "使用鼠标。默认只在按住 Shift 仍可选择文本的终端中使用。"
    case .motion: "放慢显示每次变化，让人看得见。默认开启。"
    case .predict: "在每个事件之前，先问它会引起什么。"
    case .theme: "颜色。"
    case .ask: "回答有关生命周期的问题。"
    case .askWords: "用自己的话写的问题。"
    case .check: "用模型检查真实 App 的日志。"
    case .checkLog: "日志文件。写 - 或不指定时，applife 读取标准输入。"
    case .checkHead: "带有 App 声明的剧本。不指定时，由 applife 推断。"
    case .checkApp: "只检查这个进程；这个选项可以给出多次。"
    case .checkPattern: "一行的格式。"
    case .checkRename: "日志中的一个名称，以及它所表示的方法或通知。"
    case .checkImplements:
      "App 实现并记录的一个方法：如果日志中从未出现，就算缺失。"
    case .checkStory: "把解释日志的剧本写入这个文件，以原子方式写入。"
    case .checkFollow:
      "在日志写入的同时在屏幕上跟踪它。applife 从标准输入读取日志，从终端读取按键。"
    case .findingsFormat: "报告的格式。"
    case .compare: "逐条比较两个剧本，或两种条件下的剧本。"
    case .compareFiles:
      "剧本：文件、含有 *.scenario 文件的文件夹，或 applife 自带剧本的名称；- 表示标准输入。"
    case .compareStyle: "两边的生命周期风格，或两边共用的一个：delegate、scene、swiftui。"
    case .compareIos:
      "两边的 iOS 版本，或两边共用的一个，2 到 27。三个以上时，每个版本一列。"
    case .compareChanged: "比较有任何不同之处的 iOS 版本。"
    case .compareLimit: "一个时限及其在两边的时长，或两边共用的一个：suspension=5s,1m。"
    case .compareWidth: "文本的宽度。从 100 列起，两边并排显示。默认是终端的宽度。"
    case .compareMethods: "输出方法和通知的表格，而不是各个条目。"
    case .compareEach: "与 --methods 一起使用时，还为每个剧本输出一个表格。"
    case .compareQuiet: "在文本和 Markdown 中只输出不同之处。"
    case .config: "列出各项设置，以及每项来自哪里。"
    case .configDefault: "输出带有全部默认值的设置文件。"
    case .course: "把课程的各课写成浏览器页面，并附目录。"
    case .courseOutput: "存放页面的文件夹。如果它不存在，applife 会创建它。"
    case .site: "写出一个网站：模拟器、课程，以及每个回答的页面。"
    case .siteOutput: "存放网站的文件夹。如果它不存在，applife 会创建它。"
    case .siteAddress: "网站发布的地址。站点地图需要它。"
    case .explain: "解读崩溃日志或终止代码。"
    case .explainReport:
      "报告、控制台消息或代码。写 - 或不指定时，applife 读取标准输入。"
    case .explainScenario: "把重现它的剧本写入这个文件，以原子方式写入。"
    case .explainOutput: "把解读结果写入这个文件，以原子方式写入。"
    case .explainJson: "把解读结果输出为一个 JSON 对象。"
    case .host: "在进程中运行 App 自己的代码，显示在屏幕上或逐行输出。"
    case .hostPath: "Swift 文件、文件夹或可执行文件。"
    case .hostHome:
      "App 的主目录，applife 会保留它。不指定时，applife 创建一个全新的，并在结束时移除。"
    case .hostOnly:
      "只托管 App 的一部分。delegate：App delegate、scene delegate 和 SwiftUI 的 App，以及它们需要且能编译的内容。缺少的名称什么也不做，applife 会列出它们。"
    case .hostClean: "移除为被托管的 App 构建的内容，不运行任何程序。"
    case .hostShowRewritten: "输出将要编译的改写后的源文件，不运行任何程序。"
    case .learn: "列出课程的各课，或开始其中一课。"
    case .learnLesson: "课的编号或名称。不指定时，applife 列出各课。"
    case .learnReport:
      "把回答写入此文件，以便交作业。文件已存在时接着写。"
    case .notes: "在另一个终端里显示正在演示的剧本的备注。"
    case .notesFile: "要输出备注的剧本；不写则跟随演示。"
    case .grade:
      "给 applife learn --report 的作业文件评分。"
    case .gradeFiles:
      "applife learn --report 写的作业文件。"
    case .gradeFormat:
      "成绩的格式：csv 用于成绩册，junit 用于 CI。"
    case .events: "列出设备上可能发生的所有事件。"
    case .scenarios: "按主题列出 applife 自带的剧本。"
    case .eventsWords: "只列出名称或说明含有这些词的事件。"
    case .scenariosWords: "只列出名称或标题含有这些词的剧本。"
    case .doctor: "从文件判断 App：能否启动、什么不再被调用、什么会丢失。"
    case .doctorPath: "App 所在的文件夹：源文件、Info.plist 和 Xcode 项目。"
    case .doctorSdk: "只判断用这个 iOS SDK 构建的情况：26 或 27。"
    case .doctorTarget: "要判断的 App target。默认是与项目同名的那个。"
    case .doctorBaseline: "含有已接受的结果的文件。"
    case .doctorWriteBaseline: "写入一个接受当前所有结果的文件。"
    case .doctorDiff: "输出加入场景的补丁，而不输出报告。不改动任何文件。"
    case .migrate: "演练 App 到场景的迁移，并报告什么不再起作用。"
    case .migrateEdit:
      "用户编辑数据的步骤，以逗号分隔。不指定时，applife 发送事件 edit 和 touch。"
    case .new: "创建一个起始 App，applife host 可以构建并运行它。"
    case .newName: "App 及其文件夹的名称。"
    case .quiz: "生成关于生命周期的问题及答案。"
    case .quizSeed: "种子。相同的种子出相同的题。"
    case .quizLesson: "生成一课的问题，用它的编号或名称指定。"
    case .quizAction: "做什么：export 生成问题。"
    case .quizCount: "多少个问题，1 到 200。默认是 10。"
    case .quizFormat:
      "格式。默认是 gift，Moodle 等可以导入；qti 和 qti21 是 ZIP 文件。"
    case .report: "为 applife walk 的会话写报告。"
    case .reportFile: "会话文件。"
    case .reportFormat: "报告的格式；tap 是版本 13，tap14 是版本 14。"
    case .rules: "列出各条规则及其值、来源、可信度和上次核对的日期。"
    case .rulesWords: "规则的编号，或它的文本所含的词。"
    case .run: "在虚拟时间中运行剧本，并报告结果。"
    case .runSteps: "写在一行上的步骤，以逗号分隔。"
    case .runCoverage:
      "在文本和 JSON Lines 中，最后报告出现了哪些状态、转换、回调、通知、终止和事件。"
    case .runFormat: "报告的格式；tap 是版本 13。"
    case .runAnimate: "在 SVG 中，让图逐步显现，循环往复。"
    case .runQuiet: "在文本中只输出不符合的内容和最后一行。"
    case .runAs: "在 text 和 JSON Lines 中，在 UIKit 的调用旁边再列出这个框架的开发者所看到的内容。"
    case .runWhy: "在文本中输出每个条目的规则，以及引起它的条目。"
    case .torture: "在每个可能的时刻结束 App 的进程，并报告丢失的数据。"
    case .tortureFile:
      "App 的主目录中的文件或文件夹，用来比较前后。不指定时，applife 使用 App 自己的报告。"
    case .tortureEdit:
      "用户编辑数据的步骤，以逗号分隔。不指定时，applife 发送事件 edit，除非 App 自己会编辑数据。"
    case .tortureLimits: "不缩短时限，等待的时间与 iOS 一样长。"
    case .lose: "找出丢失一处编辑的最少事件。"
    case .loseFile:
      "一个剧本，其中的 App 说明在哪里存储。搜索从剧本结束处开始。"
    case .loseEvents: "编辑之后最多多少个事件。"
    case .loseOpen: "在屏幕上打开找到的途径，以便逐步执行。"
    case .loseSudden:
      "也尝试没有机会存储的结束：崩溃、重新启动、被系统结束。"
    case .tour: "规划用手机覆盖一切的最短测试路线。"
    case .tourSettle:
      "覆盖有争议或只是假定的规则，由你的手机来判定。"
    case .evidence:
      "把用 --settle 规划的巡检的会话变成“手机所显示的结果”表格中的行。"
    case .evidenceFiles: "applife walk 的会话文件。"
    case .tourCover:
      "要覆盖的项目，以逗号分隔：states、transitions、callbacks、notifications、endings、events。"
    case .tourWithin: "测试路线最多用多长时间。它会在这段时间内覆盖尽可能多的项目。"
    case .tourHead:
      "没有步骤的剧本，它声明各个 App、App 的模式和代码。测试路线覆盖其中的第一个 App。"
    case .tourFormat: "格式：剧本，或包含它的一个 JSON 对象。"
    case .tourOutput: "把剧本写入这个文件，以原子方式写入。"
    case .walk: "拿着手机走查剧本，并对每一步作出判定。"
    case .walkFile: "剧本文件、applife 自带剧本的名称，或会话文件。"
    case .walkSession:
      "会话文件。不指定时，applife 在你的状态文件夹的 applife/walks 中创建一个。"
    case .walkFrom: "从这一步开始。"
    case .walkCharter: "会话应该回答的问题。"
    case .walkTester: "测试者的姓名。"
    case .walkDevice: "手机及其 iOS 版本。"
    case .walkBuild: "App 的构建版本。"
    case .walkEvidence:
      "一个文件夹；按键 a 把其中最新的文件附到步骤上：截图、视频、日志。"
    case .reportFor:
      "在 JUnit 的 XML 中加入测试管理工具要读的内容：testrail、xray 或 kiwi。"
    case .reportCase:
      "工具中某一步的编号，形式为 步骤=编号；可以多次使用。"
    case .walkOnly: "只走查会话文件中有这种判定的步骤，作为新的会话。"
    case .walkNew: "即使有中断的会话，也开始新的会话。"
    case .limitProcesses:
      "托管 App 期间最多新增多少个进程和线程（默认 512）；0 表示没有限制。"
    case .limitFileSize:
      "被托管的 App 可以写入多大的文件，以 MB 计（默认 1024）；0 表示没有限制。"
    case .hostOption:
      "以真实时间在进程中运行 App 自己的代码：Swift 文件、含有 Swift 文件的文件夹，或使用托管协议的可执行文件。它以你的权限运行。对于第一个以外的 App，请使用 NAME=PATH。"
    case .hostOptionHome:
      "被托管的 App 的主目录，applife 会保留它。不指定时，applife 创建一个全新的，并在结束时移除。"
    case .tourWith(let means): "除手机外你还有什么，以逗号分隔：\(SimplifiedChinese.listed(means))。"
    case .tourWithout(let groups): "不使用的事件组，以逗号分隔：\(SimplifiedChinese.listed(groups))。"
    case .showHelp: "显示帮助。"
    }
  }
}
