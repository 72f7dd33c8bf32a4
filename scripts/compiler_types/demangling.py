"""The trees of mangled names."""

import pathlib
import re
import shutil
import subprocess


class Demangler:
    """The trees of mangled names."""

    def __init__(self, swiftc):
        beside = pathlib.Path(shutil.which(swiftc) or swiftc).resolve().parent / "swift-demangle"
        self.program = str(beside) if beside.exists() else "swift-demangle"
        self.trees = {}

    def load(self, names):
        names = sorted({name for name in names if name} - self.trees.keys())
        if not names:
            return
        done = subprocess.run(
            [self.program, "--tree-only"], input="\n".join(names) + "\n", stdout=subprocess.PIPE, check=True, text=True)
        for name in names:
            self.trees[name] = None
        stack = []
        for line in done.stdout.splitlines():
            if line.startswith("Demangling for "):
                name = line.removeprefix("Demangling for ")
            match = re.match(r'( *)kind=(\w+)(?:, text="(.*)"|, index=(\d+))?$', line)
            if match:
                node = Tree(match[2], match[3] or match[4] or "")
                depth = len(match[1]) // 2
                del stack[depth:]
                if stack:
                    stack[-1].children.append(node)
                else:
                    self.trees[name] = node
                stack.append(node)

    def tree(self, name):
        return self.trees.get(name)


class Tree:
    """A node of a demangled name."""

    def __init__(self, kind, text):
        self.kind, self.text, self.children = kind, text, []

    def child(self, *kinds):
        return next((child for child in self.children if child.kind in kinds), None)
