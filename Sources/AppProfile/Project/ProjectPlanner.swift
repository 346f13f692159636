struct ProjectPlanner: Sendable {
  private let disk: ProjectFiles
  private let code: [CodeFile]
  private let ownPods: Set<String>
  private var lists: [String: TargetPlan.PropertyList?] = [:]

  init(_ disk: ProjectFiles, _ code: [CodeFile], ownPods: Set<String>) {
    (self.disk, self.code, self.ownPods) = (disk, code, ownPods)
  }

  /// The kinds of products; libraries and other parts of targets have none.
  private static let kinds: [String: TargetProfile.Kind] = [
    "application": .app, "application.on-demand-install-capable": .other,
    "application.watchapp": .other, "application.watchapp2": .other,
    "application.messages": .other, "app-extension": .other, "app-extension.messages": .other,
    "watchkit-extension": .other, "watchkit2-extension": .other, "extensionkit-extension": .other,
    "bundle.unit-test": .other, "bundle.ui-testing": .other,
  ]

  /// The targets of some projects that are products of their own.
  mutating func plans(of projects: [XcodeProject]) -> [TargetPlan] {
    let products = projects.flatMap { project in
      project.targets.compactMap { target in
        Self.kinds[target.productType].map { (project: project, target: target, kind: $0) }
      }
    }
    let libraries = CompiledFiles(
      projects.flatMap { $0.targets }.filter { Self.kinds[$0.productType] == nil }.map { $0.files }
    )
    let implementations = implementations
    func path(_ file: CodeFile) -> String { implementations[file.source.path] ?? file.source.path }
    // An example in the folder of a package belongs to no module of the package.
    let compiled = CompiledFiles(products.map { $0.target.files })
    let shared = code.filter { file in
      let path = path(file)
      return path.hasSuffix(".h") || libraries.contains(path)
        || !compiled.paths.contains(path) && isInPackage(path) && !compiled.surrounds(path)
    }
    let sharedPaths = Set(shared.map { $0.source.path })
    let planned = products.filter { !$0.target.productType.hasPrefix("bundle.") }
    let apps = Dictionary(grouping: planned.filter { $0.kind == .app }) { $0.target.name }
    var plans: [TargetPlan] = []
    for (project, target, kind) in planned.prefix(TargetPlan.most) {
      let own = code.filter {
        target.files.contains(path($0)) && !sharedPaths.contains($0.source.path)
      }
      var plan = plan(target, kind, own + shared, project)
      // Their folders distinguish apps of one name.
      if kind == .app, apps[target.name, default: []].count > 1 {
        plan.name = FolderPath.joined(project.folder, target.name)
      }
      plan.ownPaths = Set(own.map { $0.source.path })
      plan.outside = target.outside
      if plan.kind == .app, plan.isForeign { plan.kind = .other }
      plans.append(plan)
    }
    return plans
  }

  /// Implementations by header: a target that compiles one has the header.
  private var implementations: [String: String] {
    let paths = Set(code.map { $0.source.path })
    var found: [String: String] = [:]
    for path in paths where path.hasSuffix(".h") {
      let stem = path.dropLast(2)
      found[path] = [stem + ".m", stem + ".mm"].map(String.init).first { paths.contains($0) }
    }
    return found
  }

  private mutating func plan(
    _ target: XcodeProject.Target,
    _ kind: TargetProfile.Kind,
    _ code: [CodeFile],
    _ project: XcodeProject
  ) -> TargetPlan {
    var plan = TargetPlan(name: target.name, kind: kind, code: code)
    plan.infoPlist = lists(target, "INFOPLIST_FILE", in: project.folder).first
    plan.entitlements = lists(target, "CODE_SIGN_ENTITLEMENTS", in: project.folder).ofPushes
    plan.isInfoPlistGenerated = target.values(of: "GENERATE_INFOPLIST_FILE").contains("YES")
    plan.isMainActorByDefault = target.values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION")
      .contains("MainActor")
    plan.deploymentTarget = target.values(of: "IPHONEOS_DEPLOYMENT_TARGET").first.map {
      .init($0, .project, project.source, target.offset)
    }
    plan.adoptInfoPlist()
    let generates = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
    if plan.sceneManifest == nil, target.values(of: generates).contains("YES") {
      plan.sceneManifest = .init("scene", .project, project.source, target.offset)
    }
    let identifiers = target.values(of: "PRODUCT_BUNDLE_IDENTIFIER").map {
      TargetPlan.StatedValue($0, .project, project.source, target.offset)
    }
    if !identifiers.isEmpty { plan.bundleIdentifiers = identifiers }
    if kind == .app, !runsOnPhones(target) { plan.kind = .other }
    let isService = plan.extensionPoint == FolderPlanner.servicePoint
    let isExtension = target.productType == "app-extension"
    let isUnknown = isExtension && plan.extensionPoint == nil
    if isService || isUnknown && plan.hasServiceExtension { plan.kind = .serviceExtension }
    return plan
  }

  private func runsOnPhones(_ target: XcodeProject.Target) -> Bool {
    let platforms = target.values(of: "SUPPORTED_PLATFORMS").flatMap { $0.split(separator: " ") }
    if !platforms.isEmpty { return platforms.contains { $0 == "iphoneos" } }
    let roots = target.values(of: "SDKROOT")
    return roots.isEmpty || roots.contains { $0.hasPrefix("iphoneos") || $0 == "auto" }
  }

  private mutating func lists(
    _ target: XcodeProject.Target,
    _ setting: String,
    in folder: String
  ) -> [TargetPlan.PropertyList] {
    let paths = target.values(of: setting).map { value in
      var path = value
      for root in ["$(SRCROOT)", "${SRCROOT}", "$(PROJECT_DIR)", "${PROJECT_DIR}"]
      where path.hasPrefix(root) { path = String(path.dropFirst(root.count)) }
      return FolderPath.joined(folder, path)
    }
    return paths.unique().compactMap { path in
      if let known = lists[path] { return known }
      let list = disk[path].flatMap { TargetPlan.PropertyList($0) }
      lists[path] = .some(list)
      return list
    }
  }

  /// Whether a file lies in the folder of a Swift package, or pod, whose modules others link.
  private func isInPackage(_ path: String) -> Bool {
    FolderPath.folders(around: path).dropLast().contains {
      disk[$0 + "/Package.swift"] != nil || ownPods.contains($0)
    }
  }
}
