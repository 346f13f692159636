import PushTestSupport
import PushrouteCommand
import Testing

struct ProviderTests {
  private static let printedPayloads: [(name: String, call: String)] = [
    (name: "lint-providers.txt", call: "lint messages payload.json"),
    (name: "lint-providers.json", call: "lint messages --json"),
    (name: "eval-provider.txt", call: "eval messages/fcm.json --state active"),
    (name: "eval-provider.json", call: "eval messages/fcm.json --state active --json"),
    (name: "eval-provider-states.txt", call: "eval messages/silent.json"),
    (name: "lint-envelope.txt", call: "lint envelope.json text.json"),
    (name: "eval-envelope.json", call: "eval envelope.json --state suspended --json"),
    (name: "help-providers.txt", call: "help providers"),
  ]

  @Test(arguments: printedPayloads)
  func `what reaches the device is printed as recorded`(name: String, call: String) throws {
    try expectSnapshot(Run(call, in: .messages).output, named: name)
  }

  private static let exitCodes: [(call: String, code: ExitCode)] = [
    (call: "lint -f sarif messages", code: ExitCode.findings),
    (call: "lint -f junit messages", code: .findings),
    (call: "lint -f github messages", code: .findings),
    (call: "lint messages/fcm.json messages/silent.json", code: .done),
    (call: "lint messages/silent.json --from fcm", code: .done),
    (call: "lint messages/silent.json --from apns", code: .findings),
    (call: "lint payload.json --from expo", code: .findings),
    (call: "eval messages/slip.json", code: .done),
    (call: "eval messages/silent.json --from apns", code: .failure),
    (call: "eval payload.json --from expo", code: .failure),
    (call: "eval payload.json --from apns", code: .done),
    (call: "eval payload.json --from acme", code: .failure),
    (call: "lint envelope.json", code: .findings),
    (call: "eval envelope.json", code: .done),
    (call: "eval envelope.json --from apns", code: .failure),
    (call: "eval envelope.json --from envelope", code: .done),
    (call: "eval payload.json --from envelope", code: .failure),
    (call: "lint batch.json", code: .done),
    (call: "eval batch.json", code: .done),
  ]

  @Test(arguments: exitCodes)
  func `the exit code is`(call: String, code: ExitCode) {
    #expect(Run(call, in: .messages).code == code)
  }

  @Test
  func `a file that cannot be a message of the provider is reported with its place`() {
    let message = """
      payload.json:1:2: error: found `aps` at the top, as a payload for APNs has it, expected a \
      message for Expo [provider-form]
        | {"aps":{"alert":"Hi"}}
        |  ^

      """
    let run = Run("eval payload.json --from expo", in: .messages)
    #expect(run.errors == message)
    let lint = Run("lint payload.json --from expo", in: .messages)
    #expect(lint.output == message + "1 file: 1 error\n")
    #expect(Run("lint x.json --from acme").errors.contains("expected auto, apns, fcm, fcm-legacy"))
  }

  @Test
  func `what is odd about a message is a warning of eval`() {
    let run = Run("eval messages/slip.json --state active", in: .messages)
    #expect(
      run.output.hasSuffix(
        """

        messages/slip.json:1:54: error: `content_available` stands in the message: write \
        `content-available` with 1 in `apns.payload.aps` [provider-key]
          | {"message":{"token":"t","notification":{"title":"A"},"content_available":true}}
          |                                                      ^

        """
      )
    )
  }

  @Test
  func `headers of a message count, and must agree with the flags`() {
    let call = "eval messages/silent.json --state active --json"
    let json = Run(call, in: .messages).output
    #expect(json.contains("\"pushType\": \"background\""))
    #expect(json.contains("\"priority\": 5"))
    #expect(Run(call + " --push-type background", in: .messages).output == json)
    let run = Run(call + " --push-type alert", in: .messages)
    #expect(run.code == .failure)
    #expect(
      run.errors.hasPrefix(
        "messages/silent.json:1:82: error: found apns-push-type background in the message, "
          + "expected alert as stated beside it\n"
      )
    )
    #expect(Run(call + " --priority 10", in: .messages).code == .failure)
    let bad = Run("eval bad.json", in: .messages)
    #expect(bad.errors.hasPrefix("bad.json:1:60: error: apns-priority: found `7`, expected "))
  }

  @Test(arguments: ["diff --state active --state suspended", "table --when did-receive-fetch"])
  func `headers of a message hold for all situations of a space`(call: String) {
    let run = Run(call + " messages/silent.json", in: .messages)
    #expect(run.output.contains("push type background"))
    let stated = Run(call + " messages/silent.json --push-type background", in: .messages)
    #expect(stated.output == run.output)
    let refused = Run(call + " messages/silent.json --push-type alert", in: .messages)
    #expect(refused.errors.contains("found apns-push-type background in the message"))
    #expect(refused.code == .failure)
  }

  @Test
  func `a cell whose headers are not those of the message cannot be`() {
    let call = "table --rows push-type=alert,background --columns payload=messages/silent.json"
    let run = Run(call + " --state suspended --lifecycle app -f markdown", in: .messages)
    let lines = run.output.split(separator: "\n")
    #expect(lines[2] == "| alert | cannot be (1) |")
    #expect(lines[3] == "| background | didReceiveRemoteNotification:fetchCompletionHandler: |")
    #expect(
      lines[4]
        == "(1) apns-push-type alert and apns-push-type background of the message cannot be combined"
    )
  }

  @Test
  func `the fix of what is sent as it is can be carried out`() {
    let run = Run("lint --fix fix.json", in: .messages)
    let fixed = #"{"interests":["a"],"apns":{"aps":{"alert":"A","mutable-content":1}}}"#
    #expect(run.written == ["fix.json": fixed])
    #expect(run.output == "1 file: no problems; fixed 1 in 1 file\n")
  }

  @Test
  func `a long payload is cut, and its text is harmless`() {
    var world = MemoryWorld()
    let body = #"\u001b[2J\u202e"# + String(repeating: "x", count: 1_000)
    world.files["long.json"] = #"{"to":"ExpoPushToken[x]","body":"\#(body)","badge":"1"}"#
    for call in ["lint long.json", "eval long.json", "lint --json long.json"] {
      let run = Run(call, in: world)
      #expect(!run.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
    let line = Run("lint long.json", in: world).output.split(separator: "\n").first ?? ""
    #expect(line.hasSuffix("xxx…") && line.count < 400)
  }
}

extension MemoryWorld {
  /// Messages of some providers, and a payload.
  static let messages = MemoryWorld(
    files: [
      "payload.json": #"{"aps":{"alert":"Hi"}}"#,
      "messages/fcm.json": "{\n  \"message\": {\n    \"token\": \"t\",\n"
        + "    \"notification\": {\"title\": \"Hi\"},\n    \"data\": {\"id\": \"4.20\"},\n"
        + "    \"apns\": {\"payload\": {\"aps\": {\"badge\": 1.0}}}\n  }\n}\n",
      "messages/expo.json": #"{"to":"ExponentPushToken[x]","body":"Hi","badge":"1"}"#,
      "messages/silent.json": #"{"message":{"topic":"news","data":{"id":"1"},"#
        + #""apns":{"headers":{"apns-push-type":"background","apns-priority":"5"},"#
        + #""payload":{"aps":{"content-available":1}}}}}"#,
      "messages/slip.json":
        #"{"message":{"token":"t","notification":{"title":"A"},"content_available":true}}"#,
      "bad.json": #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"7"}}}}"#,
      "envelope.json": #"{"headers":{"apns-push-type":"background","apns-priority":"5"},"#
        + #""payload":{"aps":{"contentAvailable":1}}}"#,
      "text.json": #"{"Message":"{\"default\":\"Hi\",\"APNS\":\"{\\\"aps\\\":"#
        + #"{\\\"alert\\\":\\\"Hi\\\",\\\"badge\\\":\\\"1\\\"}}\"}"}"#,
      "batch.json": #"[{"to":"ExpoPushToken[x]","body":"A"},{"to":"ExpoPushToken[y]","body":"B"}]"#,
      "fix.json": #"{"interests":["a"],"apns":{"aps":{"alert":"A","mutable-content":true}}}"#,
    ]
  )
}
