extension ConceptPage {
  static let states = """
    app-states
      The states of an app: five of them, of which code inside the app sees three.
      spelled active background not-running not-running-state foreground
      row     not-running | No process: never started, ended by the system or the user, or crashed.
      row     inactive | In the foreground without events: between two states, or interrupted.
      row     active | In the foreground, and events reach the app.
      row     background | Out of sight, and code runs: for seconds, a task or a background mode.
      row     suspended | In memory, and no code runs; purged in silence when memory is short.
      know    applicationState is active, inactive or background; the others are seen from outside
              only.
      know    They are states of the app, not of the device.
      know    Becoming suspended and being purged call nothing. [memory-purge.suspended]
      know    Being woken calls no method but that of the event. [push.resumes]
      know    A prewarmed process (15+) has run no callback of the app. [prewarm.start]
      know    The views have a life cycle of their own, and how the two interleave at launch is not
              specified.
      claims  S1-01 S1-09 S3-01
      related S0-01 S0-02 S0-03 S0-04 S0-05 S0-06 S1-03 S1-04 S2-01 S3-03 X-07 X-19
      cites   A-004 L-01 L-07 T-L11 T-V9

    inactive
      In the foreground and without events: on the way in or out, or under something else.
      spelled UIApplication.State.inactive not-active
      row     way in | A launch or a return passes it before did-become-active. [tap-icon.launch]
      row     way out | will-resign-active runs while the app still reads active; then it is
              inactive. [will-resign-active.app]
      row     covered | The switcher, a call, an alert, Notification Center or Control Center.
      row     locked | 4 | Inactive; from 5 a lock leads to the background. [lock.before-5]
      row     push arrives | As in front: will-present from 10, else the push methods of the
              delegate. [place.inactive will-present-call.asked]
      row     push tapped | did-receive-fetch and did-receive read inactive on the way to the front.
      know    Reading inactive in a push method does not prove a tap: a push can arrive under the
              switcher. [place.inactive]
      know    The app runs: timers fire and network requests go on. [timer-fire.foreground]
      know    No arrival calls didReceive response: take the tap from it. [response-method.tap]
      know    In a scene app the scene gets sceneWillResignActive and sceneDidBecomeActive.
      calls   will-resign-active did-become-active scene-will-resign-active scene-did-become-active
              will-present did-receive-fetch
      rules   place.inactive open-switcher.active call-incoming.active lock.before-5
      related S0-03 S1-04 S2-02 S3-03 X-19
      cites   A-400 A-038 R-15 T-I1 T-N1 T-LK1 T-S4

    suspended
      In memory without running: the app gets no callback then, and none until it is woken.
      spelled suspension frozen
      row     entering | Silent: after did-enter-background, when no task or mode is left.
      row     opened | Background, will-enter-foreground, did-become-active. [tap-icon.return]
      row     push | Only content-available resumes it, for did-receive-fetch; alerts are shown.
      row     removed | Silent: will-terminate does not run. [remove-in-switcher.suspended]
      row     purged | Silent: save in did-enter-background, for there is no later moment.
      know    Code cannot observe it: applicationState has no such value.
      know    Timers of the app stop with it, and go on when it is resumed. [timer-fire.suspended]
      know    With a debugger attached an app is not suspended, so a test under Xcode hides what is
              lost. [after.debugger]
      know    A suspended app counts as background for a push that wakes it. [wake.resumed]
      calls   did-enter-background will-enter-foreground did-receive-fetch will-terminate
      rules   wake.resumed after.suspend remove-in-switcher.suspended memory-purge.suspended
      related S0-06 S1-07 S2-05 S3-07 S0-41 X-01 X-07
      cites   A-403 A-026 A-172 L-01 T-K2 T-K3 T-R1

    interruption
      Something takes the screen or the events away from the app, for a while or for good.
      spelled interrupted phone-call incoming-call
      row     begins | will-resign-active, in which the app reads active; then it is inactive.
      row     dismissed | did-become-active, and nothing of the background.
      row     accepted | 4+ | did-enter-background; the app may be suspended.
      row     accepted | 3 | will-terminate: there is no background. [call-accept.before-4]
      row     banner | 5+ | Nothing runs, unless the user pulls it down.
      row     call as banner | 14+ | Not known; probably nothing until the call is answered.
      know    A call or an alert does not suspend the app: its code goes on while the phone rings.
      know    Notification and Control Center act like an alert. [notification-center-open.active]
      know    Pause what needs the user in will-resign-active, and start it again in
              did-become-active.
      know    A push that arrives meanwhile counts as one in the foreground. [place.inactive]
      calls   will-resign-active did-become-active did-enter-background scene-will-resign-active
              scene-did-become-active
      rules   call-incoming.active call-decline.return call-accept.leave
              notification-center-open.active control-center-open.active
      related S1-14 S3-05 S3-13 S4-01 X-05
      cites   A-400 T-I1 T-I2 T-I4 T-I5 T-I7 T-N4 T-S4

    force-quit
      The user throws the app out of the switcher: it ends, and is not to run until opened again.
      spelled killed-by-user swiped-away
      row     in front | will-resign-active, did-enter-background, will-terminate.
              [remove-in-switcher.active]
      row     suspended | Nothing is called. [remove-in-switcher.suspended]
      row     content-available | No launch, and no did-receive-fetch. [device.force-quit]
      row     alert | Shown; service-extension runs. [presentation.shown-after-force-quit]
      row     tap, action | Launches it, and lifts the ban, as does opening it by the icon.
      row     VoIP push | 8+ | did-receive-incoming-push. [wake.call-after-force-quit-since-13]
      row     restart | Lifts the ban, after the first unlock. [wake.launched-after-reboot]
      know    An app that the system ended is another case: content-available launches that one.
      know    A push that the system holds back for the app is discarded when the user quits it.
      know    To reach such a user send an alert, and do the work in the service extension or after
              a tap.
      know    Some reports of iOS 13 and later saw an app run although its user had quit it,
              mostly until another app was opened, once at each launch.
      calls   will-terminate did-receive-fetch service-extension did-receive-incoming-push
              did-finish-launching
      rules   device.force-quit presentation.shown-after-force-quit
              service-extension.runs-after-force-quit wake.call-after-force-quit
              remove-in-switcher.suspended
      related S1-29 S4-27 X-03 U-05
      cites   A-121 A-041 A-080 A-156 A-201 R-13 T-K1b T-K2 T-L6

    background-time
      How long an app may run out of sight, and what a background task adds.
      spelled ten-minutes isMultitaskingSupported UIBackgroundTaskInvalid
      row     did-enter-background | 4+ | about 5 s to return, or the app is killed
      row     will-terminate | about 5 s to return, or the app is killed
      row     background task | 4-6 | about 600 s
      row     background task | 7-12 | about 180 s
      row     background task | 13+ | about 30 s
      row     did-receive-fetch | 7+ | 30 s to call the completion handler
      row     perform-fetch | 7+ | 30 s to call the completion handler
      row     service-extension | 10+ | about 30 s, then a last chance
      row     app refresh task | 13+ | about 30 s
      row     processing task | 13+ | minutes
      row     launch | 5 s is the aim; the watchdog waits about 20 s
      know    Without any of these the app is suspended when didEnterBackground has returned.
      know    Apple promises none of the times of a background task; read backgroundTimeRemaining.
      know    UIBackgroundTaskInvalid is the identifier of no task: no time is granted with it.
      know    Begin a task before the work, keep its identifier, and end it: in the expiration
              handler at the latest.
      know    Do not fight the suspension: do little, and let the app be suspended.
      know    Whether the device can multitask is a property of UIDevice, isMultitaskingSupported.
      claims  S3-09 S3-27 S3-28
      related S3-10 S3-11 S3-26 S3-29 S3-30 X-12 X-21
      cites   T-B1 L-10 T-K9 T-K10 T-K11 A-039 A-153

    state-restoration
      What an app saves when it is left, and takes back at the next launch.
      spelled restoration restore-state
      row     left | 6+ | should-save-state and will-encode-state, after did-enter-background.
              [save-state.asks save-state.encodes]
      row     launch | 6-12 | should-restore-state, the views' load-view and view-did-load,
              decode-restorable-state, then did-decode-state and did-finish-launching.
              [view.restored]
      row     scene left | 13+ | state-restoration-activity. [save-state.scene]
      row     scene connects | 15+ | scene-restore-interaction-state. [launch.scene-restores]
      know    What was saved is thrown away when the user removes the app in the switcher.
      calls   should-save-state will-encode-state should-restore-state did-decode-state
              decode-restorable-state state-restoration-activity scene-restore-interaction-state
      rules   save-state.asks launch.should-restore launch.did-decode view.restored
      cites   L-32 T-L1 T-L13 T-S12

    first-texts
      The five texts that the project started from, and what became of each of their claims.
      spelled five-texts source-texts seeds claims
      row     S0 | Five states, six callbacks, Home, the return and the purge.
      row     S1 | Printed logs, the key that opts out of the background, the switcher and views.
      row     S2 | Callbacks with their notifications, and Apple on the key that opts out.
      row     S3 | Five states, locks and calls, the end, and ten minutes in the background.
      row     S4 | What suspends and ends an app, and what a push calls.
      know    A number alone lists the claims of its text: pushroute rules S0.
      know    The verdicts are for iOS 4 to 12 and an app without scenes.
      cites   A-402 A-403 X-01 X-02

    exits-on-suspend
      UIApplicationExitsOnSuspend, the Info.plist key with which an app opts out of the background.
      spelled UIApplicationExitsOnSuspend
      row     absent or NO | Home leads to the background and to suspension, as usual.
      row     YES | 4-12 | Home runs willResignActive, didEnterBackground and willTerminate, and the
              process ends. [leave.exits-on-suspend]
      row     YES | 13+ | The key is ignored, and Home suspends the app.
      know    The key need not be set to NO: absent means NO.
      know    With YES each start is cold: willEnterForeground never runs. [view.exits-on-suspend]
      know    With YES the view disappears on Home with its callbacks. [view.exits-on-suspend]
      know    Apple's guide of iOS 4 says that such an app never enters the background at all.
      know    The first text that shows both cases does so in figures that cannot be read: the rows
              above stand for them.
      claims  S2-17
      related S0-29 S0-33 S1-15 S1-16 S1-21 S2-18 S2-19 S2-20 S2-22 X-02 X-11 X-20
      cites   L-02 T-E1 T-E2 T-E3 T-E4 T-E6
    """
}
