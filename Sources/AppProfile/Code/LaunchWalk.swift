internal import PushRules

/// What runs before the launch of an app has finished, as far as calls by name show it.
struct LaunchWalk: Sendable {
  private let types: AppTypes
  /// The bodies that run, each with the parts of it that run later, by file.
  private var bodies: [Int: [(body: Range<Int>, later: [Range<Int>])]] = [:]
  private var waiting: [AppTypes.Method] = []
  private var seen: Set<String> = []
  /// The calls that were followed, of each type: many bodies have the same ones.
  private var followed: [String: Set<BodyCalls.Call>] = [:]
  /// The code of each type that was entered, by the name that runs it.
  private var code: [String: [String: [AppTypes.Method]]] = [:]
  /// The types that inherit from a class or conform to a protocol, without their own heirs.
  private var heirs: [String: [String]] = [:]
  /// The types with a method of a name, by the name up to its first label.
  private let owners: [String: [String]]
  private let functions: [String: [(file: Int, declaration: MethodDeclaration)]]

  /// Follows the calls from the first callbacks of the application delegates and of SwiftUI apps.
  init(_ types: AppTypes, delegates: [String], apps: [String]) {
    self.types = types
    var owners: [String: [String]] = [:]
    for type in types.files.lazy.flatMap({ $0.types }) {
      for method in type.methods where owners[method.baseName]?.last != type.simpleName {
        owners[method.baseName, default: []].append(type.simpleName)
      }
    }
    self.owners = owners
    var functions: [String: [(file: Int, declaration: MethodDeclaration)]] = [:]
    for (index, file) in types.files.enumerated() {
      for function in file.functions {
        functions[function.baseName, default: []].append((index, function))
      }
    }
    self.functions = functions
    start(delegates, apps)
    while let method = waiting.popLast() { visit(method) }
  }

  /// Tells whether a place of a file is reached before the launch has finished.
  func reaches(_ offset: Int, in file: Int) -> Bool {
    (bodies[file] ?? []).contains { body, later in
      body.contains(offset) && !later.contains { $0.contains(offset) }
    }
  }

  private mutating func start(_ delegates: [String], _ apps: [String]) {
    for delegate in delegates {
      for method in types.allMethods(of: delegate) {
        let meaning = method.declaration.method(in: types.files[method.file])
        if meaning == .willFinishLaunching || meaning == .didFinishLaunching
          || method.declaration.baseName == "applicationDidFinishLaunching"
        {
          waiting.append(method)
        }
      }
    }
    for type in delegates + apps { enter(type, "init") }
    for name in types.names where types.isObjectiveC(name) {
      waiting += types.methods(of: name).filter { method in
        method.declaration.isStatic && ["load", "initialize"].contains(method.declaration.name)
      }
    }
    for main in functions["main"] ?? [] { add(main.declaration, main.file, type: "") }
  }

  private mutating func add(_ method: MethodDeclaration, _ file: Int, type: String) {
    waiting.append(AppTypes.Method(type: type, file: file, declaration: method, kind: .class))
  }

  private mutating func visit(_ method: AppTypes.Method) {
    guard let body = method.declaration.body,
      seen.insert("\(method.file):\(body.lowerBound)").inserted
    else { return }
    let file = types.files[method.file]
    let calls = BodyCalls(body, of: file)
    bodies[method.file, default: []].append((body, calls.later))
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
    } else if let property = types.property(receiver, in: type), let known = property.type,
      types.contains(known)
    {
      for type in objects(of: property, known) { enter(type, call.name) }
    } else if let owners = owners[call.name], Set(owners).count == 1 {
      enter(owners[0], call.name)
    }
  }

  /// The types whose methods a property may call: where a protocol is all that it states, that of the
  /// object that it begins with, or else those that conform to the protocol.
  private mutating func objects(of property: PropertyDeclaration, _ type: String) -> [String] {
    guard types.isProtocol(type) else { return [type] }
    if let made = property.value?.made, types.contains(made) { return [type, made] }
    if heirs.isEmpty {
      for name in types.names {
        for part in types.parts(of: name) {
          for parent in part.declaration.parents { heirs[parent, default: []].append(name) }
        }
      }
    }
    return [type] + (heirs[type] ?? [])
  }

  private mutating func enter(_ type: String, _ name: String) {
    let code = code[type] ?? code(of: type)
    self.code[type] = code
    waiting += code[name] ?? []
  }

  /// The methods of a type by their names up to the first label, and the code behind its properties:
  /// by `init` what every object begins with, by the name of the property what runs when it is read.
  private func code(of type: String) -> [String: [AppTypes.Method]] {
    var code = Dictionary(grouping: types.allMethods(of: type)) { $0.declaration.baseName }
    for type in types.superclasses(of: type) {
      for part in types.parts(of: type) {
        for property in part.declaration.properties {
          guard let value = property.value else { continue }
          let name = value.isStored && property.isEager ? "init" : property.name
          var method = MethodDeclaration(name: name, offset: property.offset, condition: nil)
          method.body = value.code
          code[name, default: []].append(
            AppTypes.Method(
              type: type,
              file: part.file,
              declaration: method,
              kind: part.declaration.kind
            )
          )
        }
      }
    }
    return code
  }
}
