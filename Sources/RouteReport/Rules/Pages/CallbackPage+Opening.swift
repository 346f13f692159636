extension CallbackPage {
  static let opening = """
    handle-open-url
      Hands over a URL of the app, in the form of the first versions.
      scenes  not-called scene-open-url-contexts
      reads   inactive; active: if the app was active
      do      Read the URL, show what it names, and answer whether it could be opened.
      know    application:openURL:sourceApplication:annotation: (4.2+) and
              application:openURL:options: (9+) run in its place.
      cites   T-L9 T-R2 L-22

    open-url-from-app
      Hands over a URL of the app, and says which app opened it.
      scenes  not-called scene-open-url-contexts
      reads   inactive; active: if the app was active
      do      Read the URL, show what it names, and answer whether it could be opened.
      know    From iOS 9 application:openURL:options: runs in its place.
      cites   T-L9 T-R2 L-22

    open-url
      Hands over a URL of the app.
      scenes  not-called scene-open-url-contexts
      reads   inactive; active: if the app was active
      do      Read the URL, show what it names, and answer whether it could be opened.
      do      Trust nothing in the URL: any app can open it.
      know    It runs after the launch methods or willEnterForeground, and before didBecomeActive;
              in the active app by itself.
      cites   T-L9 T-R2 L-22

    will-continue-user-activity
      Tells the app that a user activity is on its way, before its data are there.
      scenes  not-called scene-will-continue-user-activity
      reads   inactive; active: if the app was active
      do      Show that something is being loaded.
      know    continueUserActivity follows when the data are there.
      cites   T-L10 T-R2 L-22

    continue-user-activity
      Hands over a user activity, such as a universal link that the user followed.
      scenes  not-called scene-continue-user-activity
      reads   inactive; active: if the app was active
      do      Show what the activity or the link names, and answer whether it was taken.
      know    It runs after the launch methods or willEnterForeground, and before didBecomeActive;
              in the active app by itself.
      cites   T-L10 T-R2 L-22

    perform-action-for-shortcut-item
      Hands over the quick action that the user chose on the icon.
      scenes  not-called scene-perform-action-for-shortcut-item
      reads   inactive
      do      Perform the action, and call the completion handler.
      know    A launch has it in launchOptions too: where willFinishLaunching or didFinishLaunching
              returns false, it is not called.
      cites   T-R5

    scene-perform-action-for-shortcut-item
      Hands over the quick action that the user chose on the icon, to a scene.
      reads   inactive
      do      Perform the action, and call the completion handler.
      know    At a launch it is not called: connectionOptions.shortcutItem carries the action.
      cites   T-R5
    """
}
