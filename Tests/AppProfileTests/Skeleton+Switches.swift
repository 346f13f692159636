extension Skeleton {
  /// Apps that switch an SDK off, or try to.
  static let switches: [Skeleton] = [
    app(
      "Firebase that is switched off",
      [
        oldMethod, "== Podfile.lock\nPODS:\n  - FirebaseMessaging (11.2.0):",
        "== App/Info.plist",
        "<plist><dict><key>FirebaseAppDelegateProxyEnabled</key><false/></dict></plist>",
      ],
      """
      app App · did-receive · delegate none · app
        if switched off: firebase@11.2
      """
    ),
    app(
      "a switch that is a string has no effect",
      [
        oldMethod, "== Podfile.lock\nPODS:\n  - FirebaseMessaging (11.2.0):",
        "== App/Info.plist",
        "<plist><dict><key>FirebaseAppDelegateProxyEnabled</key><string>NO</string></dict></plist>",
      ],
      """
      app App · did-receive,did-receive-fetch · delegate none · app
        sdk firebase@11.2
        1:56 switch-ignored
        3:8 method-hidden
      """
    ),
    app(
      "Capacitor, switched off in TypeScript",
      [
        center, "== package.json", #"{"dependencies":{"@capacitor/push-notifications":"7.0.0"}}"#,
        "== capacitor.config.ts",
        "const config = { server: { url: 'https://a' },\n  ios: { // 'no'",
        "    'handleApplicationNotifications': false } }",
      ],
      """
      app App · did-finish-launching,will-present · delegate set · app
        if switched off: capacitor@7
      """
    ),
    app(
      "Capacitor, switched off in JSON",
      [
        center, "== package.json", #"{"dependencies":{"@capacitor/push-notifications":"7.0.0"}}"#,
        "== App/public/capacitor.config.json",
        #"{"ios": {"handleApplicationNotifications": false}}"#,
      ],
      """
      app App · did-finish-launching,will-present · delegate set · app
        if switched off: capacitor@7
      """
    ),
    app(
      "Capacitor, with a comment about its switch",
      [
        center, "== package.json", #"{"dependencies":{"@capacitor/push-notifications":"7.0.0"}}"#,
        "== capacitor.config.ts\nexport default { // handleApplicationNotifications: false\n}",
      ],
      """
      app App · did-finish-launching,will-present,did-receive-response · delegate set · app
        sdk capacitor@7
        3:40 delegate-taken-twice
      """
    ),
    app(
      "Airship, switched off in its property list",
      [
        oldMethod, "== Podfile.lock\nPODS:\n  - Airship (18.0.0):", "== Config/AirshipConfig.plist",
        "<plist><dict><key>automaticSetupEnabled</key><false/></dict></plist>",
      ],
      """
      app App · did-receive · delegate none · app
        if switched off: airship@18
      """
    ),
    app(
      "Airship, switched off in code",
      [
        oldMethod, "== Podfile.lock\nPODS:\n  - Airship (18.0.0):",
        "== App/Push.swift\nfunc start() { config.isAutomaticSetupEnabled = false }",
      ],
      """
      app App · did-receive · delegate none · app
        if switched off: airship@18
      """
    ),
    app(
      "Airship, switched off in one build alone",
      [
        oldMethod, "== Podfile.lock\nPODS:\n  - Airship (18.0.0):",
        "== App/Push.swift\nfunc start() {\n#if DEBUG\nconfig.isAutomaticSetupEnabled = false\n#endif\n}",
      ],
      """
      app App · did-receive,did-receive-fetch,will-present,did-receive-response · delegate set · app
        sdk airship@18
        3:8 method-hidden
      """
    ),
    app(
      "Customer.io, switched off in code",
      [
        oldMethod, "== Podfile.lock\nPODS:\n  - CustomerIO (4.7.5):",
        "== App/Push.swift\nlet config = MessagingPushConfigBuilder().autoTrackPushEvents(false).build()",
      ],
      """
      app App · did-receive · delegate none · app
        if switched off: customerio@4.7.5
      """
    ),
  ]
}
