internal import PushRules

// Plug-ins of other hosts.
extension SDKPreset {
  private static let center: [DelegateMethod] = [.willPresent, .didReceiveResponse]

  static let hosts: [SDKPreset] = [
    SDKPreset(
      "capacitor",
      "Capacitor Push Notifications",
      in: [.npm("@capacitor/push-notifications"), .pod("CapacitorPushNotifications")],
      takes: .always,
      isLate: true,
      passesOn: false,
      handles: center,
      toggle: .setting(["handleApplicationNotifications"], in: "capacitor.config"),
      handlers: ["pushNotificationReceived", "pushNotificationActionPerformed"],
      remarks: ["Nothing of it hears did-receive-fetch."],
      sources: [
        "https://github.com/ionic-team/capacitor/tree/1834b97",
        "https://www.npmjs.com/package/@capacitor/push-notifications",
      ]
    ),
    SDKPreset(
      "cordova-plugin-push",
      "cordova-plugin-push",
      in: [
        .npm("@havesource/cordova-plugin-push"), .npm("phonegap-plugin-push"),
        .npm("cordova-plugin-push"),
      ],
      adds: [.didReceiveFetch],
      takes: .always,
      passesOn: false,
      handles: center,
      handlers: ["push.on('notification')"],
      remarks: [
        "A category of AppDelegate has its methods: where the app has the same, either may run."
      ],
      sources: ["https://github.com/havesource/cordova-plugin-push/tree/9da3aad"]
    ),
    SDKPreset(
      "unity-notifications",
      "Unity Mobile Notifications",
      in: [Package(manager: .unity, name: "com.unity.mobile.notifications")],
      takes: .always,
      passesOn: false,
      handles: center,
      handlers: ["iOSNotificationCenter.OnNotificationReceived"],
      sources: [
        "https://docs.unity3d.com/Packages/com.unity.mobile.notifications@2.3/manual/index.html"
      ]
    ),
    SDKPreset(
      "nativescript-firebase",
      "NativeScript Firebase Messaging",
      in: [
        .npm("@nativescript/firebase-messaging"), .npm("@nativescript/firebase-messaging-core"),
      ],
      adds: [.didReceiveFetch],
      takes: .always,
      handles: center,
      remarks: ["It may call the completion handler of willPresent twice."],
      sources: ["https://github.com/NativeScript/firebase/tree/03bf460"]
    ),
  ]
}
