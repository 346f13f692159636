"""Whom the page reaches, and what it lets nobody do: policy, keyboard, axe, contrast, widths, memory."""

import itertools

# Events of the app and of views, and a payload with findings and fixes.
LIVED = "#state=suspended&events=home,after:30,push,tap-notification,view-push,view-pop&p=" \
    "('aps':('alert':'a','badge':'3'))&pinned.state=active&pinned.p=('aps':('alert':'b'))&end"
# Controls that are smaller than a finger needs, in or out of a line of text.
SMALL = """() => [...document.querySelectorAll('button, select, summary, input:not([type=checkbox]):not([hidden]), label:has(input)')]
  .filter(node => node.checkVisibility()).map(node => [node.textContent.slice(0, 30), node.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24).map(([name, box]) => [name, box.width, box.height])"""
WIDTHS = [(390, 844), (768, 1024), (1280, 800), (640, 400), (320, 640)]
VIEWS = ["answer", "table", "compare", "life"]
HOSTILE = [
    "</script><script>document.title='taken'</script>", "\"><img src=x onerror=document.title='taken'>",
    "{\"aps\":{\"alert\":\"</script><script>document.title='taken'</script>\"}}",
    "\u202e\u2066{\"aps\":{}}\u0000\u001b[31m", "${document.title='taken'}`'\"\\",
]
# The contrast of every control's border or ground with what is around it; 3 is asked.
CONTRAST = """() => {
  const parts = color => color.match(/[\\d.]+/g).map(Number)
  const light = color => { const [r, g, b] = parts(color).map(value => { value /= 255
    return value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4 }); return .2126 * r + .7152 * g + .0722 * b }
  const ratio = (one, other) => { const [a, b] = [light(one), light(other)].sort((x, y) => y - x); return (a + .05) / (b + .05) }
  const ground = node => { for (; node; node = node.parentElement) { const color = getComputedStyle(node).backgroundColor
    if ((parts(color)[3] ?? 1) > 0) return color } return 'rgb(255,255,255)' }
  return [...document.querySelectorAll('button:not(.plain), select, .editor')].filter(node => node.checkVisibility() && !node.closest('td')).map(node => {
    const style = getComputedStyle(node), around = ground(node.parentElement)
    return [node.id || node.textContent.slice(0, 30), Math.max(ratio(style.borderTopColor, around), ratio(style.backgroundColor, around))]
  }).filter(([, value]) => value < 3)
}"""


def check_hostile(check):
    """What is typed shows itself and does nothing else."""
    page = check.page
    for text in HOSTILE:
        page.fill("#payload", text)
        for view in VIEWS:
            page.click(f"#view-{view}")
        page.click("#view-answer")
        check.that("hostile", page.title() != "taken" and page.locator("img").count() == 0
                   and page.locator("script").count() == 5, f"{text!r} did something")
    for name, attempt in [
        ("inline script", "const s = document.createElement('script'); s.textContent = 'window.ran = 1';"
                          "document.body.append(s); return window.ran === undefined"),
        ("handler", "const i = document.createElement('i'); i.setAttribute('onclick', 'window.ran = 1');"
                    "document.body.append(i); i.click(); i.remove(); return window.ran === undefined"),
        ("network", "return fetch('http://127.0.0.1:9/').then(() => false, () => true)"),
        # In a timer, for what the debugger runs itself is free of the policy.
        ("eval", "return new Promise(done => setTimeout(() => {"
                 "try { Function('return 1')(); done(false) } catch { done(true) } }))"),
        ("image", "return new Promise(done => { const i = new Image(); i.onload = () => done(false);"
                  "i.onerror = () => done(true); i.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })"),
    ]:
        check.that("policy", page.evaluate(f"() => {{ {attempt} }}"), f"the policy lets pass: {name}")


def check_keyboard(check):
    """Every control is reached by the tabulator, and the first answer needs no mouse."""
    page = check.page
    page.click("#view-answer")
    wanted = page.evaluate("""() => [...document.querySelectorAll(
      'button, select, textarea, summary, input:not([type=file])')].filter(node => node.checkVisibility()).length""")
    page.evaluate("document.activeElement.blur()")
    seen = set()
    for _ in range(wanted * 2 + 40):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("() => [...document.querySelectorAll('*')].indexOf(document.activeElement)"))
    check.that("keyboard", len(seen) >= wanted, f"{len(seen)} of {wanted} controls are reached")
    page.focus("#state-active")
    page.keyboard.press("Enter")
    before = page.inner_text("#result")
    page.focus("#state-not-running")
    page.keyboard.press("Space")
    check.that("keyboard", page.inner_text("#result") != before, "a key changes no state")


def check_axe(browser, check):
    """Axe on a phone and a laptop; width, contrast and sizes of what is touched at all widths."""
    from axe_core_python.sync_playwright import Axe
    for scheme in ["light", "dark"]:
        context = browser.new_context(color_scheme=scheme, bypass_csp=True)
        page = context.new_page()
        page.goto(check.address + LIVED)
        page.wait_for_selector("[data-ready] #headline")
        for view in VIEWS:
            page.click(f"#view-{view}")
            page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
            for width, height in WIDTHS:
                page.set_viewport_size({"width": width, "height": height})
                wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
                check.that("width", not wide, f"{view} at {width} scrolls sideways")
                low = page.evaluate(CONTRAST)
                check.that("contrast", not low, f"{view} in {scheme}: {low}")
                small = page.evaluate(SMALL)
                check.that("targets", not small, f"{view} at {width} has targets below 24 px: {small}")
                if width in (390, 1280):
                    run_axe(Axe(), page, check, f"{view} at {width} in {scheme}")
        page.click("[data-key^=why-]")
        run_axe(Axe(), page, check, f"why in {scheme}")
        context.close()


def run_axe(axe, page, check, place):
    found = axe.run(page)["violations"]
    summary = "; ".join(f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found)
    check.that("axe", not found, f"{place}: {summary}")


def measure(check, page):
    """Time of a change, from the input to the answer on the page, and the memory that answers leave."""
    times = page.evaluate("""() => Array.from({ length: 200 }, (_, index) => {
      const start = performance.now()
      pushroute.inputs.change('state', ['active', 'inactive', 'background', 'suspended'][index % 4])
      document.body.offsetHeight
      return performance.now() - start
    }).sort((one, other) => one - other)""")
    large = page.evaluate("""() => {
      const text = JSON.stringify({ aps: { alert: 'a', 'content-available': 1 }, list: Array.from({ length: 4500 }, (_, index) => `item ${index}`) })
      return [text.length, ...[0, 1, 2, 3].map(index => { const start = performance.now()
        pushroute.change({ ...pushroute.model, payload: text.replace('"a"', `"a${index}"`) }, false)
        document.body.offsetHeight
        return performance.now() - start }).sort((one, other) => one - other)] }""")
    # All questions once, for what is worked out once stays; and then again.
    rounds = page.evaluate("""() => {
      const round = () => {
        for (const { text } of SAMPLES) for (const state of ['active', 'background', 'suspended', 'not-running'])
          for (const userAction of [undefined, 'icon', 'notification', 'text-action'])
            pushroute.engine.askForText({ question: 'page', payload: { text }, situation: { state, userAction } })
        return [pushroute.engine.usedBytes, pushroute.engine.memoryBytes]
      }
      return [round(), round()]
    }""")
    check.that("memory", rounds[0] == rounds[1], f"used and all bytes grew from {rounds[0]} to {rounds[1]}")
    return times[100], times[190], large, rounds[1][1]
