import MockIR
import Source
import SwiftEmission
import Testing

struct MockTypesTests {
  /// The schema's type, the type in `@Field<…>`, the parameter since 1.23, the one before, and the setter.
  struct Row: CustomTestStringConvertible {
    let type, field, parameter, older, setter: String

    init(_ type: String, _ field: String, _ parameter: String, older: String, _ setter: String) {
      (self.type, self.field, self.parameter, self.older, self.setter) = (type, field, parameter, older, setter)
    }

    var testDescription: String { type }
  }

  @Test(arguments: [
    Row("String", "String", "String? = nil", older: "String? = nil", "_setScalar"),
    Row("String!", "String", "String = \"\"", older: "String? = nil", "_setScalar"),
    Row("Int!", "Int", "Int = 0", older: "Int? = nil", "_setScalar"),
    Row("Float!", "Double", "Double = 0.0", older: "Double? = nil", "_setScalar"),
    Row("Boolean!", "Bool", "Bool = false", older: "Bool? = nil", "_setScalar"),
    Row("ID!", "N.ID", "N.ID = \"\"", older: "N.ID? = nil", "_setScalar"),
    Row("Date!", "N.Date", "N.Date = .defaultMockValue", older: "N.Date? = nil", "_setScalar"),
    Row("Size", "GraphQLEnum<N.Size>", "GraphQLEnum<N.Size>? = nil", older: "GraphQLEnum<N.Size>? = nil", "_setScalar"),
    Row(
      "Size!", "GraphQLEnum<N.Size>", "GraphQLEnum<N.Size> = .case(.large)", older: "GraphQLEnum<N.Size>? = nil",
      "_setScalar"),
    Row("Human", "Human", "Mock<Human>? = nil", older: "Mock<Human>? = nil", "_setEntity"),
    Row("Human!", "Human", "Mock<Human> = Mock<Human>()", older: "Mock<Human>? = nil", "_setEntity"),
    Row("Pet", "Pet", "(any AnyMock)? = nil", older: "(any AnyMock)? = nil", "_setEntity"),
    Row("Pet!", "Pet", "(any AnyMock) = Mock<Dog>()", older: "(any AnyMock)? = nil", "_setEntity"),
    Row("Either!", "Either", "(any AnyMock) = Mock<Cat>()", older: "(any AnyMock)? = nil", "_setEntity"),
    Row("Actor!", "MockObject.Actor", "(any AnyMock) = Mock<Human>()", older: "(any AnyMock)? = nil", "_setEntity"),
    Row("[String]", "[String?]", "[String?]? = nil", older: "[String]? = nil", "_setScalarList"),
    Row("[String!]!", "[String]", "[String] = []", older: "[String]? = nil", "_setScalarList"),
    Row("[[Int!]]!", "[[Int]?]", "[[Int]?] = []", older: "[[Int]]? = nil", "_setScalarList"),
    Row("[[Int]!]", "[[Int?]]", "[[Int?]]? = nil", older: "[[Int]]? = nil", "_setScalarList"),
    Row("[[[Int]]]", "[[[Int?]?]?]", "[[[Int?]?]?]? = nil", older: "[[[Int]]]? = nil", "_setScalarList"),
    Row("[Pet]", "[Pet?]", "[(any AnyMock)?]? = nil", older: "[(any AnyMock)?]? = nil", "_setList"),
    Row("[Pet!]!", "[Pet]", "[(any AnyMock)] = []", older: "[(any AnyMock)]? = nil", "_setList"),
    Row("[[Human]!]!", "[[Human?]]", "[[Mock<Human>?]] = []", older: "[[Mock<Human>?]]? = nil", "_setList"),
    Row(
      "[Size]", "[GraphQLEnum<N.Size>?]", "[GraphQLEnum<N.Size>?]? = nil", older: "[GraphQLEnum<N.Size>]? = nil",
      "_setScalarList"),
    Row(
      "[Actor!]", "[MockObject.Actor]", "[(any AnyMock)]? = nil", older: "[(any AnyMock)]? = nil", "_setList"),
  ])
  func fieldsHaveSwiftTypes(row: Row) {
    let mock = CatalogText().mock("Dog:x \(row.type)")
    let file = renderObjectMock(mock, options: .sample())
    #expect(file.line(with: "@Field") == "@Field<\(row.field)>(\"x\") public var x")
    #expect(file.line(with: "x: ") == "x: \(row.parameter)")
    #expect(file.line(with: "_set") == "\(row.setter)(x, for: \\.x)")
    let older = renderObjectMock(mock, options: .exact("1.22"))
    #expect(older.line(with: "x: ") == "x: \(row.older)")
    #expect(older.line(with: "@Field") == file.line(with: "@Field"))
    #expect(older.line(with: "_set") == file.line(with: "_set"))
  }

  @Test(arguments: [
    ("Int!", "x: Int? = nil"), ("Int", "x: Int? = nil"), ("[Int]!", "x: [Int?]? = nil"),
    ("[[Pet]!]", "x: [[(any AnyMock)?]]? = nil"),
    ("Human!", "x: Mock<Human>? = nil"), ("Date!", "x: N.Date? = nil"),
  ])
  func optionalFieldsAreMarked(type: String, expected: String) {
    let mock = CatalogText().mock("Dog:x \(type)")
    #expect(
      renderObjectMock(mock, options: .sample { $0.requiresNonOptionalFields = false }).line(with: "x: ") == expected)
  }

  @Test func anObjectCalledActorNeedsNoQualification() {
    let text = CatalogText(objects: ["Actor"], interfaces: [:])
    #expect(
      renderObjectMock(text.mock("Dog:x Actor"), options: .sample()).line(with: "@Field")
        == "@Field<Actor>(\"x\") public var x")
  }

  /// Apollo's output has the bare name, which the compiler resolves to the standard library's type.
  @Test(arguments: ["Character", "Job", "Result"])
  func typesOfTheStandardLibraryHideAliases(name: String) {
    let mock = CatalogText(interfaces: [name: ["Dog"]]).mock("Dog:x \(name)")
    #expect(
      renderObjectMock(mock, options: .sample()).line(with: "@Field")
        == "@Field<MockObject.\(name)>(\"x\") public var x")
    #expect(
      renderObjectMock(mock, options: .exact("2.4")).line(with: "@Field") == "@Field<\(name)>(\"x\") public var x")
  }

  @Test func deepListsAreRendered() {
    let type = MockType(.builtIn(.int), .nonNull, in: Array(repeating: .nullable, count: 200))
    let mock = ObjectMock(typeName: "Dog", fields: [MockField(responseKey: "x", type: type)])
    let expected = String(repeating: "[", count: 200) + "Int]" + String(repeating: "?]", count: 199)
    #expect(
      renderObjectMock(mock, options: .sample()).line(with: "@Field") == "@Field<\(expected)>(\"x\") public var x")
  }
}
