import PushRules

extension Profile {
  /// The endings of the file names that matter for an app.
  package static let endings: [String] =
    [
      ".swift", ".m", ".mm", ".h", ".pch", ".plist", ".entitlements", ".xcconfig", ".pbxproj",
      "podfile", "app.json", ".podspec", ".yml",
    ] + Dependency.fileNames + SDKSetting.fileNames + ScriptFile.endings + UnreadCode.endings

  /// Whether a file with one of these endings is worth reading.
  package static func matters(_ path: String, _ bytes: [UInt8]) -> Bool {
    ScriptFile.matters(path, bytes) && UnreadCode.matters(path, bytes)
      && (!path.hasSuffix(".yml")
        || bytes.hasWord { keysOfXcodeGen.contains(String(decoding: $0, as: UTF8.self)) })
  }

  private static let keysOfXcodeGen: Set<String> = [
    "deploymentTarget", "UIBackgroundModes", "UIApplicationSceneManifest",
  ]

  /// The folders in which tools keep third-party code.
  private static let foreign: Set<Substring> = [
    "Pods", "Carthage", "node_modules", "DerivedData", ".build", "build", "SourcePackages",
  ]

  /// Reads files.
  ///
  /// The stated SDKs belong to every app, even if no file names them. A part of an app leaves open
  /// what the rest does.
  package init(
    reading files: [SourceFile],
    sdks stated: [FoundSDK] = [],
    isPart: Bool = false
  ) {
    let files = files.filter { file in
      !file.folder.split(separator: "/").contains { Self.foreign.contains($0) }
    }
    let vendored = VendoredCode(files)
    let code = files.compactMap { file in
      file.name == "Package.swift" || vendored.contains(file.path) ? nil : CodeFile(file)
    }
    let disk = ProjectFiles(files)
    // The app belongs to the outermost project: the projects of others lie deeper.
    let projects = files.filter { $0.name == "project.pbxproj" }.sorted { $0.rank < $1.rank }
      .compactMap { XcodeProject($0, among: disk) }
    var planner = ProjectPlanner(disk, code, ownPods: vendored.ownPods)
    let planned = planner.plans(of: projects)
    let hasCode = planned.contains {
      $0.kind == .app && $0.code.contains { $0.source.ending != "h" }
    }
    let dependencies = Dependency.found(in: files) + vendored.dependencies
    let hasPackages = Dependency.areNamed(in: files)
    let settings = SDKSetting.found(in: files, beside: code)
    let scripts = files.compactMap { ScriptFile($0) }
    let manifests = Set(files.filter { $0.isManifest }.map { FolderPath.parent(of: $0.path) })
    let projectManifests =
      files.filter { $0.ending == "yml" }
      + code.filter { $0.usages.imports.contains("ProjectDescription") }.map { $0.source }
    let unreadCode = files.compactMap { UnreadCode($0) }
    var plans = hasCode ? planned : FolderPlanner(files, code, besides: unreadCode).plans
    // A version of iOS stated for all targets counts last.
    let deployment = StatedDeployment.find(in: files)
    for place in plans.indices where plans[place].deploymentTarget == nil {
      plans[place].deploymentTarget = deployment
    }
    let appPlans = plans.filter { $0.kind == .app }
    let folders = appPlans.map { $0.folders }
    let packages = Dependency.perApp(dependencies, in: folders)
    let order: [TargetProfile.Kind] = [.app, .serviceExtension, .other]
    activities = LiveActivity.found(in: code)
    var targets = order.flatMap { kind in
      plans.filter { $0.kind == kind }.enumerated().map { place, plan in
        var plan = plan
        if kind == .app {
          plan.sdks = FoundSDK.found(in: plan, packages[place], stated: stated)
          plan.take(scripts, below: manifests, settings)
          plan.hasPackages = hasPackages
          plan.unknownPackages = packages[place].filter { package in
            !KnownSDK.packageNames.contains(package.name)
          }
          plan.unreadCode = unreadCode
          plan.manifests = projectManifests
          plan.isPart = isPart
        }
        return TargetReader.profile(of: plan, in: appPlans)
      }
    }
    // Of several apps the one with the most methods for pushes is asked about. The others may link
    // a framework with code for pushes without being about them, as hosts of tests do.
    func rank(_ app: Int) -> Int {
      targets[app].ownsPushes == false ? -1 : targets[app].methodCount
    }
    let apps = targets.indices.filter { targets[$0].kind == .app }
    if let app = apps.max(by: { rank($0) < rank($1) }) {
      if apps.contains(where: { targets[$0].ownsPushes == true }) {
        for host in apps where targets[host].ownsPushes == false { targets[host].examination = [] }
      }
      targets.insert(targets.remove(at: app), at: 0)
      targets[0].facts += activities.map { $0.fact }
      targets[0].unknown += Self.limits(targets, activities)
    }
    self.targets = targets
    let lists = plans.flatMap { [$0.infoPlist, $0.entitlements].compactMap { $0 } }
    let truncated: [String] =
      code.filter { $0.isTruncated }.map { $0.source.path }
      + projects.filter { $0.isTruncated }.map { $0.source.path }
      + lists.filter { $0.isTruncated }.map { $0.source.path }
    let reason = "nested more deeply, or longer, than is read; the rest is left out"
    unread =
      truncated.unique().map { UnreadFile(file: $0, reason: reason) }
      + Dependency.unread(in: files)
  }

  private static func limits(
    _ targets: [TargetProfile],
    _ activities: [LiveActivity]
  ) -> [AppDoubt] {
    let counts = [
      (input: Fact.Input.targets, count: targets.count, most: TargetPlan.most, name: "targets"),
      (.liveActivity, activities.count, LiveActivity.most, "Live Activities"),
    ]
    return counts.filter { $0.count >= $0.most }.map { limit in
      AppDoubt(input: limit.input, reason: "only the first \(limit.most) \(limit.name) are read")
    }
  }
}
