// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  func sign(_ sign: Sign) -> String {
    switch sign {
    case .event: "事件：用户、系统或另一台设备做了某事"
    case .call: "调用 App 的代码；[方法中的 applicationState]"
    case .returned: "调用已返回"
    case .notification: "发出了通知；[观察者读到的 applicationState]"
    case .change: "状态转换"
    case .process: "进程的一步；也表示：App 未运行"
    case .task: "后台任务；[剩余的后台时间]"
    case .deadline: "时限开始计时，以及何时到期"
    case .queue: "事件已排队、已送达或未送达"
    case .refusal: "事件现在不可用，以及原因"
    case .note: "剧本作者的说明"
    case .pass: "符合预期；也表示：在 applicationWillTerminate 之后终止"
    case .fail: "不符合预期；也表示：未经通知就终止"
    case .fatal: "因故障而终止；标在计时旁：到期即终止"
    case .firstToBeTerminated: "内存不足时最先被终止"
    case .unsavedEdits: "未保存的编辑"
    case .unseen: "覆盖：本次会话没有看到；√：已看到"
    case .untried: "覆盖：从未在这个状态中尝试"
    case .active: "激活 (Active)：在前台，接收事件"
    case .inactive: "未激活 (Inactive)：在前台，接收不到事件"
    case .background: "后台 (Background)：不在屏幕上，运行代码"
    case .suspended: "挂起 (Suspended)：在内存中，不运行代码"
    }
  }

  var clicks: [(word: String, meaning: String)] {
    [
      ("状态、计时", "解释它"),
      ("日志的行", "选择它；再点一次：解释它"),
      ("事件、按键", "与按键的作用相同"),
      ("App", "选择它"),
      ("时间线", "查看那个时刻"),
      ("滚轮", "滚动日志或打开的窗口"),
      ("Shift", "按住 Shift 可以像平常一样选择文本"),
    ]
  }

  var clockStates: [(word: String, meaning: String)] {
    [
      ("▶", "时间在走：有计时在进行，或有调用正在执行"),
      ("停住", "没有到期的事；下一个事件发生时，时间继续走"),
      ("等待", "时钟已停止，直到你执行剧本的下一步"),
      ("已暂停", "时钟已停止，直到你让它继续"),
      ("2x", "速度"),
    ]
  }
}
