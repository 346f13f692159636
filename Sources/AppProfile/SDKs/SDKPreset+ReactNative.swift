internal import PushRules

// Packages of React Native and Expo.
extension SDKPreset {
  private static let messaging =
    "https://github.com/invertase/react-native-firebase/tree/4ef21d0/packages/messaging/ios"

  private static func nativeFirebase(
    _ id: String,
    first: PackageVersion? = nil,
    end: PackageVersion? = nil,
    remarks: [String] = [],
    sources: [String] = []
  ) -> SDKPreset {
    SDKPreset(
      id: id,
      name: "React Native Firebase Messaging",
      first: first,
      end: end,
      packages: [.npm("@react-native-firebase/messaging"), .pod("RNFBMessaging")],
      adds: [.didReceiveFetch],
      takes: .always,
      handles: center,
      handlers: [
        "onMessage", "setBackgroundMessageHandler", "onNotificationOpenedApp",
        "getInitialNotification",
      ],
      remarks: [
        "FirebaseAppDelegateProxyEnabled NO stops what it adds, not its delegate."
      ] + remarks,
      sources: [messaging] + sources
    )
  }

  static let reactNative: [SDKPreset] = [
    nativeFirebase(
      "rnfb-messaging-23",
      end: PackageVersion("23.8.5"),
      remarks: ["What the app's willPresent asks for has no effect."],
      sources: ["https://github.com/invertase/react-native-firebase/issues/8754"]
    ),
    nativeFirebase(
      "rnfb-messaging-25",
      first: PackageVersion("23.8.5"),
      end: PackageVersion("26.0.0"),
      remarks: ["It calls the completion handler of willPresent twice."],
      sources: ["https://github.com/invertase/react-native-firebase/issues/9049"]
    ),
    nativeFirebase("rnfb-messaging-26", first: PackageVersion("26.0.0")),
    SDKPreset(
      id: "notifee",
      name: "notifee",
      packages: [.npm("@notifee/react-native"), .pod("RNNotifee"), .pod("RNNotifeeCore")],
      takes: .always,
      handles: center,
      handlers: ["onForegroundEvent", "onBackgroundEvent", "getInitialNotification"],
      remarks: [
        "Of its own notifications the delegate before it hears nothing.",
        "With no delegate before it nobody calls the completion handler of willPresent.",
      ],
      sources: [
        "https://github.com/invertase/notifee/tree/b73c76d",
        "https://github.com/invertase/notifee/issues/616",
      ]
    ),
    SDKPreset(
      id: "expo-notifications",
      name: "expo-notifications",
      end: PackageVersion("58.0.11"),
      packages: expo,
      adds: [.didReceiveFetch],
      takes: .ifFree,
      handles: center,
      handlers: expoHandlers,
      sources: [
        "https://github.com/expo/expo/tree/bf9e966/packages/expo-notifications/ios",
        "https://github.com/expo/expo/issues/20937",
      ]
    ),
    SDKPreset(
      id: "expo-notifications-58",
      name: "expo-notifications",
      first: PackageVersion("58.0.11"),
      packages: expo,
      adds: [.didReceiveFetch],
      takes: .always,
      handles: center,
      handlers: expoHandlers,
      remarks: ["It and the delegate before it may both call a completion handler."],
      sources: ["https://github.com/expo/expo/pull/48313"]
    ),
    SDKPreset(
      id: "react-native-notifications",
      name: "react-native-notifications",
      packages: [.npm("react-native-notifications"), .pod("react-native-notifications")],
      takes: .always,
      passesOn: false,
      handles: center,
      toggle: .code(["startMonitorNotifications"]),
      handlers: [
        "registerNotificationReceivedForeground", "registerNotificationOpened",
        "getInitialNotification",
      ],
      remarks: [
        "The app hands did-receive-fetch to it; other delegates join by addNativeDelegate."
      ],
      sources: ["https://github.com/wix/react-native-notifications/tree/aa5a0f3"]
    ),
    SDKPreset(
      id: "push-notification-ios",
      name: "push-notification-ios",
      packages: [
        .npm("@react-native-community/push-notification-ios"), .pod("RNCPushNotificationIOS"),
        .pod("React-RCTPushNotification"),
      ],
      handlers: ["PushNotificationIOS.addEventListener"],
      remarks: [
        "The app's own did-receive-fetch and did-receive-response hand pushes to it, and the app "
          + "makes itself the delegate of the notification center."
      ],
      sources: ["https://github.com/react-native-push-notification/ios/tree/84a3dd1"]
    ),
  ]

  private static let expo: [Package] = [
    .npm("expo-notifications"), .pod("EXNotifications"), .pod("ExpoNotifications"),
  ]
  private static let expoHandlers = [
    "setNotificationHandler", "addNotificationReceivedListener",
    "addNotificationResponseReceivedListener",
  ]
}
