import Testing

// The SDKs of an app, and what they change.
extension ScanTests {
  @Test
  func `SDKs are found by lock files`() {
    var world = Self.world
    world.files["MyApp/Podfile.lock"] = "PODS:\n  - FirebaseMessaging (11.2.0):\n"
    let run = Run("eval silent.json --state suspended --app MyApp", in: world)
    #expect(run.output.contains("Added by Firebase: did-receive-fetch\n"))
    #expect(run.output.contains("Hidden by Firebase: did-receive\n"))
    let json = Run("eval silent.json --state suspended --app MyApp --json", in: world).output
    #expect(json.contains("\"by\": \"Firebase\""))
  }

  @Test
  func `the handlers of SDKs stand under the callback that runs them`() {
    var world = Self.world
    world.files["MyApp/pubspec.lock"] =
      "packages:\n  firebase_messaging:\n    version: \"15.2.0\"\n"
    world.files["MyApp/lib/main.dart"] = "void main() { FirebaseMessaging.onBackgroundMessage(f); }"
    let line =
      "FlutterFire Messaging runs FirebaseMessaging.onBackgroundMessage, if the\n"
    #expect(Run("eval silent.json --state background --app MyApp", in: world).output.contains(line))
    let json = Run("eval silent.json --state background --app MyApp --json", in: world).output
    #expect(json.contains("\"handler\": \"FirebaseMessaging.onBackgroundMessage\""))
    let lint = Run("lint rich.json --app MyApp", in: world).output
    #expect(lint.contains("handler-unreached"))
    #expect(Run("eval rich.json --app MyApp", in: world).output.contains("onMessageOpenedApp"))
    #expect(Run("help sdks flutterfire").output.contains("Handlers by what happens"))
    #expect(Run("help sdks flutterfyre").errors.contains("did you mean flutterfire"))
  }

  @Test
  func `SDKs can be stated`() {
    let run = Run("scan MyApp --sdk-preset firebase@11,OneSignal", in: Self.world)
    #expect(run.output.contains("\n    firebase@11  --sdk-preset\n"))
    #expect(run.output.contains("added by Firebase"))
    #expect(Run("help sdks").output.contains("\nonesignal: OneSignal\n"))
  }
}
