import Foundation
import TestSupport

extension HostileCase {
  /// Files of mockd and of tools that are too large, or have too many or too long lines.
  static let sizes: [HostileCase] = [
    HostileCase("records of three gigabytes") { workspace in
      for name in ["manifest", "standing", "lock", ".gitignore"] { try workspace.makeSparse(".mockd/" + name) }
    },
    HostileCase("outputs of three gigabytes") { workspace in
      for name in ["Human", "Droid", "Old"] { try workspace.makeSparse("Out/\(name)+Mock.graphql.swift") }
    },
    HostileCase("a configuration of three gigabytes") { try $0.makeSparse(".mockgen.json") },
    HostileCase("versions of Apollo in files of three gigabytes") { workspace in
      for name in ["Package.resolved", "Podfile.lock", "Package.swift"] { try workspace.makeSparse(name) }
    },
    HostileCase("a manifest of 50 megabytes") { workspace in
      try workspace.write(".mockd/manifest", manifest(lines: 500_000) { "Out/\($0)/some/long/name/of/an/output.swift" })
    },
    HostileCase("a manifest with many lines") { workspace in
      let count = BuiltTool.other == nil ? 20_000 : 400_000
      try workspace.write(".mockd/manifest", manifest(lines: count) { "Out/\($0).graphql.swift" })
    },
    HostileCase("a manifest with deep paths") { workspace in
      let count = BuiltTool.other == nil ? 200 : 2000
      let deep = String(repeating: "a/", count: 2000)
      let wide = String(repeating: String(repeating: "b", count: 60) + "/", count: 60)
      let deepest = String(repeating: "c/", count: 100_000)
      try workspace.write(
        ".mockd/manifest",
        manifest(lines: count) { ($0.isMultiple(of: 2) ? deep : wide) + "\($0)" }
          + manifest(lines: 10) { deepest + "\($0)" }.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n")
    },
    HostileCase("a manifest without entries") { workspace in
      let separators = ["\n", "\t", ",", "\\t"].map { String(repeating: $0, count: 2_000_000) }
      try workspace.write(".mockd/manifest", "mockd-manifest 1\n" + separators.joined(separator: "\n") + "\n")
    },
  ]

  private static func manifest(lines: Int, _ path: (Int) -> String) -> String {
    let hash = String(repeating: "0", count: 32)
    var text = "mockd-manifest 1\n"
    for number in 0..<lines { text += "\(hash)\t.mockgen.json\t\t\(path(number))\n" }
    return text
  }
}
