"""The page's answers beside those of the command: the same members, findings, headlines and refusals."""

import json
import pathlib
import random
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAYLOADS = ROOT / "Payloads"
RANDOM_PAYLOADS = ["alert/plain", "background/background-update", "background/alert-and-background",
                   "rich/service-extension", "voip/incoming-call", "live-activity/start", "providers/fcm-v1", "providers/expo"]
# How the engine reads numbers, by code of its own; each must be what JavaScript reads.
NUMBERS = """texts => {
  const { memory, allocate, deallocate, _swift_stdlib_strtod_clocale: read } = pushroute.engine.exports
  return texts.filter(text => {
    const bytes = new TextEncoder().encode(text + '\\0')
    const place = allocate(bytes.length + 16) >>> 0, result = place + ((bytes.length + 7) & ~7)
    new Uint8Array(memory.buffer, place).set(bytes)
    const end = read(place, result) >>> 0, value = new DataView(memory.buffer).getFloat64(result, true)
    deallocate(place)
    return end !== place + bytes.length - 1 || !Object.is(value, Number(text))
  })
}"""
# Numbers at the edges of what a double holds, and with more digits than it holds.
EDGES = ["0", "-0", "1", "0.1", "1e23", "9007199254740993", "5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
         "2.2250738585072011e-308", "2.2250738585072014e-308", "1.7976931348623157e308", "1.7976931348623159e308", "1e309",
         "1e-400", "0e999999999", f"1{'0' * 900}e-900", f"0.{'0' * 900}1e901", f"9007199254740993.{'0' * 900}1"]
# The page gives one reason of those that the JSON lists, so the change is what both share.
MISSING = ["method", "phase", "change"]
# Two different messages in one text.
TWO = '[{"to":"ExponentPushToken[x]","title":"a"},{"to":"ExponentPushToken[x]","_contentAvailable":true,"data":{"a":1}}]'


class Check:
    """The page and the command, side by side."""

    def __init__(self, page, program, address):
        self.page, self.program, self.address, self.counts = page, program, address, {}

    def command(self, *arguments, text=None):
        """What the command prints, and its messages."""
        result = subprocess.run([self.program, *map(str, arguments)], input=text, text=True, capture_output=True, cwd=ROOT)
        return result.stdout, result.stderr

    def ask(self, questions):
        return [json.loads(text) for text in self.page.evaluate(
            "list => list.map(one => pushroute.engine.askForText(one))", questions)]

    def that(self, kind, holds, message):
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if not holds:
            raise SystemExit(f"{kind}: {message}")

    def same(self, kind, question, found, expected):
        texts = [json.dumps(each, indent=1, sort_keys=True) for each in (found, expected)]
        lines = zip(*(text.splitlines() + [""] for text in texts))
        first = next(((a, b) for a, b in lines if a != b), ("", ""))
        self.that(kind, texts[0] == texts[1], f"the page answers {first[0].strip()!r}, the command "
                  f"{first[1].strip()!r} to {json.dumps(question)[:700]}")

    def page_question(self, situation, text, push=None):
        return {"question": "page", "situation": situation, "payload": {"source": "-", "text": text, **({} if push is None else {"push": push})}}

    def compare(self, kind, situations, text):
        """Asks both about a payload in situations."""
        answers = self.ask([self.page_question(situation, text) for situation in situations])
        for situation, page in zip(situations, answers):
            flags = self.flags(situation)
            output, errors = self.command("eval", "-", "--no-config", "--json", *flags, text=text)
            question = [situation, text]
            if not output:
                reason = page.get("error") or page["answer"].get("impossible", {}).get("because", "an answer")
                said = " ".join(errors.split())
                self.that("refusals", reason.split(" [")[0].split(": ")[-1].rstrip(".") in said, f"the page says {reason!r}, the command {said!r} to {question}")
                continue
            expected = json.loads(output)
            if isinstance(expected, list):
                pages = self.ask([self.page_question(situation, text, place) for place in range(len(expected))])
                for place, one in enumerate(pages):
                    table = {**self.page_question(situation, text, place), "question": "table", "rows": [{}], "columns": [{}]}
                    self.same("several", question, self.ask([table])[0]["cells"][0][0]["headline"], one["sentences"]["summary"])
                self.that("several", all(page["pushes"] == len(expected) for page in pages), f"the page does not count the messages in {text}")
                for page, one in zip(pages, expected):
                    page["answer"]["payload"]["source"] = one["payload"]["source"]
                    self.same("several", question, *({name: one[name] for name in ("situation", "arrival", "userAction", "finalState")} for one in (page["answer"], one)))
                continue
            if len(json.dumps(question)) % 5 == 0:
                markdown = self.ask([{**self.page_question(situation, text), "question": "forms"}])[0]["markdown"]
                printed, _ = self.command("eval", "-", "--no-config", "-f", "markdown", *flags, text=text)
                self.same("markdown", question, markdown.splitlines(), printed.splitlines())
            self.compare_assumed(situation, text, expected)
            key = lambda each: (each["method"], each["phase"])
            missing = {key(each): each for each in expected.pop("notCalled")}
            # Where nothing runs, the page also names a method that the list leaves out.
            for each in (each for each in page["sentences"]["missing"] if key(each) in missing):
                self.same(kind, question, *({name: one[name] for name in MISSING} for one in (each, missing[key(each)])))
            matters = sum(each["matters"] for each in expected.pop("assumptions"))
            expected.pop("findings")
            self.same(kind, question, page["answer"], expected)
            self.that(kind, len(page["sentences"]["assumptions"]) == matters, f"other assumptions in {question}")
            if not flags or len(json.dumps(question)) % 2:
                line, _ = self.command("eval", "-", "--no-config", "--brief", *flags, text=text)
                headline = f"{page['sentences']['title']}: {page['sentences']['summary']}"
                self.that("headlines", line.startswith(headline), f"the page says {headline!r}, the command {line!r}")

    def compare_assumed(self, situation, text, expected):
        """What is said of another value is what stating it gives."""
        pairs = [(each["input"], other) for each in expected["assumptions"] for other in each["otherwise"]
                 if each["input"] in self.members and not isinstance(other["value"], (bool, list))]
        answers = self.ask([self.page_question({**situation, name: other["value"]}, text) for name, other in pairs])
        for (name, other), page in zip(pairs, answers):
            if arrival := page.get("answer", {}).get("arrival"):
                said = [other["arrival"], other["presentation"]]
                self.same("assumed", [situation, name, other["value"], text], said, [[call["method"] for call in arrival["calls"]], arrival["presentation"]])

    def flags(self, situation):
        flags = []
        for name, value in situation.items():
            if value is not None and name in self.members:
                flags += ["--" + self.members[name], ",".join(value) or "none" if isinstance(value, list) else str(value)]
        return flags


def payload_of(case, folder):
    payload = case["payload"]
    return (folder / payload).read_text() if isinstance(payload, str) else json.dumps(payload)


def random_situation(chance, description):
    """A situation that states about half of the members."""
    methods = [method["id"] for method in description["methods"]]

    def value(member):
        match member["form"]:
            case "version": return chance.choice(description["versions"])
            case "methods": return chance.sample(methods, chance.randint(0, len(methods)))
            case "list": return chance.sample(member["words"], chance.randint(0, min(3, len(member["words"]))))
            case _: return chance.choice(member["words"])

    situation = {member["name"]: value(member) for member in description["members"]
                 if member["name"] not in ("state", "terminatedBy") and chance.random() < 0.5}
    situation["state"] = chance.choice(["active", "inactive", "background", "suspended", "not-running"])
    if situation["state"] == "not-running" and chance.random() < 0.7:
        situation["terminatedBy"] = chance.choice(["system", "user", "crash", "reboot", "never-launched"])
    return situation


def check_answers(check, step):
    """Compares everything, or one of `step`."""
    description = check.ask([{"question": "describe"}])[0]
    check.members = {member["name"]: member["flag"] for member in description["members"]}
    for file in sorted((PAYLOADS / "cases").rglob("*.json"))[::step]:
        for case in json.loads(file.read_text())["cases"][::2]:
            if "state" in case.get("situation", {}):
                check.compare("cases", [case["situation"]], payload_of(case, file.parent))
    chance = random.Random(20)
    for path in samples()[::step]:
        situations = [random_situation(chance, description) for _ in range(10 if step == 1 else 2)]
        check.compare("situations", situations, path.read_bytes().decode())
    check_numbers(check, chance)
    check_cells(check, description, chance)
    check_samples(check, step)
    check_scenarios(check, step)


def check_numbers(check, chance):
    digits = lambda: "".join(chance.choices("0123456789", k=chance.randint(1, 25)))
    made = [f"{sign}{digits()}.{digits()}e{chance.randint(-350, 350)}" for sign in ["", "-"] * 2000]
    texts = [*EDGES, *made, *(digits() for _ in range(2000))]
    wrong = check.page.evaluate(NUMBERS, texts)
    check.that("numbers", not wrong, f"other numbers than in JavaScript: {wrong[:3]}")
    check.counts["numbers"] = len(texts)


def check_cells(check, description, chance):
    """A cell of the table, and a state of the answer, says what the answer there says."""
    for name in RANDOM_PAYLOADS:
        text = (PAYLOADS / f"{name}.json").read_text()
        situation = random_situation(chance, description)
        for state in check.ask([check.page_question(situation, text)])[0].get("states", []):
            stated = {**situation, "state": state["state"]}
            if state["state"] != "not-running" or stated.get("terminatedBy") == "user":
                stated.pop("terminatedBy", None)
            table = {"question": "table", "payload": {"text": text}, "situation": {}, "rows": [stated], "columns": [{}]}
            alone, cells = check.ask([check.page_question(stated, text), table])
            headline = alone["sentences"]["summary"] if "sentences" in alone else "cannot be"
            check.same("cells", stated, [state["cell"]["headline"], cells["cells"][0][0]["headline"]], [headline] * 2)


def is_text(path):
    try:
        path.read_bytes().decode()
        return True
    except UnicodeDecodeError:
        return False


def samples():
    """The files that hold a payload, broken ones among them."""
    return [path for path in sorted([*PAYLOADS.rglob("*.json"), *PAYLOADS.rglob("*.apns")])
            if path.relative_to(PAYLOADS).parts[0] not in ("cases", "scenarios") and is_text(path)]


def check_samples(check, step):
    """What lint finds in every sample, and in cases and scenarios read as payloads."""
    files = [path for path in sorted(PAYLOADS.rglob("*.json"))[::step]
             if path.parent.name not in ("cases", "scenarios") and is_text(path)]
    answers = check.ask([check.page_question({"state": "suspended"}, path.read_bytes().decode()) for path in files])
    for path, answer in zip(files, answers):
        output, _ = check.command("lint", "-", "--no-config", "--json", text=path.read_bytes().decode())
        check.same("findings", str(path), answer["findings"], json.loads(output)["files"][0]["findings"])
    check.compare("several", [{"state": "suspended"}, {"state": "active"}], TWO)


def check_scenarios(check, step):
    for file in sorted((PAYLOADS / "scenarios").glob("*.json"))[::step]:
        scenario = json.loads(file.read_text())
        for event in scenario["events"]:
            if isinstance(event, dict) and isinstance(event.get("push"), str):
                event["push"] = json.loads((file.parent / event["push"]).read_text())
        output, _ = check.command("simulate", "-", "--no-config", "--json", text=json.dumps(scenario))
        check.same("scenarios", file.name, check.ask([{"question": "simulate", "scenario": scenario}])[0], json.loads(output))


def write_tests(check, file):
    """The Swift tests that the page writes for random situations; .ci/client/run runs them."""
    description = check.ask([{"question": "describe"}])[0]
    chance = random.Random(22)
    files = [*(PAYLOADS / f"{name}.json" for name in RANDOM_PAYLOADS), *PAYLOADS.glob("providers/*.json")]
    payloads = ['{"aps":{"alert":"a trailing comma",}}', *(file.read_text() for file in sorted(set(files)))] * 5
    answers = check.ask([{**check.page_question(random_situation(chance, description), text), "question": "forms"} for text in payloads])
    imports = "".join(f"import {module}\n" for module in ["PushPayload", "PushRules", "Testing"])
    tests = [test for answer in answers if (test := answer.get("swift"))]
    check.that("tests written", len(tests) > 50, "the page wrote few tests")
    suites = [f"\nstruct Test{number} {{\n{test}}}\n" for number, test in enumerate(tests)]
    file.write_text(imports + "".join(suites))
    check.counts["tests written"] = len(tests)
