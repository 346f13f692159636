extension Source {
  /// Apple's archived guides and its SDK headers.
  static let archive: [Source] = [
    Source(
      "APG",
      "Apple archive, App Programming Guide for iOS, Background Execution and App Life Cycle"
    ),
    Source(
      "R-BIN",
      "Apple archive, Local and Remote Notification Programming Guide, Binary Provider API",
      .remoteNotificationsGuide,
      "BinaryProviderAPI.html"
    ),
    Source(
      "R-HRN",
      """
      Apple archive, Local and Remote Notification Programming Guide, \
      Handling Remote Notifications
      """,
      .remoteNotificationsGuide,
      "HandlingRemoteNotifications.html"
    ),
    Source(
      "R-OLD",
      """
      Apple archive, Local and Push Notification Programming Guide, \
      editions of 2010 to 2015, in part as quoted in notes of 2014
      """,
      .remoteNotificationsGuide,
      "Chapters/IPhoneOSClientImp.html"
    ),
    Source(
      "R-PAY",
      "Apple archive, Local and Remote Notification Programming Guide, payload and APNs chapters",
      .remoteNotificationsGuide,
      "PayloadKeyReference.html"
    ),
    Source(
      "R-SHL",
      "Apple archive, Scheduling and Handling Local Notifications",
      .remoteNotificationsGuide,
      "SchedulingandHandlingLocalNotifications.html"
    ),
    Source(
      "H-8b",
      "iOS 8 SDK header, UIKit, in a Swift rendering"
    ),
    Source(
      "H-9",
      "iOS 9.3 SDK header, UIApplication.h",
      .headers,
      "iPhoneOS9.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"
    ),
    Source(
      "H-9S",
      "iOS 9.3 SDK header, UIUserNotificationSettings.h",
      .headers,
      """
      iPhoneOS9.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/\
      UIUserNotificationSettings.h
      """
    ),
    Source(
      "H-10",
      "iOS 10.3 SDK header, UIApplication.h",
      .headers,
      "iPhoneOS10.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"
    ),
    Source(
      "H-16",
      "iOS 16.5 SDK header, UIApplication.h",
      .headers,
      "iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h"
    ),
    Source(
      "H-26",
      """
      iOS 26 SDK header, UIApplicationLaunchOptionsRemoteNotificationKey, \
      as rendered by objc2-ui-kit
      """,
      .web,
      """
      docs.rs/objc2-ui-kit/latest/objc2_ui_kit/\
      static.UIApplicationLaunchOptionsRemoteNotificationKey.html
      """
    ),
    Source(
      "H-CL",
      "iOS 16.5 SDK header, CLLocationPushServiceExtension.h",
      .headers,
      """
      iPhoneOS16.5.sdk/System/Library/Frameworks/CoreLocation.framework/Headers/\
      CLLocationPushServiceExtension.h
      """
    ),
    Source(
      "H-PK",
      "iOS 16.5 SDK header, PKPushRegistry.h",
      .headers,
      "iPhoneOS16.5.sdk/System/Library/Frameworks/PushKit.framework/Headers/PKPushRegistry.h"
    ),
    Source(
      "H-PTT",
      "iOS 16.5 SDK header, PTChannelManagerDelegate.h",
      .headers,
      """
      iPhoneOS16.5.sdk/System/Library/Frameworks/PushToTalk.framework/Headers/\
      PTChannelManagerDelegate.h
      """
    ),
    Source(
      "H-SC",
      """
      iOS 16.5 SDK headers, UISceneOptions.h, \
      UIScene.h and UNNotificationResponse+UIKitAdditions.h
      """,
      .headers,
      "iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISceneOptions.h"
    ),
    Source(
      "H-UN",
      """
      iOS 16.5 SDK headers of the UserNotifications framework, \
      UNUserNotificationCenter.h and others
      """,
      .headers,
      """
      iPhoneOS16.5.sdk/System/Library/Frameworks/UserNotifications.framework/\
      Headers/UNUserNotificationCenter.h
      """
    ),
  ]
}
