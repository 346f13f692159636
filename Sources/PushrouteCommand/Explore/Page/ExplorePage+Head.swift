// swift-format-ignore-file
// Written by .ci/page from Sources/ExplorePage: change those, and run it again.

extension ExplorePage {
  /// What stands before what the page is given.
  static let head: StaticString = ###"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-0me0VKx+ZLfbjoFTqThset++AYe1n/Od8sQK3ZkTBIE=' 'wasm-unsafe-eval'; style-src 'sha256-rpBuySU7EpubX1CTjK3zaaV+Sc9rwu2RXpNd/uBDzUE='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>pushroute: a push arrives, which callback fires?</title>
<style>:root {
  --paper: #f6f7f9; --card: #fff; --ink: #1a1d23; --quiet: #5a6270; --line: #d9dde4;
  --accent: #0a58ca; --on-accent: #fff; --soft: #e8f0fd; --good: #146c43; --doubt: #8a5300;
  --bad: #b02a37; --bad-soft: #fbe9eb; --doubt-soft: #fff3dc; --good-soft: #e3f4ea;
  --code: ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14161a; --card: #1d2026; --ink: #e8eaee; --quiet: #a3abb8; --line: #363b45;
    --accent: #7db2ff; --on-accent: #0b1526; --soft: #20304a; --good: #76d6a2; --doubt: #f0bd66;
    --bad: #ff8f98; --bad-soft: #42222a; --doubt-soft: #3a2f1a; --good-soft: #1b3527;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
}
h1, h2, h3, p, ol, ul, dl, dd, fieldset, pre { margin: 0; padding: 0; }
h1 { font-size: 1.1rem; } h2 { font-size: 1.2rem; line-height: 1.3; }
h3 { font-size: .8rem; text-transform: uppercase; letter-spacing: .05em; color: var(--quiet); }
ol, ul { list-style: none; }
fieldset { border: 0; min-width: 0; }
legend, .label { font-weight: 600; padding: 0; font-size: .85rem; }
code, .code { font-family: var(--code); font-size: .86em; overflow-wrap: anywhere; }
a { color: var(--accent); }
button, select, input, textarea { font: inherit; color: inherit; }
button, select {
  background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: .25rem .6rem;
  min-height: 2rem; cursor: pointer;
}
button:hover { border-color: var(--accent); }
button.plain { border: 0; background: none; color: var(--accent); padding: 0 .15rem; min-height: 1.5rem; text-decoration: underline; }
button.first { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.quiet { color: var(--quiet); } .small { font-size: .85rem; }

header {
  display: flex; flex-wrap: wrap; align-items: center; gap: .2rem 1rem; padding: .5rem 1rem;
  background: var(--card); border-bottom: 1px solid var(--line);
}
header p { color: var(--quiet); flex: 1 1 auto; }
#views { display: flex; gap: .25rem; flex-wrap: wrap; }
[role=tab][aria-selected=true] { background: var(--soft); border-color: var(--accent); font-weight: 600; }
main { display: grid; grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr); gap: 1rem; padding: 1rem; max-width: 90rem; margin: auto; align-items: start; }
#question { display: grid; gap: .8rem; }
#question > div { display: grid; gap: .8rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .8rem; }
#question > div:empty { display: none; }
#result { display: grid; gap: .8rem; min-width: 0; }
#result:focus { outline: none; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .9rem 1rem; display: grid; gap: .6rem; min-width: 0; align-content: start; }

.choices { display: flex; flex-wrap: wrap; gap: .25rem; margin-top: .25rem; }
.choices label { position: relative; }
.choices input { position: absolute; opacity: 0; inset: 0; width: 100%; height: 100%; margin: 0; cursor: pointer; }
.choices span { display: block; border: 1px solid var(--line); border-radius: 6px; padding: .2rem .55rem; min-height: 1.9rem; }
.choices input:checked + span { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.choices input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .4rem .6rem; align-items: center; justify-content: space-between; }
.row select { max-width: 100%; min-width: 0; }
#sample { flex: 1 1 9rem; width: 9rem; }
.checks label { display: flex; gap: .5rem; align-items: baseline; padding: .12rem 0; }
.checks input { flex: none; }
input[type=range] { width: 100%; accent-color: var(--accent); min-height: 1.6rem; }
input[type=checkbox] { accent-color: var(--accent); }
.assumed { color: var(--quiet); font-weight: 400; font-size: .8rem; }
details > summary { cursor: pointer; font-weight: 600; padding: .15rem 0; }
details[open] > summary { margin-bottom: .5rem; }
details > div { display: grid; gap: .7rem; }

.editor { position: relative; border: 1px solid var(--line); border-radius: 6px; background: var(--paper); overflow: hidden; }
.editor pre, .editor textarea {
  font: 13px/1.5 var(--code); padding: .5rem .6rem; margin: 0; border: 0; width: 100%; tab-size: 2;
  white-space: pre-wrap; overflow-wrap: anywhere; word-break: normal;
}
.editor pre { position: absolute; inset: 0; color: transparent; pointer-events: none; overflow: hidden; }
.editor textarea { position: relative; display: block; background: none; resize: vertical; min-height: 8.5rem; height: 11rem; }
.editor.over { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
.editor mark { background: none; color: transparent; text-decoration: underline wavy var(--doubt); text-decoration-skip-ink: none; text-underline-offset: 3px; }
.editor mark.error { text-decoration-color: var(--bad); } .editor mark.info { text-decoration-color: var(--accent); }
.findings li { border-left: 3px solid var(--doubt); padding: .1rem 0 .1rem .6rem; margin-top: .4rem; font-size: .9rem; }
.findings li.error { border-color: var(--bad); } .findings li.info { border-color: var(--accent); }

.headline { display: grid; gap: .15rem; }
.headline strong { font-size: 1.35rem; line-height: 1.25; font-family: var(--code); overflow-wrap: anywhere; }
.headline.nothing strong { color: var(--bad); }
.badge { display: inline-block; border-radius: 1rem; padding: .02rem .55rem; font-size: .78rem; background: var(--soft); white-space: nowrap; }
.badge.documented { background: var(--good-soft); color: var(--good); }
.badge.observed { background: var(--soft); color: var(--accent); }
.badge.inferred, .badge.contested { background: var(--doubt-soft); color: var(--doubt); }
.badge.info { background: var(--soft); color: var(--accent); }
.badge.unknown, .badge.error { background: var(--bad-soft); color: var(--bad); }
.timeline { border-left: 3px solid var(--line); margin-left: .45rem; display: grid; gap: .9rem; padding: .1rem 0; }
.timeline > li { position: relative; padding-left: 1.1rem; display: grid; gap: .15rem; min-width: 0; }
.timeline > li::before { content: ""; position: absolute; left: -.5rem; top: .3rem; width: .8rem; height: .8rem; border-radius: 50%; background: var(--card); border: 3px solid var(--quiet); }
.timeline > li.call::before { background: var(--accent); border-color: var(--accent); }
.timeline .signature { font-family: var(--code); font-weight: 600; overflow-wrap: anywhere; }
.entries { display: grid; gap: .55rem; }
.entries > li { border-top: 1px solid var(--line); padding-top: .55rem; display: grid; gap: .2rem; }
.entries > li:first-child { border-top: 0; padding-top: 0; }
.entries .signature { font-family: var(--code); font-size: .9rem; overflow-wrap: anywhere; }
.stale { opacity: .5; }

.card > * { min-width: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .88rem; }
th, td { border: 1px solid var(--line); text-align: left; vertical-align: top; padding: 0; }
th { padding: .35rem .5rem; background: var(--paper); font-weight: 600; }
td .cell { padding: .35rem .5rem; overflow-wrap: anywhere; }
td button { display: block; width: 100%; height: 100%; min-height: 3rem; border: 0; border-radius: 0; text-align: left; padding: .35rem .5rem; font-size: .82rem; }
td button:hover { background: var(--soft); }
td[aria-current=true] { outline: 3px solid var(--accent); outline-offset: -3px; }
td[aria-current=true] button { background: var(--soft); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .8rem; }
.diagram { display: flex; flex-wrap: wrap; gap: .4rem; }
.diagram span { border: 2px solid var(--line); border-radius: 8px; padding: .3rem .7rem; }
.diagram .here { border-color: var(--accent); background: var(--soft); font-weight: 600; }
.diagram .passed { border-color: var(--quiet); border-style: dashed; }
.events { display: flex; flex-wrap: wrap; gap: .3rem; }
.events button { padding: .1rem .5rem; font-size: .85rem; min-height: 1.8rem; }
footer { padding: 0 1rem 2rem; max-width: 90rem; margin: auto; }
footer .card { gap: .5rem; }
dialog { color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 10px; max-width: min(44rem, 94vw); max-height: 85vh; padding: 1rem; }
dialog::backdrop { background: rgb(0 0 0 / .4); }
dialog > div { display: grid; gap: .7rem; }
pre.sample { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 var(--code); background: var(--paper); border-radius: 6px; padding: .6rem; }
noscript { display: block; padding: 1rem; }

@media (max-width: 860px) {
  header p { display: none; }
  header { position: sticky; top: 0; z-index: 2; }
  main { grid-template-columns: minmax(0, 1fr); padding: .6rem; gap: .6rem; }
  #question { display: contents; }
  #first-inputs { order: 1; } #result { order: 2; } #payload-input { order: 3; } #more-inputs { order: 4; }
  #first-inputs, #payload-input { padding: .6rem; }
  .pair { grid-template-columns: 1fr; }
  button, select, .choices span { min-height: 2.4rem; padding-top: .4rem; }
  button.plain { min-height: 2rem; }
}
</style>
</head>
<body>
<header>
<h1>pushroute</h1>
<p>A push arrives: which callback fires, and why not the other one?</p>
<nav role="tablist" aria-label="Views" id="views"></nav>
</header>
<main>
<section id="question" aria-label="Situation">
<div id="first-inputs"></div>
<div id="payload-input"></div>
<div id="more-inputs"></div>
</section>
<section id="result" aria-label="Answer" aria-live="polite" tabindex="-1"><p>Getting the rules ready …</p></section>
</main>
<footer id="forms"></footer>
<dialog id="reason" aria-labelledby="reason-title"></dialog>
<noscript>This page computes its answers itself, and needs JavaScript for that.</noscript>
<script type="application/json" id="given">
"""###
}
