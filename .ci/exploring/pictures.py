"""The pictures of the page in the README, light and dark; beside them stands the hash of what they show."""

import hashlib
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".github/pictures"
HASH = FOLDER / "shown.sha256"
SAMPLE = "Payloads/background/alert-and-background.json"


def shown(browser, program, theme):
    """The picture, and the hash of text and style."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "page.html"
        subprocess.run([program, "explore", "-q", "--no-config", SAMPLE, "-o", file], cwd=ROOT, check=True)
        page = browser.new_page(viewport={"width": 1280, "height": 900}, color_scheme=theme)
        page.goto(file.as_uri())
        page.wait_for_selector("[data-ready] #headline")
        text = page.inner_text("body") + page.inner_text("style")
        return page.screenshot(), hashlib.sha256(text.encode()).hexdigest()


def take(browser, program):
    for theme in ["light", "dark"]:
        picture, hash = shown(browser, program, theme)
        (FOLDER / f"page-{theme}.png").write_bytes(picture)
    HASH.write_text(hash + "\n")


def check(browser, program):
    if shown(browser, program, "light")[1] not in HASH.read_text().split():
        raise SystemExit("README's pictures show another page: run .ci/explore --pictures, and look at them")
