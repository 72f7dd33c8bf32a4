import Foundation
import TestSupport
import Testing

/// Hostile content of a clone.
struct HostileCase: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @Sendable () throws -> HostileWorkspace

  var testDescription: String { name }

  init(_ name: String, _ make: @escaping @Sendable () throws -> HostileWorkspace) {
    self.name = name
    self.make = make
  }

  /// A valid workspace with some other files.
  init(
    _ name: String, _ files: [String: String?] = [:],
    then change: @escaping @Sendable (HostileWorkspace) throws -> Void = { _ in }
  ) {
    self.init(name) {
      let workspace = try HostileWorkspace(files)
      try change(workspace)
      return workspace
    }
  }

  /// A workspace with another configuration.
  init(
    _ name: String, configuration: String,
    then change: @escaping @Sendable (HostileWorkspace) throws -> Void = { _ in }
  ) {
    self.init(name, [".mockgen.json": configuration], then: change)
  }

  static let all =
    records + outputs + inputs + configurations + strangeFiles + sizes + shapes + swift + inheritance
}

// MARK: - Records

extension HostileCase {
  private static let staleOutput = "\(HostileWorkspace.header)// edited\n"

  /// Entries of `.mockd` that mockd did not write.
  private static let records: [HostileCase] = [
    HostileCase("a manifest that lists files outside") { workspace in
      let hash = String(repeating: "0", count: 32)
      let lines = ["/Human+Mock.graphql.swift", "/mocks/Human+Mock.graphql.swift"].flatMap { file in
        [workspace.outside.path + file, "../outside" + file, "graphql/../../outside" + file]
      }
      try workspace.write(
        ".mockd/manifest",
        "mockd-manifest 1\n"
          + lines.map { "\(hash)\t.mockgen.json\t\t\($0)\n\(hash)\t.mockgen.json\tAPI\t\($0)\n" }.joined())
    },
    HostileCase("a manifest without a first line that lists files outside") { workspace in
      let hash = String(repeating: "a", count: 32)
      try workspace.write(
        ".mockd/manifest",
        "\(hash)\t.mockgen.json\t\t\(workspace.outside.path)/Human+Mock.graphql.swift\n")
    },
    HostileCase("a folder of records that is a link") { try $0.link(".mockd", to: "../outside") },
    HostileCase("a folder of records that is an absolute link") { try $0.link(".mockd", to: $0.outside.path) },
    HostileCase("a folder of copies that is a link", ["Out/Human+Mock.graphql.swift": staleOutput]) {
      try $0.link(".mockd/replaced", to: "../../outside")
    },
    HostileCase("a folder of copies with a link inside", ["Out/Human+Mock.graphql.swift": staleOutput]) {
      try $0.link(".mockd/replaced/Out", to: "../../../outside/mocks")
    },
    HostileCase("records that are links") { workspace in
      for name in ["manifest", "lock", ".gitignore", "standing"] {
        try workspace.link(".mockd/" + name, to: "../../outside/secret.txt")
      }
    },
    HostileCase("a lock that is a link to nothing") { try $0.link(".mockd/lock", to: "../../outside/made") },
    HostileCase("records that are hard links") { workspace in
      try workspace.write(".mockd/x", "")
      for name in ["manifest", "lock", "standing"] {
        try FileManager.default.linkItem(
          at: workspace.outside.appending(path: "7"), to: workspace.repository.appending(path: ".mockd/\(name)"))
      }
    },
    HostileCase("spare files that are links") { workspace in
      for number in 0..<40 { try workspace.link(".mockd/spare/\(number)", to: "../../../outside/secret.txt") }
    },
    HostileCase("a folder of spare files that is a link") { try $0.link(".mockd/spare", to: "../../outside") },
    HostileCase("spare files that are hard links") { workspace in
      try workspace.write(".mockd/spare/x", "")
      for number in 0..<20 {
        try FileManager.default.linkItem(
          at: workspace.outside.appending(path: "7"),
          to: workspace.repository.appending(path: ".mockd/spare/\(number)"))
      }
    },
  ]
}

// MARK: - Outputs

extension HostileCase {
  private static func consenting(_ json: String, _ keys: String = "\"allowOutsideWorkspace\": true") -> String {
    HostileWorkspace.configuration(keys, outputs: json)
  }

  /// Outputs that lead out of the repository.
  private static let outputs: [HostileCase] = [
    HostileCase(
      "a configuration that consents, with an output outside",
      configuration: consenting("\"testMocks\": { \"path\": \"../outside/mocks\" }")),
    HostileCase("a configuration that consents, with an absolute output") { workspace in
      let path = workspace.outside.path + "/mocks"
      try workspace.write(".mockgen.json", consenting("\"testMocks\": { \"path\": \"\(path)\" }"))
    },
    HostileCase(
      "every output outside",
      configuration: consenting(
        """
        "testMocks": { "path": "../outside/a" }, "models": { "path": "../outside/b" },
        \(ConfiguredOutputs.json(in: "../outside")),
        "operations": { "absolute": { "path": "../outside/e" } },
        "protocolMocks": [{ "sources": ["graphql/*.swift"], "path": "../outside/f", "module": "M", "select": "all" }]
        """)),
    HostileCase(
      "models outside through the types of the schema",
      configuration: HostileWorkspace.configuration(
        """
        "allowOutsideWorkspace": true,
        "schemaTypes": { "path": "../outside/types", "moduleType": { "other": {} } }
        """, outputs: "\"models\": {}")),
    HostileCase(
      "operations beside their files, in a folder outside",
      configuration: consenting(
        """
        "models": { "path": "Models" }, "operations": { "relative": { "subpath": "../../outside/home" } }
        """)),
    HostileCase(
      "operations beside files that are outside",
      configuration: HostileWorkspace.configuration(
        operations: "[\"graphql/*.graphql\", \"../outside/operations/*.graphql\"]",
        outputs: "\"models\": { \"path\": \"Models\" }, \"operations\": { \"relative\": {} }")),
    HostileCase("a folder of outputs that is a link") { try $0.link("Out", to: "../outside/mocks") },
    HostileCase("a folder of outputs below a link", configuration: consenting("\"testMocks\": { \"path\": \"a/b/c\" }"))
    {
      try $0.link("a", to: "../outside")
    },
    HostileCase("outputs that are links") { workspace in
      for name in ["Human", "Droid", "Query"] {
        try workspace.link("Out/\(name)+Mock.graphql.swift", to: "../../outside/Human+Mock.graphql.swift")
      }
      try workspace.link("Out/MockObject+Interfaces.graphql.swift", to: "../../outside/made")
    },
    HostileCase("outputs that are hard links") { workspace in
      for name in ["Human", "Droid"] {
        try FileManager.default.linkItem(
          at: workspace.outside.appending(path: "mocks/Human+Mock.graphql.swift"),
          to: workspace.repository.appending(path: "Out/\(name)+Mock.graphql.swift"))
      }
    },
    HostileCase("generated files in a folder of outputs that is reached by a link") { workspace in
      try workspace.link("Out/more", to: "../../outside/mocks")
    },
    HostileCase("an output with setuid and setgid") { workspace in
      let path = "Out/Human+Mock.graphql.swift"
      try workspace.write(path, staleOutput)
      guard chmod(workspace.repository.appending(path: path).path, 0o6755) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    },
    HostileCase("outputs in .git and .mockd", configuration: consenting("\"testMocks\": { \"path\": \".git/hooks\" }")),
  ]
}

// MARK: - Inputs

extension HostileCase {
  /// Inputs that lead out of the repository, or name files of other kinds.
  private static let inputs: [HostileCase] = [
    HostileCase(
      "a schema outside", configuration: HostileWorkspace.configuration(schema: "[\"../outside/secret.txt\"]")),
    HostileCase(
      "inputs outside, by braces and wildcards",
      configuration: HostileWorkspace.configuration(
        "\"tests\": [\"{..,x}/outside/*.swift\"], \"sources\": [\"*/../../outside/*.swift\"]",
        schema: "[\"{..,x}/outside/*\", \"graphql/../*/../../outside/*\"]",
        operations: "[\"[.][.]/outside/**\", \"\\\\../outside/**/*.graphql\", \"g*/../../outside/**\"]")),
    HostileCase("absolute inputs") { workspace in
      let path = workspace.outside.path
      try workspace.write(
        ".mockgen.json",
        HostileWorkspace.configuration(
          "\"tests\": [\"\(path)/*\"], \"sources\": [\"\(path)/**\"]", schema: "[\"\(path)/secret.graphqls\"]",
          operations: "[\"\(path)/**/*.graphql\", \"/etc/passwd\"]"))
    },
    HostileCase("a schema that is a link") {
      try $0.link("graphql/schema.graphqls", to: "../../outside/secret.txt")
    },
    HostileCase("a schema that is an absolute link") { try $0.link("graphql/x.graphqls", to: "/etc/passwd") },
    HostileCase("operations in a folder that is a link") {
      try $0.link("graphql/more", to: "../../outside/operations")
      try $0.write(".mockgen.json", HostileWorkspace.configuration(operations: "[\"graphql/**/*.graphql\"]"))
    },
    HostileCase(
      "Swift files that are links",
      configuration: HostileWorkspace.configuration(
        "\"tests\": [\"Tests/**/*.swift\"], \"sources\": [\"Sources/**/*.swift\"]",
        outputs: """
          "testMocks": { "path": "Out" },
          "protocolMocks": [{ "sources": ["Sources/**/*.swift"], "path": "Mocks", "module": "M", "select": "all" }]
          """)
    ) {
      try $0.link("Tests/a.swift", to: "../../outside/secret.swift")
      try $0.link("Sources/a.swift", to: "../../outside/secret.swift")
      try $0.link("Sources/more", to: "../../outside")
    },
    HostileCase("inputs with secrets inside the repository") { workspace in
      for name in [".env", "secret.txt", "id_rsa"] { try workspace.write(name, "KEY=\(HostileWorkspace.secret)\n") }
      try workspace.link("graphql/x.graphqls", to: "../.env")
      try workspace.link("graphql/x.graphql", to: "../id_rsa")
      try workspace.write(
        ".mockgen.json",
        HostileWorkspace.configuration(
          "\"tests\": [\".env\"], \"sources\": [\"secret.txt\"]", schema: "[\".env\", \"graphql/*.graphqls\"]",
          operations: "[\"secret.txt\", \"id_rsa\", \"graphql/*.graphql\"]",
          outputs: """
            "testMocks": { "path": "Out" },
            "protocolMocks": [{ "sources": ["secret.txt"], "path": "Mocks", "module": "M", "select": "all" }]
            """))
    },
    HostileCase("an Apollo configuration with secrets inside the repository") { workspace in
      try workspace.write(".env", "KEY=\(HostileWorkspace.secret)\n")
      try workspace.write(".mockgen.json", "{ \"version\": 1, \"apolloConfig\": \".env\" }")
    },
    HostileCase("a folder that is a link to the root of the file system") { workspace in
      try workspace.link("graphql/root", to: "/")
      try workspace.write(".mockgen.json", HostileWorkspace.configuration(schema: "[\"**/*.graphqls\"]"))
    },
    HostileCase("patterns that begin at the root of the file system") { workspace in
      try workspace.write(
        ".mockgen.json",
        HostileWorkspace.configuration("\"tests\": [\"/**/*.swift\"]", schema: "[\"/**/*.graphqls\"]"))
    },
    HostileCase("nine folders that link to each other") { workspace in
      try workspace.write(
        ".mockgen.json",
        HostileWorkspace.configuration(schema: "[\"**/*.graphqls\"]", operations: "[\"**/*.graphql\"]"))
      for folder in 0..<9 {
        try workspace.write("folders/\(folder)/file.txt", "")
        for other in 0..<9 where other != folder {
          try workspace.link("folders/\(folder)/\(other)", to: "../\(other)")
        }
      }
    },
    HostileCase("links that lead to themselves and to each other") { workspace in
      try workspace.link("graphql/a.graphqls", to: "a.graphqls")
      try workspace.link("graphql/b.graphql", to: "c.graphql")
      try workspace.link("graphql/c.graphql", to: "b.graphql")
      try workspace.link("graphql/up", to: "..")
      try workspace.link("Out/loop", to: "../Out")
    },
  ]
}

// MARK: - Configurations

extension HostileCase {
  /// Configurations that are read from outside, or aren't files.
  private static let configurations: [HostileCase] = [
    HostileCase("a configuration that is a link") { try $0.link(".mockgen.json", to: "../outside/secret.txt") },
    HostileCase("a configuration that is a link to JSON") {
      try $0.link(".mockgen.json", to: "../outside/secret.json")
    },
    HostileCase(
      "an Apollo configuration outside",
      configuration: "{ \"version\": 1, \"apolloConfig\": \"../outside/secret.json\" }"),
    HostileCase("an Apollo configuration that is a link", configuration: "{ \"apolloConfig\": \"apollo.json\" }") {
      try $0.link("apollo.json", to: "../outside/secret.json")
    },
    HostileCase("a Package.resolved that is a link") {
      try $0.link("Package.resolved", to: "../outside/Package.resolved")
    },
    HostileCase("a .git that is a file", [".git": nil]) { workspace in
      try FileManager.default.removeItem(at: workspace.repository.appending(path: ".git"))
      try workspace.write(".git", "gitdir: ../outside\n")
    },
    HostileCase(
      "severities that hide errors",
      configuration: HostileWorkspace.configuration(
        """
        "allowOutsideWorkspace": true, "diagnostics": {
          "config/path-outside-workspace": "off", "output/unsafe-path": "off", "input/outside-workspace": "off" }
        """, schema: "[\"graphql/*.graphqls\", \"../outside/secret.graphqls\"]",
        outputs: "\"testMocks\": { \"path\": \"../outside/mocks\" }")),
    HostileCase("a configuration that is a pipe", [".mockgen.json": nil]) { workspace in
      guard mkfifo(workspace.repository.appending(path: ".mockgen.json").path, 0o600) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    },
  ]
}

// MARK: - Strange files

extension HostileCase {
  /// Files that are large, deep, endless, or have strange names.
  private static let strangeFiles: [HostileCase] = [
    HostileCase("pipes and devices") { workspace in
      for name in ["a.graphqls", "b.graphql"] {
        guard mkfifo(workspace.repository.appending(path: "graphql/\(name)").path, 0o600) == 0 else {
          throw CocoaError(.fileWriteUnknown)
        }
      }
      try workspace.link("graphql/zero.graphqls", to: "/dev/zero")
      try workspace.link("graphql/tty.graphql", to: "/dev/tty")
    },
    HostileCase("a file of three gigabytes") { workspace in
      for name in ["a.graphqls", "b.graphql"] { try workspace.makeSparse("graphql/" + name) }
    },
    HostileCase("folders that nest deeply") { workspace in
      let folder = "graphql/" + Array(repeating: "d", count: 800).joined(separator: "/")
      try workspace.write(folder + "/a.graphql", "query Deep { hero { name } }")
      try workspace.write(".mockgen.json", HostileWorkspace.configuration(operations: "[\"graphql/**/*.graphql\"]"))
    },
    HostileCase("names that act on terminals and CI") { workspace in
      let names = ["\u{1b}[31m", "::warning::hi", "a\nb", "\u{202e}x", "\r", "##vso[task]", " "]
      for name in names { try workspace.write("graphql/\(name).graphql", "query { \(name.count) }") }
    },
    HostileCase("values that nest deeply") { workspace in
      let (open, close) = (String(repeating: "[", count: 100_000), String(repeating: "]", count: 100_000))
      try workspace.write("graphql/a.graphql", "query A { hero(episode: \(open)1\(close)) { name } }")
      try workspace.write("graphql/b.graphql", String(repeating: "{ a ", count: 100_000))
      try workspace.write("graphql/types.graphqls", "type T { a: \(open)Int\(close) }")
    },
    HostileCase("JSON that nests deeply") { workspace in
      try workspace.write(".mockgen.json", String(repeating: "{\"a\":[", count: 100_000))
    },
  ]
}

// MARK: - Sizes

extension HostileCase {
  /// Documents for which a naive algorithm takes too long. An unoptimized build gets a tenth of each.
  private static let shapes: [HostileCase] = {
    let operations = ComplexityTests.operations.map { shape in
      HostileCase(
        shape.testDescription, configuration(hasModels: shape.hasModels),
        schema: ComplexityTests.schema, operation: shape.text(size(of: shape)))
    }
    let schemas = ComplexityTests.schemas.map { shape in
      HostileCase(
        shape.testDescription, configuration(hasModels: false),
        schema: ComplexityTests.schema + "\n" + shape.text(size(of: shape)), operation: "query Q { find }")
    }
    return operations + schemas
  }()

  private static func size(of shape: ComplexityTests.Shape) -> Int {
    BuiltTool.other == nil ? max(10, shape.count / 10) : shape.count
  }

  private static func configuration(hasModels: Bool) -> String {
    hasModels
      ? HostileWorkspace.configuration(
        outputs: #""models": { "path": "Models" }, "placeholders": { "path": "Placeholders" }"#)
      : HostileWorkspace.configuration()
  }

  private init(_ name: String, _ configuration: String, schema: String, operation: String) {
    self.init(
      name,
      [
        ".mockgen.json": configuration, "graphql/schema.graphqls": schema, "graphql/Hero.graphql": operation,
        "graphql/Details.graphql": nil,
      ])
  }
}
