extension CallbackPage {
  static let scenes = """
    configuration-for-connecting-scene
      Asks with which configuration a new scene is to start.
      scenes  only
      do      Return a configuration that names the delegate class and the storyboard of the scene.
      know    It runs for a new session only, so not on every launch: do no launch work in it.
              [launch.scene-configuration]
      cites   T-S1

    did-discard-scene-sessions
      Tells the app that the user threw away scenes.
      scenes  only
      do      Delete what belongs to the thrown-away scenes alone, such as drafts.
      know    If the app did not run then, it follows the next launch. [launch.did-discard-sessions]
      cites   T-S6 T-S8

    scene-will-connect
      Tells the delegate of a scene that the scene starts, and why.
      within  20 s: for the creation of the scene, or the watchdog ends the app (T-B1)
      do      Create the window of the scene and its root view controller.
      do      Look into the connection options for the URL, activity or notification response.
      know    It runs again after the scene was taken away. [will-enter-foreground.scene-reconnects]
      know    A launch in the background calls it, too. [launch-behind.scene-connects]
      cites   R-16 R-18 T-S1 T-S9 T-S11

    scene-did-become-active
      Tells the scene that it is in the foreground and handles events.
      do      Restore and refresh the user interface of the scene, and start what was paused.
      know    Its order against the notification of the app is not confirmed.
      cites   T-S1 T-S3

    scene-will-resign-active
      Tells the scene that it is about to lose the focus, for a moment or for good.
      do      Pause what the user is to find again as it was.
      know    The switcher and interruptions call it. [open-switcher.active call-incoming.active]
      cites   T-S2 T-S4

    scene-did-enter-background
      Tells the scene that it is no longer in the foreground.
      do      Save user data and the state of the scene: the system may take the scene away at any
              time.
      know    When the scene is removed from the front of an iPhone, sceneDidDisconnect comes in its
              place. [remove-in-switcher.active-scene]
      know    The limit of about 5 seconds is stated for its twin of the app delegate: count on no
              more.
      cites   T-S2 T-S5 T-S5b T-K11

    scene-will-enter-foreground
      Tells the scene that it is about to come to the foreground.
      do      Undo what sceneDidEnterBackground did.
      know    Unlike its twin it also runs on a cold launch. [launch.scene-foreground]
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
      know    It runs on the scene's way out. [save-state.scene]
      cites   T-S12

    scene-restore-interaction-state
      Hands the scene the activity from which it can be restored.
      do      Bring back the selection, the scroll position and the like.
      know    It runs after the scene connects and before it is active. [launch.scene-restores]
      cites   T-S12

    load-view
      Creates the view of a view controller that has no storyboard.
      do      Create the view and assign it, in a controller that makes its view in code.
      know    Leave its call to UIKit, and do not call super when the view is made in code.
      know    It runs before viewDidLoad, when the view is first asked for. [view.will-appear]
      cites   T-V1

    view-did-load
      Tells the view controller that its view has been loaded.
      do      Set up once what does not depend on the size of the view.
      know    It runs once; until iOS 5 again after an unload. [view.memory-warning-unloads]
      know    The view has no window and no final size yet.
      know    Without scenes it also runs on a launch in the background. [push.launches]
      cites   T-V1 T-V8 T-V10 X-17

    decode-restorable-state
      Hands a view controller the state that it saved before the app ended.
      do      Take back what the user saw, such as a position or a selection.
      know    The view is loaded before it, and is about to appear after it. [view.restored]
      cites   L-32 T-L13

    view-did-receive-memory-warning
      Asks a view controller to free memory.
      do      Let go of what can be made again.
      know    Until iOS 5 the view of a hidden view controller could be unloaded along with it.
      know    Its order against other observers is not promised.
      cites   T-M1 T-V10

    view-will-unload
      Tells the view controller that its view is about to be given up for its memory.
      do      Keep what is needed from the view.
      know    iOS 5 only: from iOS 6 views are not unloaded any more.
      cites   T-V10

    view-did-unload
      Tells the view controller that its view was given up for its memory.
      do      Let go of the outlets; viewDidLoad makes them again.
      know    It never runs from iOS 6: put nothing into it that must happen. [view.memory-warning]
      cites   T-V10 X-17

    view-will-appear
      Tells the view controller that its view is about to join the hierarchy.
      do      Load and refresh what the view shows.
      know    Like its siblings it runs many times: undo viewDidDisappear here. [view.will-appear]
      know    A return from the background does not call it. [view.stays-prepared]
      know    Without scenes it also runs on a launch in the background, unseen. [push.launches]
      claims  S1-42
      cites   T-V1 T-V7 T-V8

    view-is-appearing
      Tells the view controller that its view is in the hierarchy and has its traits and size.
      do      Set up what depends on the traits or the size of the view, such as a scroll position.
      know    It came with the SDK of Xcode 15 and exists back to iOS 13.
      cites   T-V1

    view-will-layout-subviews
      Tells the view controller that its view is about to lay out its subviews.
      do      Adjust what the layout depends on.
      know    It runs at each layout: do nothing in it that must happen once. [view.will-appear]
      cites   T-V1

    view-did-layout-subviews
      Tells the view controller that its view has laid out its subviews.
      do      Read sizes that the layout decides.
      know    It runs at each layout, while subviews can still lack theirs. [view.will-appear]
      cites   T-V1

    view-did-appear
      Tells the view controller that its view has appeared and the animation is over.
      do      Start animations, and present what is to come next.
      know    Its order against didBecomeActive at launch is unspecified.
      know    Without scenes a launch in the background calls it: count no views. [push.launches]
      cites   T-V1 T-V8 T-V9

    view-will-disappear
      Tells the view controller that its view is about to leave the hierarchy.
      do      End editing, and commit what the user typed.
      know    Home does not call it, unless the app opts out of the background. [view.stays-shown]
      know    A swipe back or sheet let go calls it, then the appearance again. [view.pop-cancelled]
      know    isBeingDismissed and isMovingFromParentViewController say why.
      cites   L-12 T-V5 T-V7 T-V11

    view-did-disappear
      Tells the view controller that its view has left the hierarchy.
      do      Stop what only the visible view needs, and free what can be made again.
      know    Home does not call it, unless the app opts out of the background. [view.stays-shown]
      know    The selector has a small d: UIKit knows no viewDidDisAppear.
      claims  S1-41
      cites   L-12 T-V2 T-V7 X-18
    """
}
