extension CallbackPage {
  static let scenes = """
    configuration-for-connecting-scene
      Asks with which configuration a new scene is to start.
      scenes  only
      do      Return a configuration that names the delegate class and the storyboard of the scene.
      know    Probably it runs for a new session only, so not on every launch: do no launch work in
              it.
      cites   T-S1

    did-discard-scene-sessions
      Tells the app that the user threw away scenes.
      scenes  only
      do      Delete what belongs to the thrown-away scenes alone, such as drafts.
      know    If the app did not run at that time, it comes shortly after the next launch.
      cites   T-S6 T-S8

    scene-will-connect
      Tells the delegate of a scene that the scene starts, and why.
      within  20 s: for the creation of the scene, or the watchdog ends the app (T-B1)
      do      Create the window of the scene and its root view controller.
      do      Look into the connection options for the URL, activity or notification response.
      know    It may run again in the same process, after the system took the scene away.
      know    Whether a launch in the background connects a scene is contested.
      cites   R-16 R-18 T-S1 T-S9 T-S11

    scene-did-become-active
      Tells the scene that it is in the foreground and handles events.
      do      Restore and refresh the user interface of the scene, and start what was paused.
      know    Its order against the notification of the app is not confirmed.
      cites   T-S1 T-S3

    scene-will-resign-active
      Tells the scene that it is about to lose the focus, for a moment or for good.
      do      Pause what the user is to find again as it was.
      know    The switcher and interruptions call it, with sceneDidBecomeActive when they are over.
      cites   T-S2 T-S4

    scene-did-enter-background
      Tells the scene that it is no longer in the foreground.
      do      Save user data and the state of the scene: the system may take the scene away at any
              time.
      know    Printed logs miss it when the scene is removed from the front of an iPhone:
              sceneDidDisconnect comes in its place.
      know    The limit of about 5 seconds is stated for its twin of the app delegate: count on no
              more.
      cites   T-S2 T-S5 T-S5b T-K11

    scene-will-enter-foreground
      Tells the scene that it is about to come to the foreground.
      do      Undo what sceneDidEnterBackground did.
      know    Unlike its twin of the app delegate it also runs on a cold launch.
      cites   T-S1 T-S3

    scene-did-disconnect
      Tells the scene that the system has taken it away.
      do      Free what belongs to the scene and can be made again.
      know    Do not delete the data of the scene: it may connect again, in the same process, too.
      cites   T-S9 T-S6

    scene-open-url-contexts
      Hands URLs of the app to a scene.
      do      Read the URLs and show what they name; trust nothing in them.
      know    The URL that launches the app stands in the connection options of the scene.
      cites   T-S11 A-103

    scene-will-continue-user-activity
      Tells the scene that a user activity is on its way, before its data are there.
      do      Show that something is being loaded.
      cites   T-S11

    scene-continue-user-activity
      Hands a user activity, such as a universal link, to a scene.
      do      Show what the activity or the link names.
      know    The activity that launches the app stands in the connection options of the scene.
      cites   T-S11

    state-restoration-activity
      Asks the scene for an activity from which it can be restored.
      do      Return an activity with the place of the user in the app, small and without secrets.
      know    It runs on the scene's way out.
      cites   T-S12

    scene-restore-interaction-state
      Hands the scene the activity from which it can be restored.
      do      Bring back the selection, the scroll position and the like.
      know    It runs after the scene connects and before it is active.
      cites   T-S12
    """
}
