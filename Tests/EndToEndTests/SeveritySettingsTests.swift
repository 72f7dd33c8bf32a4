import Foundation
import Source
import TestSupport
import Testing

/// The key `diagnostics`.
@Suite struct SeveritySettingsTests {
  /// Every code has a setting, or the configuration and the page explain why not.
  @Test func everyCodeIsConfigurableOrExplained() throws {
    for isFixed in [false, true] {
      let codes = DiagnosticCode.allCases.filter { ($0.fixedSeverityReason != nil) == isFixed }
      let members = codes.map { "\n\"\($0.rawValue)\": \"hint\"" }.joined(separator: ",")
      let workspace = try StarWars.workspace([
        ".mockgen.json": StarWars.configuration.replacing(
          "\"version\": 1,", with: "\"version\": 1, \"diagnostics\": {\(members)},")
      ])
      let run = try MockdProcess.run(["config"], in: workspace.root)
      #expect(run.status == (isFixed ? 2 : 0), "\(run.errors)")
      for code in codes where isFixed {
        #expect(
          run.errors.contains("'diagnostics.\(code.rawValue)' has a fixed severity, because "))
        let page = try MockdProcess.run(["explain", code.rawValue], in: workspace.root)
        #expect(page.output.contains("To suppress it: not possible, because"))
      }
      #expect(!codes.isEmpty)
    }
  }

  /// The example of `Documentation/configuration.md`, and the other codes about usable configurations.
  @Test func configurationWarningsCanBeConfigured() throws {
    let workspace = try StarWars.workspace([
      ".mockgen.json": """
      { "version": 1, "diagnostics": { "config/no-outputs": "off" },
        "schema": ["graphql/*.graphqls"], "operations": ["graphql/*.graphql"] }
      """
    ])
    let off = try MockdProcess.run(["check", "--hints"], in: workspace.root)
    #expect(off.status == 0 && off.output == "", "\(off.output)")
    try workspace.write(
      ".mockgen.json", try workspace.text(".mockgen.json").replacing("\"off\"", with: "\"error\""))
    let error = try MockdProcess.run(["check"], in: workspace.root)
    #expect(error.status == 1)
    #expect(error.output.contains("error[config/no-outputs]"), "\(error.output)")
    try workspace.write(
      "Package.resolved", #"{"pins": [{"identity": "apollo-ios", "state": {"version": "1.2.0"}}], "version": 2}"#)
    for (setting, shown) in [("default", true), ("off", false)] {
      try workspace.write(
        ".mockgen.json",
        StarWars.configuration.replacing(
          "\"version\": 1,",
          with: "\"version\": 1, \"diagnostics\": { \"config/unknown-apollo-version\": \"\(setting)\" },"))
      let run = try MockdProcess.run(["generate"], in: workspace.root)
      #expect(run.output.contains("config/unknown-apollo-version") == shown, "\(run.output)")
    }
  }

  /// A severity turns optional rules on. Their errors don't block outputs, since Apollo has no such rules.
  @Test(arguments: [
    ("NoUnusedFragments", "graphql/Details2.graphql:1:1", "Fragment \"Unused\" is never used."),
    ("NoSchemaIntrospection", "graphql/Details2.graphql:2:16", "GraphQL introspection has been disabled"),
  ])
  func optionalRulesCanBeEnabled(_ rule: String, _ place: String, _ message: String) throws {
    for (setting, severity, status) in [
      ("default", "warning", 0), ("error", "error", 1), ("off", nil, 0), ("hint", nil, 0),
    ] as [(String, String?, Int32)] {
      let workspace = try StarWars.workspace([
        ".mockgen.json": StarWars.configuration.replacing(
          "\"version\": 1,", with: "\"version\": 1, \"diagnostics\": { \"graphql/\(rule)\": \"\(setting)\" },"),
        "graphql/Details2.graphql": """
        fragment Unused on Human { id }
        query Schema { __schema { queryType { name } } }
        """,
      ])
      let run = try MockdProcess.run(["generate"], in: workspace.root)
      #expect(run.status == status, "\(setting): \(run.output)")
      #expect(run.output.contains("graphql/\(rule)") == (severity != nil), "\(setting): \(run.output)")
      if let severity {
        #expect(run.output.contains("\(place): \(severity)[graphql/\(rule)]: \(message)"), "\(run.output)")
      }
      #expect(
        FileManager.default.fileExists(atPath: workspace.root.appending(path: "Mocks/Human+Mock.graphql.swift").path))
    }
  }

  /// Apollo's generator accepts the defaults, so only the severity `error` keeps outputs from being written.
  @Test(
    arguments: [(nil, 0), ("default", 0), ("off", 0), ("hint", 0), ("warning", 0), ("error", 1)] as [(String?, Int32)])
  func mistakesThatApolloAcceptsBlockOnlyAsErrors(_ severity: String?, _ status: Int32) throws {
    let setting = severity.map { #""diagnostics": { "schema/default-values": "\#($0)" }, "# } ?? ""
    let workspace = try TemporaryWorkspace([
      ".mockgen.json": """
      { "version": 1, "schema": ["*.graphqls"], "operations": ["*.graphql"], "namespace": "API", \(setting)
        "outputs": { "testMocks": { "path": "Mocks" } } }
      """,
      "s.graphqls": """
      type Query { list(sort: Sort = "ASC", limit: Int = "10", desc: Boolean = 0): [Int!]! }
      enum Sort { ASC DESC }
      """,
      "q.graphql": "query List { list }",
    ])
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == status, "\(run.output)\(run.errors)")
    let isShown = severity != "off" && severity != "hint"
    let shown = "\(status == 0 ? "warning" : "error")[schema/default-values]"
    #expect(run.output.components(separatedBy: shown).count - 1 == (isShown ? 3 : 0), "\(run.output)")
    let file = workspace.root.appending(path: "Mocks/Query+Mock.graphql.swift")
    #expect(FileManager.default.fileExists(atPath: file.path) == (status == 0))
    #expect(!run.errors.contains("suppressed errors"))
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == status, "\(check.output)\(check.errors)")
  }

  /// Diagnostics about comments and unreadable inputs follow the settings as well.
  @Test func diagnosticsWithoutAProjectUseTopLevelSettings() throws {
    for (setting, shown) in [("warning", true), ("off", false)] {
      let workspace = try StarWars.workspace([
        ".mockgen.json": StarWars.configuration.replacing(
          "\"version\": 1,",
          with: "\"version\": 1, \"diagnostics\": { \"ignore/unknown-code\": \"\(setting)\" },"),
        "graphql/Details.graphql": StarWars.details + "\n# mockd:ignore no-such-code\n",
      ])
      let run = try MockdProcess.run(["generate"], in: workspace.root)
      #expect(run.output.contains("warning[ignore/unknown-code]") == shown, "\(run.output)")
    }
  }
}
