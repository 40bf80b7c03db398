// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class FieldSentences: FieldPhrases {
    func fact(_ fact: FieldFact) -> String {
      switch fact {
      case .sceneConfigurationMissing:
        "UIKit tìm cấu hình scene trong Info.plist mà không thấy. Trước SDK iOS 27, đây "
          + "chỉ là cảnh báo."
      case .sceneClassMissing:
        "Info.plist nêu tên một lớp scene delegate mà app không có. Khi đó scene không có "
          + "delegate và không hiện cửa sổ nào."
      case .sceneDelegateMissing:
        "Scene không có delegate, nên UIKit không hiện storyboard chính. Màn hình vẫn đen."
      case .windowWithoutScene:
        "Trong app dùng scene, cửa sổ cần có scene. Cửa sổ tạo trong didFinishLaunching "
          + "không có scene, nên màn hình vẫn đen."
      case .coldLaunchPayload:
        "Với scene, URL, activity, tác vụ nhanh hay thông báo khởi chạy app nằm trong "
          + "connection options của scene(_:willConnectTo:options:). Launch options là nil, "
          + "còn openURLContexts và continue không được gọi."
      case .pictureInPicture:
        "Hình trong hình cần chế độ nền audio. Khi video phát, app chạy trong nền. applife không mô phỏng chính tính năng Hình "
          + "trong hình."
      case .windowProperty:
        "UIKit đặt cửa sổ của storyboard chính vào thuộc tính window của app delegate. "
          + "Thiếu thuộc tính đó, màn hình vẫn đen."
      case .noRootViewController:
        "Một cửa sổ chưa có root view controller khi khởi chạy xong. UIKit ném exception "
          + "hoặc hiện màn hình đen."
      case .keyWindow:
        "Cửa sổ thuộc về một scene. App có nhiều scene không có một key window duy nhất."
      case .snapshotUnrendered:
        "UIKit chụp ảnh một view chưa từng được vẽ, thường là ảnh cho trình chuyển đổi ứng "
          + "dụng. Đây là một cảnh báo."
      case .presentedTooEarly:
        "App trình bày một view controller khi view chưa ở trên màn hình, hoặc khi đang "
          + "trình bày cái khác. UIKit bỏ qua lời gọi."
      case .unbalancedAppearance:
        "Một view controller được hiện hoặc ẩn trong lúc một chuyển cảnh khác còn đang chạy."
      case .taskEndedTwice:
        "App kết thúc một tác vụ nền không còn mở. Thường là kết thúc hai lần cùng một tác "
          + "vụ. Đây là một cảnh báo."
      case .schedulerUnavailable:
        "Mã 1: app không thể lên lịch việc trong nền. Người dùng đã tắt Làm mới ứng dụng "
          + "trong nền, hoặc app chạy trong Simulator."
      case .schedulerNotPermitted:
        "Mã 3: mã nhận dạng không có trong BGTaskSchedulerPermittedIdentifiers, hoặc app "
          + "thiếu chế độ nền cho loại tác vụ này."
      case .modeNotDeclared:
        "App cài đặt phương thức, nhưng Info.plist không khai báo chế độ nền. iOS không "
          + "bao giờ gọi phương thức đó."
      case .modeRejected:
        "App Review từ chối một chế độ nền nếu người duyệt không thấy tính năng nào dùng nó."
      case .audioCannotInterrupt:
        "App trong nền không thể ngắt âm thanh của app khác. Nó phải bắt đầu phát khi ở "
          + "phía trước, hoặc trộn âm."
      case .locationModeMissing:
        "App đặt allowsBackgroundLocationUpdates mà không có chế độ nền location. Core "
          + "Location ném exception."
      case .gpuInBackground:
        "App trong nền không được dùng GPU: iOS từ chối các lệnh của nó. applife không mô "
          + "phỏng công việc GPU."
      case .connectionLost:
        "Một kết nối bị đứt. Nếu lúc đó app bị tạm ngưng, iOS đã đóng các socket; app biết "
          + "điều đó khi chạy tiếp."
      case .transferServiceLost:
        "Tiến trình hệ thống thực hiện việc truyền trong nền mất kết nối với app. Các lượt "
          + "truyền của phiên đã thất bại."
      case .transferCancelled:
        "Người dùng đã buộc thoát app. Khi đó iOS hủy các lượt truyền trong những phiên "
          + "nền của nó."
      case .pushEntitlement:
        "Chữ ký của app không có quyền nhận thông báo đẩy, nên iOS không cấp device token."
      case .pushInSimulator: "Simulator này không thể đăng ký nhận thông báo đẩy."
      case .querySchemes:
        "App chỉ được hỏi về một URL scheme của app khác nếu Info.plist có nó trong "
          + "LSApplicationQueriesSchemes."
      case .usageDescription:
        "iOS kết thúc app xin dữ liệu riêng tư mà Info.plist thiếu phần mô tả mục đích sử dụng."
      case .keychainLocked:
        "Mục keychain cần thiết bị đã mở khóa. Tiến trình được prewarm hoặc được "
          + "đánh thức trong nền có thể chạy khi thiết bị bị khóa."
      case .deviceLocked: "Xcode hay công cụ không thể khởi chạy app khi thiết bị bị khóa."
      case .publishedOffMain:
        "Một đối tượng được quan sát thay đổi ở luồng khác. SwiftUI chỉ cập nhật view trên "
          + "luồng chính."
      case .gestureGate:
        "UIKit đã chờ một cử chỉ ở mép màn hình. applife giả định rằng luồng chính đang bận."
      case .killedFromOutside:
        "Thứ gì đó ngoài app đã kết thúc nó bằng tín hiệu 9: iOS, người dùng hoặc Xcode. "
          + "Trình gỡ lỗi không chỉ ra được lỗi nào."
      case .askedToEnd:
        "Thứ gì đó ngoài app đã yêu cầu tiến trình kết thúc bằng SIGTERM. Báo cáo không "
          + "cho thấy lỗi nào của app."
      case .quit:
        "Tiến trình khác đã chấm dứt nó bằng SIGQUIT, như ứng dụng chủ chấm dứt "
          + "bàn phím tải quá chậm. Nó chưa chắc đã bị crash."
      case .nonFatal: "iOS ghi nhận một sự kiện, và tiến trình vẫn chạy tiếp: đây không phải crash."
      case .launchdReported:
        "Tiến trình đã kết thúc. Các số trong ngoặc là phần của hệ thống nêu lý do, mã của nó và tín "
          + "hiệu: 9 là bị kết thúc, 6 là abort, 11 và 10 là truy cập bộ nhớ không hợp lệ."
      case .uncaughtException: "App bị crash: một exception được ném ra mà không có gì bắt nó."
      case .cpuLimit:
        "App dùng nhiều thời gian xử lý hơn giới hạn cho phép. Khi app ở trong nền, iOS "
          + "chấm dứt nó vì thế."
      case .wakeups: "App đánh thức bộ xử lý thường xuyên hơn giới hạn cho phép."
      case .diskWrites: "Trong một ngày, app ghi lên đĩa nhiều hơn giới hạn cho phép."
      case .resourceLimit:
        "Tiến trình dùng một tài nguyên nhiều hơn giới hạn cho phép. iOS có thể chấm dứt tiến trình vì thế."
      case .libraryMissing:
        "Tiến trình kết thúc trước main: không tải được một thư viện mà app cần."
      case .codeSignature: "iOS kết thúc tiến trình vì chữ ký mã của nó không hợp lệ."
      case .runningBoardState:
        "RunningBoard, tiến trình hệ thống quản lý các tiến trình khác, cho biết trạng "
          + "thái của một tiến trình. running-active chỉ có nghĩa là nó được chạy."
      case .jetsamPriority:
        "RunningBoard đặt thứ tự chấm dứt các tiến trình khi thiếu bộ nhớ. Số nhỏ bị chấm "
          + "dứt trước."
      case .appIntentLaunch:
        "App Intent khởi chạy app trong nền mà không có scene, trừ khi intent yêu cầu mở app."
      case .foldMovesScenes:
        "Mở hoặc gập iPhone Duo làm scene đổi kích thước hoặc chuyển sang màn hình kia. Không "
          + "biết có trạng thái vòng đời nào đổi vì việc đó."
      case .fiveStates:
        EmulatedApp.State.allCases.map {
          Vietnamese.shared.stateTitle($0) + ": " + Vietnamese.shared.stateMeaning($0)
        }
        .joined(separator: "; ") + "."
      case .inactiveOrBackground:
        "App ở trạng thái Không hoạt động (Inactive) vẫn hiện trên màn hình, nhưng bị che hoặc sắp rời đi. App chạy nền (Background) không còn trên màn hình mà vẫn chạy mã."
      case .sceneLaunchState:
        "Với scene, applicationState trong didFinishLaunching là background, cho đến khi một scene vào tiền cảnh. Không có scene thì ở đó là inactive."
      case .ordinarySession:
        "Tác vụ của URL session mặc định chỉ chạy khi app đang chạy: nó dừng khi app bị tạm ngưng. Session nền vẫn chạy khi không có app."
      case .ownViews:
        "View controller, sheet hay hộp thoại do chính app trình bày không làm app Không hoạt động (Inactive). Hộp thoại của hệ thống thì có: xin quyền, Face ID, Apple Pay."
      case .foregroundAtLaunch:
        "Khi khởi chạy, UIKit gọi applicationDidBecomeActive nhưng không gọi applicationWillEnterForeground: phương thức này chỉ được gọi khi app trở lại từ nền. Với scene, sceneWillEnterForeground được gọi cả khi khởi chạy."
      case .tasksOnReturn:
        "Tác vụ nền vẫn mở khi người dùng mở lại app, và hàm xử lý của chúng không được gọi. Thời gian nền bắt đầu lại khi app vào nền lần sau."
      case .restorationDropped:
        "Sau khi app bị buộc thoát, iOS xóa trạng thái giao diện đã lưu, nên lần khởi chạy sau không có gì được khôi phục. Nếu chính iOS chấm dứt app, trạng thái sẽ được khôi phục."
      case .debuggerAttached:
        "Dưới trình gỡ lỗi của Xcode, watchdog không chấm dứt app, và iOS không tạm ngưng nó. "
          + "Trong Simulator, watchdog cũng tắt. Muốn thấy cả hai, hãy mở app từ biểu tượng trên thiết bị."
      case .liveActivityOutlives:
        "Live Activity vẫn còn trên màn hình khóa sau khi người dùng buộc thoát app, và app "
          + "không nhận lời gọi nào về việc đó. Một thông báo đẩy có thể kết thúc nó, hoặc app khi "
          + "được khởi chạy lại."
      case .catalystBackground:
        "Trên máy Mac, app vào nền khi các cửa sổ của nó bị đóng hoặc khi nó bị ẩn. Nó không "
          + "bị tạm ngưng ở đó."
      case .visionScenes:
        "Trên visionOS, app gồm các scene: cửa sổ, khối và không gian nhập vai. Mỗi scene có pha riêng."
      case .watchBackground:
        "Trên watchOS, WatchKit gọi một delegate khác, và hệ thống cho thời gian chạy nền qua "
          + "các tác vụ làm mới và phiên kéo dài."
      }
    }

    func nextStep(_ step: NextStep) -> String {
      switch step {
      case .adoptScenes:
        "Chuyển sang scene: thêm scene manifest vào Info.plist và một scene delegate. "
          + "applife migrate PATH diễn tập việc này."
      case .completeConfiguration:
        "So cấu hình trong Info.plist với các lớp và storyboard trong target."
      case .addRootViewController:
        "Đặt root view controller cho cửa sổ trước khi didFinishLaunching hoặc "
          + "willConnectTo trả về."
      case .presentLater: "Trình bày trong viewDidAppear, hoặc khi chuyển cảnh đang chạy đã xong."
      case .useSceneWindow: "Dùng cửa sổ của scene mà đoạn mã đang phục vụ."
      case .endTasks:
        "Gọi endBackgroundTask(_:) đúng một lần cho mỗi tác vụ, trên mọi nhánh và trong "
          + "hàm xử lý hết hạn."
      case .completeHandler: "Gọi completion handler trên mọi nhánh, kể cả khi công việc thất bại."
      case .declareMode:
        "Thêm chế độ nền vào UIBackgroundModes trong Info.plist, hoặc bỏ đoạn mã cần đến nó."
      case .removeMode: "Bỏ mục đó khỏi Info.plist, hoặc chỉ cho người duyệt tính năng cần đến nó."
      case .permitIdentifier:
        "Ghi mã nhận dạng, đúng từng chữ, vào BGTaskSchedulerPermittedIdentifiers."
      case .testOnDevice: "Thử trên thiết bị thật, bật Làm mới ứng dụng trong nền."
      case .registerAtLaunch: "Đăng ký mọi tác vụ trước khi didFinishLaunching trả về."
      case .registerOnce: "Đăng ký mỗi mã nhận dạng ở một nơi. Thư viện cũng có thể đăng ký nó."
      case .reportCall:
        "Gọi reportNewIncomingCall cho mỗi push VoIP trước khi completion handler của nó "
          + "được gọi."
      case .readReport:
        "Đọc báo cáo của thiết bị: Cài đặt > Quyền riêng tư & Bảo mật > Phân tích & Cải "
          + "tiến > Dữ liệu phân tích. Rồi applife explain FILE."
      case .readBacktrace: "Đọc backtrace: khung đầu tiên thuộc mã của app là nơi bắt đầu."
      case .freeMemory:
        "Giải phóng bộ nhớ đệm khi thiếu bộ nhớ, và đo bộ nhớ của app bằng Instruments."
      case .releaseLock:
        "Đóng tệp hoặc cơ sở dữ liệu trước khi app bị tạm ngưng, hoặc giữ một tác vụ nền "
          + "trong lúc khóa."
      case .describeUsage:
        "Thêm khóa mà thông báo nêu tên vào Info.plist, kèm một câu cho người dùng."
      case .useMainThread:
        "Làm việc này trên luồng chính, hoặc đánh dấu @Sendable cho hàm có thể chạy ở luồng khác."
      case .leaveMainThread: "Chuyển việc lâu ra khỏi luồng chính."
      case .stopDrawing: "Ngừng vẽ và chờ GPU xong trước khi app vào nền."
      case .retryConnection:
        "Kết nối lại khi app trở lại, và dùng background URL session cho lượt truyền lâu."
      case .waitForUnlock:
        "Mở khóa thiết bị, hoặc chờ protectedDataDidBecomeAvailable rồi mới đọc dữ liệu "
          + "được bảo vệ."
      case .addCapability: "Thêm capability Push Notifications vào target rồi ký lại."
      case .declareSchemes:
        "Ghi scheme vào LSApplicationQueriesSchemes, hoặc mở URL rồi xem kết quả."
      case .startAudioInFront:
        "Kích hoạt audio session khi app ở phía trước, hoặc dùng mixWithOthers."
      case .startInFront: "Bắt đầu nó khi app ở phía trước, hoặc bằng push."
      case .doLess: "Tìm trong backtrace việc gì chạy thường xuyên như vậy, và làm ít lại."
      case .saveEarlier: "Lưu trong lúc app chạy và khi nó rời màn hình."
      case .checkEmbedding: "Xem app nhúng những gì và được ký thế nào; rồi cài lại."
      case .checkLog: "applife check FILE đối chiếu cả nhật ký với vòng đời."
      case .ignore: "Không cần làm gì."
      }
    }

    var meaning: String { "Ý nghĩa" }

    var next: String { "Tiếp theo" }

    var alsoFound: String { "Cũng có trong báo cáo" }

    func place(_ line: Int, count: Int) -> String {
      count == 1 ? "dòng \(line)" : "dòng \(line), \(count) lần"
    }
  }
}
