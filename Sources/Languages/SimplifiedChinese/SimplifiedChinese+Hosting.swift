// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class HostingSentences: HostingPhrases {
    var realTime: String { "真实时间" }

    func notPossible(presentKey present: String, restartKey restart: String) -> String {
      "进程不能后退，也不能加快。\(present) 回到现在。\(restart) 重新启动 App，并重放到这个时刻。"
    }

    func relaunched(_ moment: String) -> String {
      "已在全新的主目录中重新启动。你的事件正以真实时间重放到 +\(moment)。"
    }

    func process(_ facts: ProcessFacts, _ time: String) -> String {
      "\(facts.pid) \(facts.state) \(time) \(facts.megabytes) MB"
    }

    func frame(_ line: String, function: String) -> String { "\(line)，在 \(function) 中" }

    func problem(_ problem: HostProblem) -> String {
      switch problem {
      case .notStarted(let reason): "无法启动：\(reason)"
      case .wrongVersion(let version):
        "使用协议的版本 \(version)，而 applife 使用版本 1：已终止"
      case .brokenProtocol(.notAMessage): "违反了协议：有一行不是带类型的 JSON 对象"
      case .brokenProtocol(.incomplete(let type, let key)):
        "违反了协议：\(type) 需要 \"\(key)\""
      case .brokenProtocol(.tooLong(let most)): "违反了协议：有一行超过 \(most) 字节"
      case .notOpen(let id): "从调用 \(id) 返回，但这个调用不在进行中：已忽略"
      case .flood(let count): "一秒内发送了超过 \(count) 条消息：已终止"
      case .closed: "关闭了它那一端的协议，因此不能再答复调用"
      case .readsNothing: "不读取发给它的消息：已终止"
      case .silent: "没有发送 hello 消息：它不使用这个协议 (Frameworks/Protocol.md)"
      case .dropped(let count): "丢弃了 \(count) 行输出"
      case .noButton(let name, let names) where names.isEmpty:
        "没有显示按钮 \(name)，也没有显示其他可以轻点的东西"
      case .noButton(let name, let names):
        "没有显示按钮 \(name)。它显示了：\(listed(names))"
      case .noTextField: "没有显示可以输入文本的东西"
      case .exited(let status): "以状态 \(status) 退出"
      case .signaled(let number, let name): SimplifiedChinese.signal(number, name)
      }
    }
  }

  /// The signal, and what an iPhone has in its place.
  private static func signal(_ number: Int, _ name: String) -> String {
    let ended = "被信号 \(number) 结束，即 \(name)"
    // The numbers are Linux's. Swift traps with SIGILL on x86-64, and with SIGTRAP on arm64.
    return switch number {
    case 4, 5: ended + "；在 iPhone 上是 EXC_BREAKPOINT (SIGTRAP)"
    case 6: ended + "；在 iPhone 上是 EXC_CRASH (SIGABRT)"
    case 7: ended + "；在 iPhone 上是 EXC_BAD_ACCESS (SIGBUS)"
    case 8: ended + "；在 iPhone 上是 EXC_ARITHMETIC (SIGFPE)"
    case 11: ended + "；在 iPhone 上是 EXC_BAD_ACCESS (SIGSEGV)"
    default: ended
    }
  }
}
