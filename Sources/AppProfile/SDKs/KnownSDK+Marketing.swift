import PushRules

// Engagement SDKs that change callbacks.
extension KnownSDK {
  private static let signal = "https://github.com/OneSignal/OneSignal-iOS-SDK/"

  static let oneSignal = KnownSDK(
    id: "onesignal",
    name: "OneSignal",
    source: signal + "blob/1fe4fc1/iOS_SDK/OneSignalSDK/OneSignalNotifications/Categories/"
      + "UNUserNotificationCenter%2BOneSignalNotifications.m",
    packages: [
      .pod("OneSignal"), .pod("OneSignalXCFramework"), .repository("onesignal-xcframework"),
      .repository("onesignal-ios-sdk"), .npm("react-native-onesignal"),
      .npm("onesignal-cordova-plugin"), .pub("onesignal_flutter"),
    ],
    modules: ["OneSignal", "OneSignalFramework"],
    toggle: .list(["OneSignal_disable_swizzling"], off: true),
    facts: [
      SDKFact(.addsCallingOld(.didReceiveFetch), signal + "tree/4164b0f"),
      SDKFact(.takes(.init(onlyIfFree: true))),
      SDKFact(.extends),
      SDKFact(
        "its click listener hears no tap that launches the app unless "
          + "OneSignal.initialize runs before launching ends",
        "https://github.com/OneSignal/react-native-onesignal/pull/1567"
      ),
      SDKFact("it and Leanplum call each other without end", signal + "issues/1116")
        .before("3.11.3").when(.beside("leanplum"))
        .finding(.sdkCrash, expected: "3.11.3 or later"),
      SDKFact(
        "it reads the switch from 5.5.0 on",
        "https://documentation.onesignal.com/docs/en/ios-sdk-setup"
      ).documented
        .before("5.5.0").when(.switchedOff)
        .finding(.switchIgnored, at: .toggle, expected: "5.5.0 or later"),
    ],
    handlers: [
      SDKHandler("addForegroundLifecycleListener").runs(.foreground),
      SDKHandler("addForegroundWillDisplayListener").runs(.foreground),
      SDKHandler("addClickListener").runs(.tap, .launch, .action),
    ],
    key: "custom"
  )

  static let airship = KnownSDK(
    id: "airship",
    name: "Airship",
    source: "https://github.com/urbanairship/ios-library/blob/1298b6f/Airship/AirshipCore/Source/"
      + "AutoIntegration.swift",
    packages: [.pod("Airship"), .pod("UrbanAirship-iOS-SDK"), .repository("ios-library")],
    modules: ["AirshipCore", "AirshipKit"],
    toggle: .setting(
      ["automaticSetupEnabled", "isAutomaticSetupEnabled"],
      in: "AirshipConfig.plist or in code"
    ),
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.takes(.init(onlyIfFree: true))),
      SDKFact(.extends),
    ],
    handlers: [
      SDKHandler("receivedForegroundNotification").runs(.foreground)
        .runs(.foreground, under: .didReceiveFetch, for: [.silent]),
      SDKHandler("receivedBackgroundNotification").runs(.background),
      SDKHandler("receivedNotificationResponse").runs(.tap, .launch, .action, .dismissal),
      SDKHandler("extendPresentationOptions").runs(.foreground),
    ]
  )

  static let cleverTap = KnownSDK(
    id: "clevertap",
    name: "CleverTap",
    source: "https://github.com/CleverTap/clevertap-ios-sdk/tree/3af43fc/CleverTapSDK",
    packages: [.pod("CleverTap-iOS-SDK"), .repository("clevertap-ios-sdk")],
    modules: ["CleverTapSDK"],
    toggle: .code(["autoIntegrate"]),
    facts: [SDKFact(.adds(.didReceive)).when(.lacks(.didReceiveFetch))],
    handlers: [
      SDKHandler("pushNotificationTapped(withCustomExtras:)", "pushNotificationTapped")
        .runs(.tap, .launch, .action)
    ],
    key: "wzrk_pn"
  )

  static let leanplum = KnownSDK(
    id: "leanplum",
    name: "Leanplum",
    source: "https://github.com/Leanplum/Leanplum-iOS-SDK/tree/0a1f214",
    packages: [.pod("Leanplum-iOS-SDK"), .repository("leanplum-ios-sdk")],
    modules: ["Leanplum"],
    toggle: .list(["LeanplumSwizzlingEnabled"], off: false),
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.takes(.init(onlyIfFree: true))),
      SDKFact(.extends),
    ]
  )

  static let customerIO = KnownSDK(
    id: "customerio",
    name: "Customer.io",
    source:
      "https://github.com/customerio/customerio-ios/blob/8b9ee36/Sources/MessagingPush/Integration/"
      + "CioNotificationCenterDelegate.swift",
    packages: [
      .pod("CustomerIOMessagingPushAPN"), .pod("CustomerIOMessagingPushFCM"), .pod("CustomerIO"),
      .repository("customerio-ios"), .npm("customerio-reactnative"),
    ],
    modules: ["CioMessagingPushAPN", "CioMessagingPushFCM"],
    toggle: .setting(["autoTrackPushEvents"], in: "code"),
    facts: [
      SDKFact(.takes(.init())),
      SDKFact("showPushAppInForeground counts only where the app has no will-present")
        .when(.has(.willPresent)),
    ],
    handlers: [
      SDKHandler("MessagingPush.shared.userNotificationCenter", "MessagingPush")
        .runs(.tap, .launch, .action)
    ],
    key: "CIO-Delivery-ID"
  )

  static let braze = KnownSDK(
    id: "braze",
    name: "Braze",
    source:
      "https://braze.com/docs/developer_guide/platforms/swift/initialization/delayed_initialization",
    packages: [.pod("BrazeKit"), .pod("Appboy-iOS-SDK"), .repository("braze-swift-sdk")],
    modules: ["BrazeKit"],
    toggle: .code(["automation", "prepareForDelayedInitialization"]),
    facts: [
      SDKFact(.undisclosed, as: "it handles pushes in methods of its own").documented,
      SDKFact(
        "the app's methods hear nothing of Braze's own pushes; all others reach them"
      ).documented,
      SDKFact("its handlers hear no push unless the app's methods hand it over").documented
        .when(
          .switchedOff,
          .calls("subscribeToUpdates"),
          .callsNot("handleUserNotification"),
          .callsNot("handleBackgroundNotification")
        )
        .finding(
          .sdkUnfed,
          expected:
            "configuration.push.automation, or handleUserNotification in did-receive-response"
        ),
    ],
    handlers: [
      SDKHandler("notifications.subscribeToUpdates").runs(.tap, .launch, .action)
        .runs(.foreground, from: "10.0.0")
        .runs(.foreground, .background, under: .didReceiveFetch, from: "10.0.0")
    ],
    key: "ab"
  )

  private static let undisclosed = SDKFact(
    .undisclosed,
    as: "it changes methods of the application delegate; which ones, its maker does not say"
  ).documented

  static let intercom = KnownSDK(
    id: "intercom",
    name: "Intercom",
    source: "https://developers.intercom.com/installing-intercom/ios/push-notifications",
    packages: [
      .pod("Intercom"), .repository("intercom-ios"), .npm("@intercom/intercom-react-native"),
    ],
    modules: ["Intercom"],
    toggle: .list(["IntercomAutoIntegratePushNotifications"], off: false),
    facts: [
      undisclosed,
      SDKFact(
        "IntercomDisableSwizzling YES turns it off, too",
        "https://github.com/intercom/intercom-ios/tree/6c7a86a"
      ).documented.from("17.3.0"),
    ],
    handlers: [SDKHandler("Intercom.handlePushNotification").runs(.tap, .launch)],
    key: "intercom_push_type"
  )

  static let pushwoosh = KnownSDK(
    id: "pushwoosh",
    name: "Pushwoosh",
    source: "https://github.com/Pushwoosh/pushwoosh-ios-sdk/tree/f8c5cc8",
    packages: [
      .pod("Pushwoosh"), .pod("PushwooshXCFramework"), .repository("pushwoosh-ios-sdk"),
      .repository("pushwoosh-xcframework"),
    ],
    modules: ["Pushwoosh", "PushwooshFramework"],
    toggle: .list(["Pushwoosh_PLUGIN_NOTIFICATION_HANDLER"], off: true),
    facts: [
      SDKFact(
        .takes(.init(passesOn: false)),
        "https://github.com/Pushwoosh/pushwoosh-react-native-plugin/issues/82"
      ).documented,
      SDKFact("other delegates join by addNotificationCenterDelegate(_:)").documented,
    ],
    handlers: [
      SDKHandler("pushwoosh(_:onMessageReceived:)", "onMessageReceived")
        .runs(.foreground).runs(.foreground, .background, under: .didReceiveFetch),
      SDKHandler("pushwoosh(_:onMessageOpened:)", "onMessageOpened").runs(.tap, .launch, .action),
    ]
  )

  static let notificare = KnownSDK(
    id: "notificare",
    name: "Notificare",
    source: "https://github.com/Notificare/notificare-sdk-ios/tree/27c1f95/NotificarePushKit",
    packages: [.pod("Notificare"), .repository("notificare-sdk-ios")],
    modules: ["NotificarePushKit"],
    toggle: .setting(["SWIZZLING_ENABLED"], in: "NotificareOptions.plist"),
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.answers(.didReceiveFetch)),
      SDKFact(.takes(.init(passesOn: false))),
    ]
  )

  static let moEngage = KnownSDK(
    id: "moengage",
    name: "MoEngage",
    source: "https://cocoapods.org/pods/mParticle-MoEngage",
    packages: [.pod("MoEngage-iOS-SDK"), .repository("moengage-ios-sdk")],
    modules: ["MoEngageSDK", "MoEngageMessaging"],
    toggle: .list(["MoEngageAppDelegateProxyEnabled"], off: false),
    facts: [undisclosed]
  )
}
