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

  func words(for command: Command) -> CommandWords {
    switch command {
    case .run(.send(let kind)):
      CommandWords(words(for: kind).label, help: words(for: kind).name)
    case .run(.toggle(let first, let second)):
      CommandWords(
        words(for: first).label, help: words(for: first).name + "；" + words(for: second).name)
    case .view(.confirm):
      CommandWords("选择", help: "在 App 切换器中选择；执行所选事件；执行下一步")
    case .run(.travel(.backward, .moment)):
      CommandWords("较早", help: "查看上一个时刻")
    case .run(.travel(.forward, .moment)):
      CommandWords("较晚", help: "查看下一个时刻；在现在：执行下一个回调")
    case .run(.travel(.backward, .event)):
      CommandWords("事件", help: "查看上一个事件")
    case .run(.travel(.forward, .event)):
      CommandWords("事件", help: "查看下一个事件")
    case .run(.travel(.backward, .state)):
      CommandWords("状态", help: "查看上一次状态转换")
    case .run(.travel(.forward, .state)):
      CommandWords("状态", help: "查看下一次状态转换")
    case .run(.travelToFirst):
      CommandWords("最初", help: "查看最初的时刻")
    case .run(.travelToPresent):
      CommandWords("现在", help: "回到现在")
    case .run(.undo):
      CommandWords("撤销", help: "撤销上一个事件或步骤；撤销的步骤保留在原分支")
    case .run(.redo):
      CommandWords("重做", help: "重做撤销的事件或步骤")
    case .session(.present):
      CommandWords("演示", help: "演示剧本：先隐藏每一步的结果，由你揭晓")
    case .session(.notes):
      CommandWords("备注", help: "演示时：说明演讲者备注在哪里")
    case .session(.branches):
      CommandWords("分支", help: "列出分支，并切换到其中一个")
    case .session(.coverage):
      CommandWords("覆盖", help: "标记已看到的状态和转换；再按一次显示表格")
    case .session(.departures):
      CommandWords("不符", help: "列出跟踪的日志中不符合模型的行")
    case .session(.compare):
      CommandWords("比较", help: "比较 delegate 与 scene 风格；:compare ios 13 26 比较版本")
    case .view(.why):
      CommandWords("为什么", help: "解释所选行或最后一行；被拒绝后：让事件可用")
    case .run(.quiz):
      CommandWords("测验", help: "测验：预测接下来会发生什么")
    case .run(.focusApp(let number)):
      CommandWords("App \(number)", help: "选择该编号的 App")
    case .session(.nextPanel):
      CommandWords("面板", help: "前往下一个面板")
    case .session(.previousPanel):
      CommandWords("面板", help: "前往上一个面板")
    case .view(.leave):
      CommandWords("离开", help: "关闭；让按键重新作用于设备；结束搜索；跟随日志")
    case .view(.move(let move)): words(for: move)
    case .session(.search):
      CommandWords("搜索", help: "搜索日志")
    case .session(.logForm):
      CommandWords("所有行", help: "按原因显示日志，或显示它的每一行")
    case .session(.nextMatch):
      CommandWords("下一个", help: "前往下一个匹配")
    case .session(.previousMatch):
      CommandWords("上一个", help: "前往上一个匹配")
    case .run(.pause):
      CommandWords("暂停", help: "暂停或继续时钟")
    case .run(.faster):
      CommandWords("加快", help: "速度加倍")
    case .run(.slower):
      CommandWords("减慢", help: "速度减半")
    case .run(.skip):
      CommandWords("快进", help: "跳到下一个期限")
    case .session(.help):
      CommandWords("帮助", help: "显示按键和符号")
    case .session(.objects):
      CommandWords("对象", help: "显示 App 的对象及其职责")
    case .session(.scenarios):
      CommandWords("剧本", help: "列出、搜索和打开剧本")
    case .view(.restart):
      CommandWords("重来", help: "重新开始剧本或会话")
    case .session(.prompt):
      CommandWords("命令", help: "输入事件或命令")
    case .session(.save):
      CommandWords("保存", help: "把会话保存为剧本文件")
    case .program(.repaint):
      CommandWords("重绘", help: "重绘屏幕")
    case .program(.stop):
      CommandWords("停止", help: "暂停程序（用 fg 继续）")
    case .session(.close):
      CommandWords("退出", help: "关闭，或退出")
    case .program(.quit):
      CommandWords("退出", help: "退出")
    case .run(.takeStep):
      CommandWords(command.name, help: "执行剧本的下一步")
    case .run(.takeCallback):
      CommandWords(command.name, help: "执行剧本的下一个回调")
    case .run(.travelBy(.backward)):
      CommandWords(command.name, help: "查看更早的时刻：earlier event、earlier state")
    case .run(.travelBy(.forward)):
      CommandWords(command.name, help: "查看更晚的时刻：later event、later state")
    case .run(.nameBranch):
      CommandWords(command.name, help: "为当前分支命名：branch two calls")
    case .run(.switchBranch):
      CommandWords(command.name, help: "切换到分支：switch 2")
    case .session(.load):
      CommandWords(command.name, help: "打开剧本或课：load demo")
    case .session(.learn):
      CommandWords(command.name, help: "开始一课：learn 3")
    case .session(.changeLanguage):
      CommandWords(command.name, help: "更改语言，例如 lang ru")
    case .session(.startCard):
      CommandWords(command.name, help: "显示“你想做什么？”卡片")
    case .session(.fiveSeconds):
      CommandWords(command.name, help: start.fiveSeconds.name)
    case .session(.saveSession(overwrites: false)):
      CommandWords(command.name, help: "把会话保存为剧本文件")
    case .session(.saveSession(overwrites: true)):
      CommandWords(command.name, help: "保存会话，覆盖已有的文件")
    case .session(.coverageTable):
      CommandWords(command.name, help: "显示你看到过哪些状态和转换")
    case .session(.summary):
      CommandWords(command.name, help: "显示答对了多少题")
    case .session(.saveSummary(overwrites: false)):
      CommandWords(command.name, help: "把答对了多少题保存为文本文件")
    case .session(.saveSummary(overwrites: true)):
      CommandWords(command.name, help: "保存总结，覆盖已有的文件")
    case .run(.setSpeed):
      CommandWords(command.name, help: "设定时钟的速度：speed 2")
    case .session(.status):
      CommandWords(command.name, help: "读出手机的状态")
    }
  }

  private func words(for move: Command.Move) -> CommandWords {
    switch move {
    case .up: CommandWords("上", help: "上移一行")
    case .down: CommandWords("下", help: "下移一行")
    case .left: CommandWords("左", help: "向左；上一个 App")
    case .right: CommandWords("右", help: "向右；下一个 App")
    case .pageUp: CommandWords("上页", help: "上翻一页")
    case .pageDown: CommandWords("下页", help: "下翻一页")
    case .first: CommandWords("最旧", help: "第一行")
    case .last: CommandWords("最新", help: "最后一行；跟随日志")
    }
  }
}
