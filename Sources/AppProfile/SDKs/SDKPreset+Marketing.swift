internal import PushRules

// Engagement SDKs that change callbacks.
extension SDKPreset {
  private static func oneSignal(
    _ id: String,
    first: PackageVersion? = nil,
    end: PackageVersion? = nil,
    toggle: Switch? = nil,
    remarks: [String] = [],
    sources: [String]
  ) -> SDKPreset {
    SDKPreset(
      id: id,
      name: "OneSignal",
      first: first,
      end: end,
      packages: [
        .pod("OneSignal"), .pod("OneSignalXCFramework"), .repository("onesignal-xcframework"),
        .repository("onesignal-ios-sdk"), .npm("react-native-onesignal"),
        .pub("onesignal_flutter"),
      ],
      adds: [.didReceiveFetch],
      callsOldMethod: true,
      takes: .ifFree,
      handles: center,
      toggle: toggle,
      handlers: ["addForegroundLifecycleListener", "addClickListener"],
      remarks: [
        "Adds will-present and did-receive-response to every delegate of the notification center."
      ] + remarks,
      sources: sources
    )
  }

  private static let oneSignalSDK =
    "https://github.com/OneSignal/OneSignal-iOS-SDK/tree/4164b0f/iOS_SDK/OneSignalSDK/"
    + "OneSignalNotifications/Categories"

  static let marketing: [SDKPreset] = [
    oneSignal(
      "onesignal-3",
      end: PackageVersion("5.5.0"),
      remarks: ["Before 3.11.3 it and Leanplum call each other without end."],
      sources: [
        "https://github.com/OneSignal/OneSignal-iOS-SDK/blob/0083e36/iOS_SDK/OneSignalSDK/Source/"
          + "UIApplicationDelegate%2BOneSignal.m",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/1116",
      ]
    ),
    oneSignal(
      "onesignal-5",
      first: PackageVersion("5.5.0"),
      toggle: .list(["OneSignal_disable_swizzling"], off: true),
      sources: [oneSignalSDK, "https://documentation.onesignal.com/docs/en/ios-sdk-setup"]
    ),
    SDKPreset(
      id: "airship",
      name: "Airship",
      packages: [.pod("Airship"), .pod("UrbanAirship-iOS-SDK"), .repository("ios-library")],
      adds: [.didReceiveFetch],
      takes: .ifFree,
      handles: center,
      toggle: .setting(
        ["automaticSetupEnabled", "isAutomaticSetupEnabled"],
        in: "AirshipConfig.plist or in code"
      ),
      handlers: ["PushNotificationDelegate"],
      sources: ["https://github.com/urbanairship/ios-library/tree/1298b6f"]
    ),
    SDKPreset(
      id: "clevertap",
      name: "CleverTap",
      packages: [.pod("CleverTap-iOS-SDK"), .repository("clevertap-ios-sdk")],
      adds: [.didReceive],
      toggle: .code(["autoIntegrate"]),
      handlers: ["pushNotificationTapped(withCustomExtras:)"],
      sources: ["https://github.com/CleverTap/clevertap-ios-sdk/tree/3af43fc"]
    ),
    SDKPreset(
      id: "leanplum",
      name: "Leanplum",
      packages: [.pod("Leanplum-iOS-SDK"), .repository("leanplum-ios-sdk")],
      adds: [.didReceiveFetch],
      takes: .ifFree,
      handles: center,
      toggle: .list(["LeanplumSwizzlingEnabled"], off: false),
      sources: ["https://github.com/Leanplum/Leanplum-iOS-SDK/tree/0a1f214"]
    ),
    SDKPreset(
      id: "customerio",
      name: "Customer.io",
      packages: [
        .pod("CustomerIOMessagingPushAPN"), .pod("CustomerIOMessagingPushFCM"),
        .pod("CustomerIO"), .repository("customerio-ios"),
      ],
      takes: .always,
      handles: center,
      toggle: .setting(["autoTrackPushEvents"], in: "code"),
      sources: ["https://github.com/customerio/customerio-ios/tree/8b9ee36"]
    ),
    SDKPreset(
      id: "braze",
      name: "Braze",
      packages: [
        .pod("BrazeKit"), .pod("Appboy-iOS-SDK"), .repository("braze-swift-sdk"),
      ],
      toggle: .code(["automation", "prepareForDelayedInitialization"]),
      handlers: ["notifications.subscribeToUpdates"],
      remarks: ["Of Braze's own pushes the app's methods hear nothing; all others reach them."],
      sources: [
        "https://braze.com/docs/developer_guide/platforms/swift/initialization/"
          + "delayed_initialization"
      ]
    ),
    SDKPreset(
      id: "intercom",
      name: "Intercom",
      packages: [.pod("Intercom"), .repository("intercom-ios")],
      toggle: .list(["IntercomAutoIntegratePushNotifications"], off: false),
      remarks: [
        "It changes methods of the application delegate; which ones, its maker does not say.",
        "IntercomDisableSwizzling YES turns it off, too, from 17.3.0 on.",
      ],
      sources: ["https://developers.intercom.com/installing-intercom/ios/push-notifications"]
    ),
    SDKPreset(
      id: "pushwoosh",
      name: "Pushwoosh",
      packages: [
        .pod("Pushwoosh"), .pod("PushwooshXCFramework"), .repository("pushwoosh-ios-sdk"),
        .repository("pushwoosh-xcframework"),
      ],
      takes: .always,
      passesOn: false,
      handles: center,
      toggle: .list(["Pushwoosh_PLUGIN_NOTIFICATION_HANDLER"], off: true),
      handlers: ["pushwoosh(_:onMessageReceived:)", "pushwoosh(_:onMessageOpened:)"],
      remarks: ["Other delegates join by addNotificationCenterDelegate(_:)."],
      sources: [
        "https://github.com/Pushwoosh/pushwoosh-ios-sdk/tree/f8c5cc8",
        "https://github.com/Pushwoosh/pushwoosh-react-native-plugin/issues/82",
      ]
    ),
    SDKPreset(
      id: "moengage",
      name: "MoEngage",
      packages: [.pod("MoEngage-iOS-SDK"), .repository("moengage-ios-sdk")],
      toggle: .list(["MoEngageAppDelegateProxyEnabled"], off: false),
      remarks: [
        "It changes methods of the application delegate; which ones, its maker does not say."
      ],
      sources: ["https://cocoapods.org/pods/mParticle-MoEngage"]
    ),
  ]
}
