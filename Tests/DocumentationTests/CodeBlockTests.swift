import Configuration
import GraphQLSyntax
import JSONSyntax
import Source
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Blocks of JSON, GraphQL and Swift on all pages.
@Suite struct CodeBlockTests {
  /// A block of JSON is a valid configuration of mockd, the user's settings, or, on pages about editors, any JSON.
  @Test func jsonBlocksAreConfigurations() throws {
    let blocks = try DocumentationPages.blocks("json")
    #expect(10 < blocks.count)
    for (page, block) in blocks {
      let place = "\(page.path):\(block.line)"
      let file = SourceFile(path: ".mockgen.json", text: block.code)
      let document = JSONDocument(file, code: .configSyntax)
      #expect(document.diagnostics.isEmpty, "\(place): \(document.diagnostics.map(\.message))")
      if page.path.contains("editors") { continue }
      if document.root?["trustedRepositories"] != nil {
        #expect(UserSettings.read(file, home: "/home/me").problems.isEmpty, "\(place)")
        continue
      }
      let loaded = ConfigurationLoader.load(file, lookup: Self.lookup)
      // Blocks may show single keys, which write nothing.
      let found = loaded.diagnostics.filter { $0.severity != .hint && $0.code != .configNoOutputs }
      #expect(found.isEmpty, "\(place): \(found.map(\.message))")
    }
  }

  @Test func graphQLBlocksAreValidSyntax() throws {
    let blocks = try DocumentationPages.blocks("graphql")
    #expect(2 <= blocks.count)
    for (page, block) in blocks {
      let (document, diagnostics) = Document.parse(SourceFile(path: page.path, text: block.code))
      #expect(diagnostics.isEmpty, "\(page.path):\(block.line): \(diagnostics.map(\.message))")
      #expect(!document.definitions.isEmpty)
    }
  }

  @Test func swiftBlocksAreValidSyntax() throws {
    let blocks = try DocumentationPages.blocks("swift")
    #expect(10 < blocks.count)
    for (page, block) in blocks {
      #expect(!Parser.parse(source: block.code).hasError, "\(page.path):\(block.line)")
    }
  }

  /// A configuration of Apollo for the key `apolloConfig`; no other file exists.
  private static func lookup(_ path: String) -> SourceFile? {
    guard path.hasSuffix("apollo-codegen-config.json") else { return nil }
    return SourceFile(
      path: path,
      text: """
        {
          "schemaNamespace": "API",
          "input": { "schemaSearchPaths": ["*.graphqls"], "operationSearchPaths": ["**/*.graphql"] },
          "output": {
            "schemaTypes": { "path": "API", "moduleType": { "swiftPackage": {} } },
            "operations": { "inSchemaModule": {} },
            "testMocks": { "swiftPackage": { "targetName": "APIMocks" } }
          }
        }
        """)
  }
}
