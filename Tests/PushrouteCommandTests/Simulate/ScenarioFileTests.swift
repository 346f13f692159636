import AppLifecycle
import PushRules
import Questions
import Testing

@testable import PushrouteCommand

struct ScenarioFileTests {
  private static let members: [(members: String, flags: String)] = [
    (members: "", flags: ""),
    (members: #""ios":"12""#, flags: "--ios 12"),
    (members: #""state":"active""#, flags: "--state active"),
    (members: #""state":"notRunning","terminatedBy":"crash""#, flags: "--terminated-by crash"),
    (members: #""state":"suspended","terminatedBy":null"#, flags: "--state suspended"),
    (members: #""terminatedBy":"user""#, flags: "--killed-by-user"),
    (members: #""firstUnlock":"pending""#, flags: "--first-unlock pending"),
    (members: #""implements":[]"#, flags: "--implements none"),
    (
      members: #""implements":["willPresent","scene-will-connect"]"#,
      flags: "--implements will-present,scene-will-connect"
    ),
    (
      members: #""implements":"did-receive,will-present""#,
      flags: "--implements did-receive,will-present"
    ),
    (
      members: #""notificationCenterDelegate":"none","implements":["will-present"]"#,
      flags: "--notification-center-delegate none --implements will-present"
    ),
    (members: #""lifecycle":"scene","sdk":"13""#, flags: "--lifecycle scene --sdk 13"),
    (members: #""backgroundModes":["voip","audio"]"#, flags: "--background-modes voip,audio"),
    (members: #""backgroundModes":[]"#, flags: "--background-modes none"),
    (
      members: #""backgroundAppRefresh":"off","lowPowerMode":"on""#,
      flags: "--background-app-refresh off --low-power on"
    ),
    (members: #""authorization":"provisional""#, flags: "--authorization provisional"),
    (
      members: #""pushType":"background","priority":5"#,
      flags: "--push-type background --priority 5"
    ),
    (members: #""pushType":null,"priority":null"#, flags: ""),
    (members: #""priority":"10""#, flags: "--priority 10"),
    (
      members: #""exitsOnSuspend":true,"stateRestoration":true"#,
      flags: "--exits-on-suspend --state-restoration"
    ),
    (members: #""exitsOnSuspend":false,"stateRestoration":false,"multiWindow":false"#, flags: ""),
    (
      members: #""ios":"4","multitasking":false,"backgroundTasks":2"#,
      flags: "--ios 4 --multitasking off --background-tasks 2"
    ),
    (members: #""multitasking":true"#, flags: ""),
    (members: #""multitasking":"off""#, flags: "--multitasking off"),
    (members: #""device":"iPad""#, flags: "--device iPad"),
    (members: #""device":"iPad","multiWindow":true"#, flags: "--multi-window"),
    (members: #""name":"Home","description":"What happens.""#, flags: ""),
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
