"""Runs the compiler with the files of Libraries."""

import pathlib
import platform
import re
import subprocess
import tempfile

import declarations

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIBRARIES = ROOT / "Libraries"
HERE = pathlib.Path(__file__).resolve().parent
# The attributes of mockd are unknown to the compiler.
OWN_ATTRIBUTES = re.compile(r"@(intrinsic|pure) ")


def files(library):
    """Returns the files of a library in the order of their names."""
    return sorted((LIBRARIES / library).glob("*.swift"))


def run(*command):
    """Runs a command and returns its status and output."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return result.returncode, result.stdout


def target():
    """Returns the target of this machine, as the tools for symbol graphs need it."""
    machine = platform.machine()
    if platform.system() == "Darwin":
        return f"{'arm64' if machine == 'arm64' else machine}-apple-macosx14.0"
    return f"{machine}-unknown-linux-gnu"


def errors(output):
    """Returns the lines of errors in the output of the compiler."""
    return [line for line in output.splitlines() if re.match(r"\S+:\d+:\d+: error:|error:|<unknown>:0: error", line)]


def parse_all():
    """Parses all files, and returns the errors."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        # The compiler takes only a single input as an interface.
        text, places = "", []
        for file in sorted(LIBRARIES.glob("*/*.swift")):
            content = file.read_text()
            places += [f"{file.relative_to(ROOT)}:{line + 1}" for line in range(content.count("\n"))]
            text += content
        if len(places) < 5000:
            return [f"only {len(places)} lines in {LIBRARIES}"]
        path = pathlib.Path(folder) / "All.swiftinterface"
        path.write_text(text)
        status, output = run("swiftc", "-frontend", "-parse", str(path))
        for line in errors(output):
            number, message = re.match(r"\S+?:(\d+):\d+: (.*)", line).groups()
            found.append(f"{places[int(number) - 1]}: {message}")
        if status != 0 and not found:
            found = [output[:500]]
    return found


def without_async_loops(file):
    """Returns the text of a file without its bodies, if it declares asynchronous sequences."""
    text = file.read_text()
    if not file.stem.startswith("Async"):
        return text
    for item in declarations.items(text):
        for member in item.members():
            for part in [member, *(member.members() if member.is_type else [])]:
                if part.has_code:
                    text = text.replace(" {" + part.body + "}", "", 1)
    return text


def interface(folder):
    """Writes the declarations of the standard library as one interface, and returns its path.

    `Literals.swiftinterface` declares the protocols that literals of the compiler need. `isolated` parameters need
    the module `_Concurrency`, so they lose the keyword, and so do loops over asynchronous sequences: bodies with such
    loops are typed by the check of their behavior.
    """
    lines = ["// swift-interface-format-version: 1.0", "// swift-module-flags: -module-name Swift -parse-stdlib"]
    text = (HERE / "Literals.swiftinterface").read_text() + "".join(map(without_async_loops, files("Swift")))
    text = OWN_ATTRIBUTES.sub("", text)
    text = text.replace("isolated (any Actor)?", "(any Actor)?").replace("#isolation", "nil")
    text = text.replace("(isolated Self)", "(Self)")
    text = re.sub(r"@(MainActor|globalActor) ", "", text)
    text = re.sub(
        r"associatedtype (\w+)LiteralType\b", r"associatedtype \1LiteralType: _ExpressibleByBuiltin\1Literal", text)
    path = pathlib.Path(folder) / "Swift.swiftinterface"
    path.write_text("\n".join(lines) + "\n" + text)
    return path


def type_check():
    """Types the declarations and bodies of the standard library, and returns the errors."""
    with tempfile.TemporaryDirectory() as folder:
        path = interface(folder)
        status, output = run(
            "swiftc", "-frontend", "-typecheck", "-module-name", "Swift", "-parse-stdlib", "-swift-version", "5",
            str(path))
        text = path.read_text().splitlines()
        found = []
        for line in errors(output):
            number = re.match(r"\S+?:(\d+):", line)
            found.append(line.replace(folder, "") + (f": {text[int(number[1]) - 1].strip()}" if number else ""))
        return found if found or status == 0 else [output[:500]]


def own_module(folder):
    """Compiles the declarations of the standard library without their bodies, and returns the path of the module."""
    path = interface(folder)
    module = pathlib.Path(folder) / "own/Swift.swiftmodule"
    module.parent.mkdir()
    status, output = run(
        "swiftc", "-frontend", "-emit-module", "-module-name", "Swift", "-parse-stdlib", "-swift-version", "5",
        "-experimental-skip-all-function-bodies", str(path), "-o", str(module))
    if status != 0:
        raise RuntimeError("\n".join(errors(output)[:20]) or output[:500])
    return module


def own_symbols(folder):
    """Extracts the symbol graph of the declarations, and returns its files."""
    module = own_module(folder)
    return extract("Swift", module.parent, "-I", str(module.parent), "-resource-dir", str(module.parent))


def extract(module, folder, *options):
    """Extracts the symbol graph of a module into a folder, and returns the files."""
    folder.mkdir(exist_ok=True)
    status, output = run(
        "swift-symbolgraph-extract", "-module-name", module, "-target", target(), "-output-dir", str(folder), *options)
    if status != 0:
        raise RuntimeError(output[:500])
    return sorted(folder.glob("*.symbols.json"))
