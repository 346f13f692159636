"""Firefox and WebKit, as Debian has them, behind the commands of WebDriver that the checks need."""

import contextlib
import functools
import http.server
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

from tools import debian

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
# A frame is as narrow as a phone, which a window may not be.
FRAME = '<!doctype html><body style="margin:0"><iframe style="border:0;width:{}px;height:{}px" src="{}"></iframe>'
PREFERENCES = {"browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
               "app.update.enabled": False, "browser.startup.page": 0, "network.dns.disabled": True}


class Browser:
    """A browser with the page in a frame; a subclass sends the commands."""

    def open(self, link="", width=1280, height=800):
        """Opens the page, and waits for its engine."""
        self.send("SwitchToFrame", "/frame", {"id": None})
        (self.folder / "frame.html").write_text(FRAME.format(width, height, f"page.html{link}".replace('"', "%22")))
        self.send("Navigate", "/url", {"url": f"{self.address}/frame.html?{time.monotonic()}"})
        frame = self.run("return document.querySelector('iframe')")
        self.send("SwitchToFrame", "/frame", {"id": frame, "element": frame[ELEMENT]})
        self.wait("return !!document.querySelector('[data-ready] #headline')")

    def run(self, script, *arguments):
        found = self.send("ExecuteScript", "/execute/sync", {"script": script, "args": arguments})
        return found.get("value") if self.isWrapped else found

    def evaluate(self, function, *arguments):
        """Calls a function of JavaScript, as Playwright does."""
        return self.run(f"return ({function})(...arguments)", *arguments)

    def wait(self, script, seconds=60):
        end = time.monotonic() + seconds
        while not self.run(script):
            if time.monotonic() > end:
                raise SystemExit(f"{self.name}: not within {seconds} s: {script}")
            time.sleep(0.05)


class Firefox(Browser):
    """Speaks Marionette: a length, a colon, and a command in JSON."""

    name, isWrapped = "Firefox", True

    def __init__(self, folder, address, theme):
        debian(**{"firefox-esr": "firefox-esr fonts-dejavu-core"})
        self.folder, self.address, port = folder, address, free_port()
        profile = pathlib.Path(tempfile.mkdtemp(dir=folder))
        preferences = {**PREFERENCES, "marionette.port": port, "layout.css.prefers-color-scheme.content-override": int(theme == "light")}
        (profile / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()))
        self.processes = [start(["firefox-esr", "--headless", "--marionette", "--profile", profile], HOME=str(profile))]
        self.socket = connected(port)
        self.answer()
        self.send("NewSession", "", {})
        self.send("SetWindowRect", "", {"width": 2000, "height": 1300})

    def answer(self):
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        text = b""
        while len(text) < int(length[:-1]):
            text += self.socket.recv(1 << 16)
        return json.loads(text)

    def send(self, name, _, parameters):
        text = json.dumps([0, 1, f"WebDriver:{name}", parameters]).encode()
        self.socket.sendall(f"{len(text)}:".encode() + text)
        *_, error, value = self.answer()
        if error:
            raise SystemExit(f"Firefox: {error['message']}")
        return value


class WebKit(Browser):
    """Speaks WebDriver over HTTP with WebKitGTK's own driver, on a display in memory."""

    name, isWrapped = "WebKit", False

    def __init__(self, folder, address, theme):
        debian(WebKitWebDriver="webkit2gtk-driver fonts-dejavu-core", Xvfb="xvfb")
        self.folder, self.address, port = folder, address, free_port()
        reading, writing = os.pipe()
        display = start(["Xvfb", "-displayfd", str(writing), "-screen", "0", "2200x1400x24", "-nolisten", "tcp"], pass_fds=[writing])
        driver = start(["WebKitWebDriver", f"--port={port}"], DISPLAY=":" + os.read(reading, 20).decode().strip(), HOME=tempfile.mkdtemp(dir=folder),
                       WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1", LIBGL_ALWAYS_SOFTWARE="1", WEBKIT_DISABLE_COMPOSITING_MODE="1",
                       GTK_THEME="Adwaita" + (":dark" if theme == "dark" else ""), NO_AT_BRIDGE="1")
        self.processes = [driver, display]
        connected(port).close()
        self.base = f"http://127.0.0.1:{port}/session"
        browser = next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        options = {"binary": str(browser), "args": ["--automation"]}
        self.base += "/" + self.send("", "", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})["sessionId"]
        self.send("", "/window/rect", {"width": 2000, "height": 1300})

    def send(self, _, path, body=None):
        request = urllib.request.Request(self.base + path, json.dumps(body).encode() if body is not None else None)
        try:
            return json.loads(urllib.request.urlopen(request, timeout=120).read())["value"]
        except urllib.error.HTTPError as error:
            raise SystemExit(f"WebKit: {error.read().decode()}")


def start(command, pass_fds=(), **environment):
    return subprocess.Popen(command, env={**os.environ, **environment}, pass_fds=pass_fds, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def connected(port):
    """A connection to a server that is starting."""
    for _ in range(600):
        with contextlib.suppress(OSError):
            return socket.create_connection(("127.0.0.1", port), timeout=120)
        time.sleep(0.1)
    raise SystemExit(f"nothing answers at port {port}")


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def browser(kind, page, theme="light"):
    """A browser, with a page served to it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        shutil.copy(page, pathlib.Path(folder) / "page.html")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        started = kind(pathlib.Path(folder), f"http://127.0.0.1:{server.server_port}", theme)
        try:
            yield started
        finally:
            for process in started.processes:
                process.terminate()
                process.wait()
            server.shutdown()
