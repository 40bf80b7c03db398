// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  func source(_ source: RuleSource) -> String {
    source.text(wordedBy: Self.claims)
  }

  /// The claims of sources, by the English words of the rules.
  private static let claims: [(english: String, words: String)] = [
    ("of this notification alone", "chỉ nói về thông báo này"),
    (
      "all four are posted only once all scenes reach a state",
      "cả bốn chỉ được gửi khi mọi scene đã tới một trạng thái"
    ),
    ("didActivate is not posted for the AirPlay scene", "scene AirPlay không nhận didActivate"),
    ("no scene is created", "không tạo scene nào"),
    ("no watchdog", "không có watchdog"), ("no suspension", "không tạm ngưng"),
    ("closing moves the app to the outer display", "khi gập lại, app chuyển sang màn hình ngoài"),
    ("the size changes", "kích thước thay đổi"),
    ("a push ends it", "một push kết thúc nó"),
    (
      "in the background without windows or hidden, not suspended",
      "ở nền khi không có cửa sổ hoặc bị ẩn, không bị tạm ngưng"
    ),
    ("scene-create, 19.97 s", "scene-create, 19,97 giây"),
    (
      "process-launch 20.00 s, scene-create 19.62 s",
      "process-launch 20,00 giây, scene-create 19,62 giây"
    ),
    ("iOS 11.4: scene-create 10.00 s", "iOS 11.4: scene-create 10,00 giây"),
    ("29.43 s", "29,43 giây"),
    ("5.96 s, device hot", "5,96 giây, thiết bị nóng"),
    ("about 5 s", "khoảng 5 giây"),
    ("reports show only scene-update, 10 s", "các báo cáo chỉ cho thấy scene-update, 10 giây"),
    ("process-exit, 5.00 s", "process-exit, 5,00 giây"),
    (
      "a watchdog, no number for a transition",
      "một watchdog, không có con số cho lần chuyển trạng thái"
    ),
    ("10.00 s", "10,00 giây"),
    ("iOS 26.4, device hot: 45 s", "iOS 26.4, thiết bị nóng: 45 giây"),
    ("about 30 s from iOS 13", "khoảng 30 giây từ iOS 13"),
    ("180 s", "180 giây"),
    ("600 s", "600 giây"),
    ("by 26 to 27 s", "sau 26 đến 27 giây"),
    ("about 5 s before the end", "khoảng 5 giây trước khi hết"),
    ("4 to 5 s", "4 đến 5 giây"),
    ("briefly, no number", "ngắn, không có con số"),
    ("shortly afterward, no number", "ngay sau đó, không có con số"),
    ("up to 30 s", "tối đa 30 giây"),
    (
      "minutes while the device is idle, no number, nothing about power",
      "vài phút khi thiết bị rảnh, không có con số, không nói gì về nguồn điện"
    ),
    ("terminated", "bị chấm dứt"),
    (
      "a warning in the console, then no more fetches",
      "cảnh báo trong console, rồi không tìm nạp nữa"
    ),
    (
      "BGTaskSchedulerPermittedIdentifiers disables performFetch from iOS 13",
      "BGTaskSchedulerPermittedIdentifiers tắt performFetch từ iOS 13"
    ),
    ("called all the same", "vẫn được gọi"),
    ("a warning in the console", "cảnh báo trong console"),
    (
      "a sender should not try more than two or three an hour",
      "bên gửi không nên gửi quá hai hoặc ba lần mỗi giờ"
    ),
    (
      "limited above three an hour, no number that is delivered",
      "bị hạn chế khi hơn ba lần mỗi giờ, không nói bao nhiêu lần được giao"
    ),
    ("about 10 s for Bluetooth", "khoảng 10 giây cho Bluetooth"),
    ("about 30 s for a transfer", "khoảng 30 giây cho một lần truyền tải"),
    ("pauses discretionary and background activities", "tạm dừng việc không gấp và việc trong nền"),
    ("before the end of the launch", "trước khi khởi chạy xong"),
    ("the exception in the log", "ngoại lệ trong nhật ký"),
    ("its reason", "lý do của nó"),
    (
      "continued processing tasks may be registered later",
      "tác vụ xử lý tiếp diễn được phép đăng ký muộn hơn"
    ),
    (
      "the system kills the app on the second registration",
      "hệ thống kill app ở lần đăng ký thứ hai"
    ),
    (
      "0x2182bad2: the app didn't complete a background task",
      "0x2182bad2: app không hoàn tất một tác vụ nền"
    ),
    ("or the app is terminated", "nếu không, app bị chấm dứt"),
    ("or the app may be terminated", "nếu không, app có thể bị chấm dứt"),
    ("the chain ends at the app delegate", "chuỗi kết thúc ở app delegate"),
    (
      "scenes: viewDidLoad before sceneWillEnterForeground, viewDidAppear after sceneDidBecomeActive",
      "scene: viewDidLoad trước sceneWillEnterForeground, viewDidAppear sau sceneDidBecomeActive"
    ),
    (
      "iOS 4: viewDidAppear before applicationDidBecomeActive",
      "iOS 4: viewDidAppear trước applicationDidBecomeActive"
    ),
    ("viewDidLoad after sceneWillEnterForeground", "viewDidLoad sau sceneWillEnterForeground"),
    (
      "called before a view is added to a view hierarchy",
      "được gọi trước khi view được thêm vào cây view"
    ),
    ("suspended apps first", "app tạm ngưng trước"),
    ("by priority band", "theo băng ưu tiên"),
    ("audio 12, foreground 10, background 3", "âm thanh 12, tiền cảnh 10, nền 3"),
    (
      "by priority band: the app in front late, but not never",
      "theo băng ưu tiên: app ở phía trước sau cùng, nhưng không phải không bao giờ"
    ),
    ("scenes disconnect", "các scene ngắt kết nối"),
    ("no notification", "không được báo"),
    ("scenes: by device", "scene: tùy thiết bị"),
    (
      "not launched until the user opens it or restarts the device",
      "không được khởi chạy cho đến khi người dùng mở app hoặc khởi động lại thiết bị"
    ),
    (
      "iOS 8 and later still launch location apps",
      "iOS 8 trở lên vẫn khởi chạy app theo dõi vị trí"
    ),
    (
      "iOS 13: launched by a silent push, iOS 12.2: not",
      "iOS 13: silent push khởi chạy app, iOS 12.2: không"
    ),
    (
      "warned when its use approaches the limit, as a best effort",
      "được cảnh báo khi gần tới giới hạn, không đảm bảo"
    ),
    ("deprecated from iOS 13", "bị đánh dấu deprecated từ iOS 13"),
    ("always called when the user quits", "luôn được gọi khi người dùng thoát app"),
    ("terminated after didEnterBackground", "bị chấm dứt sau didEnterBackground"),
    ("passes through the background", "đi qua nền"),
    ("no longer supported in iOS 13", "không còn được hỗ trợ từ iOS 13"),
    ("for a running app that iOS terminates", "cho app đang chạy mà iOS chấm dứt"),
    ("a suspended app is not notified", "app tạm ngưng không được báo"),
    ("called on a crash and when memory is low", "được gọi khi crash và khi thiếu bộ nhớ"),
    ("for a new session only", "chỉ cho phiên mới"),
    ("at the first launch only", "chỉ ở lần khởi chạy đầu tiên"),
    ("a restored session keeps its configuration", "phiên được khôi phục giữ cấu hình của nó"),
    ("shortly before UIKit creates a new scene", "ngay trước khi UIKit tạo scene mới"),
    ("when the app starts", "khi app bắt đầu"),
    (
      "built with the iOS 27 SDK: only for an app that registers a scene accessory",
      "build bằng SDK iOS 27: chỉ cho app đăng ký scene accessory"
    ),
    ("CarPlay launches the app and connects the scene", "CarPlay khởi chạy app và kết nối scene"),
    ("no word on how long the app runs", "không nói app chạy bao lâu"),
    (
      "iPadOS 26: the other window resigns active for a moment, twice",
      "iPadOS 26: cửa sổ kia rời Active trong chốc lát, hai lần"
    ),
    ("notes on WWDC19 session 246", "ghi chú về buổi 246 của WWDC19"),
    (
      "iPadOS 26: apps stay active when their windows don't",
      "iPadOS 26: app vẫn Active khi cửa sổ của nó không Active"
    ),
    (
      "FB18443571: the scene delegate isn't told that windows become active or inactive",
      "FB18443571: scene delegate không được báo khi cửa sổ thành Active hay Inactive"
    ),
    (
      "an empty UISceneConfigurations counts as none",
      "UISceneConfigurations rỗng coi như không có"
    ),
    ("a manifest and configurations that are not empty", "manifest và các cấu hình không rỗng"),
    ("launches", "khởi chạy được"),
    (
      "for configurations that the Info.plist does not have",
      "cho các cấu hình không có trong Info.plist"
    ),
    ("ends at launch", "kết thúc khi khởi chạy"),
    ("lives, and the screen stays black", "vẫn sống, và màn hình vẫn đen"),
    ("a window without a scene stays black", "cửa sổ không có scene vẫn đen"),
    ("the method of earlier versions of iOS", "phương thức của các phiên bản iOS trước"),
    ("called if the other is missing", "được gọi nếu thiếu phương thức kia"),
    ("up to a maximum that is not named", "tới một mức tối đa không được nêu"),
    (
      "tasks with little or no progress are terminated first",
      "tác vụ có ít hoặc không có tiến độ bị chấm dứt trước"
    ),
    ("no number", "không có con số"),
    ("expired after a few minutes", "hết hạn sau vài phút"),
    ("20 or 30 s between two updates", "20 hoặc 30 giây giữa hai lần cập nhật"),
    ("a person can cancel it", "người dùng có thể hủy nó"),
    ("through the expiration handler", "qua hàm xử lý hết hạn"),
    ("queued tasks are canceled", "các tác vụ đang chờ bị hủy"),
    ("a running task ends with the process", "tác vụ đang chạy kết thúc cùng tiến trình"),
    (
      "the system may terminate the app, no code for this kind",
      "hệ thống có thể chấm dứt app, không có mã cho loại này"
    ),
    (
      "apps linked against the iOS 13 SDK are terminated",
      "app liên kết với SDK iOS 13 bị chấm dứt"
    ),
    ("quickly, no number", "nhanh chóng, không có con số"),
    (
      "the system wakes the app, which receives the token for updates",
      "hệ thống đánh thức app, app nhận token cho các cập nhật"
    ),
    (
      "what happens after a force-quit is asked, and not said",
      "có người hỏi chuyện gì xảy ra sau khi buộc thoát, không có câu trả lời"
    ),
    ("started only while the app is in the foreground", "chỉ bắt đầu được khi app ở tiền cảnh"),
    ("fails with visibility", "thất bại với lỗi visibility"),
    (
      "the app is relaunched, or woken for about 10 s",
      "app được khởi chạy lại, hoặc được đánh thức khoảng 10 giây"
    ),
    (
      "the method, nothing about an app that does not run",
      "nói về phương thức, không nói gì về app không chạy"
    ),
    ("the method before iOS 13", "phương thức trước iOS 13"),
    (
      "the first method that a relaunched app is called with",
      "phương thức đầu tiên được gọi khi app khởi chạy lại"
    ),
    ("with scenes the launch options are nil", "khi dùng scene, tùy chọn khởi chạy là nil"),
    ("where the checks come from", "nơi các phép kiểm tra xuất phát"),
    (
      "SIGTRAP at launch, in a completion handler",
      "SIGTRAP khi khởi chạy, trong một completion handler"
    ),
    (
      "a completion handler, before its first line",
      "một completion handler, trước dòng đầu tiên của nó"
    ),
    ("a URL", "một URL"),
    ("a quick action", "một tác vụ nhanh"),
    (
      "called after the main storyboard has been loaded",
      "được gọi sau khi storyboard chính được nạp"
    ),
    ("no transition callbacks", "không có lời gọi chuyển trạng thái nào"),
    ("applicationDidEnterBackground(_:) is called", "applicationDidEnterBackground(_:) được gọi"),
    ("runs up to UIApplicationMain", "chạy đến trước UIApplicationMain"),
    ("runs past UIApplicationMain", "chạy qua UIApplicationMain"),
    ("not launched before the first unlock", "không được khởi chạy trước lần mở khóa đầu tiên"),
    ("launched, with empty defaults", "được khởi chạy, với UserDefaults rỗng"),
    ("background", "chạy nền"),
    ("inactive on iOS 5", "Không hoạt động trên iOS 5"),
    ("inactive on iOS 9", "Không hoạt động trên iOS 9"),
    ("tested on iOS 12: delegate first", "thử trên iOS 12: delegate trước"),
    ("delegate first", "delegate trước"),
    ("notification first", "notification trước"),
    (
      "inactive while other code runs or the state changes",
      "Không hoạt động trong lúc mã khác chạy hoặc trạng thái thay đổi"
    ),
    (
      "an app without input becomes inactive",
      "app không nhận thao tác chuyển sang Không hoạt động"
    ),
    ("case 5", "trường hợp 5"),
    (
      "after the alert, the app is active or in the background",
      "sau cảnh báo, app ở trạng thái Hoạt động hoặc chạy nền"
    ),
    (
      "a call is accepted in the banner, a tap beside the buttons opens it whole",
      "cuộc gọi được trả lời ngay trong biểu ngữ, chạm ngoài các nút sẽ mở toàn màn hình"
    ),
    ("nothing", "không có gì"),
    ("resign and become active", "rời rồi trở lại trạng thái Hoạt động"),
    (
      "an alert deactivates the app, a banner does not",
      "cảnh báo làm app rời trạng thái Hoạt động, biểu ngữ thì không"
    ),
    ("iOS 11 and 12.1.4, not iOS 10", "iOS 11 và 12.1.4, không phải iOS 10"),
    ("iOS 11, not iOS 9 and 10", "iOS 11, không phải iOS 9 và 10"),
    (
      "an interruption: inactive once, of no version",
      "gián đoạn: Không hoạt động một lần, không nêu phiên bản"
    ),
    ("iOS 13.5 too, and still in 2022", "cả iOS 13.5, và vẫn vậy năm 2022"),
    ("iOS 16.2 too", "cả iOS 16.2"),
    ("still in 2024", "vẫn vậy năm 2024"),
    ("announced", "được báo trước"),
    ("no method warns the app", "không phương thức nào báo trước cho app"),
    (
      "app delegate, iOS 11 and 12: after willEnterForeground",
      "app delegate, iOS 11 và 12: sau willEnterForeground"
    ),
    (
      "scenes, iOS 16.4: openURLContexts before willEnterForeground",
      "scene, iOS 16.4: openURLContexts trước willEnterForeground"
    ),
    (
      "the response comes while the scene is inactive, no word on the lock screen",
      "phản hồi đến khi scene ở trạng thái Không hoạt động, không nói gì về màn hình khóa"
    ),
    ("each method's availability", "phiên bản có mỗi phương thức"),
    ("fails to launch, no word on the background", "không khởi chạy được, không nói gì về nền"),
    ("a low battery interrupts the app", "pin yếu làm gián đoạn app"),
    ("no order", "không nêu thứ tự"),
    ("only a warning before the iOS 27 SDK", "chỉ là cảnh báo trước SDK iOS 27"),
    ("an empty dictionary traps with the iOS 27 SDK", "từ điển rỗng gây trap với SDK iOS 27"),
    ("the activity is in the connection options", "user activity nằm trong tùy chọn kết nối"),
    ("launch options are nil", "tùy chọn khởi chạy là nil"),
    ("the screen is black", "màn hình đen"),
    ("only a background session goes on", "chỉ session nền tiếp tục"),
    ("inactive under views of the system", "không hoạt động dưới giao diện của hệ thống"),
    ("a permission alert, not the picker", "hộp thoại xin quyền, không phải bộ chọn ảnh"),
    ("when the app leaves the screen", "khi app rời màn hình"),
    ("ended twice", "bị kết thúc hai lần"),
    ("in the Simulator", "trong Simulator"),
    ("another identifier in Info.plist", "định danh khác trong Info.plist"),
    ("needs the background mode", "cần chế độ nền"),
    ("the app crashed", "app bị crash"),
    ("GPU access from iOS 26", "truy cập GPU từ iOS 26"),
    ("sockets are reclaimed while an app is suspended", "socket bị thu hồi khi app tạm ngưng"),
    ("in the background on a locked device", "trong nền trên thiết bị đang khóa"),
    ("prewarming", "prewarm"),
    ("Xcode stopped the app", "Xcode đã dừng app"),
    ("(2, 10, 10) is signal 10", "(2, 10, 10) là tín hiệu 10"),
    ("counts these exits in the background only", "chỉ đếm những lần thoát này trong nền"),
    ("150 a second over 300 s, action none", "150 lần mỗi giây trong 300 giây, không có hành động"),
    ("12.43 KB a second over a day", "12,43 KB mỗi giây trong một ngày"),
  ]
}
