// swift-tools-version: 6.2
import Foundation
import PackageDescription

let package = Package(
  name: "client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pushroute", path: "../..")],
  targets: [
    .target(name: "ObjectiveC"),
    .target(name: "MyApp", dependencies: ["ObjectiveC"]),
    .testTarget(
      name: "MyAppTests",
      dependencies: ["MyApp", "ObjectiveC", .product(name: "PushRules", package: "pushroute")]
    ),
    .executableTarget(
      name: "lean",
      dependencies: [.product(name: "PushRules", package: "pushroute")]
    ),
  ]
)

// The tests that the page of `pushroute explore` writes, where .ci/client/run puts them.
if FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests/PageTests") {
  package.targets.append(
    .testTarget(
      name: "PageTests",
      dependencies: [
        .product(name: "PushPayload", package: "pushroute"),
        .product(name: "PushRules", package: "pushroute"),
      ]
    )
  )
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
