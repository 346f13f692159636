import PushRules

// Engagement SDKs that change callbacks.
extension KnownSDK {
  private static let signal = "https://github.com/OneSignal/OneSignal-iOS-SDK/"

  static let oneSignal = KnownSDK(
    "onesignal: OneSignal",
    signal + "blob/1fe4fc1/iOS_SDK/OneSignalSDK/OneSignalNotifications/Categories/"
      + "UNUserNotificationCenter%2BOneSignalNotifications.m",
    [
      "pods OneSignal OneSignalXCFramework", "repositories onesignal-xcframework onesignal-ios-sdk",
      "modules OneSignal OneSignalFramework",
      "by npm react-native-onesignal onesignal-cordova-plugin", "by npm onesignal-expo-plugin",
      "by pub onesignal_flutter", "by nuget OneSignalSDK.DotNet Com.OneSignal",
    ],
    toggle: Switch("OneSignal_disable_swizzling YES in Info.plist"),
    facts: [
      SDKFact(.addsCallingOld(.didReceiveFetch), signal + "tree/4164b0f"),
      SDKFact(.takes(.onlyIfFree)),
      SDKFact(.extends),
      SDKFact(
        "its click listener hears no tap that launches the app unless "
          + "OneSignal.initialize runs before launching ends",
        "https://github.com/OneSignal/react-native-onesignal/pull/1567"
      ),
      SDKFact("it and Leanplum call each other without end", signal + "issues/1116")
        .before("3.11.3").when(.beside("leanplum"))
        .finding(.sdkCrash, expected: "3.11.3 or later"),
      SDKFact("it reads the switch from 5.5.0 on")
        .at("https://documentation.onesignal.com/docs/en/ios-sdk-setup").documented
        .before("5.5.0").when(.switchedOff)
        .finding(.switchIgnored, expected: "5.5.0 or later"),
    ],
    handlers: [
      SDKHandler("addForegroundLifecycleListener").runs(.foreground),
      SDKHandler("addForegroundWillDisplayListener").runs(.foreground),
      SDKHandler("addClickListener").runs(.tap, .launch, .action),
    ],
    key: "custom"
  )

  static let airship = KnownSDK(
    "airship: Airship",
    "https://github.com/urbanairship/ios-library/blob/1298b6f/Airship/AirshipCore/Source/"
      + "AutoIntegration.swift",
    [
      "pods Airship UrbanAirship-iOS-SDK", "repositories ios-library",
      "modules AirshipCore AirshipKit", "by npm @ua/react-native-airship urbanairship-react-native",
      "by npm @ua/cordova-airship @ua/capacitor-airship", "by pub airship_flutter",
      "by nuget Airship.Net",
    ],
    toggle: Switch(
      "automaticSetupEnabled or isAutomaticSetupEnabled false in AirshipConfig.plist or in code"
    ),
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.takes(.onlyIfFree)),
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
    "clevertap: CleverTap",
    "https://github.com/CleverTap/clevertap-ios-sdk/tree/3af43fc/CleverTapSDK",
    [
      "pods CleverTap-iOS-SDK", "repositories clevertap-ios-sdk", "modules CleverTapSDK",
      "by npm clevertap-react-native clevertap-cordova", "by npm @clevertap/clevertap-expo-plugin",
      "by pub clevertap_plugin", "by nuget CleverTap.Maui",
    ],
    toggle: Switch("no autoIntegrate in code"),
    facts: [SDKFact(.adds(.didReceive)).when(.lacks(.didReceiveFetch))],
    handlers: [
      SDKHandler("pushNotificationTapped(withCustomExtras:)", "pushNotificationTapped")
        .runs(.tap, .launch, .action, .dismissal)
        .runs(.foreground, .background, under: .didReceiveFetch)
    ],
    key: "wzrk_pn"
  )

  static let leanplum = KnownSDK(
    "leanplum: Leanplum",
    "https://github.com/Leanplum/Leanplum-iOS-SDK/tree/0a1f214",
    [
      "pods Leanplum-iOS-SDK", "repositories leanplum-ios-sdk", "modules Leanplum",
      "by npm @leanplum/react-native-sdk",
    ],
    toggle: Switch("LeanplumSwizzlingEnabled NO in Info.plist"),
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(
        .takes(.onlyIfFree),
        as: "the application delegate becomes the delegate of the notification center, if there is "
          + "none when Leanplum.start runs"
      ),
      SDKFact(
        .extends,
        as: "it adds will-present and did-receive-response to the delegate that is set when "
          + "Leanplum.start runs, and to no later one"
      ),
      SDKFact("its will-present shows nothing"),
    ]
  )

  static let customerIO = KnownSDK(
    "customerio: Customer.io",
    "https://github.com/customerio/customerio-ios/blob/8b9ee36/Sources/MessagingPush/Integration/"
      + "CioNotificationCenterDelegate.swift",
    [
      "pods CustomerIOMessagingPushAPN CustomerIOMessagingPushFCM CustomerIO",
      "repositories customerio-ios", "modules CioMessagingPushAPN CioMessagingPushFCM",
      "by npm customerio-reactnative customerio-expo-plugin", "by pub customer_io",
    ],
    toggle: Switch("autoTrackPushEvents false in code"),
    facts: [
      SDKFact(.takes([])),
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
    "braze: Braze",
    "https://braze.com/docs/developer_guide/platforms/swift/initialization/delayed_initialization",
    [
      "pods BrazeKit Appboy-iOS-SDK", "repositories braze-swift-sdk", "modules BrazeKit",
      "by npm @braze/react-native-sdk react-native-appboy-sdk @braze/expo-plugin",
      "by npm cordova-plugin-braze", "by pub braze_plugin",
    ],
    toggle: Switch("no automation or prepareForDelayedInitialization in code"),
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
    "intercom: Intercom",
    "https://developers.intercom.com/installing-intercom/ios/push-notifications",
    [
      "pods Intercom", "repositories intercom-ios", "modules Intercom",
      "by npm @intercom/intercom-react-native cordova-plugin-intercom",
      "by npm @capacitor-community/intercom", "by pub intercom_flutter",
    ],
    toggle: Switch("IntercomAutoIntegratePushNotifications NO in Info.plist"),
    facts: [
      undisclosed,
      SDKFact("IntercomDisableSwizzling YES turns it off, too")
        .at("https://github.com/intercom/intercom-ios/tree/6c7a86a").documented.from("17.3.0"),
    ],
    handlers: [SDKHandler("Intercom.handlePushNotification").runs(.tap, .launch)],
    key: "intercom_push_type"
  )

  static let pushwoosh = KnownSDK(
    "pushwoosh: Pushwoosh",
    "https://github.com/Pushwoosh/pushwoosh-ios-sdk/tree/f8c5cc8",
    [
      "pods Pushwoosh PushwooshXCFramework", "repositories pushwoosh-ios-sdk pushwoosh-xcframework",
      "modules Pushwoosh PushwooshFramework",
      "by npm pushwoosh-react-native-plugin pushwoosh-cordova-plugin",
      "by npm pushwoosh-expo-plugin", "by pub pushwoosh_flutter",
    ],
    toggle: Switch("Pushwoosh_PLUGIN_NOTIFICATION_HANDLER YES in Info.plist"),
    facts: [
      SDKFact(.takes(.alone))
        .at("https://github.com/Pushwoosh/pushwoosh-react-native-plugin/issues/82").documented,
      SDKFact("other delegates join by addNotificationCenterDelegate(_:)").documented,
    ],
    handlers: [
      SDKHandler("pushwoosh(_:onMessageReceived:)", "onMessageReceived")
        .runs(.foreground).runs(.foreground, .background, under: .didReceiveFetch),
      SDKHandler("pushwoosh(_:onMessageOpened:)", "onMessageOpened").runs(.tap, .launch, .action),
    ]
  )

  static let notificare = KnownSDK(
    "notificare: Notificare",
    "https://github.com/Notificare/notificare-sdk-ios/tree/27c1f95/NotificarePushKit",
    [
      "pods Notificare", "repositories notificare-sdk-ios", "modules NotificarePushKit",
      "by npm react-native-notificare-push", "by pub notificare_push",
    ],
    toggle: Switch("SWIZZLING_ENABLED false in NotificareOptions.plist"),
    facts: [
      SDKFact(.adds(.didReceiveFetch)),
      SDKFact(.answers(.didReceiveFetch)),
      SDKFact(.takes(.alone)),
    ]
  )

  static let moEngage = KnownSDK(
    "moengage: MoEngage",
    "https://cocoapods.org/pods/mParticle-MoEngage",
    [
      "pods MoEngage-iOS-SDK", "repositories moengage-ios-sdk",
      "modules MoEngageSDK MoEngageMessaging",
      "by npm react-native-moengage react-native-expo-moengage",
      "by npm capacitor-moengage-core cordova-moengage-core", "by pub moengage_flutter",
    ],
    toggle: Switch("MoEngageAppDelegateProxyEnabled NO in Info.plist"),
    facts: [undisclosed]
  )
}
