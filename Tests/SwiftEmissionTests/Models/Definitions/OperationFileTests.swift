import Source
import SwiftCode
import SwiftEmission
import Testing

/// Operations and local cache mutations: their declarations, documents and variables.
@Suite struct OperationFileTests {
  private func expect(
    _ file: String, _ document: String, _ parts: [String], _ change: (inout ModelOptions) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try ModelSample.file(file, document, change)
    for part in parts {
      #expect(hasLines(text, part), "\(part)\nis not in\n\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ("query hero { search { __typename } }", "HeroQuery", "GraphQLQuery"),
    ("query HeroQuery { search { __typename } }", "HeroQuery", "GraphQLQuery"),
    ("mutation renameQuery { rename(name: \"x\") { id } }", "RenameQueryMutation", "GraphQLMutation"),
    (
      "query Q @apollo_client_ios_localCacheMutation { search { __typename } }", "QLocalCacheMutation",
      "LocalCacheMutation"
    ),
  ])
  func operationsHaveSwiftNames(document: String, name: String, conformance: String) throws {
    try expect(name, document, ["public struct \(name): \(conformance) {"])
  }

  @Test func capitalizationRulesApply() throws {
    let rules: (inout ModelOptions) -> Void = {
      $0.emission.capitalizationRules = [.init(.word("id"), .upper)]
    }
    try expect(
      "HeroIDQuery", "query HeroId { hero { id ...heroId } } fragment heroId on Character { id }",
      ["public struct HeroIDQuery: GraphQLQuery {", ".fragment(HeroID.self),"], rules)
    try expect(
      "HeroIdQuery", "query HeroId { search { __typename } }", ["public struct HeroIdQuery: GraphQLQuery {"]
    ) {
      rules(&$0)
      $0.emission.version = ApolloVersion(2, 3, 0)
    }
  }

  @Test func variablesAreRendered() throws {
    try expect(
      "QQuery",
      """
      query Q(
        $id: ID! $default: Int = 4 $list: [[Kind!]]! = [[GOOD_ONE], null] $one: [ID] = 7 $kind: Kind = BAD
        $filter: Filter! = {kind: GOOD_ONE, text: "x"} $filters: [Filter] = [{flag: true}, null] $n: String = null
        $date: Date
      ) { hero(id: $id) { id } }
      """,
      [
        """
        public var id: ID
        public var `default`: GraphQLNullable<Int32>
        public var list: [[GraphQLEnum<Kind>]?]
        public var one: GraphQLNullable<[ID?]>
        public var kind: GraphQLNullable<GraphQLEnum<Kind>>
        public var filter: Filter
        public var filters: GraphQLNullable<[Filter?]>
        public var n: GraphQLNullable<String>
        public var date: GraphQLNullable<Date>

        public init(
          id: ID,
          `default`: GraphQLNullable<Int32> = 4,
          list: [[GraphQLEnum<Kind>]?] = [
            [.init(.goodOne)],
            nil
          ],
          one: GraphQLNullable<[ID?]> = ["7"],
          kind: GraphQLNullable<GraphQLEnum<Kind>> = .init(.bad),
          filter: Filter = Filter(
            text: "x",
            kind: .init(.goodOne)
          ),
          filters: GraphQLNullable<[Filter?]> = [
            Filter(flag: true),
            nil
          ],
          n: GraphQLNullable<String> = .null,
          date: GraphQLNullable<Date>
        ) {
        """,
        "self.`default` = `default`",
        "\"default\": `default`,",
      ])
  }

  /// No string ends the literal, which stays on one line.
  @Test func hostileDocumentsStayInTheirLiteral() throws {
    try expect(
      "QQuery",
      "query Q { hero(filter: {text: \"\"\"\n  a\"#) { }\n\n  \\#(x)\n\"\"\"}) { id } }",
      [###"##"query Q { hero(filter: { text: """ a"#) { }  \#(x) """ }) { __typename id } }"##"###])
  }

  @Test func longLinesAreWrapped() throws {
    let long = String(repeating: "x", count: 80)
    try expect(
      "QQuery",
      "query Q($f: Filter = {text: \"\(long)\", kind: BAD}) { hero(id: 1, filter: {text: \"\(long)\"}) { id } }",
      [
        "#\"query Q( $f: Filter = { text: \"\(long)\" kind: BAD } ) { hero( id: 1 filter: { text: \"\(long)\" } ) { __typename id } }\"#"
      ])
  }

  @Test func clientDirectivesAreRemovedAndTypenamesAdded() throws {
    let document = """
      query Q @import(module: "Extra") {
        t: __typename @skip(if: false)
        search { ... on Human @include(if: true) { n: __typename id } }
        hero { id x: __typename ...F }
      }
      fragment F on Character @import(module: "Basics") { id }
      """
    try expect(
      "QQuery", document,
      [
        """
        @_exported import ApolloAPI
        @_spi(Execution) @_spi(Unsafe) import ApolloAPI
        import Basics
        import Extra

        """,
        ##"#"query Q { __typename search { __typename ... on Human @include(if: true) { __typename id } } hero { id __typename ...F } }"#,"##,
        "fragments: [F.self]",
      ])
    try expect(
      "QQuery", document,
      [
        ##"#"query Q { search { __typename ... on Human @include(if: true) { __typename id } } hero { __typename id ...F } }"#,"##
      ]
    ) { $0.printsLegacyDocuments = true }
  }

  @Test func documentsCanBeIdentifiers() throws {
    try expect(
      "QQuery", "query Q { search { ...F } } fragment F on Human { ...G } fragment G on Human { id }",
      [
        """
        public static let operationDocument: ApolloAPI.OperationDocument = .init(
          operationIdentifier: "\(identifier)"
        )

        public init() {}
        """
      ]
    ) { $0.documentFormat = .identifier }
  }

  /// The hash of the document and its fragments, by name, each on a line.
  private var identifier: String {
    SHA256(
      Array(
        """
        query Q { search { __typename ...F } }
        fragment F on Human { __typename ...G }
        fragment G on Human { __typename id }
        """.utf8)
    ).text
  }

  @Test func embeddedOperationsAreNamespaced() throws {
    let text = try ModelSample.file("QQuery", "query Q($f: Filter) { search { __typename } }") {
      $0.schemaModule = .embedded
      $0.schemaAccess = .public
    }
    #expect(
      text.contains("\npublic extension Sample {\n  struct QQuery: GraphQLQuery {\n    public static let operationName")
    )
    #expect(text.hasSuffix("    }\n  }\n\n}"))
  }

  @Test func separateModulesImportTheSchema() throws {
    try expect(
      "QQuery", "query Q($f: Filter = {flag: true}) { search { __typename } }",
      [
        """
        @_exported import ApolloAPI
        @_spi(Execution) @_spi(Unsafe) import ApolloAPI
        import Sample

        struct QQuery: GraphQLQuery {
          static let operationName: String = "Q"
        """,
        "public var f: GraphQLNullable<Sample.Filter>",
        "public init(f: GraphQLNullable<Sample.Filter> = .init(\nSample.Filter(flag: true)\n)) {",
        "let __data: DataDict",
        "static var __parentType: any ApolloAPI.ParentType { Sample.Objects.Query }",
      ]
    ) { $0.operations = .separate(.internal) }
  }
}
