// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "pushroute",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "PushRules", targets: ["PushRules"]),
    .library(name: "PushPayload", targets: ["PushPayload"]),
    .library(name: "AppLifecycle", targets: ["AppLifecycle"]),
    .library(name: "Evidence", targets: ["Evidence"]),
    .executable(name: "pushroute", targets: ["pushroute"]),
  ],
  targets: [
    .target(name: "DecisionTables"),
    .target(name: "PushRules", dependencies: ["DecisionTables"]),
    .target(name: "PushPayload", dependencies: ["PushRules"]),
    .target(name: "AppLifecycle", dependencies: ["DecisionTables", "PushRules"]),
    .target(name: "Evidence"),
    .target(name: "AppProfile", dependencies: ["PushRules", "PushPayload"]),
    .target(name: "Questions", dependencies: ["PushRules", "PushPayload", "AppLifecycle"]),
    .target(
      name: "DeviceLog",
      dependencies: ["PushRules", "PushPayload", "AppLifecycle", "Evidence", "Questions"]
    ),
    .target(
      name: "RouteReport",
      dependencies: [
        "DecisionTables", "PushRules", "PushPayload", "AppLifecycle", "Evidence", "AppProfile",
        "Questions", "DeviceLog",
      ]
    ),
    .target(
      name: "PushrouteCommand",
      dependencies: [
        "PushRules", "PushPayload", "AppLifecycle", "Evidence", "AppProfile", "Questions",
        "DeviceLog", "RouteReport",
      ]
    ),
    .executableTarget(name: "pushroute", dependencies: ["PushrouteCommand"]),
    .target(
      name: "ExploreEngine",
      dependencies: ["PushRules", "PushPayload", "AppLifecycle", "RouteReport", "Questions"]
    ),
    .target(
      name: "PushTestSupport",
      dependencies: ["PushRules", "Evidence"],
      path: "Tests/PushTestSupport"
    ),
    .testTarget(
      name: "DecisionTablesTests",
      dependencies: ["DecisionTables", "PushTestSupport"]
    ),
    .testTarget(
      name: "PushRulesTests",
      dependencies: ["PushRules", "DecisionTables", "PushTestSupport"]
    ),
    .testTarget(
      name: "PushPayloadTests",
      dependencies: ["PushPayload", "PushRules", "PushTestSupport"]
    ),
    .testTarget(
      name: "AppLifecycleTests",
      dependencies: ["AppLifecycle", "DecisionTables", "Evidence", "PushRules", "PushTestSupport"]
    ),
    .testTarget(
      name: "EvidenceTests",
      dependencies: [
        "Evidence", "PushRules", "PushPayload", "AppLifecycle", "RouteReport", "PushTestSupport",
      ]
    ),
    .testTarget(
      name: "AppProfileTests",
      dependencies: ["AppProfile", "PushPayload", "PushRules", "PushTestSupport"]
    ),
    .testTarget(
      name: "RouteReportTests",
      dependencies: [
        "RouteReport", "PushRules", "PushPayload", "AppLifecycle", "Evidence", "Questions",
        "PushTestSupport",
      ],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "PushrouteCommandTests",
      dependencies: [
        "PushrouteCommand", "PushRules", "PushPayload", "AppLifecycle", "Evidence", "Questions",
        "DeviceLog", "RouteReport", "ExploreEngine", "PushTestSupport",
      ],
      exclude: ["Snapshots", "Schemas"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
  if target.type != .test {
    target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
}
