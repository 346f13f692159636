extension Repository {
  private static let push = #"{"aps":{"alert":"Hi"}}"#
  private static let broken = #"{"aps":{"alert":"Hi",}}"#
  private static let package =
    #"{"name":"x","version":"1.0.0","scripts":{"test":"true"},"files":["a"]}"#
  private static let contents =
    #"{"images":[{"idiom":"universal","scale":"1x"}],"info":{"author":"xcode","version":1}}"#
  private static let strings = #"{"message":"Message","to":"To","data":"Data","maps: x":"Karten"}"#

  /// Repositories of many kinds.
  static let samples: [Repository] = [
    Repository(
      name: "Xcode project with asset catalogues",
      files: [
        "App/Assets.xcassets/Contents.json": contents,
        "App/Assets.xcassets/AppIcon.appiconset/Contents.json": contents,
        "App.xcodeproj/project.xcworkspace/contents.json": "{}",
        "App/Push/silent.apns": #"{"Simulator Target Bundle":"a.b","aps":{"content-available":1}}"#,
        "AppTests/push.json": push,
        "AppTests/Fixtures/user.json": #"{"user":{"name":"Ann","apsis":3}}"#,
      ],
      pushes: ["App/Push/silent.apns", "AppTests/push.json"]
    ),
    Repository(
      name: "JavaScript with modules that nobody ignores, without git",
      hasGit: false,
      files: [
        "package.json": package, "package-lock.json": #"{"lockfileVersion":3,"packages":{}}"#,
        "node_modules/apn/test/push.json": push, "node_modules/apn/package.json": package,
        "tsconfig.json": "{\n  // strict\n  \"compilerOptions\": {\"strict\": true,},\n}",
        "test/push.json": push, ".vscode/settings.json": "{ /* mine */ }",
        ".git-hooks/push.json": push, "sub/.build/push.json": push, "Pods/push.json": push,
        "DerivedData/push.json": push,
      ],
      pushes: [".git-hooks/push.json", "test/push.json"]
    ),
    Repository(
      name: "localisation",
      files: [
        "locales/en.json": strings, "locales/de.json": strings,
        "locales/languages.json": #"{"en":"English","de":"German"}"#,
        "messages/en.json": #"{"message":{"to":"To {name}","title":"Hello"}}"#,
      ],
      pushes: []
    ),
    Repository(
      name: "monorepo with Fastlane",
      files: [
        ".gitignore": "build/\nios/fastlane/report.json\n",
        "ios/fastlane/report.json": push, "ios/fastlane/metadata/rating.json": #"{"CARTOON":0}"#,
        "ios/build/push.json": push, "ios/Notifications/alert.json": push,
        "android/app/google-services.json": #"{"project_info":{"project_id":"x"},"client":[]}"#,
        "server/fcm.json":
          #"{"message":{"token":"t","apns":{"payload":{"aps":{"content-available":1}}}}}"#,
        "server/legacy.json": #"{"to":"t","notification":{"title":"Hi"},"priority":"high"}"#,
      ],
      pushes: ["ios/Notifications/alert.json", "server/fcm.json", "server/legacy.json"]
    ),
    Repository(
      name: "Flutter app",
      files: [
        "assets/i18n/en.json": strings, "assets/lottie.json": #"{"v":"5.5","layers":[{"ks":{}}]}"#,
        "lib/l10n/app_en.arb": "{}", "ios/Runner/push.apns": push,
        ".dart_tool/package_config.json": #"{"configVersion":2,"packages":[]}"#,
        "build/x.json": "{}", "test/fixtures/message.json": #"{"message":"Hello","to":"Ann"}"#,
      ],
      pushes: ["ios/Runner/push.apns"]
    ),
    Repository(
      name: "React Native",
      files: [
        ".gitignore": "node_modules/\nios/Pods/\n", "app.json": #"{"name":"x","displayName":"X"}"#,
        "node_modules/x/push.json": push, "ios/Pods/Local/push.json": push,
        "e2e/push.json": broken,
        "e2e/expo.json":
          #"{"to":"ExponentPushToken[x]","title":"Hi","body":"There","data":{"a":1}}"#,
        "firebase.json": #"{"react-native":{"messaging_auto_init_enabled":false}}"#,
      ],
      pushes: ["e2e/expo.json", "e2e/push.json"]
    ),
    Repository(
      name: "SwiftPM package",
      files: [
        "Package.resolved": #"{"pins":[],"version":2}"#, ".swiftlint.json": "{}",
        ".gitignore": ".build\n", ".build/checkouts/x/push.json": push,
        "Tests/Fixtures/a.json": push, "Tests/Fixtures/b.json": #"[{"aps":{}},{"aps":{}}]"#,
        "Sources/Docs.docc/theme-settings.json": #"{"meta":{},"theme":{"color":{}}}"#,
      ],
      pushes: ["Tests/Fixtures/a.json", "Tests/Fixtures/b.json"]
    ),
    Repository(
      name: "backend with templates and an interface description",
      files: [
        "openapi.json":
          ##"{"openapi":"3.1.0","components":{"schemas":{"Push":{"properties":{"aps":{}}}}}}"##,
        "schemas/push.schema.json":
          #"{"$schema":"https://json-schema.org/draft/2020-12/schema","properties":{"aps":{}}}"#,
        "postman.json": #"{"info":{"name":"x"},"item":[{"request":{"body":{"aps":{}}}}]}"#,
        "templates/welcome.json": #"{"aps":{"alert":"{{text}}","badge":1},"id":"{{id}}"}"#,
        "templates/onesignal.json":
          #"{"app_id":"x","included_segments":["All"],"contents":{"en":"Hi"}}"#,
        "config/default.json": #"{"apns":{"topic":"a.b"},"push":{"priority":"high"}}"#,
      ],
      pushes: ["postman.json", "templates/onesignal.json", "templates/welcome.json"]
    ),
    Repository(
      name: "cases and scenarios",
      files: [
        "cases/taps.json":
          #"{"cases":[{"name":"a","payload":{"aps":{}},"situation":{},"expect":{}}]}"#,
        "scenarios/day.json": #"{"events":["home",{"push":{"aps":{"alert":"Hi"}}},{"after":3}]}"#,
        "payloads/events.json": #"{"aps":{"alert":"Hi"},"events":["a"],"cases":[]}"#,
        ".pushroute.json": #"{"situation":{"ios":"17"}}"#,
        "answers/alert.json": #"{"schemaVersion":1,"payload":{"message":{"aps":{}}}}"#,
        "answers/all.json": #"[{"schemaVersion":1,"payload":{"message":{"aps":{}}}}]"#,
      ],
      pushes: ["payloads/events.json"]
    ),
    Repository(
      name: "Cordova plugin with samples that are broken",
      files: [
        "plugin.json": package, "samples/single.json": "{'aps':{'alert':'Hi'}}",
        "samples/bare.json": "{aps: {alert: 1}}", "samples/curly.json": "{“aps”: {}}",
        "samples/note.json": "{\"note\": \"maps: none\",}", "samples/empty.json": "",
        "samples/escaped.json": #"{"Message":"{\"aps\":{\"alert\":\"Hi\"}}"}"#,
      ],
      pushes: [
        "samples/bare.json", "samples/curly.json", "samples/escaped.json", "samples/single.json",
      ]
    ),
    Repository(
      name: "documents, requests, templates and foreign JSON",
      files: [
        "README.md": "```json\n\(push)\n```", "docs/no.md": "`\(push)`\n```json\n{\"a\":1}\n```",
        "docs/dots.mdx": "```json\n{\"aps\": {...}}\n```", "api/push.http": "POST /x\n\n\(push)\n",
        "a.jsonc": "// x\n" + push, "a.json5": "{aps:{}}",
        "mail/a.json.hbs": #"{"aps":{"badge":{{x}}}}"#,
        "scan.json": #"{"aps":[{"bssid":"a"}]}"#, "region.json": #"{"services":{"aps":{"e":{}}}}"#,
        "queue.json": #"{"message":{"topic":"a","data":{}}}"#,
        "chat.json": #"{"channels":["a"],"data":{"users":[]}}"#,
        "ci.json": #"{"trigger":{"type":"push"},"title":"x","steps":[]}"#.replacing(
          "title",
          with: "t"
        ),
        "schema.json": #"{"type":"object","properties":{"aps":{"alert":{}}}}"#,
        "many.json": #"{"a":{"aps":{"badge":1}},"b":{"aps":{"badge":2}}}"#,
      ],
      pushes: ["README.md", "a.json5", "a.jsonc", "api/push.http", "mail/a.json.hbs", "many.json"]
    ),
    Repository(
      name: "names of all kinds",
      files: [
        "-n.json": push, "a b.json": push, "é/ü.json": push, "100644 x 0\ty.json": push,
        "new\nline.json": push, "UPPER.JSON": push, "x.json.bak": push, "json": push,
        "folder.json/push.json": push,
      ],
      pushes: [
        "-n.json", "100644 x 0\ty.json", "UPPER.JSON", "a b.json", "folder.json/push.json",
        "new\nline.json", "é/ü.json",
      ]
    ),
  ]
}
