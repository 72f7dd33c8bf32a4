import GraphQLSchema
import Source
import SwiftEmission
import Testing

/// Files with samples, and the contents of samples.
@Suite struct StubFileTests {
  private func file(
    _ document: String, schema: String = ModelSample.schema, _ change: (inout StubOptions) -> Void = { _ in }
  ) throws -> EmittedFile {
    let project = ModelProject(schema, document)
    var options = StubOptions(ModelSample.options { $0.emission.runtime = .mockSupport })
    change(&options)
    let source = try #require(project.sources.first)
    return try #require(options.render(source, schema: project.schema))
  }

  private func sample(
    _ document: String, schema: String = ModelSample.schema, _ change: (inout StubOptions) -> Void = { _ in }
  ) throws -> String {
    let project = ModelProject(schema, document)
    var options = StubOptions(ModelSample.options())
    change(&options)
    let sample = try #require(project.sources.first?.sample(schema: project.schema, options: options))
    return try sample.get().response.json
  }

  @Test func stubFilesAreRendered() throws {
    let file = try file("query Q($a: Boolean!) { hero { name @skip(if: $a) } }")
    #expect(file.name == "QQuery+Stub.graphql.swift")
    #expect(
      String(decoding: file.contents, as: UTF8.self) == ##"""
        // @generated
        // This file was automatically generated and should not be edited.

        public import Foundation
        public import MockSupport
        public import Sample

        extension Sample.QQuery: MockSupport.SampledOperation {
          /// A response that a server may give. It is one for variables of which `a` is false.
          public static var sampleData: Foundation.Data {
            Foundation.Data(#"{"data":{"hero":{"__typename":"Human","name":""}}}"#.utf8)
          }
        }

        """##)
  }

  @Test func stubsForApolloNeedNoMockSupport() throws {
    let file = try file("query Q { hero { name } }") { $0.models.emission.runtime = .apollo }
    let text = String(decoding: file.contents, as: UTF8.self)
    #expect(text.contains("import ApolloAPI\n") && text.contains("extension Sample.QQuery {\n"))
  }

  /// The requirements of `SampledOperation` must be as public as the operation is for the sample's module. A testable
  /// import makes all operations public.
  @Test(arguments: [
    (Runtime.mockSupport, Level.public, Level.public, ["Sample"], true),
    (.mockSupport, .public, .internal, ["Sample"], true), (.mockSupport, .internal, .public, ["Sample"], true),
    (.mockSupport, .internal, .internal, [], false), (.mockSupport, .public, .internal, [], true),
    (.apollo, .public, .public, ["Sample"], true), (.apollo, .public, .internal, ["Sample"], false),
    (.apollo, .internal, .public, ["Sample"], false),
  ])
  func stubsHaveAnAccessLevel(runtime: Runtime, operations: Level, stubs: Level, modules: [String], isPublic: Bool)
    throws
  {
    let file = try file("query Q { hero { name } }") { options in
      options.models.emission.runtime = runtime
      options.models.operations = .separate(operations)
      options.modules = modules
      options.access = stubs
    }
    let text = String(decoding: file.contents, as: UTF8.self)
    #expect(text.contains("public static var sampleData") == isPublic)
    #expect(text.contains("@testable import Sample") == (operations == .internal && !modules.isEmpty))
  }

  typealias Runtime = EmissionOptions.Runtime
  typealias Level = EmissionOptions.AccessLevel

  @Test(arguments: [
    (
      "{ hero { id ...F } } fragment F on Character { kind ... on Human { height } }",
      #"{"hero":{"__typename":"Human","id":"","kind":"GOOD_ONE","height":0.0}}"#
    ),
    ("{ search { t: __typename ... on planet { name } } }", #"{"search":[{"__typename":"Human"}]}"#),
    ("{ heroes { a: name } }", #"{"heroes":[[{"__typename":"Human","a":""}]]}"#),
    ("($a: Boolean = false) { hero { id @include(if: $a) } }", #"{"hero":{"__typename":"Human"}}"#),
    (
      "($a: Boolean!) { hero { id @include(if: $a) name @skip(if: $a) } }",
      #"{"hero":{"__typename":"Human","id":""}}"#
    ),
    (
      "{ hero { id ... on Human @defer(label: \"x\") { height } } }",
      #"{"hero":{"__typename":"Human","id":"","height":0.0}}"#
    ),
  ])
  func responsesAreRendered(operation: String, data: String) throws {
    let json = try sample("query Q " + operation)
    #expect(json == #"{"data":\#(data)}"#)
  }

  @Test func settingsApplyToResponses() throws {
    let document = "query Q { hero { id friend { id } } heroes { id } }"
    #expect(try sample(document) { $0.nullable = .null } == #"{"data":{"hero":null,"heroes":[[null]]}}"#)
    #expect(
      try sample(document) { $0.lists = .empty }
        == #"{"data":{"hero":{"__typename":"Human","id":"","friend":{"__typename":"Human","id":""}},"heroes":[]}}"#)
    let named = try sample("query Q { hero { name date some_value } }") {
      $0.values.fields = ["name": .string("a \"b\"\n")]
      $0.values.scalars = ["Date": .string("2020-01-01")]
      $0.values.goesByName = true
    }
    #expect(
      named == #"{"data":{"hero":{"__typename":"Human","name":"a \"b\"\n","date":"2020-01-01","some_value":0}}}"#)
  }

  /// Values are looked up under the object type, then under its interfaces, as in placeholders. An enum gets a
  /// modeled value of the schema, unless an unknown one is requested.
  @Test(arguments: [
    (["Character.name": "a"], "a", "GOOD_ONE"), (["Human.name": "b", "Character.name": "a"], "b", "GOOD_ONE"),
    (["Character.kind": "BAD"], "", "BAD"), (["kind": "WORSE"], "", "GOOD_ONE"),
  ])
  func fieldsHaveConfiguredValues(fields: [String: String], name: String, kind: String) throws {
    let json = try sample("query Q { hero { name kind } }") { $0.values.fields = fields.mapValues { .string($0) } }
    #expect(json == #"{"data":{"hero":{"__typename":"Human","name":"\#(name)","kind":"\#(kind)"}}}"#)
  }

  @Test func enumsHaveConfiguredValues() throws {
    let schema = "type Query { kind: Kind! } enum Kind { OLD @deprecated NEW }"
    func kind(_ change: (inout StubOptions) -> Void) throws -> String {
      try sample("query Q { kind }", schema: schema, change)
    }
    #expect(try kind { _ in } == #"{"data":{"kind":"OLD"}}"#)
    #expect(try kind { $0.models.emission.excludesDeprecatedEnumCases = true } == #"{"data":{"kind":"NEW"}}"#)
    #expect(try kind { $0.values.enumeration = .unknown } == #"{"data":{"kind":""}}"#)
  }

  /// If no object is possible, null or an empty list replaces the nearest field that allows it.
  @Test(arguments: [
    ("type Query { a: Nobody b: [Nobody!]! c: Around }", #"{"a":null,"b":[],"c":null}"#),
    ("type Query { a: Nobody! b: Int c: Int }", ""),
  ])
  func impossibleObjectsHaveNoStub(query: String, data: String) throws {
    let schema = "interface Nobody { id: ID! } type Around { nobody: Nobody! } " + query
    let selections = data.isEmpty ? "{ a { id } }" : "{ a { id } b { id } c { nobody { id } } }"
    if data.isEmpty {
      let file = try file("query Q " + selections, schema: schema)
      #expect(file.contents.isEmpty && file.problems.map(\.code) == [.outputSample])
    } else {
      #expect(try sample("query Q " + selections, schema: schema) == #"{"data":\#(data)}"#)
    }
  }

  /// A response can be exponentially larger than its operation.
  @Test func excessiveResponsesHaveNoStub() throws {
    let fragments = (0..<30).map { index in
      "fragment F\(index) on Character { a: friend { ...F\(index + 1) } b: friend { ...F\(index + 1) } }"
    }
    let document = "query Q { hero { ...F0 } } \(fragments.joined(separator: " ")) fragment F30 on Character { id }"
    let file = try file(document)
    #expect(file.problems.map(\.code) == [.outputSample])
  }

  @Test(arguments: [
    ("email", "ada@example.com"), ("contactEmail", "ada@example.com"), ("avatarURL", "https://example.com/"),
    ("first_name", "Ada"), ("createdAt", "2020-01-31T12:00:00Z"), ("nameless", ""), ("mailbox2", ""),
  ])
  func commonNamesHaveRealisticValues(field: String, value: String) throws {
    let json = try sample("query Q { \(field) }", schema: "type Query { \(field): String! }") {
      $0.values.goesByName = true
    }
    #expect(json == #"{"data":{"\#(field)":"\#(value)"}}"#)
  }
}
