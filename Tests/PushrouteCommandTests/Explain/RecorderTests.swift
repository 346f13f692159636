import Foundation
import Testing

@testable import PushrouteCommand

struct RecorderTests {
  private static let swiftStub = """
    @MainActor open class UIApplication {
      public enum State { case active, inactive, background }
      public static let shared = UIApplication()
      public var applicationState: State { .active }
    }
    """

  /// As much of Foundation and UIKit as the recorder uses.
  private static let objectiveCStub = """
    typedef signed char BOOL;
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #define nil ((id)0)
    @protocol NSCopying
    @end
    __attribute__((objc_root_class)) @interface NSObject
    + (Class)class;
    - (BOOL)isKindOfClass:(Class)kind;
    @end
    @interface NSString : NSObject <NSCopying>
    @end
    @interface NSConstantString : NSString
    @end
    @interface NSNumber : NSObject
    - (NSInteger)integerValue;
    @end
    @interface NSArray : NSObject
    + (instancetype)arrayWithObjects:(const id *)objects count:(NSUInteger)count;
    - (id)objectAtIndexedSubscript:(NSUInteger)index;
    @end
    @interface NSDictionary : NSObject
    - (id)objectForKeyedSubscript:(id)key;
    @end
    @interface NSThread : NSObject
    + (BOOL)isMainThread;
    @end
    @interface UIApplication : NSObject
    + (UIApplication *)sharedApplication;
    - (NSInteger)applicationState;
    @end
    void NSLog(NSString *format, ...);
    NSString *NSStringFromSelector(SEL selector);
    """

  /// Compiles files in a folder and returns whether that succeeds.
  private func compiles(_ files: [String: String], _ command: [String]) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = command
    compiler.currentDirectoryURL = folder
    compiler.standardError = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0
  }

  @Test func `the recorder compiles in Swift`() throws {
    let code = Run("explain --recorder swift").output
    let text = code.replacingOccurrences(of: "import UIKit\n", with: "") + Self.swiftStub
    let call = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "r.swift"]
    #expect(try compiles(["r.swift": text], call))
    #expect(try !compiles(["r.swift": text + "\nlet x: Int = UIApplication()"], call))
  }

  @Test func `the recorder compiles in Objective-C`() throws {
    let text = Run("explain --recorder objc").output
    let call = [
      "clang", "-fsyntax-only", "-fblocks", "-fobjc-runtime=ios-12.0", "-Wall", "-Werror",
      "-Wno-unused-function", "-I", ".",
      "r.m",
    ]
    #expect(try compiles(["UIKit/UIKit.h": Self.objectiveCStub, "r.m": text], call))
    #expect(try !compiles(["UIKit/UIKit.h": "", "r.m": text], call))
  }
}
