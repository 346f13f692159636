"""The pages of the site around the page that answers: for each rule and check, lists of them, the schemas, and what hosts ask for."""

import html
import json
import os
import re

from tools import DEBUG, output

ABOUT = "Which callbacks of an iOS app does a push run, in which state, and why not others? Rules with their sources."
STYLE = """:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:auto;padding:0 1rem 2rem}
nav{display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:.8rem 0}h1{font-size:1.4rem;line-height:1.3}li{overflow-wrap:anywhere;padding:.15rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid;padding:.6rem}dt{font-weight:600;margin-top:.6rem}dd{margin:0}a{display:inline-block;min-height:1.5rem}"""
ICON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a58ca"/>
<path d="M7 16h8m0 0 9-7m-9 7 9 7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="7" cy="16" r="3" fill="#fff"/></svg>
"""
# The ways from any page, below the home of the site.
WAYS = [("", "Ask the page"), ("docs/", "Documentation"), ("rules/", "Rules"), ("checks/", "Checks"), ("schemas/", "Schemas")]
MODULES = {"PushRules": "Rules, catalogues and guides", "PushPayload": "Payloads, findings and schemas", "AppLifecycle": "The life cycle"}
text = html.escape


def link(address, name):
    return f'<a href="{text(address)}">{text(name)}</a>'


def ways(up):
    return f'<nav aria-label="Site">{" ".join(link((up + way) or "./", name) for way, name in WAYS)}</nav>'


def head(title, about, up):
    """What search engines and messengers show of a page."""
    return f"""<title>{text(title)}</title><meta name="description" content="{text(about)}"><link rel="icon" href="{up}favicon.svg">
<meta property="og:type" content="website"><meta property="og:title" content="{text(title)}"><meta property="og:description" content="{text(about)}">"""


def page(title, body, up="../", about=ABOUT):
    return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
{head(title + " · pushroute", about, up)}<style>{STYLE}</style></head><body>{ways(up)}<main><h1>{text(title)}</h1>
{body}</main></body></html>
"""


def items(list):
    return "<ul>" + "".join(f"<li>{each}</li>" for each in list) + "</ul>"


def explanation(found):
    """A rule or a check: its sentence, what it looks at, samples, and its sources."""
    facts = [("Confidence", found.get("confidence")), ("Severity", found.get("severity")), ("Why", found.get("reason")), ("When", found.get("when")),
             ("Then", found.get("then")), ("Other side", found.get("otherSide")), ("To settle it", found.get("experiment"))]
    body = f"<p><code>{text(found['id'])}</code></p><dl>" + "".join(f"<dt>{name}</dt><dd>{text(str(value))}</dd>" for name, value in facts if value) + "</dl>"
    for name in ("bad", "good"):
        if sample := found.get(name):
            body += f"<h2>{name.capitalize()}</h2><pre>{text(sample.get('payload') or json.dumps(sample))}</pre>"
    sources = [text(citation["statement"]) + items(link(source["address"], source["title"]) if source["address"] else text(source["title"])
               for source in citation.get("sources", [])) for citation in found.get("citations", [])]
    return body + (f"<h2>Sources</h2>{items(sources)}" if sources else "")


def write(site, path, content):
    (site / path).parent.mkdir(parents=True, exist_ok=True)
    (site / path).write_text(content)


def write_explanations(site, folder, title, groups):
    """A page for each id, and a list of them all."""
    ids = [id for _, list in groups for id in list]
    found = {each["id"]: each for each in json.loads(output(DEBUG, "rules", *ids, "--json"))["explanations"]}
    for id in ids:
        write(site, f"{folder}/{id}/index.html", page(found[id]["statement"], explanation(found[id]), "../../", found[id]["statement"]))
    lists = [f"<h2>{text(name)}</h2>" + items(f"{link(id + '/', id)} {text(found[id]['statement'])}" for id in list) for name, list in groups]
    write(site, f"{folder}/index.html", page(title, "".join(lists)))


def repository():
    """The address of the project, and that of its site, which a host states; or nothing."""
    name = os.environ.get("GITHUB_REPOSITORY")
    return (f"https://github.com/{name}", "https://{}.github.io/{}/".format(*name.split("/"))) if name else (None, "/pushroute/")


def home():
    """The ways from the first page, with the version and, once it is known, the repository."""
    project = repository()[0]
    version = output(DEBUG, "--version").strip()
    return ways("").replace("<nav", '<nav id="site"').replace("</nav>", f"<span>{text(version)}</span>{link(project, 'Repository') if project else ''}</nav>")


def write_all(site):
    """All pages beside the first; the documentation is there."""
    rules = json.loads(output(DEBUG, "rules", "--json"))
    groups = [(table["name"], [rule["id"] for rule in table["rules"]]) for table in rules["tables"] + rules["lifecycle"]]
    write_explanations(site, "rules", "The rules", groups)
    write_explanations(site, "checks", "The checks", [("What lint finds", re.findall(r"^  ([a-z0-9-]+) \(", output(DEBUG, "help", "checks"), re.MULTILINE))])
    names = re.findall(r"^  ([a-z-]+)  ", output(DEBUG, "schema"), re.MULTILINE)
    for name in names:
        schema = output(DEBUG, "schema", name)
        json.loads(schema)
        write(site, f"schemas/{name}.json", schema)
    write(site, "schemas/index.html", page("The schemas", items(link(f"{name}.json", name) for name in names)))
    write_documentation(site)
    write(site, "404.html", page("This page is not there", "<p>The ways above lead to what is.</p>", "/pushroute/"))
    write(site, "favicon.svg", ICON)
    pages = sorted(str(each.relative_to(site)).removesuffix("index.html") for each in site.rglob("index.html"))
    addresses = "".join(f"<url><loc>{text(repository()[1] + each)}</loc></url>\n" for each in pages)
    write(site, "sitemap.xml", f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{addresses}</urlset>\n')


def write_documentation(site):
    """Gives the pages of DocC their titles and a way back, and each folder above them an index."""
    docs, links = site / "docs", []
    for module in sorted(each for each in docs.iterdir() if each.is_dir()):
        first = f"documentation/{module.name.lower()}/"
        links.append(link(f"{module.name}/{first}", module.name) + (" " + MODULES[module.name] if module.name in MODULES else ""))
        for file in module.rglob("index.html"):
            place = file.parent.relative_to(module)
            data = module / "data" / f"{place}.json"
            title = json.loads(data.read_text())["metadata"]["title"] if data.exists() else module.name
            up = "../" * (len(place.parts) + 2)
            content = file.read_text().replace("<title>Documentation</title>", f"<title>{text(title)} · pushroute</title>")
            file.write_text(content.replace("</body>", f'<template id="custom-header">{ways(up)}</template></body>'))
        write(module, "index.html", f'<!doctype html><meta charset="utf-8"><title>{module.name} · pushroute</title><meta http-equiv="refresh" content="0; url={first}">{link(first, module.name)}\n')
    write(site, "docs/index.html", page("Documentation", items(links)))
