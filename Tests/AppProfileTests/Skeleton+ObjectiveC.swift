extension Skeleton {
  /// Apps in Objective-C.
  static let objectiveC: [Skeleton] = [
    Skeleton(
      "the classic delegate with main.m",
      """
      == main.m
      int main(int argc, char * argv[]) {
        @autoreleasepool {
          return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
        }
      }
      == AppDelegate.h
      #import <UIKit/UIKit.h>
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (strong, nonatomic) UIWindow *window;
      @end
      == AppDelegate.m
      #import "AppDelegate.h"
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        return YES;
      }
      - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo {
      }
      - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo
          fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler
      {
        completionHandler(UIBackgroundFetchResultNoData);
      }
      @end
      """,
      "app App · did-finish-launching,did-receive,did-receive-fetch · delegate none · app"
    ),
    Skeleton(
      "an implementation without its header",
      """
      == AppDelegate.m
      @interface AppDelegate () <UNUserNotificationCenterDelegate>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
        center.delegate = self;
        return YES;
      }
      -(void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions options))completionHandler {}
      -(void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void(^)())completionHandler {}
      @end
      """,
      "app App · did-finish-launching,will-present,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "a category in another file",
      """
      == AppDelegate.h
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      == AppDelegate.m
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options { [self setupPush]; return YES; }
      @end
      == AppDelegate+Push.m
      @implementation AppDelegate (Push)
      - (void)setupPush { [[UNUserNotificationCenter currentNotificationCenter] setDelegate:self]; }
      - (void)application:(UIApplication *)app didReceiveRemoteNotification:(NSDictionary *)info fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))handler {}
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))handler {}
      @end
      """,
      "app App · did-finish-launching,did-receive-fetch,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "a delegate that is set in a block",
      """
      == AppDelegate.m
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
        dispatch_async(dispatch_get_main_queue(), ^{
          [UNUserNotificationCenter currentNotificationCenter].delegate = self;
        });
        return YES;
      }
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)n withCompletionHandler:(void (^)(UNNotificationPresentationOptions))handler {}
      @end
      """,
      "app App · did-finish-launching,will-present · delegate late · app"
    ),
    Skeleton(
      "a helper that sets itself",
      """
      == AppDelegate.m
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
        [[PushHandler sharedHandler] registerWithApplication:app];
        return YES;
      }
      @end
      == PushHandler.h
      @interface PushHandler : NSObject <UNUserNotificationCenterDelegate>
      + (instancetype)sharedHandler;
      @end
      == PushHandler.m
      @implementation PushHandler
      + (instancetype)sharedHandler {
        static PushHandler *shared; static dispatch_once_t token;
        dispatch_once(&token, ^{ shared = [PushHandler new]; });
        return shared;
      }
      - (void)registerWithApplication:(UIApplication *)app {
        UNUserNotificationCenter.currentNotificationCenter.delegate = self;
        [app registerForRemoteNotifications];
      }
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))handler {}
      @end
      """,
      "app App · did-finish-launching,did-receive-response · delegate set · app"
    ),
    Skeleton(
      "conditions of the preprocessor",
      """
      == AppDelegate.m
      @implementation AppDelegate
      #ifdef __IPHONE_8_0
      - (void)application:(UIApplication *)app handleActionWithIdentifier:(NSString *)identifier forRemoteNotification:(NSDictionary *)info completionHandler:(void(^)())handler {}
      #endif
      #if 0
      - (void)application:(UIApplication *)app didReceiveRemoteNotification:(NSDictionary *)info {}
      #endif
      #if DEBUG
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options
      {
      #else
      - (BOOL)application:(UIApplication *)app willFinishLaunchingWithOptions:(NSDictionary *)options
      {
      #endif
        return YES;
      }
      #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 70000
      - (void)application:(UIApplication *)app didReceiveRemoteNotification:(NSDictionary *)info fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))handler {}
      #endif
      @end
      """,
      """
      app App · will-finish-launching,did-finish-launching,did-receive-fetch,handle-action · delegate none · app
        if !DEBUG: will-finish-launching
        if DEBUG: did-finish-launching
      """
    ),
    Skeleton(
      "comments, strings, macros and declarations do not count",
      """
      == AppDelegate.h
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      - (void)application:(UIApplication *)app didReceiveRemoteNotification:(NSDictionary *)info;
      @end
      == AppDelegate.m
      #define METHOD - (void)application:(UIApplication *)app \\
        didReceiveRemoteNotification:(NSDictionary *)info {}
      @implementation AppDelegate
      // - (void)application:(UIApplication *)app didReceiveRemoteNotification:(NSDictionary *)info {}
      /* - (void)application:(UIApplication *)app didReceiveRemoteNotification:(NSDictionary *)info {} */
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
        NSLog(@"- (void)application:(id)a didReceiveRemoteNotification:(id)b { \\"}");
        unichar c = '{';
        return a - (b);
      }
      @end
      """,
      "app App · did-finish-launching · delegate none · app"
    ),
    Skeleton(
      "React Native's delegate as the superclass",
      """
      == AppDelegate.h
      #import <RCTAppDelegate.h>
      #import <UserNotifications/UNUserNotificationCenter.h>
      @interface AppDelegate : RCTAppDelegate <UNUserNotificationCenterDelegate>
      @end
      == AppDelegate.mm
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
      {
        self.moduleName = @"Example";
        UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
        center.delegate = self;
        return [super application:application didFinishLaunchingWithOptions:launchOptions];
      }
      - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo
      fetchCompletionHandler:(void (^)(UIBackgroundFetchResult))completionHandler
      {
        [RNCPushNotificationIOS didReceiveRemoteNotification:userInfo fetchCompletionHandler:completionHandler];
      }
      -(void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions options))completionHandler
      {
        completionHandler(UNNotificationPresentationOptionAlert);
      }
      - (NSURL *)sourceURLForBridge:(RCTBridge *)bridge
      {
      #if DEBUG
        return nil;
      #else
        return [[NSBundle mainBundle] URLForResource:@"main" withExtension:@"jsbundle"];
      #endif
      }
      @end
      """,
      "app App · did-finish-launching,did-receive-fetch,will-present · delegate set · app"
    ),
    Skeleton(
      "macros behind a method, and spaces around its colons",
      """
      == AppDelegate.m
      @implementation AppDelegate {
        NSString *_token;
      }
      static void helper(void) { if (1) { } }
      -(void) application:(UIApplication*)application didReceiveRemoteNotification : (NSDictionary *) info
      {
      #pragma mark - }
      }
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center
             willPresentNotification:(UNNotification *)notification
               withCompletionHandler:(void (^)(UNNotificationPresentationOptions))handler NS_AVAILABLE_IOS(10_0)
      {}
      @end
      """,
      "app App · did-receive,will-present · delegate none · app"
    ),
    Skeleton(
      "near misses",
      """
      == AppDelegate.h
      @interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>
      @end
      == AppDelegate.m
      @implementation AppDelegate
      - (void)application:(UIApplication *)app didRecieveRemoteNotification:(NSDictionary *)info {}
      - (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)n {}
      + (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options { return YES; }
      - (void)application:(UIApplication *)app didReceiveLocalNotification:(UILocalNotification *)n {}
      @end
      """,
      """
      app App ·  · delegate none · app
        2:9 method-misspelt
        3:9 method-misspelt
        4:9 method-static
      """
    ),
    Skeleton(
      "PushKit before iOS 11",
      """
      == Calls.h
      @interface Calls : NSObject <PKPushRegistryDelegate>
      @end
      == Calls.m
      @implementation Calls
      - (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(NSString *)type {}
      @end
      == AppDelegate.m
      @implementation AppDelegate
      - (void)applicationDidFinishLaunching:(UIApplication *)application {}
      - (void)application:(UIApplication *)app didReceiveRemoteNotification:(NSDictionary *)info {}
      @end
      """,
      "app App · did-receive,did-receive-incoming-push · delegate none · app"
    ),
    Skeleton(
      "scenes with a custom dismiss action",
      """
      == AppDelegate.h
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
      @end
      == AppDelegate.m
      @implementation AppDelegate
      - (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
        [UNNotificationCategory categoryWithIdentifier:@"A" actions:@[] intentIdentifiers:@[] options:UNNotificationCategoryOptionCustomDismissAction];
        return nil;
      }
      @end
      @implementation SceneDelegate
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {}
      @end
      """,
      "app App · scene-will-connect · delegate none · scene · custom-dismiss"
    ),
  ]
}
