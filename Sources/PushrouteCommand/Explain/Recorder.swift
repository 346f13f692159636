/// Code for an app that prints a line for `explain` from each callback.
enum Recorder: String, CaseIterable, Sendable {
  case swift
  case objc

  var code: String { self == .swift ? Self.swiftCode : Self.objectiveCCode }

  private static let swiftCode = #"""
    import Foundation
    import UIKit

    /// Prints which callback runs, the state that it reads, its thread, and what the payload carries,
    /// but none of its texts; pushroute explain reads the lines.
    ///
    /// Call `PushRecorder.record()` first in each callback, with `userInfo` where there is one.
    enum PushRecorder {
      static func record(_ userInfo: [AnyHashable: Any]? = nil, callback: String = #function) {
        let isMain = Thread.isMainThread
        let state = isMain ? MainActor.assumeIsolated { stateName } : "unread"
        NSLog("pushroute \(callback) state=\(state) thread=\(isMain ? "main" : "other")")
        guard let aps = userInfo?["aps"] as? [String: Any] else { return }
        func has(_ key: String) -> Int { aps[key] == nil ? 0 : 1 }
        func isOne(_ key: String) -> Int { (aps[key] as? NSNumber)?.intValue == 1 ? 1 : 0 }
        NSLog(
          "pushroute [ hasAlertContent: \(has("alert")), hasSound: \(has("sound"))"
            + " hasBadge: \(has("badge")) hasContentAvailable: \(isOne("content-available"))"
            + " hasMutableContent: \(isOne("mutable-content")) ]"
        )
      }

      @MainActor private static var stateName: String {
        switch UIApplication.shared.applicationState {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        @unknown default: "unknown"
        }
      }
    }

    """#

  private static let objectiveCCode = #"""
    #import <UIKit/UIKit.h>

    /// Prints which callback runs, the state that it reads, its thread, and what the payload carries,
    /// but none of its texts; pushroute explain reads the lines.
    ///
    /// Call PushrouteRecord(_cmd, userInfo) first in each callback, with nil where there is no payload.
    static inline void PushrouteRecord(SEL callback, NSDictionary *userInfo) {
      BOOL isMain = [NSThread isMainThread];
      NSArray *states = @[@"active", @"inactive", @"background"];
      NSString *state = @"unread";
      if (isMain) {
        NSInteger number = [UIApplication sharedApplication].applicationState;
        state = number < 3 ? states[number] : @"unknown";
      }
      NSLog(@"pushroute %@ state=%@ thread=%@", NSStringFromSelector(callback), state,
            isMain ? @"main" : @"other");
      NSDictionary *aps = userInfo[@"aps"];
      if (![aps isKindOfClass:[NSDictionary class]]) return;
      BOOL (^isOne)(NSString *) = ^BOOL(NSString *key) {
        return [aps[key] isKindOfClass:[NSNumber class]] && [aps[key] integerValue] == 1;
      };
      NSLog(@"pushroute [ hasAlertContent: %d, hasSound: %d hasBadge: %d hasContentAvailable: %d"
            @" hasMutableContent: %d ]", aps[@"alert"] != nil, aps[@"sound"] != nil,
            aps[@"badge"] != nil, isOne(@"content-available"), isOne(@"mutable-content"));
    }

    """#
}
