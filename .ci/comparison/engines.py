"""Decides every cell of a table with other rule engines, and measures how long each takes.

usage: engines.py TABLE ROUNDS      TABLE as `.ci/benchmark rules` writes it

Each gets the table once, in its own language and as compiled as it can be, and then every cell. An
engine whose answers are not those of the table fails the run. Prints a table in Markdown.
"""

import json
import statistics
import sys
import time

import cedarpy
import lakera_regorus
import zen


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        table = json.load(file)
    names = [name.replace(" ", "_") for name in table["columns"]]
    cells = [dict(zip(names, cell["values"])) for cell in table["cells"]]
    expected = [cell["rule"] for cell in table["cells"]]
    rounds = int(sys.argv[2])
    print(f"{len(table['rules'])} rules, {len(names)} columns, {len(cells):,} cells; "
          f"median of {rounds} rounds\n")
    print("| engine | how it is asked | ns a decision | times the own |\n| --- | --- | ---: | ---: |")
    own = table["nanoseconds"]
    print(f"| `pushroute`, the table alone | in process, Swift | {own} | 1 |")
    for name, how, prepare in ENGINES:
        decide = prepare(names, table["rules"], cells)
        times = []
        for _ in range(rounds):
            start = time.perf_counter_ns()
            answers = decide()
            times.append((time.perf_counter_ns() - start) / len(cells))
        if answers != expected:
            wrong = [pair for pair in zip(answers, expected) if pair[0] != pair[1]]
            sys.exit(f"{name} gave {len(wrong)} other answers, such as {wrong[0]}")
        figure = statistics.median(times)
        print(f"| {name} | {how} | {figure:,.0f} | {figure / own:,.0f} |")


def conditions(names, rule, form):
    """The columns that a rule looks at, each with the values that it accepts."""
    return [form(name, values) for name, values in zip(names, rule["when"]) if values is not None]


def cedar(names, rules, cells):
    """A policy for each rule; the answer is the policy that permits."""
    policies = cedarpy.PolicySet.from_str("".join(
        "permit(principal, action, resource) when { "
        + " && ".join(conditions(
            names, rule, lambda name, values: f"{json.dumps(values)}.contains(context.{name})"))
        + " };\n"
        for rule in rules
    ))
    requests = [
        {"principal": 'Push::"a"', "action": 'Action::"a"', "resource": 'App::"a"', "context": cell}
        for cell in cells
    ]
    ids = {f"policy{index}": rule["id"] for index, rule in enumerate(rules)}

    def decide():
        results = cedarpy.is_authorized_batch(requests, policies, [])
        return [ids[result.diagnostics.reasons[0]] for result in results]

    return decide


def gorules(names, rules, cells):
    """A decision table of ZEN, whose first row that holds counts."""
    rows = [
        {"_id": rule["id"], "rule": json.dumps(rule["id"])}
        | dict(conditions(
            names, rule, lambda name, values: (name, ", ".join(json.dumps(value) for value in values))))
        for rule in rules
    ]
    graph = {
        "nodes": [
            {"id": "in", "name": "in", "type": "inputNode"},
            {"id": "table", "name": "table", "type": "decisionTableNode", "content": {
                "hitPolicy": "first",
                "inputs": [{"id": name, "name": name, "field": name} for name in names],
                "outputs": [{"id": "rule", "name": "rule", "field": "rule"}],
                "rules": [{name: "" for name in names} | row for row in rows],
            }},
            {"id": "out", "name": "out", "type": "outputNode"},
        ],
        "edges": [{"id": "1", "sourceId": "in", "targetId": "table"},
                  {"id": "2", "sourceId": "table", "targetId": "out"}],
    }
    decision = zen.ZenEngine().create_decision(zen.ZenDecisionContent(json.dumps(graph)))
    return lambda: [decision.evaluate(cell)["result"]["rule"] for cell in cells]


def rego(names, rules, cells):
    """A rule of Rego for each rule."""
    engine = lakera_regorus.Engine()
    engine.add_policy("table.rego", "package table\nimport rego.v1\n" + "".join(
        f"rule := {json.dumps(rule['id'])} if {{\n"
        + "".join(conditions(
            names, rule,
            lambda name, values: f"  input.{name} in {{{', '.join(json.dumps(v) for v in values)}}}\n"))
        + "}\n"
        for rule in rules
    ))

    def decide():
        answers = []
        for cell in cells:
            engine.set_input(cell)
            answers.append(engine.eval_query("data.table.rule")["result"][0]["expressions"][0]["value"])
        return answers

    return decide


ENGINES = [
    ("Cedar", "`cedarpy`, a batch", cedar),
    ("ZEN", "`zen-engine`, one by one", gorules),
    ("Rego", "`lakera-regorus`, one by one", rego),
]

main()
