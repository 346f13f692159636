"""The links of the page: read back as written, and said to be damaged where they are."""

import json
import random

WRONG = ["", "%", "%E0%A4", "zzz", "[]", "{}", "1e9", "-1", "a,b", "null", "%00", "é"]
RICH = {
    "view": "life", "push": 1, "payload": '{"aps":{"alert":"a[b]{c} + $1 (d) \'e\' ! ; &=#%é\\n"},\n  "x": 1}',
    "situation": {"state": "not-running", "terminatedBy": "user", "ios": "17", "implements": ["did-receive-fetch", "will-present"],
                  "backgroundModes": [], "priority": 5},
    "pinned": {"payload": "[1]", "situation": {"state": "active"}},
    "columns": "ios", "events": ["home", "push", "after:30"], "start": "background", "step": 2,
}
READ = """links => links.map(link => { try { const { model, damaged } = pushroute.links.read(link)
    return [model, damaged] } catch (error) { return String(error) } })"""


def check_links(check, page):
    read = lambda links: page.evaluate(READ, links)
    link = page.evaluate("model => pushroute.links.write(model)", RICH)
    model, damaged = read([link])[0]
    check.that("links", model == RICH and not damaged, f"{link} reads as {json.dumps(model)}, damaged {damaged}")
    check.that("links", all(read([f"columns={name}&end"])[0] == [{**read(["end"])[0][0], "columns": "userAction"}, []]
                            for name in ["userAction", "launch"]), "columns are a member by its name or its flag")
    cuts = [link[:end] for end in range(1, len(link))]
    for cut, found in zip(cuts, read(cuts)):
        check.that("links", isinstance(found, list) and found[1], f"nothing is said of the link cut to {cut}")
    keys = page.evaluate("[...pushroute.links.readers.keys()]")
    for prefix in ["", "pinned."]:
        # A payload is any text, so only escapes damage it.
        pairs = [(key, value) for key in keys for value in WRONG if key != "p" or value in ("%", "%E0%A4")]
        found = read([f"state=active&{prefix}{key}={value}&{prefix}{key}={value}&end" for key, value in pairs])
        for (key, value), result in zip(pairs, found):
            check.that("links", isinstance(result, list) and result[1], f"nothing is said of {prefix}{key}={value}")
    for end in ["end.", "end)", "end&utm_source=x", "end&fbclid=1).", "end,"]:
        found, damaged = read([link.removesuffix("end") + end])[0]
        check.that("links", found == RICH and not damaged, f"{end} damages a link: {damaged}")
    seen = read(["state=active&saw=will-present.observed,did-receive-fetch&sample=alert/plain&end", "saw=<b>&end", "saw=you+won&end"])
    check.that("links", [damaged for _, damaged in seen] == [[], ["saw"], ["saw"]], "a link says more than ids of methods")
    many = "events=" + ",".join(["home"] * 20000) + "&end"
    check.that("links", read([many])[0][1] == ["events"], "20,000 events are read")
    chance = random.Random(4)
    letters = [chr(number) for number in [*range(32, 127), 10, 233, 0x1F600]]
    texts = ["".join(chance.choice(letters) for _ in range(60)) for _ in range(500)]
    for text, result in zip(texts, read([page.evaluate("text => pushroute.links.write({ ...pushroute.model, payload: text })", text) for text in texts])):
        check.that("links", result[0]["payload"] == text and not result[1], f"{text!r} comes back as {result}")
    for damage, word in [("#ios=26&state=backgr", "state"), ("#ios=26&state=background&p=('aps", "its end"), ("#x", "x")]:
        page.goto("about:blank")
        page.goto(check.address + damage)
        page.wait_for_selector("[data-ready] #headline")
        notice = page.inner_text("#notice")
        check.that("links", "damaged" in notice and word in notice, f"{damage} says {notice!r}")
    page.goto("about:blank")
    page.goto(check.address)
    page.wait_for_selector("[data-ready] #headline")
    check.that("links", page.inner_text("#notice") == "" and len(page.evaluate("pushroute.links.write(pushroute.model)")) < 80,
               "the link of a sample is short")
