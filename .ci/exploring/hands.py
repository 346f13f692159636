"""The page in use: by pointer, by touch and by keyboard."""

import json
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RESULT = "document.getElementById('headline').textContent"
# The ways between states that scripts of the usual events go.
WAYS = """part => {
  const push = { push: { aps: { alert: 'a', 'content-available': 1 } } }, ways = new Set()
  const events = ['tap-icon', push, 'home', 'open-other-app', 'lock', 'unlock', 'call-incoming', 'call-decline', 'call-accept', { after: 30 },
    'remove-in-switcher', 'memory-purge']
  for (const state of ['not-running', 'inactive', 'active', 'background', 'suspended'])
    for (const before of [[], ['call-incoming'], ['lock'], ['background-task-begin', 'home'], ['audio-start', 'home']])
      for (const event of events) {
        const { steps } = pushroute.ask({ question: 'simulate', scenario: { ...part, state, events: [...before, event] } })
        for (const { path } of steps ?? []) path.slice(1).forEach((to, index) => ways.add(`${path[index]} ${to}`))
      }
  return [...ways]
}"""
FOCUS = "() => document.activeElement.dataset.key || document.activeElement.id || document.activeElement.tagName"


class Hands:
    """A page, and how somebody uses it."""

    def __init__(self, check, page):
        self.check, self.page = check, page

    def that(self, holds, message):
        self.check.that("by hand", holds, message)

    def text(self):
        return self.page.input_value("#payload")

    def headline(self):
        return self.page.evaluate(RESULT)

    def payload(self, text):
        self.page.fill("#payload", text)

    def open(self, link=""):
        self.page.goto("about:blank")
        self.page.goto(self.check.address + link)
        self.page.wait_for_selector("[data-ready] #headline")

    def slide(self):
        """Drags the slider with real events, and reads its value at each of them."""
        page, box = self.page, self.page.locator("#input-ios").bounding_box()
        middle = box["y"] + box["height"] / 2
        places = [box["x"] + box["width"] * (0.99 - 0.97 * step / 29) for step in range(30)]
        value = lambda: int(page.input_value("#input-ios"))
        page.mouse.move(places[0], middle)
        page.mouse.down()
        values = []
        for place in places:
            page.mouse.move(place, middle)
            values.append(value())
        page.mouse.up()
        self.that(values[0] > 24 and values[-1] < 2 and len(set(values)) > 20 and values == sorted(values, reverse=True),
                  f"dragging the slider gives {values}")
        touch = page.context.new_cdp_session(page)
        # Another version may have other findings above the slider.
        box = page.locator("#input-ios").bounding_box()
        middle = box["y"] + box["height"] / 2
        values = []
        for index, place in enumerate(reversed(places)):
            kind = "touchStart" if index == 0 else "touchMove"
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": place, "y": middle}]})
            page.wait_for_timeout(5)
            values.append(value())
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.that(values[-1] > 24 and len(set(values)) > 15, f"by touch the slider gives {values}")
        page.focus("#input-ios")
        before = value()
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        self.that(value() == before - 2 and page.evaluate(FOCUS) == "input-ios", "arrows move the slider by one each")

    def return_(self):
        """Every choice is a step of Back, and what ended the app is not forgotten."""
        page, state = self.page, lambda: self.page.evaluate("pushroute.model.situation")
        self.open()
        seen = [state()]
        for choose in [lambda: page.click("#state-not-running"), lambda: page.select_option("#input-terminatedBy", "crash"),
                       lambda: page.click("#state-active"), lambda: page.select_option("#input-userAction", "notification"), lambda: page.click("#state-not-running")]:
            choose()
            seen.append(state())
        self.that(seen[-1].get("terminatedBy") == "crash", "what ended the app is forgotten")
        for expected in reversed(seen[:-1]):
            page.go_back()
            page.wait_for_timeout(20)
            self.that(state() == expected, f"Back gives {state()}, not {expected}")

    def cells(self):
        """A cell of the table leads to the situation that made it."""
        for columns in ["ios", "lifecycle", "userAction"]:
            link = f"#view=table&columns={columns}&state=active&sample=background/alert-and-background&end"
            self.open(link)
            keys = self.page.evaluate("[...document.querySelectorAll('td button')].filter(each => each.innerText !== 'cannot be').map(each => each.dataset.key)")
            for key in keys[::4]:
                self.open(link)
                text = self.page.inner_text(f"[data-key={key}] > :first-child")
                self.page.click(f"[data-key={key}]")
                self.that(self.headline() == text, f"{columns}, {key} says {text}, and leads to {self.headline()}")

    def wait(self, browser):
        """A link says what its sender saw while the engine is held back, and is confirmed or corrected."""
        for saw, shown in [("nothing", False), ("did-receive.observed", True)]:
            page = browser.new_page()
            page.add_init_script("const later = setTimeout; window.setTimeout = (work, time) => time === 20 ? (window.release = work) : later(work, time)")
            page.goto(f"{self.check.address}#state=suspended&sample=alert/plain&saw={saw}&end")
            page.wait_for_selector("#headline")
            text = page.inner_text("#result")
            self.that("the sender" in text, f"the link says {text}")
            self.that(("nothing runs" if saw == "nothing" else "didReceiveRemoteNotification") in text, f"the link says {text}")
            page.evaluate("release()")
            page.wait_for_selector("[data-ready] .timeline")
            self.that(page.inner_text("#headline") == "nothing runs" and ("another answer" in page.inner_text("#notice")) == shown, "the answer does not correct the sender")
            page.close()

    def focus(self):
        """The focus stays on what was used, or goes to the heading of the result."""
        page = self.page
        self.open("#ios=26&state=suspended&p=('aps':('alert':'a'))&end")
        for view in ["answer", "table", "compare", "life"]:
            page.focus(f"#view-{view}")
            page.keyboard.press("Enter")
            keys = page.evaluate("() => [...document.querySelectorAll('#answer button, #answer summary')].map(node => node.dataset.key).filter(key => key && !key.startsWith('why-'))")
            for key in keys:
                if not page.evaluate("key => { const node = document.querySelector(`[data-key=\"${key}\"]`); node?.focus(); return !!node && node.checkVisibility() }", key):
                    continue
                page.keyboard.press("Enter")
                page.wait_for_timeout(1)
                self.that(page.evaluate(FOCUS) != "BODY", f"the focus is lost behind {key} in {view}")
                if page.evaluate("pushroute.model.view") != view:
                    page.click(f"#view-{view}")
        page.click("#view-answer")
        page.click("[data-key^=why-]")
        self.that(page.evaluate("document.getElementById('reason').open"), "why opens")
        page.keyboard.press("Escape")
        self.that(page.evaluate(FOCUS).startswith("why-"), "the focus returns to why")

    def say(self):
        """One short status line."""
        self.open()
        for state in ["active", "background", "not-running"]:
            self.page.click(f"#state-{state}")
            said = self.page.inner_text("#said")
            self.that(0 < len(said.split()) < 25, f"{len(said.split())} words are said")
        self.that(self.page.locator("[aria-live], [role=log], [role=status]:not(#said), [role=alert]:not(#notice)").count() == 0, "nothing else is live")
        self.that(self.headline() in self.page.title(), "the title says the answer")

    def many(self):
        """A thousand changes, also of an address that the browser refuses to change so often."""
        self.open()
        self.page.evaluate("""() => { for (let index = 0; index < 1000; index++) {
            pushroute.inputs.change('userAction', index % 2 ? 'notification' : 'none') } }""")
        link = self.page.evaluate("pushroute.links.write(pushroute.model)")
        self.that("launch=notification" in link, "the last of a thousand changes counts")
        self.page.click("#state-active")
        self.that(self.page.locator("#state-active[aria-current=true]").count() == 1, "the page still answers")

    def live(self):
        """In the life cycle the buttons stay where they are, and what cannot happen says why."""
        page = self.page
        self.open()
        page.click("#view-life")
        self.that(not page.is_visible("#state-active") and not page.is_visible("#input-userAction"), "what has no effect is hidden")
        box = lambda: page.locator("[data-key=event-lock]").bounding_box()
        before = box()
        for _ in range(2):
            page.click("[data-key=event-home]")
            page.click("[data-key=event-tap-icon]")
        self.that(box() == before, f"a button of an event moves from {before} to {box()}")
        count = page.evaluate("pushroute.model.events.length")
        page.click("[data-key=event-unlock]", force=True)
        self.that("cannot happen now" in page.inner_text("#obstacle") and page.evaluate("pushroute.model.events.length") == count,
                  "what cannot happen says why")

    def draw(self):
        """The picture has the ways that scripts of the usual events go, and marks the state and those of the trace."""
        page = self.page
        for member, value in [("lifecycle", "scene"), ("lifecycle", "app"), ("ios", "12"), ("ios", "3")]:
            self.open(f"#view=life&{member}={value}&state=active&start=active&events=home&sample=alert/plain&end")
            found = set(page.evaluate(WAYS, {member: value}))
            drawn = lambda part: set(page.evaluate(f"[...document.querySelectorAll('.states path{part}')].map(node => node.dataset.way)"))
            self.that(drawn("") == found, f"the picture for {value} differs by {drawn('') ^ found}")
            path = page.evaluate("pushroute.ask({question: 'simulate', scenario: {%s: '%s', state: 'active', events: ['home']}}).steps[0].path" % (member, value))
            self.that(drawn(".passed") == {f"{one} {other}" for one, other in zip(path, path[1:])}, f"{path} is not marked in {value}")
            self.that(page.text_content(".states .here") == path[-1].replace("not-running", "notrunning") + " ●", "the state is not marked")
        self.open("#view=life&state=active&events=view-push,view-pop&sample=alert/plain&end")
        lanes = page.evaluate("[...document.querySelectorAll('.lanes')].filter(node => !node.closest('.latest')).map(node => node.ariaLabel)")
        self.that(lanes == [f"On screen afterwards: {name}" for name in "BA"], f"the lanes of views say {lanes}")

    def read(self):
        """No cell of a table breaks inside of a word, at the width of a phone as well."""
        page, size = self.page, self.page.viewport_size
        self.open()
        page.click("#view-table")
        cut = """() => [...document.querySelectorAll('#answer th, #answer td button')].flatMap(cell => {
            const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT), range = document.createRange(), cut = []
            for (let node; node = walker.nextNode();) for (const word of node.data.matchAll(/[A-Za-z]+/g)) {
              range.setStart(node, word.index)
              range.setEnd(node, word.index + word[0].length)
              if (new Set([...range.getClientRects()].map(each => each.top)).size > 1) cut.push(word[0])
            }
            return cut })"""
        for width in [390, 1280]:
            page.set_viewport_size({"width": width, "height": 800})
            self.that(page.locator("#answer td").count() > 10 and page.evaluate(cut) == [],
                      f"at {width} the table breaks {page.evaluate(cut)}")
        page.set_viewport_size(size)

    def name(self, browser, program):
        """A page with an app names the app and its SDKs, and what it has counts as unstated."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "app.html"
            subprocess.run([program, "explore", "-q", "--no-config", "--app", ROOT / "Payloads/apps/vanished-callback", "-o", file],
                           check=True, cwd=folder)
            page = browser.new_page()
            page.goto(file.as_uri())
            page.wait_for_selector("[data-ready] #headline")
            text = page.evaluate("document.body.textContent")
            given = json.loads(page.evaluate("JSON.stringify(pushroute.inputs.app)"))
            self.that(given["name"] in text and all(note in text for note in given["notes"]), f"the page does not name {given}")
            self.that(given["notes"] != [], "the app has an SDK that changes its methods")
            stated = """() => Object.keys(pushroute.inputs.given).filter(
                name => pushroute.inputs.isStated(pushroute.model.situation, name))"""
            self.that(page.evaluate("Object.keys(pushroute.inputs.given).length") > 2 and page.evaluate(stated) == [],
                      f"the page states {page.evaluate(stated)} of the app")
            page.evaluate("""() => pushroute.inputs.change('lifecycle',
                pushroute.inputs.given.lifecycle === 'app' ? 'scene' : 'app')""")
            self.that(page.evaluate(stated) == ["lifecycle"], f"a changed life cycle states {page.evaluate(stated)}")
            page.close()

    def show(self, browser):
        """What is chosen shows without its colours."""
        self.page.emulate_media(forced_colors="active")
        outline = self.page.evaluate("getComputedStyle(document.querySelector('#states [aria-current=true]')).outlineStyle")
        self.that(outline != "none", "nothing marks the chosen state in forced colours")
        self.page.emulate_media(forced_colors="none")


def check_hands(check, page, browser, program, quick):
    hands = Hands(check, page)
    hands.open()
    long = [] if quick else [hands.focus, hands.many]
    for use in [hands.slide, hands.return_, hands.cells, hands.say, hands.live, hands.draw, hands.read, *long]:
        use()
    hands.wait(browser)
    hands.name(browser, program)
    hands.show(browser)
