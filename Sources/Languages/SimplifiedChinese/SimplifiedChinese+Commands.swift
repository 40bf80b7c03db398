// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  func group(_ group: Command.Group) -> String {
    switch group {
    case .gestures: "手势"
    case .calls: "电话"
    case .notifications: "信息与通知"
    case .opening: "URL、活动、快捷操作"
    case .background: "后台工作"
    case .covers: "中断"
    case .memory: "卡死、内存、终止"
    case .runLoop: "主运行循环与设备"
    case .app: "App 的操作"
    case .time: "时间"
    case .travel: "时间穿梭"
    case .panels: "面板"
    case .log: "日志"
    case .program: "程序"
    }
  }

  func actionSection(_ section: ActionSection) -> String {
    switch section {
    case .use: "使用"
    case .interrupt: "中断"
    case .app: "App"
    case .trouble: "故障"
    }
  }

  func commandLabel(_ command: Command) -> String {
    switch command {
    case .send(let kind): words(for: kind).label
    case .toggle(let first, _): words(for: first).label
    case .confirm: "选择"
    case .travel(.backward, .moment): "往前"
    case .travel(.forward, .moment): "往后"
    case .travel(.backward, .event): "事件"
    case .travel(.forward, .event): "事件"
    case .travel(.backward, .state): "状态"
    case .travel(.forward, .state): "状态"
    case .travelToFirst: "最初"
    case .travelToPresent: "现在"
    case .undo: "撤销"
    case .redo: "重做"
    case .present: "演示"
    case .notes: "备注"
    case .branches: "分支"
    case .why: "为什么"
    case .coverage: "覆盖"
    case .departures: "不符"
    case .quiz: "测验"
    case .compare: "比较"
    case .focusApp(let number): "App \(number)"
    case .nextPanel: "面板"
    case .previousPanel: "面板"
    case .leave: "离开"
    case .move(let move): moveLabel(move)
    case .search: "搜索"
    case .nextMatch: "下一个"
    case .previousMatch: "上一个"
    case .pause: "暂停"
    case .faster: "加快"
    case .slower: "减慢"
    case .skip: "跳过"
    case .help: "帮助"
    case .objects: "对象"
    case .scenarios: "剧本"
    case .restart: "重来"
    case .prompt: "命令"
    case .save: "存储"
    case .repaint: "重绘"
    case .stop: "停止"
    case .close: "退出"
    case .quit: "退出"
    case .typed(let word): word.rawValue
    }
  }

  func commandHelp(_ command: Command) -> String {
    switch command {
    case .send(let kind): words(for: kind).name
    case .toggle(let first, let second): words(for: first).name + "；" + words(for: second).name
    case .confirm: "在 App 切换器中选择；执行所选事件；执行下一步"
    case .travel(.backward, .moment): "查看上一个时刻"
    case .travel(.forward, .moment): "查看下一个时刻；在现在：执行下一个回调"
    case .travel(.backward, .event): "查看上一个事件"
    case .travel(.forward, .event): "查看下一个事件"
    case .travel(.backward, .state): "查看上一次状态转换"
    case .travel(.forward, .state): "查看下一次状态转换"
    case .travelToFirst: "查看最初的时刻"
    case .travelToPresent: "回到现在"
    case .undo: "撤销上一个事件或步骤；撤销的步骤保留在原分支"
    case .redo: "重做撤销的事件或步骤"
    case .present: "演示剧本：先隐藏每一步的结果，由你揭示"
    case .notes: "演示时：显示演讲者备注"
    case .branches: "列出分支，并切换到其中一个"
    case .coverage: "标记已看到的状态和转换；再按一次显示表格"
    case .departures: "列出跟踪的日志中不符合模型的行"
    case .compare: "比较 delegate 与 scene 风格；:compare ios 12 26 比较版本"
    case .why: "解释所选行或最后一行；被拒绝后：让事件能够发生"
    case .quiz: "测验：预测接下来会发生什么"
    case .focusApp: "选择该编号的 App"
    case .nextPanel: "前往下一个面板"
    case .previousPanel: "前往上一个面板"
    case .leave: "关闭；让按键重新作用于设备；结束搜索；跟随日志"
    case .move(let move): moveHelp(move)
    case .search: "搜索日志"
    case .nextMatch: "前往下一个匹配"
    case .previousMatch: "前往上一个匹配"
    case .pause: "暂停或继续时钟"
    case .faster: "速度加倍"
    case .slower: "速度减半"
    case .skip: "跳到下一个期限"
    case .help: "显示按键和符号"
    case .objects: "显示 App 的对象及其职责"
    case .scenarios: "列出、搜索和打开剧本"
    case .restart: "重新开始剧本或会话"
    case .prompt: "输入事件或命令"
    case .save: "把会话存储为剧本文件"
    case .repaint: "重绘屏幕"
    case .stop: "停止程序（用 fg 继续）"
    case .close: "关闭，或退出"
    case .quit: "退出"
    case .typed(let word): help(word)
    }
  }

  /// What a word does that no key asks for.
  private func help(_ word: Command.Word) -> String {
    switch word {
    case .next: "执行剧本的下一步"
    case .step: "执行剧本的下一个回调"
    case .earlier: "查看更早的时刻：earlier event、earlier state"
    case .later: "查看更晚的时刻：later event、later state"
    case .branch: "为当前分支命名：branch two calls"
    case .switchBranch: "切换到分支：switch 2"
    case .load: "打开剧本或课：load demo"
    case .learn: "开始一课：learn 3"
    case .lang: "更改语言，例如 lang ru"
    case .start: "显示“你想做什么？”卡片"
    case .save: "把会话存储为剧本文件"
    case .overwrite: "存储会话，覆盖已有的文件"
    case .coverage: "显示你看到过哪些状态和转换"
    case .summary: "显示答对了多少题"
    case .saveSummary: "把答对了多少题存储为文本文件"
    case .overwriteSummary: "存储总结，覆盖已有的文件"
    case .speed: "设定时钟的速度：speed 2"
    case .status: "读出手机的状态"
    case .undo, .back, .redo, .first, .now, .present, .notes, .branches, .restart, .scenarios,
      .why, .quiz, .compare, .pause, .help, .objects, .quit, .exit, .close, .closeNow:
      word.rawValue
    }
  }

  private func moveLabel(_ move: Command.Move) -> String {
    switch move {
    case .up: "上"
    case .down: "下"
    case .left: "左"
    case .right: "右"
    case .pageUp: "上页"
    case .pageDown: "下页"
    case .first: "最旧"
    case .last: "最新"
    }
  }

  private func moveHelp(_ move: Command.Move) -> String {
    switch move {
    case .up: "上移一行"
    case .down: "下移一行"
    case .left: "向左；上一个 App"
    case .right: "向右；下一个 App"
    case .pageUp: "上翻一页"
    case .pageDown: "下翻一页"
    case .first: "第一行"
    case .last: "最后一行；跟随日志"
    }
  }
}
