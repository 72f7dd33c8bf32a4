import Foundation
import TestSupport
import Testing

/// The output of `scripts/test` and `scripts/install`, and what the script of the GitHub action runs.
@Suite(.enabled(if: Ability.hasPython, "python3 is missing")) struct TestScriptTests {
  @Test func failuresLeaveOutPassedTestsWhoseNamesMentionErrors() throws {
    let place = try TemporaryWorkspace([
      "log": """
      ◇ Test "error: is a word" started.
      ✘ Test sums() recorded an issue at SumTests.swift:3:5: Expectation failed: 1 == 2
      ↳ the sum is wrong
      ✔ Test "prints error: unknown" passed after 0.001 seconds.
      ✘ Test sums() failed after 0.002 seconds with 1 issue.
      ✘ Test run with 3 tests in 1 suite failed after 0.003 seconds with 1 issue.

      """
    ])
    let program = """
      import pathlib, sys
      path = sys.argv[1]
      script = {"__name__": "script", "__file__": path}
      exec(open(path).read(), script)
      job = script["Job"]("Sums", [], 1)
      job.log = pathlib.Path(sys.argv[2])
      print("\\n".join(job.failures()))
      """
    let run = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"),
      ["python3", "-B", "-c", program, Repository.root.appending(path: "scripts/run-tests").path, "log"],
      in: place.root)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        ✘ Test sums() recorded an issue at SumTests.swift:3:5: Expectation failed: 1 == 2
        ↳ the sum is wrong

        """)
  }

  /// A clone without packages names the script that makes them.
  @Test func installInACloneWithoutPackagesNamesTheNextStep() throws {
    let place = try TemporaryWorkspace(["clone/scripts/install": try Repository.text("scripts/install")])
    let run = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"), ["bash", "clone/scripts/install"], in: place.root)
    #expect(run.status == 2)
    #expect(run.errors.contains("scripts/package"), "\(run.errors)")
  }

  /// YAML offers several forms of text with more than one line.
  @Test(arguments: [
    ("", []), ("--hints --quiet", ["--hints", "--quiet"]),
    ("--hints\n--baseline  a.json\n", ["--hints", "--baseline", "a.json"]),
    ("\n--hints\n\n\t--quiet", ["--hints", "--quiet"]),
  ])
  func actionPassesTheArgumentsOfEachLine(_ text: String, _ expected: [String]) throws {
    let place = try TemporaryWorkspace([
      "check": try Repository.text("Integrations/github/check"), "bin/mockd": "#!/bin/sh\nprintf '%s\\n' \"$@\"\n",
    ])
    let tool = place.root.appending(path: "bin/mockd").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    let program = "PATH=$PWD/bin:$PATH MOCKD_SARIF=sarif GITHUB_OUTPUT=output MOCKD_ARGUMENTS=$1 exec bash check"
    let run = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"), ["bash", "-c", program, "check", text], in: place.root)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.split(separator: "\n").map(String.init) == ["check", "--format", "github"] + expected)
  }

  /// With `sudo install`, the user who unpacked the tarball can't change the installed program afterwards.
  @Test func installedFilesBelongToTheUserWhoInstalls() throws {
    let place = try TemporaryWorkspace([
      "tree/install": try Repository.text("scripts/install"), "tree/bin/mockd": "#!/bin/sh\necho mockd 1\n",
      "tree/share/doc/mockd/LICENSE": "A licence\n",
    ])
    let program = """
      set -e
      # As after unpacking with a strict umask by another user. Only root can give files away.
      chmod -R u+x,go= tree
      chmod 4777 tree/bin/mockd
      if [ "$(id -u)" = 0 ]; then chown -R 12345:12345 tree; fi
      umask 077
      bash tree/install --prefix "$PWD/prefix"
      """
    let run = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"), ["bash", "-c", program], in: place.root)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Installed mockd 1 in "))
    for (path, mode) in [
      ("", 0o755), ("bin", 0o755), ("bin/mockd", 0o755), ("share/doc/mockd", 0o755),
      ("share/doc/mockd/LICENSE", 0o644), ("share/doc/mockd/installed", 0o644),
    ] {
      let file = place.root.appending(path: "prefix").path + "/" + path
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
      #expect(attributes[.ownerAccountID] as? Int == Int(geteuid()), "\(path)")
      // A folder may inherit its group.
      if mode == 0o644 { #expect(attributes[.groupOwnerAccountID] as? Int == Int(getegid()), "\(path)") }
    }
  }
}
