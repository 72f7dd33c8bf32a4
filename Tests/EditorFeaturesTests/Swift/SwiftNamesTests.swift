import BuildGraph
import CrashAnalysis
import EditorFeatures
import Source
import Testing

/// The meanings of names in Swift files.
@Suite struct SwiftNamesTests {
  struct Row: CustomTestStringConvertible {
    let swift: String
    let names: [String]
    var testDescription: String { swift }

    init(_ swift: String, _ names: String...) {
      self.swift = swift
      self.names = names
    }
  }

  @Test(arguments: [
    // Mocks.
    Row("let a = Mock<Dog>()", "Dog: type Dog"),
    Row("let a = ZooMocks.Mock<ZooMocks.Dog>(name: \"a\")", "Dog: type Dog", "name: Animal.name"),
    Row(
      "let a = Mock<Dog>(kind: .case(.dog), owner: Person.mock(name: \"a\"))", "Dog: type Dog", "kind: Animal.kind",
      "dog: value Kind.DOG", "owner: Dog.owner", "Person: type Person", "name: Person.name"),
    Row("let a: Mock<Dog> = .init(name: \"a\")", "Dog: type Dog", "name: Animal.name"),
    Row(
      "let a = Mock<Dog>(); a.owner?.name = \"b\"", "Dog: type Dog", "owner: Dog.owner", "name: Person.name"),
    Row(
      "let a = Mock<Dog>(); a.owner = .init(name: \"b\")", "Dog: type Dog", "owner: Dog.owner", "name: Person.name"),
    Row("let a = dog(); a.name = \"b\"", "name: Animal.name"),
    Row("typealias D = Mock<Dog>; let a = D(name: \"a\")", "Dog: type Dog", "name: Animal.name"),
    Row("for a in [Mock<Dog>()] { a.name = nil }", "Dog: type Dog", "name: Animal.name"),
    Row("Suite().mock.name = \"a\"", "name: Animal.name"),
    Row("[Mock<Dog>()].forEach { $0.name = \"a\" }", "Dog: type Dog", "name: Animal.name"),
    // An initializer declared in the tests has a label that is also a field.
    Row("let a = Mock<Cat>(nick: \"a\")", "Cat: type Cat"),
    // Models.
    Row("let a = PetsQuery.Data.from(query)", "PetsQuery: operation Pets", "Data: operation Pets"),
    Row(
      "let a = Zoo.PetsQuery.Data(from: query).animals", "PetsQuery: operation Pets", "Data: operation Pets",
      "animals: Query.animals"),
    Row("_ = data.animals[0].name", "animals: Query.animals", "name: Animal.name"),
    Row(
      "_ = data.animals.first?.friends?.map(\\.nick)", "animals: Query.animals", "friends: Animal.friends",
      "nick: Animal.name"),
    Row(
      "_ = data.animals.compactMap { $0.asDog }.map { dog in dog.owner.name }", "animals: Query.animals",
      "asDog: type Dog", "owner: Dog.owner", "name: Person.name"),
    Row("if let owner = data.owner { _ = owner.id }", "owner: Query.owner", "id: Person.id"),
    Row("guard let owner = data.owner else { return }; _ = owner.id", "owner: Query.owner", "id: Person.id"),
    Row("_ = data.owner.map { $0.id } ?? \"\"", "owner: Query.owner", "id: Person.id"),
    Row(
      "#expect(data.animals.first?.kind == .case(.old))", "animals: Query.animals", "kind: Animal.kind",
      "old: value Kind.OLD"),
    Row(
      "switch data.animals[0].kind.value { case .cat?: break; default: break }", "animals: Query.animals",
      "kind: Animal.kind", "cat: value Kind.CAT"),
    Row("let owner = try #require(data.owner); _ = owner.id", "owner: Query.owner", "id: Person.id"),
    Row(
      "_ = data.animals[0].fragments.named.name", "animals: Query.animals", "named: fragment Named",
      "name: Animal.name"),
    Row("_ = Named.from(dog()).name", "Named: fragment Named", "name: Animal.name"),
    Row(
      "let a: PetsQuery.Data.Animal.AsDog? = nil; _ = a?.owner", "PetsQuery: operation Pets", "Data: operation Pets",
      "Animal: Query.animals", "AsDog: type Dog", "owner: Dog.owner"),
    Row(
      "let a: [PetsQuery.Data.Animal.Friend] = []", "PetsQuery: operation Pets", "Data: operation Pets",
      "Animal: Query.animals", "Friend: Animal.friends"),
    Row("\"\\(data.owner!.id)\"", "owner: Query.owner", "id: Person.id"),
    Row("func inner(_ a: Named) -> String { a.name }", "Named: fragment Named", "name: Animal.name"),
    Row("let (a, b) = (data.owner, 1); _ = a?.id", "owner: Query.owner", "id: Person.id"),
    // Variables and inputs.
    Row(
      "_ = PetsQuery.Data.from(query, withVariables: [\"withOwner\": true])", "PetsQuery: operation Pets",
      "Data: operation Pets", "withOwner: variable withOwner"),
    Row(
      "let a = PetsQuery(first: 1, kind: .some(.case(.cat)), withOwner: true); _ = a.first",
      "PetsQuery: operation Pets",
      "first: variable first", "kind: variable kind", "cat: value Kind.CAT", "withOwner: variable withOwner",
      "first: variable first"),
    Row(
      "_ = FeedMutation(input: FeedInput(id: \"1\", grams: 1))", "FeedMutation: operation Feed",
      "input: variable input",
      "FeedInput: type FeedInput", "id: input FeedInput.id", "grams: input FeedInput.grams"),
    Row("let a = GraphQLEnum<Kind>.case(.dog)", "Kind: type Kind", "dog: value Kind.DOG"),
    Row("let a = GraphQLEnum(Kind.dog)", "Kind: type Kind", "dog: value Kind.DOG"),
    // Unknown names, and unrelated ones.
    Row("_ = unknown().name", "name?"),
    Row("_ = query.title"),
    Row("let data = unknown(); _ = data.owner", "owner?"),
    Row("do { let data = 1; _ = data.owner }"),
    Row("_ = Suite().name"),
    Row("struct Dog {}"),
    Row("let name = \"a\"; _ = name"),
    Row("unknown { data in data.owner }", "owner?"),
    Row("_ = data.owner?.unknown", "owner: Query.owner"),
    Row("let f: (Named) -> String = { $0.name }", "Named: fragment Named", "name: Animal.name"),
  ])
  func namesReferToGraphQL(row: Row) {
    #expect(Fixture.names(row.swift) == row.names)
  }

  @Test func extensionsUseNamesOfTheirModel() {
    let names = Fixture.names(
      inFile: """
        extension PetsQuery.Data.Animal {
          var title: String { name + self.name + (friends?.first?.nick ?? "") }
          func friend() -> Friend? { friends?.first }
        }
        extension Mock where O == Dog { var title: String? { self.name } }
        """)
    #expect(
      names == [
        "PetsQuery: operation Pets", "Data: operation Pets", "Animal: Query.animals", "name: Animal.name",
        "name: Animal.name", "friends: Animal.friends", "nick: Animal.name", "Friend: Animal.friends",
        "friends: Animal.friends", "Dog: type Dog", "name: Animal.name",
      ])
  }

  @Test func observersUseNames() {
    let names = Fixture.names(
      inFile: """
        private final class Watched {
          var text = ""
          private(set) var model: Named? {
            willSet { text = newValue?.name ?? "" }
            didSet { text = model?.name ?? "" }
          }
          init(_ model: Named? = nil) { self.model = model }
        }
        private func read() {
          _ = Watched().model?.name
          var local: Named? { didSet { print(local?.name) } }
          local = nil
        }
        """)
    #expect(
      names == [
        "Named: fragment Named", "name: Animal.name", "name: Animal.name", "Named: fragment Named", "name: Animal.name",
        "Named: fragment Named", "name: Animal.name",
      ])
  }

  @Test func codeUnderTestUsesNames() {
    let names = Fixture.names(
      inFile: """
        struct Card {
          let pet: PetsQuery.Data.Animal
          var title: String { pet.name }
          init(_ pet: PetsQuery.Data.Animal) { self.pet = pet }
          func all(_ data: PetsQuery.Data) -> [Card] { data.animals.map(Card.init) }
        }
        """, at: "Sources/Card.swift")
    #expect(
      names == [
        "PetsQuery: operation Pets", "Data: operation Pets", "Animal: Query.animals", "name: Animal.name",
        "PetsQuery: operation Pets", "Data: operation Pets", "Animal: Query.animals", "PetsQuery: operation Pets",
        "Data: operation Pets", "animals: Query.animals",
      ])
  }

  @Test func unlistedFilesHaveNoNames() {
    #expect(Fixture("{ owner { id } }").project.names(inSwiftFile: "Other.swift") == nil)
  }
}

extension Fixture {
  static let pets = """
    query Pets($first: Int = 2, $kind: Kind, $withOwner: Boolean!) {
      animals(first: $first, filter: { kind: $kind }) {
        ...Named
        kind
        friends { id nick: name }
        ... on Dog { owner { name } }
      }
      owner @include(if: $withOwner) { id }
    }
    fragment Named on Animal { id name }
    mutation Feed($input: FeedInput!) { feed(input: $input) { lives } }

    """

  /// Additional declarations of tests.
  static let helpers = """
    # file: Tests/Helpers.swift
    let query = Mock<Query>()
    func dog() -> Mock<Dog> { Mock<Dog>() }
    class Suite {
      let mock = Mock<Dog>()
      var name = "suite"
    }
    extension Mock where O == Cat { convenience init(nick: String) { self.init() } }

    """

  /// Returns the names in a statement of a test that declares some variables.
  static func names(_ statement: String) -> [String] {
    let before = "import ZooMocks\nfunc test(data: PetsQuery.Data) async throws {\n  "
    return names(inFile: before + statement + "\n}", skipping: before.utf8.count)
  }

  /// Returns all names in a Swift file with their sources, or `?` for unclear ones.
  static func names(inFile swift: String, at path: String = "Tests/T.swift", skipping count: Int = 0) -> [String] {
    let fixture = Fixture(pets + helpers + "# file: \(path)\n" + swift)
    guard let names = fixture.project.names(inSwiftFile: path) else { return ["no file"] }
    let sure = names.named.map { named in
      (named.range, ": " + (fixture.project.meaning(of: named.element)?.subject.shown ?? "nothing"))
    }
    let all = sure + names.unclear.map { ($0, "?") }
    return all.sorted { $0.0.lower < $1.0.lower }.filter { count <= Int($0.0.lower) }.map { range, text in
      (fixture.show(Location(path, range)).split(separator: " ").last ?? "") + text
    }
  }
}

extension ElementMeaning.Subject {
  fileprivate var shown: String {
    switch self {
    case .type(let name): "type \(name.text)"
    case .fields(let fields): fields.map { "\($0.type.text).\($0.name.text)" }.joined(separator: " and ")
    case .inputField(let field): "input \(field.type.text).\(field.name.text)"
    case .enumValue(let value): "value \(value.type.text).\(value.name.text)"
    case .definition(let definition): "\(definition.isFragment ? "fragment" : "operation") \(definition.name.text)"
    case .variable(_, let name): "variable \(name.text)"
    case .none: "conditions"
    }
  }
}
