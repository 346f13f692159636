internal import PushRules

struct MethodSpelling: Sendable {
  let method: DelegateMethod
  let name: String
  let selector: String
  /// Whether the name means this method only if it is `async`.
  let isAsync: Bool

  /// All spellings: today's, their `async` forms, and older ones.
  static let all: [MethodSpelling] =
    DelegateMethod.allCases.flatMap { method in
      let async = method.asyncSignature?.split(separator: " ").first.map { String($0) }
      let names = [(method.signature, false)] + (async.map { [($0, true)] } ?? [])
      return names.map {
        MethodSpelling(method: method, name: $0, selector: method.selector, isAsync: $1)
      }
    } + older

  static let baseNames = Set(
    all.flatMap { spelling in
      [spelling.name.prefix { $0 != "(" }, spelling.selector.prefix { $0 != ":" }].map(String.init)
    }
  )

  /// The spellings of PushKit before iOS 11, without a handler, and of Swift 2 and 3.
  ///
  /// https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate/pushregistry(_:didreceiveincomingpushwith:for:)
  private static let older: [MethodSpelling] = [
    "pushRegistry(_:didReceiveIncomingPushWith:for:)",
    "pushRegistry(_:didReceiveIncomingPushWith:forType:)",
    "pushRegistry(_:didReceiveIncomingPushWithPayload:forType:)",
  ].map {
    MethodSpelling(
      method: .didReceiveIncomingPush,
      name: $0,
      selector: "pushRegistry:didReceiveIncomingPushWithPayload:forType:",
      isAsync: false
    )
  }

  /// The methods by selector, in today's and older spellings.
  fileprivate static let bySelector = Dictionary(first: all.map { ($0.selector, $0.method) })
  private static let byName = Dictionary(grouping: all) { $0.name }

  static func method(name: String, isAsync: Bool) -> DelegateMethod? {
    let named = byName[name] ?? []
    return (named.first { $0.isAsync == isAsync } ?? named.first { !$0.isAsync })?.method
  }
}

extension MethodDeclaration {
  /// The Swift name as spelt since Swift 3.
  fileprivate func modernName(isSwift2: Bool) -> String {
    guard isSwift2, let first = labels.first, first != "_" else { return name }
    return baseName + "(_" + name.dropFirst(baseName.count + 1 + first.count)
  }
}

extension AppTypes {
  func meaning(of found: Method) -> DelegateMethod? {
    let (declaration, file) = (found.declaration, files[found.file])
    if let selector = file.language == .swift ? declaration.selector : declaration.name {
      return MethodSpelling.bySelector[selector]
    }
    let name = declaration.modernName(isSwift2: file.isSwift2)
    return MethodSpelling.method(name: name, isAsync: declaration.isAsync)
  }
}
