// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The problems in the text of a scenario, in words.
extension SimplifiedChinese {
  func problem(_ problem: Scenario.Problem) -> String { fault(problem.fault) }

  private func fault(_ fault: Scenario.Fault) -> String {
    switch fault {
    case .unknown(let found, let wanted, let nearest):
      (noun(wanted).map { "未知的\($0)“\(found)”" } ?? "应为\(expected(wanted))，却是“\(found)”")
        + (nearest.map { "；你是指“\($0)”吗？" } ?? "")
    case .outOfScope(let found, let subject):
      "未知的事件“\(found)”。" + ask.outOfScope(subject)
    case .ambiguous(let found, let meanings):
      "“\(found)”可能是：" + SimplifiedChinese.listed(Array(meanings.prefix(3)))
        + (meanings.count > 3 ? "，以及另外 \(meanings.count - 3) 个" : "")
    case .missing(let wanted): "语句结束得太早：还应有\(expected(wanted))"
    case .unwanted(let found, let after):
      "“\(after)”之后应为逗号或行尾，却是“\(found)”"
    case .repeated(let what): "\(what) 声明了两次"
    case .repeatedPrediction(let words): "这一步已经有“\(words)”"
    case .predictsNothing: "“predict”之后没有步骤：应为一个事件、wait 或 skip"
    case .stopsBeforeNothing: "“stop here”之后没有步骤：应为一个事件、wait 或 skip"
    case .lateDeclaration(let word): "“\(word)”是声明；声明必须在所有步骤之前"
    case .untimed(let word): "“\(word)”之前不能有时间"
    case .openQuote: "这个引号在本行没有闭合"
    case .systemName(let name): "“\(name)”属于系统；请给 App 起另一个名称"
    case .styleTooEarly(let app, let style, let version):
      "“\(app)”有 style=\(style.rawValue)，它需要 iOS \(style.minimumVersion) 或更高版本，而不是 iOS \(version)"
    case .windowsNeedScenes(let app):
      "“\(app)”有 windows=many，它需要 style=scene 或 style=swiftui"
    case .returnsNothing(let method):
      "\(method) 没有可以选择的返回值；只有两个启动方法有"
    case .notUTF8(let byte): "应为 UTF-8 文本，却有字节 0x\(ScenarioWords.hexadecimal(byte))"
    case .control(let byte): "应为文本，却有控制字符 0x\(ScenarioWords.hexadecimal(byte))"
    case .tooMuch(let bound): tooMuch(bound)
    case .nothing: "没有步骤：至少应有一个事件或预期"
    }
  }

  private func tooMuch(_ bound: Scenario.Bound) -> String {
    switch bound {
    case .bytes: "文件超过 \(bound.rawValue) 字节"
    case .lineBytes: "这一行超过 \(bound.rawValue) 字节"
    case .lines: "文件超过 \(bound.rawValue) 行"
    case .apps: "App 超过 \(bound.rawValue) 个"
    case .instructions: "以“on”开头的行超过 \(bound.rawValue) 行"
    case .steps: "步骤超过 \(bound.rawValue) 个"
    case .problems: "错误超过 \(bound.rawValue) 个；文件的其余部分没有读取"
    }
  }

  /// The kind of thing that a word should have named, if a list of names is long.
  private func noun(_ wanted: Scenario.Wanted) -> String? {
    switch wanted {
    case .statement, .step, .event: "事件"
    case .app: " App"
    case .mode: "后台模式"
    case .callback: "方法"
    case .announcement: "方法或通知"
    case .limit: "时限"
    case .notification: "通知"
    case .reason: "原因或代码"
    case .appName, .argumentURL, .argumentName, .argumentText, .argumentResult, .argumentStatus,
      .duration,
      .version, .property, .style, .yesOrNo, .memory, .windows, .saves, .windowNumber, .className,
      .completion, .callPresentation, .codePart, .expirationPart, .task, .expectation, .state,
      .reading, .closingBracket, .data, .expect, .predicted:
      nil
    }
  }

  /// It begins with a blank if it begins with Latin letters: a Chinese word stands before it.
  private func expected(_ wanted: Scenario.Wanted) -> String {
    switch wanted {
    case .statement: "事件、声明或预期"
    case .step: "事件或预期"
    case .event: "事件"
    case .app: " App 的名称"
    case .appName: "给 App 的名称"
    case .argumentURL: " URL"
    case .argumentName: "名称"
    case .argumentText: "文本"
    case .argumentResult: " newData、noData 或 failed"
    case .argumentStatus: " available、denied 或 restricted"
    case .duration: "时长，例如 250ms、5s、1m30s 或 2h"
    case .version: " iOS 的版本"
    case .property:
      "属性，例如 style=、modes=、memory=、exits-on-suspend=、windows= 或 restoration="
    case .style: " delegate、scene 或 swiftui"
    case .mode: "后台模式"
    case .yesOrNo: " yes 或 no"
    case .memory: "内存量，例如 80MB"
    case .saves: " at-once、scene-phase 或者像 10s 这样的时长"
    case .windows: " one 或 many"
    case .windowNumber: "窗口的编号，例如 1"
    case .className: "类的名称"
    case .completion: " success 或 failure"
    case .callPresentation: " full-screen 或 banner"
    case .callback: " UIKit 的方法"
    case .announcement: " UIKit 的方法或通知"
    case .codePart: " take、return、save、begin task、end task、register task 或 work"
    case .expirationPart: " end task NAME、begin task NAME、take 或 do nothing"
    case .task: " task 和名称"
    case .limit: "时限（applife rules 列出所有时限）"
    case .expectation:
      " App 及其状态、calls、notifications、no calls、no notifications、end、refused 或 data"
    case .state: " active、inactive、background、suspended 或 not running"
    case .reading: " active、inactive 或 background"
    case .closingBracket: " ]"
    case .notification: "通知"
    case .reason: "原因或代码"
    case .data: " saved 或 lost"
    case .expect: " expect"
    case .predicted: " calls、state 或 App 的名称"
    }
  }

  // MARK: Expectations

  /// The expectation and the finding in one line, as far as possible in the scenario's words.
  func verdict(_ verdict: Scenario.Verdict) -> String {
    "预期 " + verdict.expectation.text + (verdict.found.map { "，实际 " + finding($0) } ?? "")
  }

  func finding(_ finding: Scenario.Finding) -> String {
    switch finding {
    case .noApp(let name): "没有 App " + SystemEvent.quoted(name)
    case .state(let app, let state): SystemEvent.quoted(app) + " " + state.rawValue
    case .calls(let calls): ScenarioWords.reads("calls", calls) { "，以及另外 \($0) 个" }
    case .notifications(let names):
      ScenarioWords.reads("notifications", names) { "，以及另外 \($0) 个" }
    case .endings(let endings): ScenarioWords.endings(endings)
    case .accepted: "事件可以发生"
    case .dataLost: "数据已丢失"
    case .noDataLost: "没有丢失数据"
    case .unsavedEdits(let apps): SimplifiedChinese.listed(apps) + " 有未保存的编辑"
    }
  }
}
