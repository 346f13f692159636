/// Small declarations of what the recorder uses, and its use.
enum RecorderStubs {
  /// As much of UIKit and os as the recorder uses, and its use in an app and in an extension.
  static let swiftStub = """
    @MainActor open class UIApplication {
      public enum State: Sendable { case active, inactive, background }
      public static let shared = UIApplication()
      public var applicationState: State { .active }
      static let didFinishLaunchingNotification = Notification.Name("a")
      static let willEnterForegroundNotification = Notification.Name("b")
      static let didBecomeActiveNotification = Notification.Name("c")
      static let willResignActiveNotification = Notification.Name("d")
      static let didEnterBackgroundNotification = Notification.Name("e")
      static let willTerminateNotification = Notification.Name("f")
    }
    struct OSLogPrivacy { static let `public` = OSLogPrivacy(), `private` = OSLogPrivacy() }
    struct OSLogMessage: ExpressibleByStringInterpolation {
      struct StringInterpolation: StringInterpolationProtocol {
        init(literalCapacity: Int, interpolationCount: Int) {}
        func appendLiteral(_ text: String) {}
        func appendInterpolation(
          _ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy) {}
      }
      init(stringInterpolation: StringInterpolation) {}
      init(stringLiteral: String) {}
    }
    struct Logger {
      init(subsystem: String, category: String) {}
      func notice(_ message: OSLogMessage) {}
    }
    extension FileManager {
      func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? { nil }
    }
    @MainActor final class Delegate {
      func launch() {
        PushRecorder.state = { UIApplication.shared.applicationState }
        PushRecorder.observe()
      }
      func receive(_ userInfo: [AnyHashable: Any]) { PushRecorder.record(userInfo) }
      func receive(_ userInfo: [AnyHashable: Any]) async -> Int {
        await PushRecorder.record(userInfo)
        return 0
      }
    }
    final class Extension {
      func didReceive(_ userInfo: [AnyHashable: Any], withContentHandler: () -> Void) {
        PushRecorder.record(userInfo)
        PushRecorder.record(callback: "timer")
      }
      nonisolated func receive() async { await PushRecorder.record() }
    }
    """

  static let objectiveCStub = """
    typedef signed char BOOL;
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef struct FILE FILE;
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #define nil ((id)0)
    FILE *fopen(const char *path, const char *mode);
    int fprintf(FILE *file, const char *format, ...) __attribute__((format(printf, 2, 3)));
    int fclose(FILE *file);
    @protocol NSCopying
    @end
    @protocol NSFastEnumeration
    @end
    @class NSURL, NSString, NSDate, NSNotification;
    __attribute__((objc_root_class)) @interface NSObject
    + (Class)class;
    + (instancetype)new;
    - (BOOL)isKindOfClass:(Class)kind;
    @end
    @interface NSString : NSObject <NSCopying>
    @property(readonly) const char *UTF8String;
    + (instancetype)stringWithUTF8String:(const char *)text;
    + (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
    - (NSString *)stringByAppendingPathComponent:(NSString *)part;
    @end
    @interface NSMutableString : NSString
    - (void)appendFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
    @end
    @interface NSConstantString : NSString
    @end
    @interface NSNumber : NSObject
    - (NSInteger)integerValue;
    @end
    @interface NSArray : NSObject <NSFastEnumeration>
    + (instancetype)arrayWithObjects:(const id *)objects count:(NSUInteger)count;
    - (id)objectAtIndexedSubscript:(NSUInteger)index;
    - (NSUInteger)countByEnumeratingWithState:(void *)state objects:(id *)objects count:(NSUInteger)count;
    @end
    @interface NSDictionary : NSObject
    - (id)objectForKeyedSubscript:(id)key;
    @end
    @interface NSURL : NSObject
    @property(readonly) NSString *path;
    @end
    @interface NSThread : NSObject
    + (BOOL)isMainThread;
    @end
    @interface NSDate : NSObject
    + (instancetype)date;
    @end
    @interface NSISO8601DateFormatter : NSObject
    - (NSString *)stringFromDate:(NSDate *)date;
    @end
    @interface NSProcessInfo : NSObject
    @property(class, readonly) NSProcessInfo *processInfo;
    @property(readonly) NSString *processName;
    @property(readonly) int processIdentifier;
    @end
    @interface NSFileManager : NSObject
    @property(class, readonly) NSFileManager *defaultManager;
    - (NSURL *)containerURLForSecurityApplicationGroupIdentifier:(NSString *)group;
    @end
    typedef NSUInteger NSSearchPathDirectory;
    enum { NSDocumentDirectory = 9, NSUserDomainMask = 1 };
    NSArray *NSSearchPathForDirectoriesInDomains(NSSearchPathDirectory d, NSUInteger mask, BOOL expand);
    @interface NSNotification : NSObject
    @property(readonly) NSString *name;
    @end
    @interface NSNotificationCenter : NSObject
    @property(class, readonly) NSNotificationCenter *defaultCenter;
    - (id)addObserverForName:(NSString *)name object:(id)object queue:(id)queue
        usingBlock:(void (^)(NSNotification *note))block;
    @end
    @interface UIApplication : NSObject
    + (UIApplication *)sharedApplication;
    - (NSInteger)applicationState;
    @end
    extern NSString *const UIApplicationDidFinishLaunchingNotification,
        *const UIApplicationWillEnterForegroundNotification,
        *const UIApplicationDidBecomeActiveNotification, *const UIApplicationWillResignActiveNotification,
        *const UIApplicationDidEnterBackgroundNotification, *const UIApplicationWillTerminateNotification;
    """

  static let logStub = """
    typedef struct os_log_s *os_log_t;
    extern os_log_t OS_LOG_DEFAULT;
    void os_log(os_log_t log, const char *format, ...) __attribute__((format(os_log, 2, 3)));
    """

  static let objectiveCUse = """
    @interface Delegate : NSObject
    @end
    @implementation Delegate
    - (void)receive:(NSDictionary *)info {
      PushrouteState = ^{ return (NSInteger)[UIApplication sharedApplication].applicationState; };
      PushrouteRecord(info);
      PushrouteObserve();
    }
    @end
    """
}
