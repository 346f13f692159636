// What the bridge of the README uses of the module with this name on Apple's platforms, declared as
// it is there.

/// The name of a method.
public struct Selector {
  let name: String

  /// Makes a selector of its name.
  public init(_ str: String) { name = str }
}

/// An object that can be asked for its methods.
public protocol NSObjectProtocol: AnyObject {
  /// Whether the object implements a method.
  func responds(to aSelector: Selector!) -> Bool
}

/// The base of all delegates.
open class NSObject: NSObjectProtocol {
  /// The selectors that a class implements; the runtime of Apple's platforms knows them.
  nonisolated open class var selectors: [String] { [] }

  /// Creates an object.
  public init() {}

  /// Whether the object implements a method.
  open func responds(to aSelector: Selector!) -> Bool {
    Self.selectors.contains(aSelector.name)
  }
}
