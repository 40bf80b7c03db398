// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  /// The rule book in words: what iOS does. A precondition says what is missing.
  func rule(_ rule: Rule) -> String {
    switch rule {

    case .launchMain: "Việc khởi chạy bắt đầu bằng main(argc, argv), như mọi chương trình."
    case .launchApplicationMain:
      "main gọi UIApplicationMain. Hàm này tạo đối tượng ứng dụng và delegate của nó."
    case .launchSequence:
      "UIKit gọi willFinishLaunching, khôi phục trạng thái UI, rồi gọi didFinishLaunching."
    case .launchInactive:
      "App được khởi chạy ở tiền cảnh thì trước hết ở trạng thái Không hoạt động. Sau đó nó mới sang "
        + "Hoạt động."
    case .launchBackground:
      "App được khởi chạy trong nền thì ở lại trong nền. Không phương thức nào báo điều này."
    case .launchOptions:
      "Tùy chọn khởi chạy nói vì sao app được khởi chạy. Khi người dùng chạm vào biểu tượng, "
        + "giá trị là nil."
    case .launchAccepted:
      "iOS chỉ giao URL hoặc tác vụ nhanh nếu cả hai phương thức khởi chạy trả về true."
    case .launchRestoration:
      "Nếu app đồng ý, UIKit khôi phục trạng thái UI giữa hai phương thức khởi chạy."
    case .launchPrewarm:
      "iOS có thể khởi động tiến trình trước khi cần. Tiến trình khi đó chờ trước UIApplicationMain."
    case .launchScenesRequired:
      "Trên iOS 27, app được build bằng SDK iOS 27 mà chưa dùng scene sẽ crash khi khởi chạy."
    case .launchScenesRequiredInBackground:
      "applife giả định rằng app như vậy cũng dừng vì lỗi (trap) khi iOS khởi chạy nó trong nền."
    case .launchScenesWarned:
      "Từ iOS 18.4, UIKit ghi một cảnh báo khi app không có scene khởi chạy. iOS 26 có cảnh báo khác."
    case .launchEmptyConfigurations:
      "Với SDK iOS 27, bản khai báo scene không có cấu hình nào thì coi như không có. App delegate "
        + "có thể tự tạo cấu hình."
    case .launchConfigurationInCode:
      "App delegate có thể tạo cấu hình scene mà Info.plist không có."
    case .launchSceneClassMissing:
      "App phải có lớp scene delegate mà bản khai báo nêu tên. Nếu thiếu, app kết thúc hoặc màn "
        + "hình đen."
    case .launchOptionsWithScenes:
      "Khi dùng scene, tùy chọn khởi chạy không có URL, user activity hay thao tác nhanh. Chúng "
        + "nằm trong tùy chọn kết nối."
    case .launchOlderMethod:
      "UIKit gọi applicationDidFinishLaunching(_:) nếu app không có phương thức nào nhận tùy chọn "
        + "khởi chạy."
    case .principalClass:
      "UIApplicationMain tạo lớp chính: UIApplication hoặc một lớp con mà app chỉ định."
    case .storyboard:
      "UIApplicationMain nạp storyboard chính trước khi gọi willFinishLaunching."
    case .prewarmProtectedData:
      "Tiến trình được prewarm trước lần mở khóa đầu tiên không đọc được các tệp được bảo vệ. User "
        + "defaults của nó trống. Khi thiết bị bị khóa lại, cũng không đọc được tệp và mục keychain cần thiết bị đã mở "
        + "khóa."

    case .activeThroughInactive:
      "App ở trạng thái Không hoạt động ngay trước khi vào Hoạt động, và ngay sau khi rời Hoạt động."
    case .leaveOrder:
      "Khi rời màn hình, app rời trạng thái Hoạt động (resign active) trước, rồi mới vào nền."
    case .leaveSaved:
      "Sau didEnterBackground, iOS chụp ảnh cho trình chuyển đổi ứng dụng và lưu trạng thái UI."
    case .leaveByLock:
      "Khi người dùng khóa thiết bị, app đang ở phía trước đi vào nền. Khóa máy không chấm dứt app."
    case .returnOrder: "Khi trở lại, app vào tiền cảnh trước, rồi mới sang trạng thái Hoạt động."
    case .returnDelegateFirst:
      "UIKit gọi willEnterForeground trên delegate trước. Sau đó UIKit mới gửi notification."
    case .notificationAfterDelegate:
      "UIKit gửi notification sau khi phương thức của delegate đã trả về."
    case .interruption:
      "Nếu chỉ bị một thứ gì đó che, app sang trạng thái Không hoạt động và vẫn ở trên màn hình."
    case .inactiveWithoutInput: "App không nhận thao tác nào thì vẫn ở trạng thái Hoạt động."
    case .coverOrder:
      "Cuộc gọi che mọi thứ. Siri che mọi thứ trừ cuộc gọi. Chỉ lớp trên cùng mới đóng được."
    case .switcherCard:
      "Thẻ của app vẫn ở trong trình chuyển đổi ứng dụng khi tiến trình kết thúc. Vuốt bỏ thẻ là "
        + "buộc thoát app."
    case .callAnswered:
      "Khi người dùng trả lời cuộc gọi toàn màn hình, app Điện thoại mở ra và app vào nền."
    case .callBanner:
      "Từ iOS 14, cuộc gọi có thể đến dưới dạng biểu ngữ. Nó không làm thay đổi trạng thái của "
        + "app."
    case .bannerIsNothing: "Biểu ngữ hiện ra hay bị gạt đi không làm thay đổi trạng thái của app."
    case .alertBeforeBanners:
      "Trước iOS 5, tin SMS hoặc thông báo cục bộ hiện dưới dạng cảnh báo, và app sang trạng thái Không hoạt động."
    case .batteryLow:
      "Trước iOS 14, cảnh báo pin yếu đưa app sang trạng thái Không hoạt động. Từ iOS 14, đó là một biểu ngữ."
    case .notificationCenterTwice:
      "Trên iOS 11 và 12, app vào trạng thái Hoạt động thêm một lần trong khi Trung tâm thông báo mở ra. "
        + "Có báo cáo nói các phiên bản sau cũng vậy; với chúng, applife theo hướng dẫn của Apple."
    case .protectedData:
      "Khi thiết bị đang khóa, app không đọc được tệp được bảo vệ. iOS báo cho app khi điều này thay đổi."

    case .urlOrder:
      "Khi app vào tiền cảnh, iOS giao URL trước khi app sang trạng thái Hoạt động."
    case .activityOrder:
      "iOS báo trước về một user activity, và giao nó trước khi app sang "
        + "trạng thái Hoạt động."
    case .quickActionOrder: "iOS giao tác vụ nhanh trước khi app sang trạng thái Hoạt động."
    case .notificationTapped:
      "Khi người dùng chạm vào một thông báo, app mở ra và nhận phản hồi đó."
    case .pushArrival:
      "iOS tự hiện thông báo. Nếu app đang ở phía trước, iOS hỏi app muốn hiện nó thế nào."
    case .pushDelegate:
      "Một UNUserNotificationCenterDelegate nhận thông báo thay cho app delegate."
    case .notificationOnLockScreen:
      "Chạm vào thông báo trên Màn hình khóa sẽ mở khóa thiết bị và mở app ngay."
    case .notificationDelivered:
      "Thông báo đã giao vẫn còn sau khi khởi động lại. Sau khi mở khóa, iOS không hiện biểu ngữ cho "
        + "chúng."

    case .limitLaunch:
      "App được khởi chạy ở tiền cảnh phải vào trạng thái Hoạt động trong khoảng 20 giây."
    case .limitBackgroundLaunch: "Việc khởi chạy trong nền có giới hạn thời gian riêng."
    case .limitEnterBackground:
      "didEnterBackground phải trả về trong khoảng 5 giây, kể cả khi còn tác vụ nền đang mở."
    case .limitTerminate:
      "App bị chấm dứt có khoảng 5 giây cho mọi lời gọi cuối, kể cả willTerminate."
    case .limitSceneUpdate:
      "Một lần chuyển trạng thái phải xong trong khoảng 10 giây, bất kể điều gì chặn luồng "
        + "chính."
    case .limitBackgroundTime:
      "Mọi tác vụ nền của một app dùng chung một quỹ thời gian: khoảng 30 giây, 180 giây trên iOS 7 đến 12, 600 giây trước đó. Quỹ này bắt đầu khi app vào nền."
    case .limitExpirationHandler:
      "iOS gọi các hàm xử lý hết hạn khoảng 5 giây trước khi hết thời gian nền."
    case .limitSuspension: "Khi app không còn việc gì để làm, iOS tạm ngưng app ngay sau đó."
    case .limitFetch: "App phải hoàn tất một lần tìm nạp trong nền trong vòng 30 giây."
    case .limitPush: "App phải làm xong việc của một silent push trong vòng 30 giây."
    case .limitWake: "App được iOS đánh thức vì lý do khác có khoảng 10 giây."
    case .limitFetchInterval:
      "Giữa hai lần tìm nạp, iOS chờ ít nhất bằng khoảng cách mà app đặt. Nếu app không đặt, iOS không "
        + "bao giờ tìm nạp."
    case .limitRefresh: "Một tác vụ làm mới app có khoảng 30 giây."
    case .limitProcessing:
      "Một tác vụ xử lý có vài phút, khi thiết bị rảnh. Apple không nêu con số."
    case .limitVoIPReport:
      "App có vài giây để báo cuộc gọi của một push VoIP cho CallKit."
    case .limitContinuedProgress:
      "iOS cho hết hạn tác vụ xử lý tiếp diễn nào không báo tiến độ trong vài phút."
    case .limitExact: "Lời gọi trả về đúng lúc hết giới hạn thì đã quá hạn."

    case .taskBegin:
      "Tác vụ nền còn mở giữ cho app chạy tiếp trong nền. Tối đa khoảng 1000 tác vụ được mở cùng lúc."
    case .taskEnd: "Khi tác vụ nền cuối cùng kết thúc, iOS có thể tạm ngưng app."
    case .taskExpired:
      "Ngay trước khi hết giờ, iOS gọi hàm xử lý của từng tác vụ còn mở trên luồng chính."
    case .taskLeaked: "Nếu khi hết giờ vẫn còn tác vụ mở, app bị chấm dứt."
    case .taskNotGranted:
      "Nếu không còn thời gian, iOS không cấp tác vụ mới. iOS gọi ngay hàm xử lý của tác vụ đó."
    case .backgroundAssertion:
      "Tiến trình chỉ chạy trong nền khi còn giữ một lý do để chạy (assertion). Khi không còn lý do "
        + "nào, nó bị tạm ngưng."
    case .backgroundModes:
      "Chế độ nền cho phép làm việc trong nền. Nó không tự bắt đầu việc nào."
    case .backgroundAudio:
      "Với chế độ nền audio, app chạy tiếp khi đang phát âm thanh. Trong cuộc gọi, app không phát gì."
    case .backgroundLocation:
      "Với chế độ nền location, app chạy tiếp khi đang nhận cập nhật vị trí."
    case .fetchAllowed:
      "Tìm nạp cần chế độ nền fetch và Làm mới ứng dụng trong nền. Sau khi app bị buộc thoát, iOS không "
        + "tìm nạp."
    case .fetchCompletion:
      "App hoàn tất một lần tìm nạp bằng newData, noData hoặc failed. Sau đó iOS có thể tạm ngưng app."
    case .fetchNotCompleted:
      "Nếu app không hoàn tất kịp một lần tìm nạp, iOS chấm dứt app, nhưng chỉ khi app ở trong nền."
    case .fetchReplaced:
      "Từ iOS 13, iOS không gọi performFetch nếu app khai báo tác vụ của BGTaskScheduler."
    case .silentPush:
      "Silent push đánh thức hoặc khởi chạy app. App cần chế độ nền remote-notification."
    case .pushNotCompleted:
      "Nếu app không làm xong kịp việc của một silent push, iOS chấm dứt app, nhưng chỉ khi app ở trong "
        + "nền."
    case .pushBudget:
      "Nếu có hơn ba silent push mỗi giờ, iOS hạn chế chúng. Apple không nêu con số."
    case .voipPush:
      "Push VoIP đánh thức hoặc khởi chạy app. App cần chế độ nền voip."
    case .voipReported:
      "Từ iOS 13, iOS chấm dứt app không báo cuộc gọi của push VoIP cho CallKit."
    case .activityPush:
      "Push bắt đầu một Hoạt động trực tiếp đánh thức app trong thời gian ngắn. App nhận một push token."
    case .activityForeground:
      "App chỉ bắt đầu được Hoạt động trực tiếp khi ở tiền cảnh. Hoạt động này không giữ cho app chạy "
        + "tiếp."
    case .regionMonitoring:
      "Nếu người dùng vào hoặc rời khu vực được theo dõi, iOS đánh thức hoặc khởi chạy app."
    case .beaconRanging:
      "Core Location báo khoảng cách đến beacon khi app đang chạy. applife giả định rằng việc này không "
        + "đánh thức app."
    case .bluetoothRestoration:
      "Từ iOS 7, iOS khởi chạy app vì Bluetooth và gọi willRestoreState trước tiên."
    case .backgroundWake:
      "Một số sự kiện đánh thức hoặc khởi chạy app trong nền trong thời gian ngắn."
    case .refreshStatus:
      "Người dùng hoặc một hạn chế quyết định app có được làm mới trong nền hay không."
    case .lowPowerMode: "Chế độ nguồn điện thấp tắt Làm mới ứng dụng trong nền."
    case .transferSession:
      "Khi mọi lần truyền tải của một phiên URL trong nền đã xong, iOS đánh thức hoặc khởi chạy app."

    case .schedulerRegister:
      "App phải đăng ký các tác vụ theo lịch trước khi khởi chạy xong."
    case .schedulerRegisterLate:
      "App đăng ký tác vụ theo lịch sau khi khởi chạy thì bị crash, trừ tác vụ xử lý tiếp diễn."
    case .schedulerRegisterOnce:
      "App chỉ được đăng ký mỗi mã tác vụ một lần. Lần thứ hai, app bị crash."
    case .schedulerPermitted:
      "Info.plist phải liệt kê mọi mã định danh tác vụ mà app đăng ký."
    case .schedulerLaunch:
      "iOS quyết định lúc nào chạy tác vụ đã gửi. iOS khởi chạy app trong nền để làm việc đó."
    case .schedulerExpire:
      "Khi một tác vụ theo lịch hết giờ, iOS gọi hàm xử lý hết hạn của nó."
    case .schedulerNoHandler:
      "Nếu tác vụ không có hàm xử lý hết hạn, iOS đánh dấu nó là đã xong và không thành công."
    case .schedulerCancel: "App có thể hủy yêu cầu đã gửi. iOS sẽ không chạy nó."
    case .schedulerLimit:
      "Nhiều nhất một yêu cầu làm mới và mười yêu cầu xử lý được chờ cùng lúc. BGTaskScheduler từ chối yêu "
        + "cầu tiếp theo: tooManyPendingTaskRequests."
    case .schedulerInUse:
      "Tác vụ xử lý chỉ chạy khi thiết bị rảnh. Chúng hết hạn khi người dùng bắt đầu dùng thiết bị."
    case .schedulerInFront:
      "Nếu app ở phía trước trong lúc tác vụ theo lịch của nó chạy quá lâu, iOS không chấm dứt app."
    case .schedulerComplete:
      "Tác vụ theo lịch phải gọi setTaskCompleted(success:) kịp giờ."

    case .continuedForeground:
      "App chỉ gửi được tác vụ xử lý tiếp diễn khi đang ở tiền cảnh."
    case .continuedSubmit:
      "Tác vụ xử lý tiếp diễn bắt đầu ngay. Nó chạy tiếp khi app vào nền."
    case .continuedQueue:
      "applife giả định rằng một app chỉ có hai tác vụ xử lý tiếp diễn chạy cùng lúc. Tác vụ sau phải chờ "
        + "hoặc bị từ chối."
    case .continuedProgress:
      "Tác vụ xử lý tiếp diễn phải báo tiến độ. Tác vụ nào đứng yên thì hết hạn trước tiên."
    case .continuedStop:
      "Người dùng có thể dừng tác vụ xử lý tiếp diễn. Hàm xử lý hết hạn của nó được gọi."
    case .continuedSwipe:
      "Khi người dùng vuốt bỏ app, iOS hủy các tác vụ xử lý tiếp diễn đang chờ."
    case .continuedExpired:
      "applife giả định rằng tác vụ hết hạn thì thất bại, và iOS không chấm dứt app vì điều đó."

    case .suspendedSilently:
      "Không phương thức nào báo cho app biết nó bị tạm ngưng. App tạm ngưng không chạy mã."
    case .suspendedResumes:
      "App tạm ngưng chạy tiếp đúng chỗ đã dừng trong mã. Nó không được khởi chạy lại."
    case .suspendedQueue:
      "Khi app tạm ngưng, iOS xếp hàng các thay đổi của thiết bị cho app: cái mới nhất của mỗi loại."
    case .changeDelivered: "Khi thiết bị thay đổi, iOS báo ngay cho app đang chạy."

    case .mainThreadOrder: "Luồng chính làm từng việc một, theo thứ tự."
    case .mainThreadHung: "Khi luồng chính bị chặn, mọi thứ xếp sau đều phải chờ."
    case .touchesActiveOnly: "App chỉ nhận cú chạm khi ở trạng thái Hoạt động."
    case .responderChain:
      "Sự kiện đi từ view bị chạm lên responder chain cho đến khi một đối tượng xử lý nó."
    case .eventUnhandled: "Nếu không responder nào xử lý sự kiện, UIKit bỏ nó."
    case .actionMessage: "Control biến cú chạm thành thông điệp hành động gửi đến target."
    case .methodMissing: "UIKit không gọi phương thức delegate mà app không cài đặt."
    case .threadOther:
      "Việc trên luồng khác chạy và dừng cùng tiến trình. Kết quả của nó chờ luồng chính."
    case .threadUIKit:
      "Nếu app dùng UIKit ngoài luồng chính, Main Thread Checker của Xcode báo lỗi."
    case .threadMainActor:
      "Trong Swift 6, nếu hàm xử lý thuộc main actor được gọi trên luồng khác, app dừng vì lỗi (trap) "
        + "trước dòng đầu tiên của hàm."
    case .viewLoading:
      "View controller nạp view khi lần đầu cần đến view, lúc khởi chạy."
    case .viewAppearance:
      "View xuất hiện một lần, sau khi app vào trạng thái Hoạt động. Trước iOS 13, nó xuất hiện sớm hơn."
    case .viewNotCalled: "UIKit không gọi view controller khi app rời đi và trở lại."

    case .memoryWarning:
      "Khi thiếu bộ nhớ, iOS cảnh báo các app đang chạy. App nên giải phóng càng nhiều càng tốt."
    case .memoryOrder:
      "iOS chấm dứt app tạm ngưng trước, rồi đến app chạy nền. Trong mỗi nhóm, app lâu không được "
        + "dùng nhất bị chấm dứt trước."
    case .memoryLast:
      "Khi iOS thu hồi bộ nhớ, trình giả lập không bao giờ chấm dứt app ở phía trước."
    case .memoryLimit:
      "iOS cảnh báo app dùng ngày càng nhiều bộ nhớ. Nếu app vượt giới hạn, iOS chấm dứt nó, kể cả khi nó "
        + "ở phía trước."
    case .endNotified:
      "iOS chỉ gọi willTerminate nếu app đang chạy và iOS có thể chờ nó."
    case .endSuspended: "App tạm ngưng bị chấm dứt mà không được báo."
    case .endForceQuit:
      "Vuốt bỏ trong trình chuyển đổi ứng dụng sẽ chấm dứt app. App đang chạy được báo, app tạm ngưng thì "
        + "không."
    case .endForceQuitMark:
      "Cho đến khi người dùng mở lại app đã bị buộc thoát hoặc khởi động lại thiết bị, iOS không khởi chạy app "
        + "đó trong nền. Từ iOS 8, chỉ cập nhật vị trí, vùng hoặc push VoIP mới khởi chạy nó."
    case .endCrash: "Crash kết thúc tiến trình ngay. Không phương thức nào được gọi."
    case .endReboot: "Khởi động lại thiết bị chấm dứt mọi tiến trình. Không app nào được báo."
    case .endBySystem: "iOS có thể chấm dứt một tiến trình vì lý do riêng."
    case .endExitsOnSuspend:
      "Trước iOS 4, và khi có UIApplicationExitsOnSuspend, app bị chấm dứt khi rời màn hình. iOS gọi willTerminate, và app "
        + "không vào nền. Key này bị đánh dấu deprecated từ iOS 13, nhưng applife vẫn tuân theo."
    case .hostedProcess:
      "Chính tiến trình của app đã làm điều này. Trình giả lập chỉ báo lại."
    case .endExit:
      "Khi app gọi exit(0), tiến trình kết thúc ngay. willTerminate không được gọi."
    case .terminateOnCrash:
      "willTerminate không được gọi khi app bị crash hoặc khi thiếu bộ nhớ."
    case .privacyChange:
      "Người dùng sang Cài đặt để đổi một cài đặt quyền riêng tư. Sau đó iOS gọi hàm xử lý của các tác vụ "
        + "còn mở và chấm dứt app."
    case .fileLock:
      "iOS chấm dứt app giữ khóa trên tệp dùng chung khi app bị tạm ngưng (0xdead10cc)."
    case .dataLost: "Dữ liệu chưa lưu bị mất khi tiến trình kết thúc."

    case .sceneLaunch:
      "Sau didFinishLaunching, một scene kết nối rồi vào tiền cảnh."
    case .sceneTransitions:
      "Khi dùng scene, scene delegate nhận các lời gọi vòng đời; app delegate thì không."
    case .sceneAggregate:
      "Khi dùng scene, notification của UIApplication theo scene ở gần trạng thái Hoạt động nhất của app."
    case .sceneDisconnect:
      "iOS có thể ngắt kết nối một scene trong nền. Phiên (session) của scene vẫn còn."
    case .sceneDiscard:
      "Nếu có phiên bị xóa khi app không chạy, UIKit báo điều đó ở lần khởi chạy sau."
    case .sceneConfiguration:
      "UIKit chỉ hỏi cấu hình cho phiên mới. UIKit truyền kèm tùy chọn kết nối."
    case .sceneWindow:
      "Cửa sổ chỉ hiện nếu nó thuộc một scene. Khi dùng scene, cửa sổ được tạo không kèm scene thì "
        + "màn hình đen."
    case .sceneDisplay:
      "Scene cho màn hình ngoài kết nối cùng màn hình đó, và ngắt cùng nó. Từ SDK iOS 27, app phải đăng ký scene accessory, và applife giả định rằng app đã đăng ký."
    case .sceneDisplayForeground:
      "Scene cho màn hình ngoài vào foreground và background cùng app. Nó không chuyển sang Active."
    case .sceneCarPlay:
      "Scene cho CarPlay kết nối khi người dùng mở app trên xe. Nó giữ cho app chạy tiếp. Trên thiết bị, khi đó app cũng được tính là đang ở tiền cảnh: applife không mô phỏng điều này."
    case .windowOpen:
      "Khi người dùng mở một cửa sổ, một scene kết nối với phiên riêng của nó."
    case .windowFocus:
      "Mọi cửa sổ đang hiện của một app đều ở trạng thái Hoạt động. Scene delegate không "
        + "được báo cửa sổ nào ở phía trước."
    case .windowClose:
      "Khi người dùng đóng một cửa sổ, scene của nó ngắt kết nối và phiên của nó bị bỏ."
    case .windowLast: "Khi người dùng đóng cửa sổ cuối cùng, app bị chấm dứt."
    case .swiftUIPhase:
      "Trong một view, ScenePhase là của scene chứa view. Trong App, đó là của scene ở gần trạng thái Hoạt động nhất."

    case .needConnected: "Phải kết nối nó trước."
    case .needDisconnected: "Nó đã kết nối rồi. Hãy ngắt kết nối trước."
    case .needUnlocked: "Thiết bị phải được mở khóa."
    case .needLocked: "Thiết bị phải đang khóa."
    case .needFirstUnlock: "Thiết bị phải được mở khóa một lần kể từ khi khởi động."
    case .needNoCall:
      "Có một cuộc gọi: hãy trả lời, từ chối hoặc kết thúc nó trước."
    case .needRinging: "Phải có cuộc gọi đang đến."
    case .needTalking: "Phải có cuộc gọi đã được trả lời."
    case .needNoCover: "Không được có gì che màn hình."
    case .needSwitcher: "Trình chuyển đổi ứng dụng phải đang mở."
    case .needCover: "Chỉ đóng được thứ đang ở trên màn hình."
    case .needAppInFront: "Phải có một app ở phía trước."
    case .needActive: "App phải ở trạng thái Hoạt động."
    case .needElsewhere: "App đã ở phía trước rồi."
    case .needProcess: "App phải có tiến trình."
    case .needRunning: "App phải đang chạy, không bị tạm ngưng."
    case .needNotRunning: "App không được đang chạy."
    case .needBanner: "Phải có một biểu ngữ đang hiện."
    case .needShown: "Phải có một thông báo đã hiện."
    case .needTask: "Phải có một tác vụ nền mang tên đó đang mở."
    case .needWork: "Phải có một lần tìm nạp hoặc silent push đang chờ completion handler."
    case .needHung: "Luồng chính phải đang bị chặn."
    case .needNotHung: "Luồng chính không được bị chặn."
    case .needMode: "App phải khai báo chế độ nền cho sự kiện này."
    case .needSceneStyle: "App phải dùng scene."
    case .needSystemVersion: "Phiên bản iOS này không có sự kiện đó."
    case .needCard: "App phải có thẻ trong trình chuyển đổi ứng dụng."
    case .needLock: "App phải đang giữ khóa của tệp đó."
    case .needRegistered: "App phải đăng ký tác vụ mang tên đó từ lúc khởi chạy."
    case .needScheduled: "Tác vụ mang tên đó phải được lên lịch trước."
    case .needWindow: "App phải có cửa sổ mang số đó."
    case .needManyWindows: "App phải hỗ trợ nhiều cửa sổ."
    case .needContinued: "Phải có một tác vụ xử lý tiếp diễn mang tên đó đang chạy."
    case .needVoIPPush: "Phải có một push VoIP mà app chưa báo cho CallKit."
    case .needAudio: "App phải đang phát âm thanh."
    case .needLocation: "App phải đang nhận cập nhật vị trí."
    case .needScripted:
      "App chạy bằng mã của chính nó thì không thể định trước thời gian lưu. Thay vào đó hãy chặn luồng chính của app."
    }
  }

  /// The day stands first, so that a program can cut it off.
  func reading(_ reading: Rule.Reading) -> String {
    switch reading {
    case .noSource: "không có nguồn"
    case .notRead: "chưa đọc"
    case .read(let day, let unopened):
      unopened.isEmpty
        ? day
        : "\(day), chưa mở: " + unopened.map { $0.place.text }.joined(separator: ", ")
    }
  }

  func grade(_ grade: Rule.Grade) -> String {
    switch grade {
    case .documented: "Apple ghi trong tài liệu"
    case .observed: "quan sát được trên thiết bị"
    case .disputed: "còn tranh cãi: các nguồn nói khác nhau"
    case .assumed: "giả định: không tìm thấy nguồn"
    case .precondition: "điều kiện của trình giả lập"
    }
  }
}
