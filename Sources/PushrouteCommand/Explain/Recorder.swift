/// Code for an app that records each callback for `explain`.
enum Recorder: String, CaseIterable, Sendable {
  case swift
  case objc

  var code: String { self == .swift ? Self.swiftCode : Self.objectiveCCode }

  private static let swiftCode = #"""
    import Foundation
    import UIKit
    import os

    /// Records which callback runs, the state that it reads, its thread, and what the payload carries,
    /// but none of its texts; pushroute explain reads the lines. For iOS 15 and later, and extensions.
    ///
    /// Call `PushRecorder.record()` first in each callback that the app has, with `userInfo` where there
    /// is one, behind `await` in `async` methods, and with `callback: "timer"` or such in closures. Set
    /// `state` at the launch of an app, and nothing in an extension, which has no state:
    ///
    ///     PushRecorder.state = { UIApplication.shared.applicationState }
    ///
    /// The lines are in the log of the device and in the file pushroute.log, which needs no cable: in
    /// Documents, or in the folder of `group`, which an extension needs.
    ///
    /// A method that is added in order to record changes what iOS calls: the method with
    /// fetchCompletionHandler keeps iOS from calling the one without, and a willPresent that returns no
    /// options hides the banner. `observe()` changes nothing: it records what UIKit posts.
    enum PushRecorder {
      @MainActor static var state: (() -> UIApplication.State)?
      static let group: String? = nil

      static func record(_ userInfo: [AnyHashable: Any]? = nil, callback: String = #function) {
        log(callback, userInfo)
      }

      static func record(
        _ userInfo: [AnyHashable: Any]? = nil,
        callback: String = #function,
        on actor: isolated (any Actor)? = #isolation
      ) async {
        log(callback + " async", userInfo)
      }

      @MainActor static func observe() {
        let names = [
          UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
          UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
          UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
        ]
        for name in names {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            log($0.name.rawValue, nil)
          }
        }
      }

      private static func log(_ callback: String, _ userInfo: [AnyHashable: Any]?) {
        let isMain = Thread.isMainThread
        let state = isMain ? MainActor.assumeIsolated { stateName } : "unread"
        let line =
          "pushroute \(callback) state=\(state) thread=\(isMain ? "main" : "other")" + traits(userInfo)
        Logger(subsystem: "pushroute", category: "callbacks").notice("\(line, privacy: .public)")
        let manager = FileManager.default
        let folder =
          group.flatMap { manager.containerURL(forSecurityApplicationGroupIdentifier: $0) }
          ?? manager.urls(for: .documentDirectory, in: .userDomainMask)[0]
        guard let file = fopen(folder.appendingPathComponent("pushroute.log").path, "a") else { return }
        let process = ProcessInfo.processInfo
        let time = ISO8601DateFormatter().string(from: Date())
        fputs("\(time) \(process.processName)[\(process.processIdentifier)] \(line)\n", file)
        fclose(file)
      }

      private static func traits(_ userInfo: [AnyHashable: Any]?) -> String {
        guard let aps = userInfo?["aps"] as? [String: Any] else { return "" }
        func has(_ key: String) -> Int { aps[key] == nil ? 0 : 1 }
        func isOne(_ key: String) -> Int { (aps[key] as? NSNumber)?.intValue == 1 ? 1 : 0 }
        return " [ hasAlertContent: \(has("alert")), hasSound: \(has("sound"))"
          + " hasBadge: \(has("badge")) hasContentAvailable: \(isOne("content-available"))"
          + " hasMutableContent: \(isOne("mutable-content")) ]"
      }

      @MainActor private static var stateName: String {
        switch state?() {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        default: "unread"
        }
      }
    }

    """#

  private static let objectiveCCode = #"""
    #import <UIKit/UIKit.h>
    #import <os/log.h>

    /// Records which callback runs, the state that it reads, its thread, and what the payload carries,
    /// but none of its texts; pushroute explain reads the lines. For iOS 15 and later, and extensions.
    ///
    /// Call PushrouteRecord(userInfo) first in each callback that the app has, with nil where there is no
    /// payload. Set PushrouteState at the launch of an app, and nothing in an extension:
    ///
    ///     PushrouteState = ^{ return (NSInteger)[UIApplication sharedApplication].applicationState; };
    ///
    /// The lines are in the log of the device and in the file pushroute.log, which needs no cable: in
    /// Documents, or in the folder of PushrouteGroup, which an extension needs.
    ///
    /// A method that is added in order to record changes what iOS calls: the method with
    /// fetchCompletionHandler keeps iOS from calling the one without, and a willPresent that returns no
    /// options hides the banner. PushrouteObserve() changes nothing: it records what UIKit posts.
    #define PushrouteRecord(userInfo) PushrouteLog(@(__func__), userInfo)
    #define PushrouteGroup nil

    __attribute__((weak)) NSInteger (^PushrouteState)(void);

    static inline void PushrouteLog(NSString *callback, NSDictionary *userInfo) {
      BOOL isMain = [NSThread isMainThread];
      NSArray *states = @[@"active", @"inactive", @"background"];
      NSInteger number = isMain && PushrouteState ? PushrouteState() : 3;
      NSMutableString *line = [NSMutableString stringWithFormat:@"pushroute %@ state=%@ thread=%@",
          callback, number < 3 ? states[number] : @"unread", isMain ? @"main" : @"other"];
      NSDictionary *aps = userInfo[@"aps"];
      BOOL (^isOne)(NSString *) = ^BOOL(NSString *key) {
        return [aps[key] isKindOfClass:[NSNumber class]] && [aps[key] integerValue] == 1;
      };
      if ([aps isKindOfClass:[NSDictionary class]]) {
        [line appendFormat:@" [ hasAlertContent: %d, hasSound: %d hasBadge: %d hasContentAvailable: %d"
            @" hasMutableContent: %d ]", aps[@"alert"] != nil, aps[@"sound"] != nil,
            aps[@"badge"] != nil, isOne(@"content-available"), isOne(@"mutable-content")];
      }
      os_log(OS_LOG_DEFAULT, "%{public}s", line.UTF8String);
      NSString *group = PushrouteGroup;
      NSString *folder = group
          ? [[NSFileManager defaultManager] containerURLForSecurityApplicationGroupIdentifier:group].path
          : NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES)[0];
      FILE *file = fopen([folder stringByAppendingPathComponent:@"pushroute.log"].UTF8String, "a");
      if (!file) return;
      NSProcessInfo *process = [NSProcessInfo processInfo];
      NSString *time = [[NSISO8601DateFormatter new] stringFromDate:[NSDate date]];
      fprintf(file, "%s %s[%d] %s\n", time.UTF8String, process.processName.UTF8String,
              process.processIdentifier, line.UTF8String);
      fclose(file);
    }

    static inline void PushrouteObserve(void) {
      NSArray *names = @[
        UIApplicationDidFinishLaunchingNotification, UIApplicationWillEnterForegroundNotification,
        UIApplicationDidBecomeActiveNotification, UIApplicationWillResignActiveNotification,
        UIApplicationDidEnterBackgroundNotification, UIApplicationWillTerminateNotification,
      ];
      for (NSString *name in names) {
        [[NSNotificationCenter defaultCenter] addObserverForName:name object:nil queue:nil
            usingBlock:^(NSNotification *note) { PushrouteLog(note.name, nil); }];
      }
    }

    """#
}
