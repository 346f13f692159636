extension Source {
  /// Apple's current documentation.
  static let documentation: [Source] = [
    Source(
      "D-ASK",
      "Apple, Asking permission to use notifications",
      .documentation,
      "usernotifications/asking-permission-to-use-notifications"
    ),
    Source(
      "D-BCAST",
      "Apple, Sending broadcast push notification requests to APNs",
      .documentation,
      "usernotifications/sending-broadcast-push-notification-requests-to-apns"
    ),
    Source(
      "D-CHAN",
      "Apple, Sending channel management requests to APNs",
      .documentation,
      "usernotifications/sending-channel-management-requests-to-apns"
    ),
    Source(
      "D-BERR",
      "Apple, Handling error responses from APNs",
      .documentation,
      "usernotifications/handling-error-responses-from-apns"
    ),
    Source(
      "D-BG",
      "Apple, Pushing background updates to your App",
      .documentation,
      "usernotifications/pushing-background-updates-to-your-app"
    ),
    Source(
      "D-BRS",
      "Apple, backgroundRefreshStatus",
      .documentation,
      "uikit/uiapplication/backgroundrefreshstatus"
    ),
    Source(
      "D-DFL",
      "Apple, application(_:didFinishLaunchingWithOptions:)",
      .documentation,
      "uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"
    ),
    Source(
      "D-DR",
      "Apple, userNotificationCenter(_:didReceive:withCompletionHandler:)",
      .documentation,
      """
      usernotifications/unusernotificationcenterdelegate/\
      usernotificationcenter(_:didreceive:withcompletionhandler:)
      """
    ),
    Source(
      "D-FETCH",
      "Apple, application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      .documentation,
      """
      uikit/uiapplicationdelegate/\
      application(_:didreceiveremotenotification:fetchcompletionhandler:)
      """
    ),
    Source(
      "D-FILT",
      "Apple, com.apple.developer.usernotifications.filtering",
      .documentation,
      """
      bundleresources/entitlements/\
      com.apple.developer.usernotifications.filtering
      """
    ),
    Source(
      "D-GEN",
      "Apple, Generating a remote notification",
      .documentation,
      "usernotifications/generating-a-remote-notification"
    ),
    Source(
      "D-HAI",
      "Apple, application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
      .documentation,
      """
      uikit/uiapplicationdelegate/application(_:handleactionwithidentifier:\
      forremotenotification:completionhandler:)
      """
    ),
    Source(
      "D-HN",
      "Apple, Handling notifications and notification-related actions",
      .documentation,
      "usernotifications/handling-notifications-and-notification-related-actions"
    ),
    Source(
      "D-LA",
      "Apple, Starting and updating Live Activities with ActivityKit push notifications",
      .documentation,
      """
      activitykit/\
      starting-and-updating-live-activities-with-activitykit-push-notifications
      """
    ),
    Source(
      "D-LOC",
      "Apple, Creating a location push service extension",
      .documentation,
      "corelocation/creating-a-location-push-service-extension"
    ),
    Source(
      "D-LOK",
      "Apple, UIApplication.LaunchOptionsKey.remoteNotification",
      .documentation,
      "uikit/uiapplication/launchoptionskey/remotenotification"
    ),
    Source(
      "D-NR",
      "Apple, UIScene.ConnectionOptions.notificationResponse",
      .documentation,
      "uikit/uiscene/connectionoptions/notificationresponse"
    ),
    Source(
      "D-NSE",
      "Apple, Modifying content in newly delivered notifications",
      .documentation,
      "usernotifications/modifying-content-in-newly-delivered-notifications"
    ),
    Source(
      "D-OLD",
      "Apple, application(_:didReceiveRemoteNotification:)",
      .documentation,
      "uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:)"
    ),
    Source(
      "D-RESP",
      "Apple, Handling notification responses from APNs",
      .documentation,
      "usernotifications/handling-notification-responses-from-apns"
    ),
    Source(
      "D-SCN",
      "Apple, Transitioning to the UIKit scene-based life cycle",
      .documentation,
      "uikit/transitioning-to-the-uikit-scene-based-life-cycle"
    ),
    Source(
      "D-SEND",
      "Apple, Sending notification requests to APNs",
      .documentation,
      "usernotifications/sending-notification-requests-to-apns"
    ),
    Source(
      "D-STAT",
      "Apple, Viewing the status of push notifications using metrics and APNs",
      .documentation,
      """
      usernotifications/\
      viewing-the-status-of-push-notifications-using-metrics-and-apns
      """
    ),
    Source(
      "D-TN3187",
      "Apple, TN3187: Migrating to the UIKit scene-based life cycle",
      .documentation,
      "technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
    ),
    Source(
      "D-TRB",
      "Apple, Troubleshooting push notifications",
      .documentation,
      "usernotifications/troubleshooting-push-notifications"
    ),
    Source(
      "D-UND",
      "Apple, UNUserNotificationCenterDelegate",
      .documentation,
      "usernotifications/unusernotificationcenterdelegate"
    ),
    Source(
      "D-UPD",
      "Apple, User Notifications updates, June 2024",
      .documentation,
      "updates/usernotifications"
    ),
    Source(
      "D-WEF",
      "Apple, UIApplication.willEnterForegroundNotification",
      .documentation,
      "uikit/uiapplication/willenterforegroundnotification"
    ),
    Source(
      "D-WP",
      "Apple, userNotificationCenter(_:willPresent:withCompletionHandler:)",
      .documentation,
      """
      usernotifications/unusernotificationcenterdelegate/\
      usernotificationcenter(_:willpresent:withcompletionhandler:)
      """
    ),
  ]
}
