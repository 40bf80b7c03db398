// SPDX-License-Identifier: Apache-2.0
import UIKit
import Firebase
import FirebaseMessaging
import GoogleSignIn

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let gcmMessageIDKey = "gcm.message_id"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    FirebaseApp.configure()
    Messaging.messaging().delegate = self
    let settings = FirestoreSettings()
    settings.isPersistenceEnabled = true
    Firestore.firestore().settings = settings
    UNUserNotificationCenter.current().delegate = self
    application.registerForRemoteNotifications()
    if Auth.auth().currentUser != nil { print("signed in") } else { print("signed out") }
    if let user = Auth.auth().currentUser {
      print("user \(user.uid)")
    }
    Auth.auth().addStateDidChangeListener { auth, user in
      print("never", user?.uid ?? "")
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(
      rootViewController: HomeViewController(service: UserService()))
    window?.makeKeyAndVisible()
    print("launched")
    return true
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    return GIDSignIn.sharedInstance.handle(url)
  }
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    Messaging.messaging().apnsToken = deviceToken
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Analytics.logEvent("background", parameters: ["a": 1])
    UserDefaults.standard.set("draft", forKey: "draft")
    print("saved")
  }
}
extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let userInfo = response.notification.request.content.userInfo
    Messaging.messaging().appDidReceiveMessage(userInfo)
    completionHandler()
  }
}
extension AppDelegate: MessagingDelegate {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {
    print("token \(fcmToken ?? "")")
  }
}
