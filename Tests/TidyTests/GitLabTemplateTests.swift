import Foundation
import TestSupport
import Testing

/// The job of `Integrations/gitlab` runs only the tarball with the right checksum, whatever a branch or the cache has in
/// `.mockd-tool`.
@Suite(.enabled(if: Ability.hasSHA256Sum, "sha256sum is missing")) struct GitLabTemplateTests {
  private let place: TemporaryWorkspace

  init() throws {
    place = try TemporaryWorkspace([
      "before_script": try Self.beforeScript(), "secret": "before", "project/README": "",
      "tree/mockd/bin/mockd": "#!/bin/sh\necho \"the right mockd $*\"\n",
      // Copies the file that stands for an address.
      "curl": """
      #!/bin/sh
      echo download
      while [ $# -gt 1 ]; do
        if [ "$1" = --output ]; then target=$2; fi
        shift
      done
      cp "$1" "$target"

      """,
    ])
    try shell(
      """
      mkdir programs
      install -m 755 curl programs/curl
      chmod 755 tree/mockd/bin/mockd
      tar -czf mockd.tar.gz -C tree mockd
      echo other >other.tar.gz
      sha256sum mockd.tar.gz | cut -d ' ' -f 1 >checksum
      """)
  }

  /// Returns the commands of the template that install mockd.
  private static func beforeScript() throws -> String {
    let text = try Repository.text("Integrations/gitlab/mockd.gitlab-ci.yml")
    let block = try #require(text.firstMatch(of: /\n  before_script:\n    - \|\n((?:      .*\n)+)/))
    return block.output.1.split(separator: "\n").map { $0.dropFirst(6) }.joined(separator: "\n") + "\n"
  }

  @discardableResult
  private func shell(_ program: String) throws -> MockdProcess.Result {
    let run = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"), ["bash", "-eo", "pipefail", "-c", program], in: place.root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    return run
  }

  /// Runs a job as GitLab does: the commands of both scripts are lines of one program.
  private func job(_ tarball: String = "mockd.tar.gz") throws -> MockdProcess.Result {
    let program = """
      MOCKD_TARBALL=$PWD/\(tarball) MOCKD_SHA256=$(cat checksum) PATH=$PWD/programs:$PATH TMPDIR=$PWD
      export TMPDIR
      cd project
      . ../before_script
      mockd check
      """
    return try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"), ["bash", "-eo", "pipefail", "-c", program], in: place.root)
  }

  private let success = "the right mockd --version\nthe right mockd check\n"

  @Test func theTarballIsDownloadedOnce() throws {
    #expect(try job().output == "download\n" + success)
    let cached = try job("missing")
    #expect(cached.output == success, "\(cached.errors)")
  }

  /// Files of a branch or of the cache.
  @Test(arguments: [
    "mkdir -p .mockd-tool/bin; cp /bin/false .mockd-tool/bin/mockd",
    "mkdir .mockd-tool; cp ../other.tar.gz .mockd-tool/mockd.tar.gz", "mkdir -p .mockd-tool/mockd.tar.gz",
    "mkdir .mockd-tool; ln -s ../../secret .mockd-tool/mockd.tar.gz", "ln -s .. .mockd-tool",
    "ln -s nowhere .mockd-tool", "touch .mockd-tool", "mkdir .mockd-tool; ln -s /dev/zero .mockd-tool/mockd.tar.gz",
  ])
  func otherFilesAreNotUsed(commands: String) throws {
    try shell("cd project; " + commands)
    let run = try job()
    // The folder above has the right tarball.
    #expect(run.output == (commands == "ln -s .. .mockd-tool" ? "" : "download\n") + success, "\(run.errors)")
    #expect(try place.text("secret") == "before")
  }

  @Test func aTarballWithAnotherChecksumIsNotUnpacked() throws {
    let run = try job("other.tar.gz")
    #expect(run.status == 2)
    #expect(run.output == "download\n")
    #expect(run.errors.contains("The checksum of "), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: place.root.path + "/project/.mockd-tool"))
  }
}
