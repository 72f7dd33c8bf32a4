import Foundation
import JSONSyntax
import Source
import Testing

@testable import Configuration

@Suite struct ConfigurationSchemaTests {
  @Test func theSchemaIsJSON() throws {
    let document = JSONDocument(SourceFile(path: "schema.json", text: ConfigurationSchema.json), code: .configSyntax)
    #expect(document.diagnostics.isEmpty)
    #expect(document.root?["$schema"]?.string == "http://json-schema.org/draft-07/schema#")
  }

  /// Every key is in the right place of the schema, with its documentation.
  @Test func theSchemaHasEveryKey() throws {
    let file = SourceFile(path: "schema.json", text: ConfigurationSchema.json)
    let root = try #require(JSONDocument(file, code: .configSyntax).root)
    var (count, references) = (0, 0)
    func check(_ shape: ObjectShape, _ schema: JSONValue, _ path: String) throws {
      let properties = try #require(member("properties", of: schema), "\(path)")
      for key in shape.keys {
        for name in [key.name] + key.aliases {
          count += 1
          var property = try #require(member(name, of: properties), "\(path).\(name)")
          if let reference = member("$ref", of: property)?.string {
            references += 1
            #expect(path == ".projects" && reference == "#/properties/\(name)")
            property = try #require(root["properties"].flatMap { member(name, of: $0) })
          }
          #expect(member("description", of: property)?.string == key.documentation)
          if let nullable = member("anyOf", of: property)?.elements.first(where: { _ in true }), key.acceptsNull {
            property = nullable
          }
          if case .object(let inner) = key.shape { try check(inner, property, path + "." + name) }
          if case .list(.object(let inner)) = key.shape {
            try check(inner, try #require(member("items", of: property)), path + "." + name)
          }
        }
      }
      #expect(Set(properties.members.compactMap(\.key.string)) == Set(shape.keys.flatMap { [$0.name] + $0.aliases }))
    }
    try check(WorkspaceFile.shape, root, "")
    #expect(150 < count)
    // A project has the keys of the root, which are not repeated.
    let projects = root["properties"].flatMap { member("projects", of: $0)?["items"]?["properties"] }
    let ofProjects = try #require(projects).members.compactMap(\.key.string)
    let ofRoot = try #require(root["properties"]).members.compactMap(\.key.string)
    #expect(references == Set(ofProjects).intersection(ofRoot).count && 5 < references)
  }

  /// Patterns are regular expressions that accept the values that rules accept.
  @Test func patternsAndRulesAcceptTheSameValues() throws {
    let rules: [StringRule] = [
      .nonEmpty, .path, .glob, .apolloGlob, .namespace, .module, .embeddingTarget, .folderName, .identifier,
      .graphQLName, .apolloVersion,
    ]
    let texts = ["a", "Abc", "a/b.graphql", "!a/**/*.graphql", "2.4", "1.20+corrected", "corrected", "naïve", "_x1"]
    for rule in rules {
      let pattern = try NSRegularExpression(pattern: try #require(rule.pattern))
      for text in texts where rule.problem(text) == nil {
        let range = NSRange(text.startIndex..., in: text)
        #expect(pattern.firstMatch(in: text, range: range) != nil, "\(rule.expectation): \(text)")
      }
    }
  }

  private func member(_ key: String, of value: JSONValue) -> JSONValue? {
    value.members.first { $0.key.string == key }?.value
  }
}
