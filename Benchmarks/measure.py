"""Runs mockd's side and the peers in turn and prints the medians and their ratios.

Arguments: mockd's benchmark, gqlparser's, node's script, the schema, the list of operations, the mockd binary, the list
of the workspace's operations. The programs take turns, so that what else the machine does hits all alike.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

from optimized import require_optimized

TURNS = int(os.environ.get("TURNS", "5"))
ROUNDS = {"mockd": "15", "gqlparser": "9", "node-graphql": "5"}
ROWS = [
    ("parse the schema", "parseSchema"),
    ("parse, build and validate the schema", "loadSchema"),
    ("parse the operations", "parseOperations"),
    ("parse and validate them one by one", "parseAndValidate"),
    ("parse and validate them as one document", "parseAndValidateWhole"),
]


def compare(commands, schema, operations):
    """The medians of each program's turns: program → measurement → milliseconds."""
    turns = {name: [] for name in commands}
    for _ in range(TURNS):
        for name, command in commands.items():
            output = subprocess.run([*command, schema, operations, ROUNDS[name]], capture_output=True, check=True).stdout
            turns[name].append(json.loads(output))
    return {
        name: {key: statistics.median(t[key] for t in of) for key in of[0] if key != "name"} for name, of in turns.items()
    }


def print_table(medians):
    print(f"{'milliseconds':42}" + "".join(f"{name:>14}" for name in medians) + f"{'÷ gqlparser':>14}{'÷ node':>10}")
    for title, key in ROWS:
        values = [m.get(key) for m in medians.values()]
        cells = "".join(f"{'–' if v is None else format(v, '.1f'):>14}" for v in values)
        ours, *peers = values
        ratios = ["–" if ours is None else f"{ours / peer:.2f}" for peer in peers]
        print(f"{title:42}{cells}{ratios[0]:>14}{ratios[1]:>10}")
    errors = ", ".join(f"{name} {int(m['errors'])}" for name, m in medians.items())
    print(f"errors found in the operations, which are valid: {errors}")


def generate_cold(mockd, schema, operations):
    """Wall time in seconds and peak memory in MB of `mockd generate` in a fresh workspace, `TURNS` times."""
    folder = tempfile.mkdtemp(prefix="mockd-benchmark-")
    runs = []
    try:
        shutil.copy(schema, f"{folder}/schema.graphqls")
        with open(operations, encoding="utf-8") as listed:
            for path in listed.read().split():
                os.makedirs(f"{folder}/operations", exist_ok=True)
                shutil.copy(path, f"{folder}/operations/")
        with open(f"{folder}/.mockgen.json", "w", encoding="utf-8") as file:
            json.dump({
                "version": 1, "schema": ["schema.graphqls"], "operations": ["operations/*.graphql"],
                "namespace": "GitHubAPI", "outputs": {"testMocks": {"path": "Generated"}},
            }, file)
        for _ in range(TURNS):
            shutil.rmtree(f"{folder}/Generated", ignore_errors=True)
            shutil.rmtree(f"{folder}/.mockd", ignore_errors=True)
            command = ["/usr/bin/time", "-f", "%e %M", mockd, "generate"]
            run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            if run.returncode != 0:
                return None, None, 0, run.stdout[-400:] + run.stderr[-400:]
            wall, memory = run.stderr.split()[-2:]
            runs.append((float(wall), int(memory) / 1024))
        written = sum(len(files) for _, _, files in os.walk(f"{folder}/Generated"))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return statistics.median(w for w, _ in runs), max(m for _, m in runs), written, ""


def main():
    ours, gqlparser, node, schema, operations, mockd, workspace = sys.argv[1:]
    require_optimized(mockd)
    print_table(compare({"mockd": [ours], "gqlparser": [gqlparser], "node-graphql": ["node", node]}, schema, operations))
    wall, memory, written, trouble = generate_cold(mockd, schema, workspace)
    if wall is None:
        print(f"mockd generate does not succeed: {trouble}")
    else:
        print(f"mockd generate, cold: {wall:.2f} s (at most 0.40), {memory:.0f} MB (at most 200), {written} files written")


main()
