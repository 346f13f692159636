import AppLifecycle
import PushRules
import Questions
import Testing

@testable import PushrouteCommand

struct ScenarioFileTests {
  private static let members: KeyValuePairs<String, String> = [
    "": "",
    #""ios":"12""#: "--ios 12",
    #""state":"active""#: "--state active",
    #""state":"notRunning","terminatedBy":"crash""#: "--terminated-by crash",
    #""state":"suspended","terminatedBy":null"#: "--state suspended",
    #""terminatedBy":"user""#: "--killed-by-user",
    #""firstUnlock":"pending""#: "--first-unlock pending",
    #""implements":[]"#: "--implements none",
    #""implements":["willPresent","scene-will-connect"]"#:
      "--implements will-present,scene-will-connect",
    #""implements":"did-receive,will-present""#: "--implements did-receive,will-present",
    #""notificationCenterDelegate":"none","implements":["will-present"]"#:
      "--notification-center-delegate none --implements will-present",
    #""lifecycle":"scene","sdk":"13""#: "--lifecycle scene --sdk 13",
    #""backgroundModes":["voip","audio"]"#: "--background-modes voip,audio",
    #""backgroundModes":[]"#: "--background-modes none",
    #""backgroundAppRefresh":"off","lowPowerMode":"on""#:
      "--background-app-refresh off --low-power on",
    #""authorization":"provisional""#: "--authorization provisional",
    #""pushType":"background","priority":5"#: "--push-type background --priority 5",
    #""pushType":null,"priority":null"#: "",
    #""priority":"10""#: "--priority 10",
    #""exitsOnSuspend":true,"stateRestoration":true"#: "--exits-on-suspend --state-restoration",
    #""exitsOnSuspend":false,"stateRestoration":false,"multiWindow":false"#: "",
    #""ios":"4","multitasking":false,"backgroundTasks":2"#:
      "--ios 4 --multitasking off --background-tasks 2",
    #""multitasking":true"#: "",
    #""multitasking":"off""#: "--multitasking off",
    #""device":"iPad""#: "--device iPad",
    #""device":"iPad","multiWindow":true"#: "--multi-window",
    #""name":"Home","description":"What happens.""#: "",
  ]

  @Test(arguments: members)
  func `a member means the same as its flag`(members: String, flags: String) throws {
    let text = members.isEmpty ? "{\"events\":[\"home\"]}" : "{\(members),\"events\":[\"home\"]}"
    let scenario = try Script.scenario("s.json", in: ["s.json": text])
    #expect(scenario == (try Script.scenario("home " + flags)))
  }

  @Test
  func `a script starts with an app that is not running, unless it says otherwise`() throws {
    #expect(try Script.scenario("tap-icon").situation.state == .notRunning(.system))
    let locked = try Script.scenario("unlock --first-unlock pending")
    #expect(locked.situation.state == .notRunning(.reboot))
    let killed = try Script.scenario("tap-icon --killed-by-user --state suspended")
    #expect(killed.situation.state == .notRunning(.user))
  }

  private static let flags: [(members: String, flags: String, same: String)] = [
    (
      members: #""state":"active","ios":"12""#, flags: "--state background",
      same: "--state background --ios 12"
    ),
    (
      members: #""state":"not-running","terminatedBy":"user""#, flags: "--state active",
      same: "--state active"
    ),
    (members: #""state":"active""#, flags: "--terminated-by crash", same: "--terminated-by crash"),
    (members: #""terminatedBy":"crash""#, flags: "--killed-by-user", same: "--killed-by-user"),
    (members: #""device":"iPad","multiWindow":true"#, flags: "--device iPhone", same: ""),
    (members: #""device":"iPhone""#, flags: "--multi-window", same: "--multi-window"),
    (members: #""exitsOnSuspend":false"#, flags: "--exits-on-suspend", same: "--exits-on-suspend"),
    (
      members: #""implements":["did-receive"]"#, flags: "--implements none",
      same: "--implements none"
    ),
    (
      members: #""pushType":"alert","priority":5"#, flags: "--headers h.txt",
      same: "--headers h.txt"
    ),
  ]

  @Test(arguments: flags)
  func `a flag takes the place of a member`(members: String, flags: String, same: String) throws {
    let files = [
      "s.json": "{\(members),\"events\":[\"home\"]}", "h.txt": "apns-push-type: background",
    ]
    let scenario = try Script.scenario("s.json " + flags, in: files)
    #expect(scenario == (try Script.scenario("home " + same, in: files)))
  }

  @Test
  func `the name of a scenario is the title of its reports`() throws {
    let script = try Script.loaded("s.json", in: ["s.json": #"{"name":"Away","events":[]}"#])
    #expect(script.file?.name == "Away")
  }

  @Test
  func `a member may say what the version does not have, with a warning`() {
    var world = MemoryWorld.usual
    world.files["s.json"] = #"{"ios":"9","implements":["will-present"],"events":[]}"#
    let run = Run("simulate s.json --diagram", in: world)
    #expect(
      run.errors == """
        pushroute: warning: `implements` will-present: exists from iOS 10 and counts as not \
        implemented on iOS 9

        """
    )
    #expect(run.code == .done)
    #expect(Run("simulate s.json --diagram -q", in: world).errors.isEmpty)
  }
}
