import PushRules

/// The code that runs before launching ends, found by following calls by name.
struct LaunchCallGraph: Sendable {
  private let types: AppTypes
  private var code: [Int: [Range<Int>]] = [:]
  private var reached: [Int: Intervals<Void>] = [:]
  /// The closures on the main queue right behind it, by file.
  private var mainQueueRanges: [Int: [Range<Int>]] = [:]
  private var onMainQueue: [Int: Intervals<Void>] = [:]
  private var worklist: [AppTypes.Method] = []
  private var seen: [Int: Set<Int>] = [:]
  /// The calls already followed, by type: many bodies make the same ones.
  private var followed: [String: Set<BodyCalls.Call>] = [:]
  private var entered: [String: Set<String>] = [:]
  /// The code of each entered type, by the name that runs it.
  private var members: [String: [String: [AppTypes.Method]]] = [:]
  /// The direct subclasses of a class, and the types that conform to a protocol.
  private var subtypes: [String: [String]] = [:]
  /// Whether a protocol has more conforming types than are searched.
  private(set) var isTruncated = false
  /// The only type with a method of this name, up to its first label; nil for several types.
  private var owners: [String: String?] = [:]
  private var functions: [String: [(file: Int, declaration: MethodDeclaration)]] = [:]
  private var observers: [String: [(file: Int, observer: NotificationObserver)]] = [:]

  /// Follows the calls from the first callbacks of application delegates and SwiftUI apps.
  init(_ types: AppTypes, delegates: [String], apps: [String]) {
    self.types = types
    for type in types.files.lazy.flatMap({ $0.types }) {
      let owner = type.simpleName
      for method in type.methods {
        let known = owners[method.baseName, default: owner]
        owners[method.baseName] = .some(known == owner ? owner : nil)
      }
    }
    for (index, file) in types.files.enumerated() {
      for function in file.functions {
        functions[function.baseName, default: []].append((index, function))
      }
      for observer in file.usages.observers {
        observers[observer.notification, default: []].append((index, observer))
      }
    }
    start(delegates, apps)
    while let method = worklist.popLast() { visit(method) }
    reached = code.mapValues { Intervals($0) }
    onMainQueue = mainQueueRanges.mapValues { Intervals($0) }
  }

  func reaches(_ offset: Int, in file: Int) -> Bool {
    reached[file]?.contains(offset) == true
  }

  /// Whether a place runs at the latest in the first turn of the main queue behind launching.
  func reachesByFirstTurn(_ offset: Int, in file: Int) -> Bool {
    reaches(offset, in: file) || onMainQueue[file]?.contains(offset) == true
  }

  private mutating func start(_ delegates: [String], _ apps: [String]) {
    worklist += types.allMethods(of: delegates).filter { method in
      let meaning = types.meaning(of: method)
      return meaning == .willFinishLaunching || meaning == .didFinishLaunching
        || method.declaration.baseName == "applicationDidFinishLaunching"
    }
    for type in delegates + apps { enter(type, "init") }
    for name in types.names where types.isObjectiveC(name) {
      worklist += types.methods(of: name).filter { method in
        method.declaration.isStatic && ["load", "initialize"].contains(method.declaration.name)
      }
    }
    for main in functions["main"] ?? [] { add(main.declaration, main.file, type: "") }
    for name in NotificationObserver.ofLaunch { post(name) }
  }

  private mutating func post(_ name: String) {
    for (index, observer) in observers.removeValue(forKey: name) ?? [] {
      let file = types.files[index]
      if let block = observer.block {
        let start = block.lowerBound
        let method = MethodDeclaration(name: name, offset: start, condition: nil, body: block)
        add(method, index, type: file.types.first?.simpleName ?? "")
      }
      for type in file.types {
        for method in type.methods where method.baseName == observer.method {
          add(method, index, type: type.simpleName)
        }
      }
    }
  }

  private mutating func add(_ method: MethodDeclaration, _ file: Int, type: String) {
    worklist.append(AppTypes.Method(type: type, file: file, declaration: method, kind: .class))
  }

  private mutating func visit(_ method: AppTypes.Method) {
    guard let body = method.declaration.body,
      seen[method.file, default: []].insert(body.lowerBound).inserted
    else { return }
    let file = types.files[method.file]
    let calls = BodyCalls(body, of: file)
    var start = body.lowerBound
    for deferred in calls.deferred where deferred.lowerBound >= start {
      code[method.file, default: []].append(start..<deferred.lowerBound)
      start = deferred.upperBound
    }
    code[method.file, default: []].append(start..<max(start, body.upperBound))
    mainQueueRanges[method.file, default: []] += calls.onMainQueue
    for name in calls.posted { post(name) }
    for call in calls.calls { follow(call, from: method.type) }
  }

  private mutating func follow(_ call: BodyCalls.Call, from type: String) {
    guard followed[type, default: []].insert(call).inserted else { return }
    if types.contains(call.name) { enter(call.name, "init") }
    guard let receiver = call.receiver, !["self", "Self", "super"].contains(receiver) else {
      enter(type, call.name)
      for function in functions[call.name] ?? [] {
        add(function.declaration, function.file, type: "")
      }
      return
    }
    if types.contains(receiver) {
      enter(receiver, call.name)
      enter(receiver, "init")
      // `Type.shared.pushes.start()` calls a method of another type.
      if let owner = owners[call.name] ?? nil { enter(owner, call.name) }
    } else if let property = types.property(receiver, in: type), let known = property.type,
      types.contains(known)
    {
      for type in objects(of: property, known) { enter(type, call.name) }
    } else if let owner = owners[call.name] ?? nil {
      enter(owner, call.name)
    }
  }

  static let mostSubtypes = 100

  /// The types of the object behind a property: for a protocol type that is the type of its value,
  /// or else all conforming types.
  private mutating func objects(of property: PropertyDeclaration, _ type: String) -> [String] {
    guard types.isProtocol(type) else { return [type] }
    if let made = property.value?.createdType, types.contains(made) { return [type, made] }
    if subtypes.isEmpty {
      for name in types.names {
        for part in types.parts(of: name) {
          for parent in part.declaration.parents { subtypes[parent, default: []].append(name) }
        }
      }
    }
    let subtypes = subtypes[type] ?? []
    if subtypes.count > Self.mostSubtypes { isTruncated = true }
    return [type] + subtypes.prefix(Self.mostSubtypes)
  }

  private mutating func enter(_ type: String, _ name: String) {
    for type in types.superclasses(of: type)
    where entered[type, default: []].insert(name).inserted {
      let members = members[type] ?? members(of: type)
      self.members[type] = members
      worklist += members[name] ?? []
    }
  }

  /// The methods of a type by name up to the first label, and the code of its properties: stored
  /// values run under `init`, computed ones under the property's name.
  private func members(of type: String) -> [String: [AppTypes.Method]] {
    var members = Dictionary(grouping: types.methods(of: type)) { $0.declaration.baseName }
    for part in types.parts(of: type) {
      let (file, kind) = (part.file, part.declaration.kind)
      for property in part.declaration.properties {
        guard let value = property.value else { continue }
        let name = value.isStored && property.isEager ? "init" : property.name
        var method = MethodDeclaration(name: name, offset: property.offset, condition: nil)
        method.body = value.code
        let code = AppTypes.Method(type: type, file: file, declaration: method, kind: kind)
        members[name, default: []].append(code)
      }
    }
    return members
  }
}
