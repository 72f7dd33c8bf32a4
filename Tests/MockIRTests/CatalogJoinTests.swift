import GraphQLSyntax
import MockReference
import Source
import Testing

@testable import MockIR

/// The rules that decide which types get mocks, and with which fields.
@Suite struct CatalogJoinTests {
  static let zoo = """
    interface Animal { name: String, owner: Being, kin: [Animal] }
    interface Being { id: ID!, name: String! }
    type Dog implements Animal & Being { name: String!, owner: Person, kin: [Animal], id: ID!, bark: Int }
    type Cat implements Animal { name: String, owner: Being, kin: [Animal], lives: Int @deprecated(reason: "nine") }
    type Person implements Being { id: ID!, name: String!, pets: [[Pet!]]!, mood: Mood }
    type Rock { weight: Float }
    union Pet = Cat | Dog
    enum Mood { GOOD BAD }
    type Query { animal: Animal, dog: Dog, pet: Pet, person: Person, rock: Rock }
    """

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var operations: [String]
    var mocks: [String]
    var testDescription: String { name }

    init(_ name: String, _ operations: String..., mocks: [String]) {
      self.name = name
      self.operations = operations
      self.mocks = mocks
    }
  }

  static let rows = [
    Row(
      "an object alone", "query A { rock { weight } }",
      mocks: ["Query: rock Rock", "Rock: weight float"]),
    Row(
      "every implementer gets a field of an interface with the interface's type", "query A { animal { name } }",
      mocks: [
        "Cat: name string", "Dog: name string", "Person: ", "Query: animal Animal=Dog/Dog", "interface Animal",
        "interface Being",
      ]),
    Row(
      "a selection on the object itself wins over its interface", "query A { animal { name } dog { name } }",
      mocks: [
        "Cat: name string", "Dog: name string!", "Person: ", "Query: animal Animal=Dog/Dog, dog Dog",
        "interface Animal", "interface Being",
      ]),
    Row(
      "the first interface that has the key wins",
      "query A { animal { name } person { ...B } } fragment B on Being { name }",
      mocks: [
        "Cat: name string", "Dog: name string", "Person: name string!",
        "Query: animal Animal=Dog/Dog, person Person", "interface Animal", "interface Being",
      ]),
    Row(
      "members of a union get nothing from it", "query A { pet { __typename ... on Cat { lives } } }",
      mocks: [
        "Cat: lives int", "Dog: ", "Person: ", "Query: pet Pet=Cat/Cat", "interface Animal", "interface Being",
        "union Pet",
      ]),
    Row(
      "aliases are keys of their own", "query A { a: rock { b: weight t: __typename } }",
      mocks: ["Query: a Rock", "Rock: b float"]),
    Row(
      "conditions on fields do not matter, below an excluded field nothing is collected",
      "query A($x: Boolean!) { rock @skip(if: true) { weight } r: rock @include(if: $x) @skip(if: $x) { weight } }",
      mocks: ["Query: r Rock, rock Rock", "Rock: "]),
    Row(
      "an excluded inline fragment is not visited",
      "query A($x: Boolean!) { dog { ... @include(if: false) { id } ... on Dog @skip(if: $x) { bark } } }",
      mocks: ["Cat: ", "Dog: bark int", "Person: ", "Query: dog Dog", "interface Animal", "interface Being"]),
    Row(
      "unused fragments count", "query A { rock { weight } }", "fragment F on Rock { w: weight }",
      mocks: ["Query: rock Rock", "Rock: w float, weight float"]),
    Row(
      "lists keep their levels", "query A { person { pets { __typename } mood } }",
      mocks: [
        "Cat: ", "Dog: ", "Person: mood Mood=GOOD, pets [[Pet=Cat/Cat!]]!", "Query: person Person",
        "interface Animal", "interface Being", "union Pet",
      ]),
    Row(
      "keys are ordered by code points",
      "query A { rock { b: weight B: weight _: weight a: weight aA: weight aa: weight } }",
      mocks: ["Query: rock Rock", "Rock: B float, _ float, a float, aA float, aa float, b float"]),
  ]

  @Test(arguments: rows) func theCatalogFollowsTheRules(_ row: Row) {
    var fixture = CatalogFixture(schema: Self.zoo)
    fixture.documents = CatalogFixture.parse(row.operations)
    #expect(fixture.lines() == row.mocks)
  }

  @Test func reducedTypesLeaveOutImplementers() {
    let fixture = CatalogFixture(schema: Self.zoo, "query A { animal { name } rock { weight } }")
    #expect(
      fixture.lines(isReduced: true) == [
        "Query: animal Animal=Dog/-, rock Rock", "Rock: weight float", "interface Animal",
      ])
  }

  @Test func reducedTypesKeepImplementersWithPolicies() {
    let policy = "directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE\n"
    let sdl = Self.zoo.replacing(
      "type Cat implements Animal", with: "type Cat implements Animal @typePolicy(keyFields: \"name\")")
    let fixture = CatalogFixture(schema: policy + sdl, "query A { animal { name } }")
    #expect(fixture.lines(isReduced: true) == ["Cat: name string", "Query: animal Animal=Dog/Cat", "interface Animal"])
  }

  @Test func deprecationIsKept() {
    let fixture = CatalogFixture(schema: Self.zoo, "query A { pet { ... on Cat { lives } } }")
    let cat = fixture.join().catalog.objects.first { $0.typeName == "Cat" }
    #expect(cat?.fields.map(\.deprecationReason) == ["nine"])
  }

  @Test func theFirstConflictingAliasIsUsedAndReported() {
    let fixture = CatalogFixture(
      schema: Self.zoo, "query A { dog { x: name } }", "query B { dog { x: bark } dog2: dog { x: id } }")
    let join = fixture.join()
    #expect(
      join.catalog.objects.first { $0.typeName == "Dog" }?.fields.map(\.type) == [MockType(.builtIn(.string), .nonNull)]
    )
    #expect(join.conflicts.map(\.loser.fieldName) == ["bark", "id"])
    #expect(join.conflicts.map(\.winner.fieldName) == ["name", "name"])
  }

  @Test func sameTypeUnderOneKeyIsNoConflict() {
    let fixture = CatalogFixture(
      schema: "type Query { a: Int b: Int }", "query A { x: a }", "query B { x: b }")
    #expect(fixture.join().conflicts.isEmpty)
  }

  @Test func locationsOfContributionsAreFound() throws {
    let fixture = CatalogFixture(schema: Self.zoo, "query A { dog { x: name } d: dog { x: name } }")
    let contribution = FieldContribution(parent: "Dog", responseKey: "x", fieldName: "name")
    let document = fixture.documents[0]
    let places = ContributionCollector.places(
      of: contribution, in: document.definitions[0], of: document, schema: fixture.schema)
    #expect(places.map { document.text($0.range) } == ["x", "x"])
  }
}
