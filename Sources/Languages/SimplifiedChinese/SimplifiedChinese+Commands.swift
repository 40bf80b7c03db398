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
    case .run(.send(let kind)): words(for: kind).label
    case .run(.toggle(let first, _)): words(for: first).label
    case .view(.confirm): "选择"
    case .run(.travel(.backward, .moment)): "往前"
    case .run(.travel(.forward, .moment)): "往后"
    case .run(.travel(.backward, .event)): "事件"
    case .run(.travel(.forward, .event)): "事件"
    case .run(.travel(.backward, .state)): "状态"
    case .run(.travel(.forward, .state)): "状态"
    case .run(.travelToFirst): "最初"
    case .run(.travelToPresent): "现在"
    case .run(.undo): "撤销"
    case .run(.redo): "重做"
    case .session(.present): "演示"
    case .session(.notes): "备注"
    case .session(.branches): "分支"
    case .view(.why): "为什么"
    case .session(.coverage): "覆盖"
    case .session(.departures): "不符"
    case .run(.quiz): "测验"
    case .session(.compare): "比较"
    case .run(.focusApp(let number)): "App \(number)"
    case .session(.nextPanel): "面板"
    case .session(.previousPanel): "面板"
    case .view(.leave): "离开"
    case .view(.move(let move)): moveLabel(move)
    case .session(.search): "搜索"
    case .session(.nextMatch): "下一个"
    case .session(.previousMatch): "上一个"
    case .run(.pause): "暂停"
    case .run(.faster): "加快"
    case .run(.slower): "减慢"
    case .run(.skip): "跳过"
    case .session(.help): "帮助"
    case .session(.objects): "对象"
    case .session(.scenarios): "剧本"
    case .view(.restart): "重来"
    case .session(.prompt): "命令"
    case .session(.save): "存储"
    case .program(.repaint): "重绘"
    case .program(.stop): "停止"
    case .session(.close): "退出"
    case .program(.quit): "退出"
    case .run(.takeStep), .run(.takeCallback), .run(.travelBy), .run(.nameBranch),
      .run(.switchBranch), .run(.setSpeed), .session(.coverageTable), .session(.load),
      .session(.learn), .session(.startCard), .session(.saveSession), .session(.summary),
      .session(.saveSummary), .session(.changeLanguage), .session(.status):
      command.name
    }
  }

  func commandHelp(_ command: Command) -> String {
    switch command {
    case .run(.send(let kind)): words(for: kind).name
    case .run(.toggle(let first, let second)): words(for: first).name + "；" + words(for: second).name
    case .view(.confirm): "在 App 切换器中选择；执行所选事件；执行下一步"
    case .run(.travel(.backward, .moment)): "查看上一个时刻"
    case .run(.travel(.forward, .moment)): "查看下一个时刻；在现在：执行下一个回调"
    case .run(.travel(.backward, .event)): "查看上一个事件"
    case .run(.travel(.forward, .event)): "查看下一个事件"
    case .run(.travel(.backward, .state)): "查看上一次状态转换"
    case .run(.travel(.forward, .state)): "查看下一次状态转换"
    case .run(.travelToFirst): "查看最初的时刻"
    case .run(.travelToPresent): "回到现在"
    case .run(.undo): "撤销上一个事件或步骤；撤销的步骤保留在原分支"
    case .run(.redo): "重做撤销的事件或步骤"
    case .session(.present): "演示剧本：先隐藏每一步的结果，由你揭示"
    case .session(.notes): "演示时：显示演讲者备注"
    case .session(.branches): "列出分支，并切换到其中一个"
    case .session(.coverage): "标记已看到的状态和转换；再按一次显示表格"
    case .session(.departures): "列出跟踪的日志中不符合模型的行"
    case .session(.compare): "比较 delegate 与 scene 风格；:compare ios 12 26 比较版本"
    case .view(.why): "解释所选行或最后一行；被拒绝后：让事件能够发生"
    case .run(.quiz): "测验：预测接下来会发生什么"
    case .run(.focusApp): "选择该编号的 App"
    case .session(.nextPanel): "前往下一个面板"
    case .session(.previousPanel): "前往上一个面板"
    case .view(.leave): "关闭；让按键重新作用于设备；结束搜索；跟随日志"
    case .view(.move(let move)): moveHelp(move)
    case .session(.search): "搜索日志"
    case .session(.nextMatch): "前往下一个匹配"
    case .session(.previousMatch): "前往上一个匹配"
    case .run(.pause): "暂停或继续时钟"
    case .run(.faster): "速度加倍"
    case .run(.slower): "速度减半"
    case .run(.skip): "跳到下一个期限"
    case .session(.help): "显示按键和符号"
    case .session(.objects): "显示 App 的对象及其职责"
    case .session(.scenarios): "列出、搜索和打开剧本"
    case .view(.restart): "重新开始剧本或会话"
    case .session(.prompt): "输入事件或命令"
    case .session(.save): "把会话存储为剧本文件"
    case .program(.repaint): "重绘屏幕"
    case .program(.stop): "停止程序（用 fg 继续）"
    case .session(.close): "关闭，或退出"
    case .program(.quit): "退出"
    case .run(.takeStep): "执行剧本的下一步"
    case .run(.takeCallback): "执行剧本的下一个回调"
    case .run(.travelBy(.backward)): "查看更早的时刻：earlier event、earlier state"
    case .run(.travelBy(.forward)): "查看更晚的时刻：later event、later state"
    case .run(.nameBranch): "为当前分支命名：branch two calls"
    case .run(.switchBranch): "切换到分支：switch 2"
    case .session(.load): "打开剧本或课：load demo"
    case .session(.learn): "开始一课：learn 3"
    case .session(.changeLanguage): "更改语言，例如 lang ru"
    case .session(.startCard): "显示“你想做什么？”卡片"
    case .session(.saveSession(overwrites: false)): "把会话存储为剧本文件"
    case .session(.saveSession(overwrites: true)): "存储会话，覆盖已有的文件"
    case .session(.coverageTable): "显示你看到过哪些状态和转换"
    case .session(.summary): "显示答对了多少题"
    case .session(.saveSummary(overwrites: false)): "把答对了多少题存储为文本文件"
    case .session(.saveSummary(overwrites: true)): "存储总结，覆盖已有的文件"
    case .run(.setSpeed): "设定时钟的速度：speed 2"
    case .session(.status): "读出手机的状态"
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
