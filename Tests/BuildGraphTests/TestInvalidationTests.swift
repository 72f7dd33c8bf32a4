import BuildGraph
import Configuration
import Fuzzing
import Incremental
import Source
import Testing

/// For each kind of edit: which declarations of tests are parsed, and which are checked.
struct TestInvalidationTests {
  static let files = [
    "schema.graphqls": """
    type Query { pet: Pet! owner: Person! }
    type Pet { name: String! age: Int }
    type Person { name: String! }
    type Unused { name: String! }
    """,
    "Pet.graphql": "query Pet { pet { ...PetDetails } }",
    "PetDetails.graphql": "fragment PetDetails on Pet { name }",
    "Owner.graphql": "query Owner { owner { name } }",
    "Tests/Helpers.swift": """
    func namelessPet() -> Mock<Pet> {
      Mock<Pet>()
    }
    func unusedHelper() { print(Mock<Pet>()) }
    """,
    "Tests/PetTests.swift": "func testPet() { _ = PetDetails.from(namelessPet()).name }",
    "Tests/OwnerTests.swift": """
    func testOwner() { _ = OwnerQuery.Data.Owner.from(Mock<Person>()).name }
    """,
    "Sources/Badge.swift": "struct Badge { let pet: PetDetails; var text: String { pet.title } }",
    "Tests/BadgeTests.swift": "func testBadge() { _ = Badge(pet: PetDetails.from(Mock<Pet>())).text }",
    "Tests/OtherTests.swift": "func testNothing() { print(1) }",
    "Sources/Label.swift":
      "struct Label { let pet: PetDetails; var text: String { pet.name.isEmpty ? \"-\" : pet.name } }",
    "Tests/LabelTests.swift": "func testLabel() { _ = Label(pet: PetDetails.from(Mock<Pet>(name: \"Rex\"))).text }",
  ]

  static let edits: [(name: String, edit: WorkspaceEdit, read: [String], checked: [String])] = [
    (
      "a comment in an operation",
      .write(path: "Owner.graphql", text: "# A comment.\nquery Owner { owner { name } }"), [], []
    ),
    (
      "a field in an operation", .write(path: "Owner.graphql", text: "query Owner { owner { name id: name } }"), [],
      ["OwnerTests func testOwner()"]
    ),
    (
      "a field in a fragment", .write(path: "PetDetails.graphql", text: "fragment PetDetails on Pet { name age }"), [],
      ["BadgeTests func testBadge()", "LabelTests func testLabel()", "PetTests func testPet()"]
    ),
    (
      "an operation that no test names", .write(path: "New.graphql", text: "query New { pet { name } }"), [], []
    ),
    (
      "an unselected field of the schema",
      .write(path: "schema.graphqls", text: schema(replacing: "type Unused {", with: "type Unused { age: Int!")), [], []
    ),
    (
      "a field that becomes required",
      .write(
        path: "schema.graphqls", text: schema(replacing: "type Person { name: String!", with: "type Person { name: Int")
      ),
      [], ["OwnerTests func testOwner()"]
    ),
    (
      "a test", .write(path: "Tests/OwnerTests.swift", text: "func testOwner() { print(Mock<Person>()) }"),
      ["OwnerTests func testOwner()"], ["OwnerTests func testOwner()"]
    ),
    (
      "a helper",
      .write(
        path: "Tests/Helpers.swift",
        text:
          "func namelessPet() -> Mock<Pet> { Mock<Pet>(name: \"Rex\") }\nfunc unusedHelper() { print(Mock<Pet>()) }"),
      ["Helpers func namelessPet()"], ["Helpers func namelessPet()", "PetTests func testPet()"]
    ),
    (
      "an unused helper",
      .write(
        path: "Tests/Helpers.swift",
        text: "func namelessPet() -> Mock<Pet> {\n  Mock<Pet>()\n}\nfunc unusedHelper() { print(2, Mock<Pet>()) }"),
      ["Helpers func unusedHelper()"], ["Helpers func unusedHelper()"]
    ),
    (
      "a second helper of the same name",
      .write(path: "Tests/New.swift", text: "func namelessPet() -> Mock<Pet> { Mock<Pet>() }"),
      ["New func namelessPet()"],
      ["New func namelessPet()", "PetTests func testPet()"]
    ),
    (
      "a read in the code under test",
      .write(
        path: "Sources/Badge.swift", text: "struct Badge { let pet: PetDetails; var text: String { pet.name } }"),
      ["Sources/Badge struct Badge/var text"], ["BadgeTests func testBadge()"]
    ),
    (
      "another read in the code under test",
      .write(
        path: "Sources/Badge.swift", text: "struct Badge { let pet: PetDetails; var text: String { pet.subtitle } }"),
      ["Sources/Badge struct Badge/var text"], ["BadgeTests func testBadge()"]
    ),
    (
      "an equal result in the code under test",
      .write(
        path: "Sources/Label.swift",
        text: """
          struct Label {
            let pet: PetDetails
            var text: String {
              // A comment.
              print("The label is shown")
              return pet.name.isEmpty ? "none" : pet.name
            }
          }
          """),
      ["Sources/Label struct Label/var text"], []
    ),
    (
      "another result in the code under test",
      .write(
        path: "Sources/Label.swift",
        text: "struct Label { let pet: PetDetails; var text: String { fatalError(pet.name) } }"),
      ["Sources/Label struct Label/var text"], ["LabelTests func testLabel()"]
    ),
    ("a deleted helper", .remove(path: "Tests/Helpers.swift"), [], ["PetTests func testPet()"]),
    (
      "a file that names no mocks", .write(path: "Tests/OtherTests.swift", text: "func testNothing() { print(2) }"), [],
      []
    ),
  ]

  private static func schema(replacing text: String, with other: String) -> String {
    files["schema.graphqls"]?.replacing(text, with: other) ?? ""
  }

  @Test(arguments: edits.indices) func anEditChecksOnlyDependentTests(index: Int) {
    let (name, edit, read, checked) = Self.edits[index]
    var contents = WorkspaceContents(files: Self.files)
    let graph = ProjectGraph()
    Self.load(contents, into: graph)
    let before = graph.testDiagnostics(after: graph.update().plan)
    #expect(
      before.map(\.location.file) == ["Tests/BadgeTests.swift", "Tests/OwnerTests.swift", "Tests/PetTests.swift"])
    var events: [String: Set<String>] = [:]
    graph.observe { event in
      guard event.outcome != .verified else { return }
      events[event.query, default: []].insert(event.key.replacing("Tests/", with: "").replacing(".swift", with: ""))
    }
    contents.apply(edit)
    Self.load(contents, into: graph)
    let after = graph.testDiagnostics(after: graph.update().plan)
    #expect(events["FactsOfDeclaration"] ?? [] == Set(read), "\(name)")
    #expect(events["ExaminedDeclaration"] ?? [] == Set(checked), "\(name)")
    let fresh = ProjectGraph()
    Self.load(contents, into: fresh)
    #expect(after == fresh.testDiagnostics(after: fresh.update().plan), "\(name)")
  }

  /// An edit of a property wrapper examines the tests that use it.
  @Test func editsOfWrappersExamineTests() {
    let wrapper = { (read: String) in
      """
      @propertyWrapper struct Kept {
        private var pet: PetDetails
        init(wrappedValue: PetDetails) { pet = wrappedValue }
        var wrappedValue: PetDetails { \(read)return pet }
      }
      """
    }
    var contents = WorkspaceContents(files: Self.files)
    contents.apply(.write(path: "Tests/KeptTests.swift", text: wrapper("")))
    contents.apply(
      .write(
        path: "Tests/CageTests.swift",
        text: """
          struct Cage { @Kept var pet: PetDetails }
          func testCage() { _ = Cage(pet: PetDetails.from(Mock<Pet>())).pet }
          """))
    let graph = ProjectGraph()
    Self.load(contents, into: graph)
    _ = graph.testDiagnostics(after: graph.update().plan)
    let reading = wrapper("print(pet.name); ")
    for text in [reading, reading.replacing("@propertyWrapper ", with: ""), reading, wrapper("")] {
      contents.apply(.write(path: "Tests/KeptTests.swift", text: text))
      Self.load(contents, into: graph)
      let after = graph.testDiagnostics(after: graph.update().plan)
      let fresh = ProjectGraph()
      Self.load(contents, into: fresh)
      #expect(after == fresh.testDiagnostics(after: fresh.update().plan))
      let isReported = after.map(\.location.file).contains("Tests/KeptTests.swift")
      #expect(isReported == (text == reading))
    }
  }

  /// An edit of a function that a function of the code under test calls runs only the inner one, if its result stays.
  @Test func equalResultsOfNestedCallsEndThere() {
    var contents = WorkspaceContents(files: Self.files)
    contents.apply(
      .write(
        path: "Sources/Label.swift",
        text: """
          struct Label {
            let text: String
            init(_ pet: PetDetails) { text = pet.title }
          }
          """))
    let title = { (empty: String) in "extension PetDetails { var title: String { name.isEmpty ? \"\(empty)\" : name } }"
    }
    contents.apply(.write(path: "Sources/Badge.swift", text: title("-")))
    contents.apply(
      .write(
        path: "Tests/LabelTests.swift",
        text: "func testLabel() { _ = Label(PetDetails.from(Mock<Pet>(name: \"Rex\"))).text }"))
    let graph = ProjectGraph()
    Self.load(contents, into: graph)
    _ = graph.testDiagnostics(after: graph.update().plan)
    var events: [String: Int] = [:]
    graph.observe { event in
      if event.outcome != .verified { events[event.query, default: 0] += 1 }
    }
    contents.apply(.write(path: "Sources/Badge.swift", text: title("none")))
    Self.load(contents, into: graph)
    _ = graph.testDiagnostics(after: graph.update().plan)
    #expect(events["ResultOfNestedCall"] == 1, "\(events)")
    #expect(events["ResultOfAppliedCall"] == nil, "\(events)")
    #expect(events["ExaminedDeclaration"] == nil, "\(events)")
  }

  private static func load(_ contents: WorkspaceContents, into graph: ProjectGraph) {
    var project = Project()
    project.namespace = "API"
    project.outputs.testMocks = TestMocksOutput()
    project.options.requireNonOptionalMockFields = false
    let files = contents.files.map { SourceFile(path: $0.key, text: $0.value) }
    let paths = { (ending: String) in files.map(\.path).filter { $0.hasSuffix(ending) } }
    graph.set(settings: project)
    graph.set(
      schemaFiles: paths(".graphqls"), operationFiles: paths(".graphql"),
      testFiles: paths("Tests.swift") + paths("s/Helpers.swift") + paths("New.swift"),
      codeFiles: paths("Badge.swift") + paths("Label.swift"))
    for file in files { graph.set(file.path, to: file) }
  }
}
