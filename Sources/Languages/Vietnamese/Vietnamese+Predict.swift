// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class PredictSentences: PredictPhrases {
    func title(_ number: Int) -> String { "Câu hỏi \(number)" }

    func question(_ subject: Question.Subject, _ app: String) -> String {
      switch subject {
      case .calls: "iOS gọi những phương thức nào của \(app), và theo thứ tự nào?"
      case .state: "Sau đó \(app) ở trạng thái nào?"
      case .notCalled: "Trong các phương thức sau của \(app), phương thức nào không được iOS gọi?"
      case .notifications:
        "UIApplication gửi những notification nào trong \(app), và theo thứ tự nào?"
      case .order:
        "iOS có gọi phương thức của \(app) không? Có gửi notification không? Cái nào trước?"
      }
    }

    func device(_ version: SystemVersion, _ screen: String) -> String {
      "iOS \(version). Đang hiện: \(screen)."
    }

    func tasks(_ names: String) -> String { "Tác vụ nền: \(names)" }

    func howToAnswer(_ choices: Int) -> String {
      "Nhấn 1 đến \(choices), hoặc ↑ ↓ rồi Enter."
    }

    func howToAnswerPlain(_ choices: Int) -> String {
      "Trả lời bằng một số từ 1 đến \(choices), hoặc gõ pass để bỏ qua câu hỏi."
    }

    func times(_ methods: String) -> String { "Các phương thức mất thời gian: \(methods)" }

    var before: String { "Trước đó" }

    /// "10 phút trôi qua."
    func passes(_ time: Duration) -> String {
      let (seconds, rest) = time.components
      guard rest == 0, seconds > 0 else {
        return "\(Numerals.withComma(TimeText.seconds(time))) giây trôi qua."
      }
      if seconds % 3600 == 0 { return "\(seconds / 3600) giờ trôi qua." }
      if seconds % 60 == 0 { return "\(seconds / 60) phút trôi qua." }
      return "\(seconds) giây trôi qua."
    }

    var nothing: String { "không phương thức nào" }

    var none: String { "không có" }

    func only(_ name: String) -> String { "chỉ \(name)" }

    var right: String { "Đúng" }

    var wrong: String { "Sai" }

    var isRight: String { "Đúng." }

    func isWrong(right: String, said: String) -> String {
      "Sai. Đáp án: \(right). Bạn chọn: \(said)."
    }

    func instead(said: String, right: String) -> String {
      "Bạn chọn: \(said). Đáp án: \(right)."
    }

    var said: String { "Bạn chọn" }

    var itIs: String { "Đáp án" }

    var explanation: String { "Vì sao" }

    /// The sentence that corrects a misconception.
    func correct(_ misconception: Misconception) -> String {
      switch misconception {
      case .interruptionEntersBackground:
        "Gián đoạn đưa app sang trạng thái Không hoạt động. App vẫn ở trên màn hình."
      case .coveredStaysActive:
        "Khi có thứ khác che app, iOS gọi willResignActive và app sang trạng thái Không hoạt động."
      case .resignSkipped:
        "App ở trạng thái Hoạt động luôn qua trạng thái Không hoạt động trước, nên willResignActive được gọi."
      case .backgroundBeforeResign: "iOS gọi willResignActive trước didEnterBackground."
      case .homeTerminates:
        "Rời app không chấm dứt app. App vào nền, rồi iOS tạm ngưng nó."
      case .keepsRunning: "Khi rời màn hình, app vào nền và được báo."
      case .suspendedAtOnce:
        "App chạy trong nền trước. iOS tạm ngưng app khi nó không còn việc gì để làm."
      case .inactiveIsBackground:
        "App ở trạng thái Không hoạt động vẫn trên màn hình. App đã rời màn hình thì ở trong nền."
      case .activeBeforeForeground: "iOS gọi willEnterForeground trước didBecomeActive."
      case .foregroundSkipped:
        "Khi app từ nền trở lại, iOS gọi willEnterForeground trước tiên."
      case .foregroundAfterInterruption:
        "App bị gián đoạn chưa hề rời tiền cảnh, nên iOS chỉ gọi didBecomeActive."
      case .launchOnReturn:
        "Tiến trình vẫn còn. iOS chỉ gọi các phương thức khởi chạy khi khởi chạy."
      case .viewsOnReturn:
        "iOS không gọi viewWillAppear khi app từ nền trở lại."
      case .staysInactive:
        "App chỉ ở lại trạng thái Không hoạt động khi có thứ khác che nó. Nếu không, app sang Hoạt động."
      case .foregroundAtLaunch:
        "Khi khởi chạy, iOS không gọi applicationWillEnterForeground: app trước đó không ở trong nền."
      case .noForegroundAtLaunch:
        "Scene bắt đầu trong nền, nên khi khởi chạy iOS cũng gọi sceneWillEnterForeground."
      case .didBeforeWill: "iOS gọi willFinishLaunching trước didFinishLaunching."
      case .activeBeforeLaunched: "App vào trạng thái Hoạt động sau khi đã khởi chạy xong."
      case .appMethodsInScenes:
        "Khi dùng scene, iOS gọi scene delegate thay cho app delegate."
      case .bothDelegates:
        "Khi dùng scene, iOS chỉ gọi scene delegate, không gọi bốn phương thức của app delegate."
      case .notificationsStopWithScenes:
        "Khi dùng scene, UIApplication vẫn gửi các notification của nó."
      case .appMethodsGone:
        "Chỉ scene mới thay thế các phương thức của app delegate. App này không có scene."
      case .notificationBeforeMethod:
        "UIKit gửi notification sau khi phương thức của delegate đã trả về."
      case .suspendedIsCalled: "App tạm ngưng không chạy mã, nên không phương thức nào được gọi."
      case .suspendedWakes: "Điều này không đánh thức app tạm ngưng. App vẫn tạm ngưng."
      case .suspendedIsNotRunning: "App tạm ngưng vẫn có tiến trình. Nó vẫn ở trong bộ nhớ."
      case .terminateWhenSuspended:
        "iOS chấm dứt app tạm ngưng mà không báo. iOS không gọi applicationWillTerminate."
      case .terminateWhenKilled:
        "Nếu tiến trình bị crash hoặc bị kill, iOS không gọi applicationWillTerminate."
      case .runningIsNotNotified: "App vẫn đang chạy, nên iOS gọi applicationWillTerminate."
      case .terminatedIsSuspended:
        "Tiến trình đã kết thúc. Nếu chỉ tạm ngưng, app vẫn còn trong bộ nhớ."
      case .terminatedRunsOn: "Tiến trình đã kết thúc, nên không còn gì chạy trong nền."
      }
    }

    func doubt(_ grade: String) -> String {
      "Quy tắc của đáp án này chưa chắc chắn (\(grade))."
    }

    var noQuestion: String { "Bây giờ không có gì để đoán." }

    var summary: String { "Tổng kết" }

    var paper: String { "Câu hỏi về vòng đời" }

    var sheetName: String { "Họ tên:" }

    var sheetDate: String { "Ngày:" }

    var answers: String { "Đáp án" }

    func answer(_ text: String, why: String) -> String { "\(text). \(why)" }

    func score(_ right: Int, of all: Int) -> String { "Đúng: \(right)/\(all)." }
  }
}
