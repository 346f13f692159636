internal import PushRules

// Plug-ins of other cross-platform frameworks.
extension SDKPreset {
  static let hosts: [SDKPreset] = [
    SDKPreset(
      id: "capacitor",
      name: "Capacitor Push Notifications",
      packages: [.npm("@capacitor/push-notifications"), .pod("CapacitorPushNotifications")],
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
      id: "cordova-plugin-push",
      name: "cordova-plugin-push",
      packages: [
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
      id: "unity-notifications",
      name: "Unity Mobile Notifications",
      packages: [Package(manager: .unity, name: "com.unity.mobile.notifications")],
      takes: .always,
      passesOn: false,
      handles: center,
      handlers: ["iOSNotificationCenter.OnNotificationReceived"],
      sources: [
        "https://docs.unity3d.com/Packages/com.unity.mobile.notifications@2.3/manual/index.html"
      ]
    ),
    SDKPreset(
      id: "nativescript-firebase",
      name: "NativeScript Firebase Messaging",
      packages: [
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
