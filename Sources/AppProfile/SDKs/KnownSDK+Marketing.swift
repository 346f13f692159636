internal import PushRules

// Engagement SDKs that change callbacks.
extension KnownSDK {
  private static let signal = "https://github.com/OneSignal/OneSignal-iOS-SDK/"
  private static let signalCenter =
    signal + "blob/1fe4fc1/iOS_SDK/OneSignalSDK/OneSignalNotifications/Categories/"
    + "UNUserNotificationCenter%2BOneSignalNotifications.m"

  static let oneSignal = KnownSDK(
    id: "onesignal",
    name: "OneSignal",
    packages: [
      .pod("OneSignal"), .pod("OneSignalXCFramework"), .repository("onesignal-xcframework"),
      .repository("onesignal-ios-sdk"), .npm("react-native-onesignal"),
      .npm("onesignal-cordova-plugin"),
      .pub("onesignal_flutter"),
    ],
    modules: ["OneSignal", "OneSignalFramework"],
    toggle: .list(["OneSignal_disable_swizzling"], off: true),
    facts: [
      SDKFact(.addsCallingOld(.didReceiveFetch), .observed, signal + "tree/4164b0f"),
      SDKFact(.takes(.init(onlyIfFree: true)), .observed, signalCenter),
      SDKFact(.extends, .observed, signalCenter),
      SDKFact(
        "its click listener hears no tap that launches the app unless "
          + "OneSignal.initialize runs before launching ends",
        .observed,
        "https://github.com/OneSignal/react-native-onesignal/pull/1567"
      ),
      SDKFact("it and Leanplum call each other without end", .observed, signal + "issues/1116")
        .before("3.11.3").when(.beside("leanplum"))
        .finding(.sdkCrash, expected: "3.11.3 or later"),
      SDKFact(
        "it reads the switch from 5.5.0 on",
        .documented,
        "https://documentation.onesignal.com/docs/en/ios-sdk-setup"
      )
      .before("5.5.0").when(.switchedOff)
      .finding(.switchIgnored, at: .toggle, expected: "5.5.0 or later"),
    ],
    handlers: [
      SDKHandler("addForegroundLifecycleListener", signalCenter).runs(under: .willPresent, .front),
      SDKHandler("addForegroundWillDisplayListener", signalCenter)
        .runs(under: .willPresent, .front),
      SDKHandler("addClickListener", signalCenter)
        .runs(under: .didReceiveResponse, .tap, .launch, .action),
    ],
    key: "custom"
  )

  private static let airshipCore =
    "https://github.com/urbanairship/ios-library/blob/1298b6f/Airship/AirshipCore/Source/"

  static let airship = KnownSDK(
    id: "airship",
    name: "Airship",
    packages: [.pod("Airship"), .pod("UrbanAirship-iOS-SDK"), .repository("ios-library")],
    modules: ["AirshipCore", "AirshipKit"],
    toggle: .setting(
      ["automaticSetupEnabled", "isAutomaticSetupEnabled"],
      in: "AirshipConfig.plist or in code"
    ),
    facts: [
      SDKFact(.adds(.didReceiveFetch), .observed, airshipCore + "AutoIntegration.swift"),
      SDKFact(.takes(.init(onlyIfFree: true)), .observed, airshipCore + "AutoIntegration.swift"),
      SDKFact(.extends, .observed, airshipCore + "AutoIntegration.swift"),
    ],
    handlers: [
      SDKHandler("receivedForegroundNotification", airshipCore + "AutoIntegration.swift")
        .runs(under: .willPresent, .front)
        .runs(under: .didReceiveFetch, .front, for: [.silent]),
      SDKHandler("receivedBackgroundNotification", airshipCore + "AutoIntegration.swift")
        .runs(under: .didReceiveFetch, .background),
      SDKHandler("receivedNotificationResponse", airshipCore + "AutoIntegration.swift")
        .runs(under: .didReceiveResponse, .tap, .launch, .action, .dismissal),
      SDKHandler("extendPresentationOptions", airshipCore + "AutoIntegration.swift")
        .runs(under: .willPresent, .front),
    ]
  )

  private static let tap =
    "https://github.com/CleverTap/clevertap-ios-sdk/tree/3af43fc/CleverTapSDK"

  static let cleverTap = KnownSDK(
    id: "clevertap",
    name: "CleverTap",
    packages: [.pod("CleverTap-iOS-SDK"), .repository("clevertap-ios-sdk")],
    modules: ["CleverTapSDK"],
    toggle: .code(["autoIntegrate"]),
    facts: [SDKFact(.adds(.didReceive), .observed, tap).when(.lacks(.didReceiveFetch))],
    handlers: [
      SDKHandler("pushNotificationTapped(withCustomExtras:)", "pushNotificationTapped", tap)
        .runs(under: .didReceiveResponse, .tap, .launch, .action)
    ],
    key: "wzrk_pn"
  )

  private static let plum = "https://github.com/Leanplum/Leanplum-iOS-SDK/tree/0a1f214"

  static let leanplum = KnownSDK(
    id: "leanplum",
    name: "Leanplum",
    packages: [.pod("Leanplum-iOS-SDK"), .repository("leanplum-ios-sdk")],
    modules: ["Leanplum"],
    toggle: .list(["LeanplumSwizzlingEnabled"], off: false),
    facts: [
      SDKFact(.adds(.didReceiveFetch), .observed, plum),
      SDKFact(.takes(.init(onlyIfFree: true)), .observed, plum),
      SDKFact(.extends, .observed, plum),
    ]
  )

  private static let customer =
    "https://github.com/customerio/customerio-ios/blob/8b9ee36/Sources/MessagingPush/Integration/"
    + "CioNotificationCenterDelegate.swift"

  static let customerIO = KnownSDK(
    id: "customerio",
    name: "Customer.io",
    packages: [
      .pod("CustomerIOMessagingPushAPN"), .pod("CustomerIOMessagingPushFCM"), .pod("CustomerIO"),
      .repository("customerio-ios"), .npm("customerio-reactnative"),
    ],
    modules: ["CioMessagingPushAPN", "CioMessagingPushFCM"],
    toggle: .setting(["autoTrackPushEvents"], in: "code"),
    facts: [
      SDKFact(.takes(.init()), .observed, customer),
      SDKFact(
        "showPushAppInForeground counts only where the app has no will-present",
        .observed,
        customer
      ).when(.has(.willPresent)),
    ],
    handlers: [
      SDKHandler("MessagingPush.shared.userNotificationCenter", "MessagingPush", customer)
        .runs(under: .didReceiveResponse, .tap, .launch, .action)
    ],
    key: "CIO-Delivery-ID"
  )

  private static let initialization =
    "https://braze.com/docs/developer_guide/platforms/swift/initialization/delayed_initialization"
  private static let brazeLog =
    "https://github.com/braze-inc/braze-swift-sdk/blob/f866739/CHANGELOG.md"

  static let braze = KnownSDK(
    id: "braze",
    name: "Braze",
    packages: [.pod("BrazeKit"), .pod("Appboy-iOS-SDK"), .repository("braze-swift-sdk")],
    modules: ["BrazeKit"],
    toggle: .code(["automation", "prepareForDelayedInitialization"]),
    facts: [
      SDKFact(
        "the app's methods hear nothing of Braze's own pushes; all others reach them",
        .documented,
        initialization
      ),
      SDKFact(
        "its handlers hear no push unless the app's methods hand it over",
        .documented,
        brazeLog
      )
      .when(
        .switchedOff,
        .calls("subscribeToUpdates"),
        .callsNot("handleUserNotification"),
        .callsNot("handleBackgroundNotification")
      )
      .finding(
        .sdkUnfed,
        expected: "configuration.push.automation, or handleUserNotification in did-receive-response"
      ),
    ],
    handlers: [
      SDKHandler("notifications.subscribeToUpdates", brazeLog)
        .runs(under: .didReceiveResponse, .tap, .launch, .action)
        .runs(under: .willPresent, .front, from: "10.0.0")
        .runs(under: .didReceiveFetch, .front, .background, from: "10.0.0")
    ],
    key: "ab"
  )

  private static let undisclosed = SDKFact(
    "it changes methods of the application delegate; which ones, its maker does not say",
    .documented,
    "https://developers.intercom.com/installing-intercom/ios/push-notifications"
  )

  static let intercom = KnownSDK(
    id: "intercom",
    name: "Intercom",
    packages: [
      .pod("Intercom"), .repository("intercom-ios"), .npm("@intercom/intercom-react-native"),
    ],
    modules: ["Intercom"],
    toggle: .list(["IntercomAutoIntegratePushNotifications"], off: false),
    facts: [
      undisclosed,
      SDKFact(
        "IntercomDisableSwizzling YES turns it off, too",
        .documented,
        "https://github.com/intercom/intercom-ios/tree/6c7a86a"
      ).from("17.3.0"),
    ],
    handlers: [
      SDKHandler(
        "Intercom.handlePushNotification",
        "https://developers.intercom.com/installing-intercom/ios/push-notifications"
      )
      .runs(under: .didReceiveResponse, .tap, .launch)
    ],
    key: "intercom_push_type"
  )

  private static let woosh = "https://github.com/Pushwoosh/pushwoosh-ios-sdk/tree/f8c5cc8"

  static let pushwoosh = KnownSDK(
    id: "pushwoosh",
    name: "Pushwoosh",
    packages: [
      .pod("Pushwoosh"), .pod("PushwooshXCFramework"), .repository("pushwoosh-ios-sdk"),
      .repository("pushwoosh-xcframework"),
    ],
    modules: ["Pushwoosh", "PushwooshFramework"],
    toggle: .list(["Pushwoosh_PLUGIN_NOTIFICATION_HANDLER"], off: true),
    facts: [
      SDKFact(
        .takes(.init(passesOn: false)),
        .documented,
        woosh,
        "https://github.com/Pushwoosh/pushwoosh-react-native-plugin/issues/82"
      ),
      SDKFact("other delegates join by addNotificationCenterDelegate(_:)", .documented, woosh),
    ],
    handlers: [
      SDKHandler("pushwoosh(_:onMessageReceived:)", "onMessageReceived", woosh)
        .runs(under: .willPresent, .front).runs(under: .didReceiveFetch, .front, .background),
      SDKHandler("pushwoosh(_:onMessageOpened:)", "onMessageOpened", woosh)
        .runs(under: .didReceiveResponse, .tap, .launch, .action),
    ]
  )

  static let moEngage = KnownSDK(
    id: "moengage",
    name: "MoEngage",
    packages: [.pod("MoEngage-iOS-SDK"), .repository("moengage-ios-sdk")],
    modules: ["MoEngageSDK", "MoEngageMessaging"],
    toggle: .list(["MoEngageAppDelegateProxyEnabled"], off: false),
    facts: [
      SDKFact(
        "it changes methods of the application delegate; which ones, its maker does not say",
        .documented,
        "https://cocoapods.org/pods/mParticle-MoEngage"
      )
    ]
  )
}
