"""A workspace with a test that will end, and the tool that says so. `scripts/test-editors` runs what is here."""

import os
import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A crash must not spend seconds on a backtrace.
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}

FILES = {
    ".mockgen.json": """{
  "version": 1,
  "schema": ["graphql/*.graphqls"],
  "operations": ["graphql/*.graphql"],
  "namespace": "StarWarsAPI",
  "runtime": "mocksupport",
  "outputs": { "testMocks": { "path": "Mocks" } }
}
""",
    "graphql/schema.graphqls": """interface Character { id: ID!, name: String!, friends: [Character] }
type Human implements Character { id: ID!, name: String!, friends: [Character], height: Float }
type Droid implements Character { id: ID!, name: String!, friends: [Character], primaryFunction: String }
type Query { hero: Character }
""",
    "graphql/Hero.graphql": """query Hero {
  hero {
    ...Details
    friends {
      name
    }
  }
}
""",
    "graphql/Details.graphql": """fragment Details on Character {
  id
  name
}
""",
    "Tests/HeroTests.swift": """import Testing

@Test func heroHasAName() {
  let query = Mock<Query>()
  query.hero = makeHero()
  let data = HeroQuery.Data.from(query)
  #expect(data.hero?.name == "Luke")
}
""",
    "Tests/Helpers.swift": """func makeHero() -> Mock<Human> {
  let hero = Mock<Human>()
  hero.id = "1"
  return hero
}
""",
}


@pytest.fixture(scope="session")
def mockd():
    return os.environ.get("MOCKD", str(ROOT / ".build/debug/mockd"))


@pytest.fixture
def workspace(tmp_path, mockd):
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)
    subprocess.run([mockd, "generate"], cwd=tmp_path, check=True, capture_output=True)
    return tmp_path


def configuration(page, heading, language):
    """The configuration that a page of the documentation gives below a heading: what is tried is what people are told."""
    text = (ROOT / "Documentation/editors" / page).read_text()
    section = re.split(r"(?m)^#+ ", text.split(f" {heading}\n", 1)[1])[0]
    return re.search(rf"```{language}\n(.*?)```", section, re.S).group(1)


def run(command, workspace, mockd, seconds=60):
    """Runs an editor where `mockd` is in the path; gives what it printed."""
    folder = workspace / "bin"
    folder.mkdir(exist_ok=True)
    (folder / "mockd").symlink_to(pathlib.Path(mockd).resolve())
    environment = {
        **ENVIRONMENT, "PATH": f"{folder}:{os.environ['PATH']}", "HOME": str(workspace / "home"),
        "XDG_STATE_HOME": str(workspace / "home/state"), "TERM": "dumb",
    }
    (workspace / "home").mkdir(exist_ok=True)
    ended = subprocess.run(
        command, cwd=workspace, env=environment, capture_output=True, text=True, timeout=seconds, stdin=subprocess.DEVNULL)
    return ended.stdout + ended.stderr
