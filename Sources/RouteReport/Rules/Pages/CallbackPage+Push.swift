extension CallbackPage {
  static let push = """
    did-receive
      Hands over a remote notification, in the form of the first versions.
      reads   active: it arrived in the foreground
      reads   inactive: the user tapped it, or something covered the app
      do      Show or store what the payload says.
      know    It is not called if the fetchCompletionHandler variant is implemented (7+), but for a
              tap on iOS 10.0. [tap-fallback.10-0-did-receive-instead-of-fetch]
      know    It never gives background time. [configuration.did-receive-only]
      know    A launch by a tap does not call it, but on iOS 10.0. [tap-fallback.10-0-did-receive]
      know    A tap from the background calls it. [tap-fallback.did-receive]
      cites   R-01 R-02 A-007 A-067

    did-receive-fetch
      Hands over a remote notification, and gives time to fetch what it announces.
      within  30 s: to call the completion handler, or the app is ended (A-039)
      reads   active: it arrived in the foreground
      reads   inactive: the user tapped it, or something covered the app
      reads   background: it arrived in the background
      do      Fetch, and call the completion handler with what came of it as soon as it is known.
      do      Expect the same push twice: on arrival, and when the user taps it.
      know    The background needs content-available, the background mode remote-notification and
              Background App Refresh.
      know    Waking up is never promised: silent pushes are rationed.
      know    The state inactive does not prove a tap. [place.inactive]
      cites   R-01 R-11 R-14 R-15 A-039 A-134

    handle-action
      Hands over the button that the user chose on a notification, on iOS 8 and 9.
      within  some seconds to call the completion handler (A-068)
      do      Do what the button says, and call the completion handler.
      know    The app may have been launched in the background for it.
      know    From iOS 10 it runs without didReceive response. [response-method.action-fallback]
      cites   R-30 A-068 A-007

    handle-action-response
      Hands over the button and the text that the user typed into a notification, on iOS 9.
      within  some seconds to call the completion handler (A-068)
      do      Do what the button says with the text, and call the completion handler.
      know    Beside the method without response info this one runs alone. [action-handler.both]
      cites   R-30 A-070 A-007

    will-present
      Asks what to show of a notification that arrives while the app is in the foreground.
      reads   active; inactive: something covers the app
      do      Call the completion handler with what to show; without a call nothing is shown.
      know    It is asked for visible pushes only, in the foreground only. [will-present-call.asked]
      know    It is not the place to learn of a tap: that is did-receive-response.
      cites   R-06 R-08 A-031

    did-receive-response
      Hands over what the user did with a notification: a tap, a button or a dismissal.
      reads   inactive: the app comes to the foreground for it
      reads   background: a button or dismissal leaves the app in the background
      do      Look at the action identifier before anything else.
      do      Call the completion handler when the work is done.
      know    The delegate must be set before didFinishLaunching returns.
      know    A dismissal is reported only if the category asks for it. [response-method.dismissal]
      know    A scene app that a tap launches finds the same response in its connection options,
              too. [scene-connection.tap]
      cites   R-10 R-16 R-19 R-29 A-071

    service-extension
      Lets an extension change the content of a visible push before it is shown.
      within  30 s: then serviceExtensionTimeWillExpire, the last chance (A-153)
      do      Call the content handler with the changed content, and early.
      do      Call it from serviceExtensionTimeWillExpire with the best content so far.
      know    Its own process runs after a force quit. [service-extension.runs-after-force-quit]
      know    It needs mutable-content, and never runs without an alert. [extension-permit.no-alert]
      know    If nobody calls the handler, the original content is shown.
      cites   R-25 A-150 A-152 A-153

    did-receive-incoming-push
      Hands over a VoIP push, and launches the app for it if need be.
      do      Report the call to CallKit at once (13+), then call the completion handler.
      know    From iOS 13 an app that does not report the call is ended.
      know    It needs the background mode voip, and neither permission nor Background App Refresh.
      know    The form with a completion handler exists from iOS 11.
      cites   R-34 A-202

    did-receive-incoming-voip-push
      Hands over a VoIP push with metadata about it, and launches the app for it if need be.
      do      Report the call at once if metadata.mustReport is true, then call the completion
              handler.
      know    Older versions still call didReceiveIncomingPush. [pushkit-method.plain-before-26-4]
      know    While metadata.mustReport is true, an app that does not report the call is ended.
      know    It needs the background mode voip, and neither permission nor Background App Refresh.
      cites   R-41 A-380 A-381

    handle-open-url
      Hands over a URL of the app, in the form of the first versions.
      scenes  not-called scene-open-url-contexts
      reads   inactive; active: if the app was active
      do      Read the URL, show what it names, and answer whether it could be opened.
      know    application:openURL:sourceApplication:annotation: (4.2+) and
              application:openURL:options: (9+) run in its place. [open-url.before-9 open-url.app]
      cites   T-L9 T-R2 L-22

    open-url-from-app
      Hands over a URL of the app, and says which app opened it.
      scenes  not-called scene-open-url-contexts
      reads   inactive; active: if the app was active
      do      Read the URL, show what it names, and answer whether it could be opened.
      know    From iOS 9 application:openURL:options: runs in its place. [open-url.app]
      cites   T-L9 T-R2 L-22

    open-url
      Hands over a URL of the app.
      scenes  not-called scene-open-url-contexts
      reads   inactive; active: if the app was active
      do      Read the URL, show what it names, and answer whether it could be opened.
      do      Trust nothing in the URL: any app can open it.
      know    It runs after the launch methods or willEnterForeground, and before didBecomeActive;
              in the active app by itself. [open-url.launch-app open-url.app]
      cites   T-L9 T-R2 L-22

    will-continue-user-activity
      Tells the app that a user activity is on its way, before its data are there.
      scenes  not-called scene-will-continue-user-activity
      reads   inactive; active: if the app was active
      do      Show that something is being loaded.
      know    continueUserActivity follows when the data are there. [universal-link.app]
      cites   T-L10 T-R2 L-22

    continue-user-activity
      Hands over a user activity, such as a universal link that the user followed.
      scenes  not-called scene-continue-user-activity
      reads   inactive; active: if the app was active
      do      Show what the activity or the link names, and answer whether it was taken.
      know    It runs after the launch methods or willEnterForeground, and before didBecomeActive;
              in the active app by itself. [universal-link.launch universal-link.app]
      cites   T-L10 T-R2 L-22

    perform-action-for-shortcut-item
      Hands over the quick action that the user chose on the icon.
      scenes  not-called scene-perform-action-for-shortcut-item
      reads   inactive
      do      Perform the action, and call the completion handler.
      know    A launch has it in launchOptions too: where willFinishLaunching or didFinishLaunching
              returns false, it is not called. [quick-action.launch]
      cites   T-R5

    scene-perform-action-for-shortcut-item
      Hands over the quick action that the user chose on the icon, to a scene.
      reads   inactive
      do      Perform the action, and call the completion handler.
      know    A launch does not call it: connectionOptions.shortcutItem has it. [quick-action.scene]
      cites   T-R5
    """
}
