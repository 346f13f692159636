import PushPayload
import PushRules

struct TargetReader: Sendable {
  let plan: TargetPlan
  let types: AppTypes
  let delegates: [String]
  let unmade: [String]
  let apps: [String]
  var profile: TargetProfile
  /// The classes that become the delegate of the notification center.
  var delegateTypes: [String] = []
  /// The SDKs whose handlers get no push, as a finding already says.
  var unreachedSDKs: Set<String> = []
  /// The methods whose completion handlers SDKs call.
  var answered: Set<DelegateMethod> = []
  var noted: Set<MethodPlace> = []
  lazy var launch = LaunchCallGraph(types, delegates: delegates, apps: apps)
  private var reported: Set<Finding> = []
  let added: Set<DelegateMethod>
  private var maps: [String: LineMap] = [:]

  struct MethodPlace: Hashable {
    let method: DelegateMethod
    let file: Int
    let offset: Int
  }

  /// Reads a target; an extension is held against the apps that may have it.
  static func profile(of plan: TargetPlan, in apps: [TargetPlan]) -> TargetProfile {
    var reader = TargetReader(plan)
    if reader.types.isTruncated {
      let reason = "a type has very many ancestors; not all of them are followed"
      reader.addUnknown(.types, reason)
    }
    if plan.kind == .serviceExtension {
      let role = Role.serviceExtension
      reader.readMethods(of: role, AppRoles.classes(of: role, in: reader.types))
      reader.readInheritedExtension()
    } else {
      reader.readApplicationDelegates()
      reader.readOtherRoles()
      reader.readNotificationCenter()
      reader.readPushRegistry()
      reader.readLifecycle()
      reader.readSDKs()
      reader.readCategories()
      reader.readRegistrations()
      if reader.launch.isTruncated {
        let reason =
          "a protocol has more than \(LaunchCallGraph.mostSubtypes) types; its calls are followed "
          + "into the first of them"
        reader.addUnknown(.types, reason)
      }
    }
    reader.readBundle()
    // Other targets are only listed.
    if plan.kind == .other { reader.profile.unknown = [] } else { reader.findNearMisses() }
    if plan.kind == .app { reader.examine() }
    if plan.kind == .serviceExtension { reader.examineExtension(in: apps) }
    reader.sort()
    reader.profile.ownsPushes = reader.ownsPushes
    return reader.profile
  }

  private init(_ plan: TargetPlan) {
    self.plan = plan
    types = AppTypes(plan.code)
    added = Set(plan.sdks.flatMap { $0.added(to: plan) })
    let roles = AppRoles(types, plan)
    delegates = roles.applicationDelegates
    unmade = roles.unmade
    apps = roles.apps
    profile = TargetProfile(name: plan.name, kind: plan.kind)
  }

  private var ownsPushes: Bool? {
    let inputs: [Fact.Input] = [
      .implements, .notificationCenterDelegate, .registersForRemoteNotifications, .pushRegistry,
    ]
    let facts = profile.facts.filter { fact in
      fact.origin == .code && inputs.contains(fact.input)
        && DelegateMethod(fact.value)?.isOfLaunch != true
    }
    guard !facts.isEmpty else { return nil }
    return facts.contains { plan.ownPaths?.contains($0.place.file) ?? true }
  }

  // Facts have the order of the situation, and then of their places.
  private mutating func sort() {
    let inputs = Self.places(of: Situation.members.map { $0.name })
    let methods = Self.places(of: DelegateMethod.allCases.map { $0.id })
    let facts = profile.facts.enumerated().map { place, fact in
      let input = inputs[fact.input.rawValue] ?? inputs.count
      return (rank: (input, methods[fact.value] ?? 0, place), fact: fact)
    }
    profile.facts = facts.sorted { $0.rank < $1.rank }.map { $0.fact }
  }

  private static func places(of words: [String]) -> [String: Int] {
    Dictionary(first: words.enumerated().map { ($0.element, $0.offset) })
  }

  mutating func place(_ offset: Int?, in source: SourceFile) -> SourcePlace {
    guard let offset else { return SourcePlace(file: source.path, position: nil) }
    let map = maps[source.path] ?? LineMap(source.bytes)
    maps[source.path] = map
    return SourcePlace(ofWordAt: offset, in: source, map)
  }

  mutating func add(
    _ input: Fact.Input,
    _ value: String,
    from origin: Fact.Origin = .code,
    by agent: String? = nil,
    notes: [String] = [],
    at offset: Int?,
    in source: SourceFile,
    if condition: String? = nil
  ) {
    let place = place(offset, in: source)
    let fact = Fact(
      input: input,
      value: value,
      origin: origin,
      place: place,
      condition: condition,
      agent: agent,
      notes: notes
    )
    profile.facts.append(fact)
  }

  mutating func addUnknown(_ input: Fact.Input, _ reason: String) {
    profile.unknown.append(AppDoubt(input: input, reason: reason))
  }

  mutating func add(_ miss: NearMiss, _ method: AppTypes.Method) {
    let file = types.files[method.file]
    let isSwift = file.language == .swift
    let isLost = !profile.situation.implements.contains(miss.method) && !miss.method.isOfLaunch
    let finding = Finding(
      miss.code,
      isLost ? .error : .warning,
      miss.message(for: method.declaration, of: method.type, isSwift: isSwift),
      at: place(method.declaration.offset, in: file.source)
    )
    if reported.insert(finding).inserted { profile.diagnostics.append(finding) }
    profile.misplaced[miss.method] = place(method.declaration.offset, in: file.source)
  }

  mutating func implement(_ method: DelegateMethod, by found: AppTypes.Method) {
    profile.situation.implements.insert(method)
    let file = types.files[found.file]
    let declaration = found.declaration
    add(.implements, method.id, at: declaration.offset, in: file.source, if: declaration.condition)
  }
}
