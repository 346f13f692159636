import PushRules
import Questions
import RouteReport

struct WholeExample: Sendable {
  let title: String
  let file: String
  let text: String
  let lines: KeyValuePairs<String, String>
  let members: CommandDescription.Glossary

  var page: String {
    Paragraph(title).hanging(on: "") + "\n" + text + "\ntry it, saved as " + file + "\n"
      + HelpText.calls(lines)
      + "\n" + HelpText.text(of: members)
  }

  static let payload = WholeExample(
    title:
      "A payload is the JSON that a server sends to APNs; Apple reads what is in aps, the rest "
      + "is for your app.",
    file: "push.json",
    text: """
      {
        "aps": {
          "alert": { "title": "Lunch?", "body": "At one, as usual." },
          "sound": "default",
          "badge": 1,
          "content-available": 1
        },
        "article": 4711
      }

      """,
    lines: [
      "which callbacks it fires": "pushroute eval push.json --state suspended",
      "what is wrong with it": "pushroute lint push.json",
      "without a file": "echo '{\"aps\":{\"content-available\":1}}' | pushroute eval -",
      "let an editor check it": "pushroute schema payload > payload.schema.json",
    ],
    members: .init(
      title: "what PAYLOAD can be",
      entries: [
        "FILE.json": "a payload, or a request with headers and payload",
        "FILE.apns": "a file for xcrun simctl push, with \"Simulator Target Bundle\"",
        "a message": "of FCM, Expo, OneSignal and others: pushroute help providers",
        "-": "standard input; also where PAYLOAD is left out and it is piped",
        "silent": "{\"aps\":{\"content-available\":1}}: no alert, sound or badge",
        "rich": "with \"mutable-content\":1 the service extension changes it",
        "Live Activity": "\"event\" and \"content-state\" in aps",
        "all keys of aps": "pushroute schema payload, pushroute help checks",
      ]
    )
  )

  static let cases = WholeExample(
    title: "A case file states what you expect in situations; pushroute test checks it.",
    file: "cases.json",
    text: """
      {
        "cases": [
          {
            "name": "a silent push wakes the suspended app",
            "payload": { "aps": { "content-available": 1 } },
            "situation": { "ios": "17", "state": "suspended", "lifecycle": "app" },
            "expect": { "arrival": ["did-receive-fetch"], "wake": "resumed" }
          },
          {
            "name": "after a force quit nothing runs",
            "payload": { "aps": { "content-available": 1 } },
            "situation": { "state": "not-running", "terminatedBy": "user" },
            "expect": { "arrival": [], "notCalled": ["did-receive-fetch"] }
          }
        ]
      }

      """,
    lines: [
      "run it": "pushroute test cases.json",
      "write the case that holds now":
        "pushroute eval push.json --state suspended -f case -o cases.json",
      "take over what the rules say, after a look at it": "pushroute test cases.json --update",
    ],
    members: .init(
      title: "members of a case",
      entries: [
        "name": "a sentence of its own",
        "payload": "a payload or a message of a provider, or its path from the case file",
        "situation":
          "the members of eval --json; only state must be there: pushroute help situation",
        "description, source": "for readers; source has ids of citations",
        "expect": "at least one of those below; what is left out may be",
      ],
      indented: CommandDescription.expectations.entries
    )
  )

  static let scenario = WholeExample(
    title: "A scenario is the app at the start and what happens then; pushroute simulate plays it.",
    file: "scenario.json",
    text: """
      {
        "name": "a push arrives while the app is suspended, and is tapped",
        "ios": "17",
        "state": "active",
        "lifecycle": "app",
        "implements": ["did-receive-fetch", "did-receive-response"],
        "events": [
          "home",
          { "after": 30 },
          { "push": { "aps": { "alert": "Lunch?", "content-available": 1 } } },
          "tap-notification"
        ],
        "expect": [
          "home -> will-resign-active did-enter-background",
          "after:30",
          "push -> did-receive-fetch",
          "tap-notification -> did-receive-response did-become-active"
        ]
      }

      """,
    lines: [
      "play it": "pushroute simulate scenario.json",
      "run its expectations": "pushroute test scenario.json",
      "as a picture": "pushroute simulate scenario.json -o scenario.svg",
      "write a scenario from words":
        "pushroute simulate home push:push.json tap-icon --state active -f scenario",
    ],
    members: .init(
      title: "members",
      entries: [
        "events":
          "words of pushroute help events, { \"push\": PAYLOAD }, { \"push\": \"FILE\" } from the "
          + "folder of the scenario, { \"after\": SECONDS }",
        "state": "the state at the start (not-running)",
        "of the app": "exitsOnSuspend, stateRestoration, backgroundTasks, multiWindow",
        "of the device": "device, multitasking",
        "others": "the members of eval's situation but "
          + SituationMember.actions.map(\.name).joined(separator: " and "),
        "expect":
          "printed lines of a log, or a line for each step: its event, -> and the callbacks, = and "
          + "the states that the app passes; only callbacks that some line names are compared",
        "name, description, source": "for readers",
      ]
    )
  )

  static let config = WholeExample(
    title: "The nearest .pushroute.json above a file, or above the working directory, says once "
      + "what holds for every call; flags win over it.",
    file: ".pushroute.json",
    text: """
      {
        "exclude": ["Generated/**"],
        "ignore": ["provider-retired"],
        "perPath": { "Tests/**": { "ignore": ["json-syntax"] } },
        "failSeverity": "warning",
        "situation": {
          "ios": "17",
          "lifecycle": "scene",
          "implements": ["did-receive-fetch", "scene-will-connect"]
        }
      }

      """,
    lines: [
      "lint what is left": "pushroute lint .",
      "answer for that app": "pushroute eval push.json --state suspended",
    ],
    members: .init(
      title: "members, all of them optional",
      entries: [
        "exclude": "paths that lint and test pass over",
        "ignore, select": "codes of pushroute help checks",
        "perPath": "codes to ignore in some paths",
        "failSeverity": "error, warning or info",
        "from": "the provider whose messages the files are",
        "baseline": "a file of findings that are known already",
        "situation": "as in a case: what is so in your app",
      ]
    )
  )
}
