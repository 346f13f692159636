"""What somebody types, pastes, drops, mends and copies."""

import json
import pathlib
import subprocess
import tempfile

from exploring.hands import Hands

PASTE = """text => { const data = new DataTransfer()
  data.setData('text/plain', text)
  document.getElementById('payload').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  return document.getElementById('payload').value }"""


class Texts(Hands):
    def type(self):
        """While a payload is typed, no other answer stands there, the result stays in its place, and red waits."""
        self.open()
        page, top = self.page, lambda: self.page.locator("#result").bounding_box()["y"]
        before, place = self.headline(), top()
        page.click("#payload")
        page.keyboard.press("Control+a")
        for letter in '{"aps":{"alert":1}':
            page.keyboard.type(letter)
            self.that("No answer" in self.headline() and before not in page.inner_text("body") and "No answer" in page.title(), "typing leaves the old answer")
            self.that(page.locator("#findings li").count() == 0 and top() == place, "what is wrong is said at every letter, or moves the result")
        page.wait_for_selector("#findings li.error")
        self.that("expected" in page.inner_text("#mistake"), "what is wrong with the payload is said when the typing rests")
        page.keyboard.type("}")
        self.that("No answer" not in self.headline(), "the answer is there with the payload")

    def paste(self):
        """What people have at hand is read, mended as one step, and undone in one."""
        page = self.page
        for text, kept, stated in [
            ("```json\n{\"aps\":{\"alert\":\"a\"}}\n```", {"aps": {"alert": "a"}}, {}),
            ("curl -H 'apns-push-type: background' -H \"apns-priority: 5\" -d '{\"aps\":{\"content-available\":1}}' https://x", {"aps": {"content-available": 1}},
             {"pushType": "background", "priority": 5}),
            ("POST /3/device/0 HTTP/2\napns-priority: 10\n\n{\"aps\":{}}", {"aps": {}}, {"priority": 10}),
            ('[AnyHashable("aps"): {\n    alert = "it is";\n    badge = 2;\n}, AnyHashable("a"): (1, b)]', {"aps": {"alert": "it is", "badge": 2}, "a": [1, "b"]}, {}),
        ]:
            self.open()
            before = self.text()
            page.evaluate(PASTE, text)
            situation = page.evaluate("pushroute.model.situation")
            self.that(json.loads(self.text()) == kept and situation == {"state": "suspended", **stated}, f"{text} is read as {self.text()} in {situation}")
            page.focus("#payload")
            page.keyboard.press("Control+z")
            self.that(self.text() == before, f"undo does not bring back what {text} replaced")
        scenario = {"state": "background", "ios": "17", "events": [{"push": {"aps": {"alert": "x"}}}, {"after": 30}, "tap-notification"]}
        page.evaluate(PASTE, json.dumps(scenario))
        page.click("[data-key=fold-scenario]")
        self.that(json.loads(page.inner_text("#answer pre")) == scenario, "a scenario does not come back")
        for text in ["just words", '{"a": [1, {"b": null}]}']:
            before = self.text()
            self.that(page.evaluate(PASTE, text) == before, f"{text} is no wrapped payload")
        self.open()
        broken = "{'aps': {'alert': 'x', 'content-available': True}, 'a': None}"
        self.payload(broken)
        page.click("[data-key=fix-all]")
        self.that(json.loads(self.text())["a"] is None, f"all fixes give {self.text()}")
        page.focus("#payload")
        page.keyboard.press("Control+z")
        self.that(self.text() == broken, "all fixes are not one step")
        page.click("[data-key^=place-]")
        self.that(page.evaluate("getSelection().toString() || document.activeElement.selectionStart > 0"), "a place leads nowhere")
        for index in range(page.locator("#sample option").count() - 2):
            page.select_option("#sample", str(index))
            self.that("No answer" not in self.headline(), f"sample {index} has no answer")

    def keep(self):
        """What was typed comes back: by undo, and by Back, which never leaves the page."""
        page = self.page
        self.open()
        mine = '{"aps":{"alert":"mine"},"number":12345678901234567890}'
        steps = [
            ("a sample", lambda: page.select_option("#sample", index=4)),
            ("Do that", lambda: page.click("[data-key^=do-]")),
            ("a fix", lambda: page.click("[data-key^=fix-]")),
        ]
        for name, step in steps:
            start = mine if name != "a fix" else '{"aps":{"alert":"mine","badge":"3"}}'
            self.payload(start)
            page.click("#state-suspended")
            step()
            self.that(self.text() != start, f"{name} changes the payload")
            page.focus("#payload")
            page.keyboard.press("Control+z")
            self.that(self.text() == start, f"undo behind {name} gives {self.text()!r}")
            page.keyboard.press("Control+Shift+z")
            page.go_back()
            self.that(self.text() == start and page.url.startswith(self.check.address), f"Back behind {name} gives {self.text()!r}")

    def change(self):
        """What the engine edits stays in the wrapper of its sender, and leaves the rest as written."""
        wrapped = [
            ('{"aps":{"alert":"a"},"n":12345678901234567890,"f":1.0,"n":2}', '"n":12345678901234567890,"f":1.0,"n":2}'),
            ('{"message":{"token":"t","notification":{"title":"a"},"apns":{"payload":{"x":1.0}}}}', '"apns":{"payload":{"x":1.0'),
            ('{"to":"ExponentPushToken[x]","title":"a","n":1.0}', '"to":"ExponentPushToken[x]"'),
            ('[{"to":"ExponentPushToken[x]","title":"a"}]', '[{"to":'),
        ]
        for text, kept in wrapped:
            self.open()
            self.payload(text)
            self.page.click("#state-suspended")
            button = self.page.locator("[data-key=do-arrivaldid-receive-fetch]")
            self.that(button.count() == 1, f"{text} can be changed")
            button.click()
            result = self.text()
            self.that(kept in result and json.loads(result) != json.loads(text), f"{text} becomes {result}")
            missing = [each["method"] for each in self.page.evaluate("pushroute.ask(request(pushroute.model)).sentences.missing")]
            self.that("did-receive-fetch" not in missing, f"{result} makes the method run")

    def copy(self, program):
        """What is copied says so, and runs as it stands."""
        page = self.page
        self.open("#ios=26&state=suspended&end")
        self.payload('{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"it\'s"}}}}}')
        page.click("#link button")
        page.wait_for_timeout(50)
        self.that(page.inner_text("#link button") == "Copied", "a copied link says so")
        copied = page.evaluate("navigator.clipboard.readText()")
        self.that(copied.endswith("&end") and "state=suspended" in copied, f"the copied link is {copied}")
        page.click("[data-key='copy-Copy: Command']")
        page.wait_for_timeout(50)
        command = page.evaluate("navigator.clipboard.readText()")
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "pushroute").symlink_to(program)
            result = subprocess.run(["bash", "-c", command], cwd=folder, text=True, capture_output=True,
                                    env={"PATH": f"{folder}:/usr/bin:/bin"})
        self.that(result.returncode in (0, 1) and result.stdout, f"{command} prints {result.stderr}")
        page.click("[data-key='copy-Copy: payload.apns']")
        page.wait_for_timeout(50)
        apns = page.evaluate("navigator.clipboard.readText()")
        self.that("aps" in json.loads(apns), f"payload.apns is {apns}")

    def drop(self):
        """A file or a text that is dropped on the payload replaces it; nothing changes nothing."""
        page = self.page
        self.open()
        drop = """([file, text]) => { const data = new DataTransfer()
            if (file) data.items.add(new File([file], 'push.json'))
            if (text) data.setData('text/plain', text)
            document.querySelector('.editor').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })) }"""
        before = self.text()
        for text in ['{"aps":{}}', None]:
            page.evaluate(drop, [None, text])
            page.wait_for_timeout(50)
            self.that(self.text() == '{"aps":{}}', f"a drop of {text} gives {self.text()}")
        before = self.text()
        page.evaluate(drop, ['{"aps":{"content-available":1}}', None])
        page.wait_for_function("before => document.getElementById('payload').value !== before", arg=before)
        self.that(self.text() == '{"aps":{"content-available":1}}', f"a dropped file gives {self.text()!r}")
        page.focus("#payload")
        page.keyboard.press("Control+z")
        self.that(self.text() == before, "undo brings back what a dropped file replaced")


def check_texts(check, page, program):
    texts = Texts(check, page)
    for use in [texts.type, texts.paste, texts.keep, texts.change, texts.drop]:
        use()
    texts.copy(program)
