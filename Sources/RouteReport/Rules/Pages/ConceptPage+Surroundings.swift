extension ConceptPage {
  static let surroundings = """
    notifications
      The posts to NotificationCenter that go with the callbacks.
      know    They are posts inside the process, not local notifications that a user sees.
      know    The notification is posted behind the delegate method; for willEnterForeground Apple's
              pages disagree.
      know    In a scene app the notifications of the app are posted when all its scenes together
              change; the methods of the app delegate are not called. [did-become-active.scene-app]
      claims  S0-07 S2-06
      related S0-08 S0-11 S0-14 S0-17 S0-20 S0-23 S1-13 X-13
      cites   L-09 A-178 T-S2

    application-did-finish-launching
      applicationDidFinishLaunching:, the launch method of iPhone OS 2, without options.
      spelled applicationDidFinishLaunching: applicationDidFinishLaunching(_:)
      row     selector | applicationDidFinishLaunching:
      row     Swift | applicationDidFinishLaunching(_:)
      row     in its place | 3+ | did-finish-launching, where it is implemented
      know    It is not called beside application:didFinishLaunchingWithOptions:.
              [launch.did-finish]
      related S4-04
      cites   T-L1 T-L2

    swiftui
      SwiftUI's app delegate adaptor and scenePhase, and the callbacks that a push reaches there.
      spelled UIApplicationDelegateAdaptor @UIApplicationDelegateAdaptor scenePhase adaptor
      row     adaptor | 14+ | Gives an app delegate: the launch methods and the push methods run in
              it. [arrival-method.background-fetch-scene]
      row     activity | 14+ | The app has scenes, and no did-become-active and its kin.
      row     notifications | 14+ | UIApplicationDidBecomeActiveNotification and its kin are posted.
      row     active | scenePhase after scene-did-become-active.
      row     inactive | scenePhase after scene-will-resign-active, and on the way in.
      row     background | scenePhase after scene-did-enter-background.
      know    A push is not seen by scenePhase: take it in the adaptor's delegate and in
              willPresent.
      know    Set the delegate of the notification center in didFinishLaunching, not in onAppear.
      know    Launch options are nil; didReceive response gets the tap. [response-method.tap]
      know    Read in the App scenePhase stands for all scenes together, read in a view for its own
              scene.
      know    There is no phase for a launch or the end of the process.
      know    An SDK that swizzles may miss the delegate behind the adaptor: look for its manual
              calls.
      calls   did-finish-launching did-receive-fetch will-present did-receive-response
              scene-did-become-active scene-will-resign-active scene-did-enter-background
      rules   life-cycle-in-effect.scene response-delegate.late
      related S1-02 X-23
      cites   A-410 A-411 A-412 A-413 A-414 A-012 A-102 T-S2

    badge
      The number on the icon of the app: which push sets it, and why it does not change.
      spelled badges icon-badge badge-count badge-number
      row     badge 5 | The icon shows 5, also if the app does not run or was killed.
      row     badge 0 | The number goes.
      row     without badge | The icon keeps its number. Fix: send badge, with the number.
      row     in front | 10+ | will-present decides: the number changes if it returns .badge.
      row     refused | Without permission the icon keeps its number.
      know    The system sets the number, not the app: a handler that counts does not run for each
              push, and after a force quit not at all. [device.force-quit]
      know    badge is a number: one in quotes counts for nothing.
      know    Another page of Apple holds that a push without badge removes the number.
      calls   will-present did-receive-fetch
      rules   presentation.badge presentation.shown presentation.app-decides
      related A-042 A-130
      cites   A-251 C-09

    simulator
      What a push does in the simulator, and which part of the answer only a device shows.
      spelled simctl simctl-push ios-simulator
      row     by file | xcrun simctl push booted BUNDLE-ID FILE.apns, or drag the file onto it.
      row     FILE.apns | The payload; with a Simulator Target Bundle key it needs no BUNDLE-ID.
      row     alert | Shown; will-present and did-receive-response run. [response-method.tap]
      row     silent | content-available alone: refused. [admission.silent-in-simulator]
      row     by APNs | 16+ | Apple silicon or T2; a token of the sandbox (simulator-by-apns).
      row     alert by APNs | service-extension runs. [service-extension.runs-in-simulator-by-apns]
      row     silent by APNs | did-receive-fetch runs. [content-available.by-apns-in-simulator]
      row     VoIP | Cannot be sent there, nor complication or file provider pushes.
      know    Budgets, priorities and delays of silent pushes do not exist there: test them on a
              device.
      know    By file there is no request, so headers such as apns-push-type play no part.
      know    Apple's notes name the service extension for pushes by APNs, not for files; what
              becomes of content-available beside an alert is not known.
      know    Locking, Home and the switcher work, so the life cycle around a push can be tried
              there.
      know    A token of the simulator may be longer than one of a device: do not fix its length.
      calls   will-present did-receive-response service-extension did-receive-fetch
      related A-135
      cites   A-430 A-431 A-432 A-433 A-276

    testflight-and-xcode
      Why a push that works from Xcode fails in TestFlight or unplugged: token, limits, debugger.
      spelled testflight sandbox production sandbox-token production-token xcode debugger
              aps-environment unplugged
      row     Xcode | aps-environment development: a token of the sandbox,
              api.sandbox.push.apple.com.
      row     TestFlight, store | aps-environment production: another token, api.push.apple.com.
      row     mixed up | APNs answers BadDeviceToken: nothing reaches the device, nothing runs.
      row     debugger | The app is not suspended, and limits of rate and time are off.
      row     unplugged | did-receive-fetch is best effort: a budget by day, priority 5, delays.
      know    A result under the debugger is not conclusive: start the app from its icon, without
              Xcode.
      know    Store with each token the environment that it belongs to, and send it there.
      know    Filter the system log by process dasd and the bundle id: com.apple.pushLaunch, and a
              decision.
      know    A line of that log with Must Not Proceed means that the device has the push and waits.
      know    Without any such line the push did not reach the device: look at the token and the
              headers.
      calls   did-receive-fetch did-finish-launching
      rules   request.requested request.priority-10 device.allows
      cites   A-420 A-421 A-422 A-423 A-134 A-135 A-136

    apple-watch
      An alert for iPhone may show on the watch instead; the callbacks stay those of the iPhone app.
      spelled watch watchos mirroring
      row     phone in use | The alert shows on the phone.
      row     phone locked | It shows on the watch, if that is worn and unlocked.
      row     action, dismissal | From the watch it reaches did-receive-response of the iPhone app.
      row     content-available | Stays with the phone, as does did-receive-fetch.
      row     app on the watch | 13+ | Has a token of its own (watchOS 6), and callbacks of its own.
      know    The iPhone app cannot find out where its alert was shown.
      know    A background action on the watch launches the iPhone app in the background.
      know    To a token of the watch send apns-push-type always: watchOS needs it.
      calls   did-receive-response did-receive-fetch service-extension
      cites   A-440 A-441 A-071 A-072 A-302

    focus
      A Focus or the scheduled summary holds the alert back for the user, and changes no callback.
      spelled summary notification-summary do-not-disturb critical critical-alert time-sensitive
              interruption-level
      row     service-extension | 15+ | Runs as without a Focus. [service-extension.runs]
      row     did-receive-fetch | 15+ | Runs all the same. [background-time.granted]
      row     will-present | 15+ | Runs; what it answers can stay silent. [will-present-call.asked]
      row     passive | 15+ | Goes to the list, without sound or light.
      row     time-sensitive | 15+ | Breaks through Focus and summary, if the user allows it.
      row     critical | 12+ | Breaks through all; needs an entitlement of Apple's.
      know    An alert that waits for the summary can be tapped hours later, with didReceive
              response then. [response-method.tap]
      know    Set interruption-level in aps; without it a push is active.
      know    filter-criteria lets a Focus of the user choose among the app's pushes.
      calls   will-present did-receive-response service-extension did-receive-fetch
      rules   presentation.shown presentation.app-decides
      cites   A-138 A-259 A-261 A-450 A-451

    other-platforms
      Pushes that this model does not answer: the rules are those of apps on iOS and iPadOS.
      spelled web-push webpush safari carplay catalyst mac-catalyst tvos app-clip hidden-app
              locked-app
      row     Web Push | 16.4+ | Goes to the service worker of a web app on the Home Screen: no app.
      row     CarPlay | Shows what the iPhone shows; its scene is not one that a push connects.
      row     Catalyst | The app runs on macOS, which does not suspend it: these rules do not hold.
      row     tvOS | No time for content-available, and didReceive response is missing.
      row     App Clip | 14+ | Notifies for 8 hours after each launch, then with permission only.
      row     locked app | 18+ | Locked or hidden, it shows no content; its methods: not known.
      row     Apple Watch | Shows the alert in the iPhone's place: pushroute rules apple-watch.
      row     Focus | Holds the alert back, and changes no callback: pushroute rules focus.
      know    Their sources are others, and a rule without a source is none: so there is no answer.
      cites   A-139 A-078 A-510 A-542 A-543 A-440 A-450

    before-the-device
      What stops a push before iOS calls anything: no payload shows it, and answers leave it open.
      spelled expiration apns-expiration collapse-id apns-collapse-id apns-id permission budget
              offline offline-device airplane-mode not-delivered not-received 200
      know    The answer 200 means that APNs took the push, no more; each reason of APNs has a page,
              such as pushroute rules BadDeviceToken.
      know    apns-expiration is a UNIX time: until then APNs stores the push for a device that is
              offline; 0 is one attempt.
      know    apns-collapse-id: a later push of the same id takes the place of the earlier one, in
              the list, too.
      know    How many pushes APNs stores for an app on a device that is offline is contested: count
              on one, and fetch the others when the app opens.
      know    More on each: pushroute rules tokens, testflight-and-xcode, focus, force-quit.
      related A-134 A-136 A-421 A-450
      cites   A-304 A-307 A-350 C-21

    tokens
      Which token a push needs, when it begins and ends, and what garbled ones look like.
      spelled token device-token push-token apns-token push-to-start-token registration-token
      row     alert, background | BUNDLE-ID: the token of registerForRemoteNotifications, to be
              called at each launch.
      row     voip | 8+ | BUNDLE-ID.voip: the token of PKPushRegistry, another one.
      row     liveactivity | 16.1+ | BUNDLE-ID.push-type.liveactivity: pushTokenUpdates of the
              activity; the token ends with it. To start one (17.2+): pushToStartTokenUpdates.
      row     to a channel | 18+ | apns-channel-id in place of a token; one for each environment.
      row     widgets, controls | 18+ | BUNDLE-ID.push-type.widgets (26+) or .controls: the push
              handler of WidgetKit.
      row     location | 15+ | BUNDLE-ID.location-query: startMonitoringLocationPushes.
      row     pushtotalk | 16+ | BUNDLE-ID.voip-ptt: the token of a channel, until the user leaves.
      row     file provider | 11+ | BUNDLE-ID.pushkit.fileprovider, and .complication for watches:
              PKPushRegistry.
      know    aps-environment decides the host that takes the token: the sandbox for builds from
              Xcode, production for TestFlight and the store.
      know    A token can change, with a new installation or a restored device: send the server the
              one of each launch.
      know    APNs takes hexadecimal digits alone, of any length; {length = 32, bytes = 0x…} and
              spaces between angle brackets are descriptions of the bytes.
      know    A token of FCM (with :APA91) or of Expo (ExponentPushToken[…]) is for that service
              only.
      related A-313 A-314 A-315 A-316 A-317 A-319 A-320 A-321 A-325
      cites   A-306 A-420 A-421 A-554

    several-plugins
      One delegate for several SDKs: who gets the callback, and what has to be forwarded.
      spelled plugins plug-ins sdks swizzling one-delegate several-delegates
              UNUserNotificationCenter.delegate forwarding firebase FirebaseMessaging onesignal
              airship expo react-native flutter
      row     will-present | 10+ | Goes to the one delegate of the notification center, set last.
      row     did-receive-response | 10+ | Goes to the same object; a plug-in that drops it loses
              taps.
      row     did-receive-fetch | 7+ | Goes to the app delegate; SDKs add it, wrap it or replace it.
      row     completion | Belongs to one owner: to be called once, after all have finished.
      row     not implemented | Must stay so: a forwarder that answers for all moves the pushes.
      know    Set the delegate yourself before didFinishLaunching returns, and forward to each SDK.
      know    Or let one SDK take it that keeps the previous delegate and forwards: look into its
              source.
      know    An SDK that takes the delegate only while it is nil stays dead beside another one.
      know    Forward willPresent and didReceive response, and the choice of the user with them.
      know    Unite the options that several answer in willPresent, and call the completion handler
              once.
      know    A delegate set after the launch misses the tap that launched the app.
      know    Turn swizzling off where an SDK has a switch, and call its methods by hand.
      calls   will-present did-receive-response did-receive-fetch did-receive
      rules   response-delegate.responds response-delegate.late foreground-presenter.no-will-present
      cites   A-460 A-461 A-462 A-463 A-413 A-012 R-05 R-19
    """
}
