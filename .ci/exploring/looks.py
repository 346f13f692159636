"""What must look and behave the same in Chromium, Firefox and WebKit."""

from exploring import engines

WIDTHS = [(320, 640), (390, 844), (640, 400), (800, 1024), (1280, 800), (1920, 1080)]
CASE = "state=not-running&launch=notification&p=('aps':('alert':'a','badge':'3','content-available':1))&pinned.state=active&pinned.p=('aps':('alert':'b'))&end"
VIEWS = ["", "view=table&", "view=table&columns=ios&", "view=compare&", "view=life&events=home,after:30,push,tap-notification,view-push&"]
# A fold builds its content when it opens.
UNFOLD = "() => { for (const each of document.querySelectorAll('details')) each.open = true }"
UNFOLDED = "return [...document.querySelectorAll('details')].every(each => each.children.length > 1)"
# The rules of a printed page hold on the screen.
PRINT = """() => { for (const rule of [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]))
  if (rule.media?.mediaText === 'print') rule.media.mediaText = 'all' }"""
# Texts that lie over each other, that leave their cell, card or control, or that make the page scroll sideways.
GEOMETRY = """() => {
  const faults = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : []
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT), range = document.createRange(), boxes = []
  for (let node; node = walker.nextNode();) {
    const around = node.parentElement
    if (!node.data.trim() || !around.checkVisibility() || around.closest('.editor, option, .latest, svg, th, .lanes')) continue
    range.selectNodeContents(node)
    const frame = around.closest('td, button, li, label, .card, #question > div, #states').getBoundingClientRect()
    for (const box of range.getClientRects()) {
      if (box.right > frame.right + 1 || box.bottom > frame.bottom + 3 || box.left < frame.left - 1) faults.push(`${node.data.slice(0, 40)} leaves its frame`)
      boxes.push([box, node.data.slice(0, 40)])
    }
  }
  boxes.sort(([one], [other]) => one.top - other.top)
  boxes.forEach(([one, text], index) => {
    for (const [other, name] of boxes.slice(index + 1)) {
      if (other.top > one.bottom - 4) break
      if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - other.top > 4) faults.push(`${text} lies over ${name}`)
    }
  })
  return [...new Set(faults)].slice(0, 5)
}"""
UNDERLINE = """() => { const style = getComputedStyle(document.querySelector('.editor mark'))
  return [style.textDecorationLine, style.textDecorationStyle] }"""
# Types a text, and reads what the page says at once.
TYPE = """text => { const area = document.getElementById('payload')
  area.value = text
  area.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }))
  return document.getElementById('answer').innerText + document.title }"""
# Firefox fills no clipboard of a made event, so a text is dropped instead.
DROP = """text => { const data = new DataTransfer()
  data.setData('text/plain', text)
  document.querySelector('.editor').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })) }"""


class Chromium:
    """A page of Playwright with the commands of the others."""

    name = "Chromium"

    def __init__(self, page, address):
        self.page, self.address = page, address

    def open(self, link, width, height):
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.goto("about:blank")
        self.page.goto(self.address + link)
        self.page.wait_for_selector("[data-ready] #headline")

    def evaluate(self, function, *arguments):
        return self.page.evaluate(function, *arguments)

    def wait(self, script):
        self.page.wait_for_function(f"() => {{ {script} }}")


def check_geometry(check, browser, widths=WIDTHS):
    for width, height in widths:
        for view in VIEWS:
            browser.open("#" + view + CASE, width, height)
            browser.evaluate(UNFOLD)
            browser.wait(UNFOLDED)
            # No paper is as narrow as a phone.
            for printed in [False, True] if width >= 640 else [False]:
                if printed:
                    browser.evaluate(PRINT)
                faults = browser.evaluate(GEOMETRY)
                place = f"{browser.name}, {width} wide, {view or 'answer'}{' printed' if printed else ''}"
                check.that("geometry", not faults, f"{place}: {faults}")


def check_behaviour(check, browser):
    """No stale answer, a paste that is read, a step back, and underlines."""
    that = lambda holds, message: check.that("behaviour", holds, f"{browser.name}: {message}")
    browser.open("#" + CASE, 1280, 800)
    style = browser.evaluate(UNDERLINE)
    that(style == ["underline", "wavy"], f"findings have the underline {style}")
    for text in ["{'aps': 1}", "Sep 1 no payload", '{"aps":{"alert":1}']:
        said = browser.evaluate(TYPE, text)
        that("No answer" in said and "didReceive" not in said, f"{text} is answered by {said[:300]}")
    browser.evaluate(DROP, 'userInfo: {\n aps = {\n  "content-available" = 1;\n };\n}')
    browser.wait("return pushroute.model.payload.includes('\"content-available\": 1')")
    for state in ["active", "suspended", "killed"]:
        browser.evaluate("state => document.getElementById('state-' + state).click()", state)
    browser.evaluate("() => history.back()")
    browser.wait("return pushroute.model.situation.state === 'suspended'")


def check_others(check, page):
    """Firefox and WebKit, light and dark."""
    for kind in [engines.Firefox, engines.WebKit]:
        for theme in ["light", "dark"]:
            with engines.browser(kind, page, theme) as browser:
                is_dark = browser.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
                check.that("geometry", is_dark == (theme == "dark"), f"{browser.name} is not {theme}")
                if theme == "light":
                    check_behaviour(check, browser)
                check_geometry(check, browser, WIDTHS[::2] if theme == "dark" else WIDTHS)
