import Reporting
import Source
import Testing

/// The paths in reports for services, and for Xcode.
@Suite struct ReportPathsTests {
  private static let file = SourceFile(path: "Tests/A B.swift", text: "let hero = 1\n")
  private static let schema = SourceFile(path: "/repo/graphql/s.graphqls", text: "type Hero { name: String }\n")
  private static let foreign = SourceFile(path: "/else/f.swift", text: "let x = 1\n")

  private func render(_ format: ReportFormat, repository: String?, workspace: String = "/repo/apps/ios") -> String {
    let files = [Self.file, Self.schema, Self.foreign]
    let diagnostics = files.map { file in
      Diagnostic(
        .outputStale, .error, "No.", at: Location(file.path, TextRange(4, 8)),
        related: [.init("Here.", at: Location(file.path, TextRange(at: 0)))])
    }
    let report = Report(diagnostics, showsHints: true) { path in files.first { $0.path == path } }
    let paths = ReportPaths(workspace: workspace, repository: repository)
    return report.render(format, ReportOptions(paths: paths))
  }

  @Test func annotationsNameFilesFromTheTopOfTheRepository() {
    #expect(
      render(.github, repository: "/repo") == """
        ::error file=/else/f.swift,line=1,endLine=1,col=5,endColumn=9,title=output/stale::No.%0A/else/f.swift:1: Here.
        ::error file=graphql/s.graphqls,line=1,endLine=1,col=5,endColumn=9,title=output/stale\
        ::No.%0Agraphql/s.graphqls:1: Here.
        ::error file=apps/ios/Tests/A B.swift,line=1,endLine=1,col=5,endColumn=9,title=output/stale\
        ::No.%0Aapps/ios/Tests/A B.swift:1: Here.

        """)
  }

  @Test(arguments: [nil, "/repo/apps/ios", "/repo", "/"]) func everyServiceGetsTheSamePath(_ repository: String?) {
    let expected =
      switch repository {
      case "/repo": "apps/ios/Tests/A B.swift"
      case "/": "repo/apps/ios/Tests/A B.swift"
      default: "Tests/A B.swift"
      }
    #expect(render(.github, repository: repository).contains("file=\(expected),"))
    let junit = render(.junit, repository: repository)
    #expect(junit.contains(#"classname="\#(expected)""#) && junit.contains(#" file="\#(expected)""#))
    #expect(junit.contains(">\(expected):1:5: No.\n\(expected):1:1: Here.<"))
    let sarif = render(.sarif, repository: repository)
    #expect(sarif.contains(#""\#(expected.replacing(" ", with: "%20"))""#))
    #expect(!sarif.contains("REPOROOT"))
  }

  /// Scripts resolve the paths of JSON in the workspace.
  @Test func otherFormatsKeepThePathsOfDiagnostics() {
    for format in [ReportFormat.text, .json] {
      #expect(render(format, repository: "/repo") == render(format, repository: nil))
    }
  }

  @Test(arguments: ["/repo/apps/ios", "/"]) func xcodeGetsAbsolutePaths(_ workspace: String) {
    let folder = workspace == "/" ? "" : workspace
    #expect(
      render(.xcode, repository: "/repo", workspace: workspace) == """
        /else/f.swift:1:5: error: No. [output/stale]
        /else/f.swift:1:1: note: Here.
        /repo/graphql/s.graphqls:1:5: error: No. [output/stale]
        /repo/graphql/s.graphqls:1:1: note: Here.
        \(folder)/Tests/A B.swift:1:5: error: No. [output/stale]
        \(folder)/Tests/A B.swift:1:1: note: Here.

        """)
  }

  @Test func xcodeGetsEachSeverityAndNoFurtherLines() {
    let paths = ReportPaths(workspace: "/w", repository: nil)
    #expect(
      Sample.report().render(.xcode, ReportOptions(paths: paths)) == """
        /w/Generated/Old+Mock,1.graphql.swift: warning: Nothing asks for this file␛[31m␇.␊Remove it. [output/orphaned]
        /w/graphql/häuser & co/a.graphql:2:11: error: Cannot query field "nmae" on type { "Hero" }: 100%, <really>. \
        [graphql/FieldsOnCorrectType]
        /w/schema.graphqls:1:6: note: type 'Hero' is defined here
        /w/schema.graphqls:1:1: note: A hint. [graphql/NoUnusedVariables]

        """)
  }
}
