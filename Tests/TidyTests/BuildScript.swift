import Foundation
import TestSupport

/// A copy of `scripts/mockd` in a package without sources, with a `swift` that builds nothing. Its builds are scripts
/// that print their kind and their arguments.
struct BuildScript {
  let place: TemporaryWorkspace
  private let toolchain = "toolchain/usr/lib/swift"

  /// A call of `swift build`.
  struct Build: Equatable {
    var arguments: [String]
    /// The folder with swift-syntax. Nil if the variable is not set.
    var syntax: String?
    /// Whether warnings are errors: `0` or `1`. Nil if the variable is not set.
    var strict: String?

    var isQuick: Bool { arguments.contains { $0.hasSuffix("/.build/quick") } }
  }

  init(compiler: String = "6.3.1", hasSyntax: Bool = true) throws {
    place = try TemporaryWorkspace([
      "clone/Package.swift": "// swift-tools-version: 6.2\n",
      "clone/Sources/mockd/Mockd.swift": "print(1)\n",
      "clone/scripts/setup": "#!/bin/sh\n",
      "clone/scripts/mockd": try Repository.text("scripts/mockd"),
      "clone/scripts/quick": try Repository.text("scripts/quick"),
      "clone/scripts/quick-swiftc": try Repository.text("scripts/quick-swiftc"),
      "bin/swift": """
      #!/usr/bin/env bash
      set -e
      cd "$(dirname "$0")/.."
      if [[ $1 == -print-target-info ]]; then
        printf '{\\n  "compilerVersion": "Swift version \(compiler) (swift-\(compiler)-RELEASE)",\\n'
        printf '  "paths": {\\n    "runtimeResourcePath": "%s"\\n  }\\n}\\n' "$PWD/\(toolchain)"
        exit
      fi
      echo "${MOCKD_SWIFT_SYNTAX-unset}|${MOCKD_STRICT-unset}|$*" >>builds
      if [[ -e fail ]]; then
        echo "error: cannot find 'x' in scope"
        exit 1
      fi
      folder=clone/.build/release kind=release
      if [[ $* == *.build/quick* ]]; then folder=clone/.build/quick/debug kind=quick; fi
      mkdir -p "$folder"
      printf '#!/bin/sh\\necho %s "$@"\\n' "$kind" >"$folder/mockd"
      chmod +x "$folder/mockd"
      echo '{}' >clone/Package.resolved

      """,
    ])
    if hasSyntax {
      for name in ["SwiftSyntax", "SwiftParser"] {
        try place.write("\(toolchain)/host/\(name).swiftmodule/x86_64-unknown-linux-gnu.swiftinterface", "")
        try place.write("\(toolchain)/host/lib\(name).so", "")
      }
    }
    // A copy by another process. A file that this one writes can't be executed while processes that other tests start
    // still have it open.
    for path in [
      "clone/scripts/setup", "clone/scripts/mockd", "clone/scripts/quick", "clone/scripts/quick-swiftc", "bin/swift",
    ] {
      let file = place.root.appending(path: path)
      let text = file.appendingPathExtension("text")
      try FileManager.default.moveItem(at: file, to: text)
      _ = try MockdProcess.run(
        executable: URL(filePath: "/usr/bin/install"), ["-m", "755", text.path, file.path], in: place.root)
      try FileManager.default.removeItem(at: text)
    }
  }

  /// The folder with the swift-syntax of the toolchain.
  var host: String { place.root.appending(path: "\(toolchain)/host").path }

  /// All builds so far.
  var builds: [Build] {
    get throws {
      guard let text = try? place.text("builds") else { return [] }
      return text.split(separator: "\n").map { line in
        let parts = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        return Build(
          arguments: parts[2].split(separator: " ").map(String.init), syntax: parts[0] == "unset" ? nil : parts[0],
          strict: parts[1] == "unset" ? nil : parts[1])
      }
    }
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> MockdProcess.Result {
    let path = place.root.appending(path: "bin").path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try MockdProcess.run(
      executable: place.root.appending(path: "clone/scripts/mockd"), arguments, in: place.root,
      environment: ["MOCKD_STRICT": ""].merging(environment) { $1 }.merging(["PATH": path]) { $1 })
  }

  func changeSources() throws { try place.write("clone/Sources/mockd/Mockd.swift", "print(2)\n") }

  /// Lets all later builds fail, or succeed again.
  func setFailure(_ fails: Bool) throws {
    if fails {
      try place.write("fail", "")
    } else {
      try FileManager.default.removeItem(at: place.root.appending(path: "fail"))
    }
  }
}
