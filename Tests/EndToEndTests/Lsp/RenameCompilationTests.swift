import Foundation
import TestSupport
import Testing

/// Renames of all kinds in sequence. After each, the edits are applied and everything is generated; the compiler
/// accepts generated code, code under test and tests.
@Suite struct RenameCompilationTests {
  struct Rename: CustomTestStringConvertible {
    let file: String
    /// The first occurrence of this text in the file, with `|` for the cursor.
    let place: String
    let name: String
    /// A text that a Swift file then contains.
    let expected: String
    var testDescription: String { "\(place) → \(name)" }

    init(_ file: String, _ place: String, _ name: String, _ expected: String) {
      self.file = file
      self.place = place
      self.name = name
      self.expected = expected
    }
  }

  static let renames = [
    Rename("Hero.graphql", "query |Hero", "Lead", "LeadQuery.Data.from(query)"),
    Rename("CreateReview.graphql", "mutation |CreateReview", "rate", "RateMutation(episode:"),
    Rename("Hero.graphql", "{\n  |hero(", "main", "data.main"),
    Rename("CharacterDetails.graphql", "fragment |CharacterDetails", "Persona", "fragments.persona"),
    Rename("HumanProfile.graphql", "fragment |StarshipSummary", "ShipFacts", "\\.fragments.shipFacts"),
    Rename("CharacterDetails.graphql", "|name", "label", "character.label"),
    Rename("Hero.graphql", "|friends", "allies", "LeadQuery.Data.Main.Ally"),
    Rename("HumanProfile.graphql", "|heightInFeet", "feet", "Mock<Human>(feet: 6"),
    Rename("HumanProfile.graphql", "$|withShips", "fleet", "[\"fleet\": true]"),
    Rename("CharacterDetails.graphql", "on |Human", "Person", "character.asPerson?"),
    Rename("CharacterDetails.graphql", "on |Character", "Being", "$0.asBeing"),
    Rename("schema.graphqls", "enum |Episode", "Film", "GraphQLEnum<Film>"),
    Rename("schema.graphqls", "  |EMPIRE", "STRIKES_BACK", ".case(.strikesBack)"),
    Rename("schema.graphqls", "input |ReviewInput", "Rating", "Rating(stars: 5"),
    Rename("schema.graphqls", "input Rating {\n  |stars", "default", "Rating(default: 5"),
    Rename("Search.graphql", "$|text", "in", "SearchQuery(in: \"a\")"),
    Rename("schema.graphqls", "  |starships", "protocol", "luke.protocol ="),
  ]

  @Test(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)))
  func renamedProjectsCompile() throws {
    let workspace = try Self.workspace()
    for rename in Self.renames {
      try apply(rename, in: workspace)
      let swift = try Self.swiftFiles.map { try workspace.text($0) }.joined()
      #expect(swift.contains(rename.expected), "\(rename)")
    }
    let generated = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(generated.status == 0, "\(generated.output)\(generated.errors)")
    let compilerMessages = try Self.compilerMessages(for: workspace)
    #expect(compilerMessages.isEmpty, "\(compilerMessages.joined(separator: "\n"))")
    if !compilerMessages.isEmpty { for file in Self.swiftFiles { print(try workspace.text(file)) } }
  }

  /// Unsaved edits count, with their document version.
  @Test func editsApplyToOpenBuffers() throws {
    let workspace = try Self.workspace()
    let test = workspace.root.appending(path: "Tests/CharacterCardTests.swift")
    let client = try LspClient()
    try client.initialize(workspace.root, capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    try client.open(test, "import StarWarsAPI\nlet a = HeroQuery.self\n", version: 7)
    let rename = Self.renames[0]
    let result = try Self.reply(client, to: rename, in: workspace)["result"]
    let changes = result["documentChanges"].array.filter { $0["textDocument"]["uri"].string == test.absoluteString }
    #expect(changes.map { $0["textDocument"]["version"].int } == [7])
    #expect(changes.first?["edits"].array.map { $0["range"]["start"]["character"].int } == [8])
    #expect(changes.first?["edits"].array.map { $0["newText"].string } == ["LeadQuery"])
    try client.end()
  }

  /// Uncertain edits need confirmation, if the client supports it.
  @Test(arguments: [true, false])
  func unclearNamesNeedConfirmation(asks: Bool) throws {
    let workspace = try Self.workspace()
    try workspace.write("Tests/Unclear.swift", "import StarWarsAPI\n// Mock\nfunc f() { _ = unknown().heightInFeet }\n")
    let client = try LspClient()
    let support: [String: Any] = asks ? ["changeAnnotationSupport": [String: Any]()] : [:]
    try client.initialize(
      workspace.root,
      capabilities: ["workspace": ["workspaceEdit": support.merging(["documentChanges": true]) { $1 }]])
    let rename = try #require(Self.renames.first { $0.name == "feet" })
    var messages: [String] = []
    let result = try Self.reply(client, to: rename, in: workspace, &messages)["result"]
    let edits = result["documentChanges"].array.first {
      $0["textDocument"]["uri"].string?.hasSuffix("Unclear.swift") == true
    }?["edits"].array
    if asks {
      #expect(edits?.map { $0["newText"].string } == ["feet"])
      let annotation = try #require(edits?.first?["annotationId"].string)
      #expect(result["changeAnnotations"][annotation]["needsConfirmation"].bool == true)
      #expect(messages.isEmpty)
    } else {
      #expect(edits == nil)
      #expect(messages.count == 1 && messages.allSatisfy { $0.contains("Tests/Unclear.swift:3") }, "\(messages)")
    }
    try client.end()
  }

  // MARK: The server

  /// Requests a rename from a new server, and applies its edits.
  private func apply(_ rename: Rename, in workspace: TemporaryWorkspace) throws {
    let client = try LspClient()
    try client.initialize(workspace.root)
    let reply = try Self.reply(client, to: rename, in: workspace)
    // Diagnostics for the changed files don't matter here.
    try client.end()
    #expect(reply["error"].isNull, "\(rename): \(reply["error"]["message"].string ?? "")")
    for (uri, edits) in reply["result"]["changes"].object {
      let file = try #require(URL(string: uri))
      var text = Array(try String(contentsOf: file, encoding: .utf8).utf16)
      let starts = [0] + text.indices.filter { text[$0] == 10 }.map { $0 + 1 }
      func offset(_ position: JSON) throws -> Int {
        starts[try #require(position["line"].int)] + (try #require(position["character"].int))
      }
      let places = try edits.array.map { edit in
        let range = try offset(edit["range"]["start"])..<(try offset(edit["range"]["end"]))
        return (range, edit["newText"].string ?? "")
      }
      for (range, new) in places.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
        text.replaceSubrange(range, with: Array(new.utf16))
      }
      try Data(String(decoding: text, as: UTF16.self).utf8).write(to: file)
    }
  }

  private static func reply(
    _ client: LspClient, to rename: Rename, in workspace: TemporaryWorkspace
  ) throws -> JSON {
    var messages: [String] = []
    let reply = try reply(client, to: rename, in: workspace, &messages)
    #expect(messages.isEmpty, "\(rename): \(messages)")
    return reply
  }

  private static func reply(
    _ client: LspClient, to rename: Rename, in workspace: TemporaryWorkspace, _ messages: inout [String]
  ) throws -> JSON {
    let file = "graphql/" + rename.file
    let text = try workspace.text(file)
    let parts = rename.place.components(separatedBy: "|")
    let found = try #require(text.range(of: parts.joined()), "\(rename)")
    let before = (text[..<found.lowerBound] + parts[0]).split(separator: "\n", omittingEmptySubsequences: false)
    let id = try client.request(
      "textDocument/rename",
      [
        "textDocument": ["uri": workspace.root.appending(path: file).absoluteString], "newName": rename.name,
        "position": ["line": before.count - 1, "character": before.last?.utf16.count ?? 0],
      ])
    while true {
      let message = try client.next()
      if message["id"].int == id { return message }
      if message["method"].string == "window/showMessage" { messages.append(message["params"]["message"].string ?? "") }
    }
  }

  // MARK: The project

  private static let swiftFiles = ["Sources/CharacterCard.swift", "Tests/CharacterCardTests.swift", "Tests/All.swift"]

  /// `Examples/StarWars` with a test that uses more names.
  private static func workspace() throws -> TemporaryWorkspace {
    let example = MarkdownPage.repository.appending(path: "Examples/StarWars")
    var files = [
      ".mockgen.json": """
      {
        "version": 1, "schema": ["graphql/*.graphqls"], "operations": ["graphql/*.graphql"],
        "namespace": "StarWarsAPI", "runtime": "mocksupport",
        "outputs": {
          "testMocks": { "path": "Generated/TestMocks" }, "models": { "path": "Generated/Models" },
          "placeholders": { "path": "Generated/Placeholders" }, "stubs": { "path": "Generated/Stubs" }
        },
        "tests": ["Tests/**/*.swift"], "sources": ["Sources/**/*.swift"]
      }
      """,
      "Tests/All.swift": all,
    ]
    for path in try FileManager.default.subpathsOfDirectory(atPath: example.path) {
      guard ["graphql/", "Sources/", "Tests/"].contains(where: { path.hasPrefix($0) }) else { continue }
      // These pass placeholders to declarations of the code under test alone, so renames of the labels would need
      // confirmation.
      if ["PlaceholderTests.swift", "SampleDataTests.swift"].contains(where: { path.hasSuffix($0) }) { continue }
      files[path] = try? String(contentsOf: example.appending(path: path), encoding: .utf8)
    }
    return try TemporaryWorkspace(files)
  }

  private static let all = #"""
    import MockSupport
    import StarWarsAPI
    import StarWarsMocks
    import StarWarsPlaceholders
    import StarWarsStubs
    import Testing

    @Suite struct Everything {
      let query = Mock<Query>()

      func human(_ name: String) -> Mock<Human> { Mock<Human>(heightInFeet: 6, name: name) }

      @Test func isNamed() async throws {
        let luke = human("Luke")
        luke.friends = [Droid.mock(name: "R2-D2", primaryFunction: "repairs")]
        luke.starships = [Mock<Starship>(name: "X-Wing")]
        luke.appearsIn = [.case(.empire), .case(.jedi)]
        query.hero = luke
        query.human = luke
        let data = await HeroQuery.Data.from(query)
        let hero: HeroQuery.Data.Hero = try #require(data.hero)
        #expect(hero.name == luke.name && hero.both == "Luke")
        for friend in hero.friends ?? [] {
          let ally: HeroQuery.Data.Hero.Friend = friend
          #expect(ally.asDroid?.primaryFunction == "repairs" && ally.fragments.characterDetails.name == "R2-D2")
        }
        let names = hero.friends?.compactMap { $0.asHuman }.map(\.name) ?? []
        #expect(names.isEmpty)
        let profile = HumanProfileQuery.Data(from: query, withVariables: ["withShips": true])
        #expect(profile.human?.heightInFeet == 6)
        #expect(profile.human?.starships?.first?.fragments.starshipSummary.name == "X-Wing")
        switch hero.appearsIn.first {
        case .case(.empire)?: break
        default: Issue.record("another film")
        }
        let film = GraphQLEnum<Episode>.case(.empire)
        #expect(hero.appearsIn.contains(film))
        let search = SearchQuery.Data(from: Query.mock(search: [luke]))
        #expect(search.search.compactMap { $0.asCharacter?.name } == ["Luke"])
      }

      @Test func hasPlaceholders() {
        let data = HeroQuery.Data.placeholder(hero: .placeholder(friends: [.placeholder(name: "Han")], name: "Leia"))
        let sample = HeroQuery.sampleData(from: data)
        #expect(data.hero?.name == "Leia" && sample == HeroQuery.sampleData(from: data))
        let details: CharacterDetails = .placeholder(name: "Luke")
        let luke = CharacterDetails.AsHuman.placeholder(name: details.name)
        #expect(luke.asRootEntityType.name == "Luke")
        #expect(ReviewInput.placeholder(stars: 5).stars == 5)
        let profile = HumanProfileQuery.Data.placeholder(human: .placeholder(heightInFeet: 6))
        #expect(profile.human?.heightInFeet == 6)
      }

      @Test func takesInput() {
        let input = ReviewInput(stars: 5, commentary: "fine")
        let mutation = CreateReviewMutation(episode: .case(.jedi), review: input)
        #expect(mutation.review.stars == 5 && mutation.episode == .case(.jedi))
        #expect(HumanProfileQuery(id: "1", withShips: true).withShips == true)
        #expect(SearchQuery(text: "a").text == "a")
      }
    }

    extension HeroQuery.Data.Hero {
      var both: String { name + (asHuman?.homePlanet ?? "") }
    }
    """#

  // MARK: The compiler

  /// Compiles the modules of the package: models, mocks, the code under test and its tests.
  private static func compilerMessages(for workspace: TemporaryWorkspace) throws -> [String] {
    let compiler = try #require(SwiftCompiler.current)
    let modules = workspace.root.appending(path: "Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let plugins = compiler.executable.appending(path: "../../lib/swift/host/plugins").standardizedFileURL
    let steps = [
      ("StarWarsAPI", "Generated/Models"), ("StarWarsMocks", "Generated/TestMocks"),
      ("StarWarsPlaceholders", "Generated/Placeholders"), ("StarWarsStubs", "Generated/Stubs"),
      ("StarWars", "Sources"), ("StarWarsTests", "Tests"),
    ]
    for (module, folder) in steps {
      let root = workspace.root.appending(path: folder).path
      let files = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }.sorted()
      let output = modules.appending(path: "\(module).swiftmodule").path
      let result = try compiler.run(
        [
          "-wmo", "-enable-testing", "-parse-as-library", "-swift-version", "6", "-module-name", module,
          "-I", modules.path, "-I", try BuiltTool.modules().path, "-plugin-path", plugins.path, "-plugin-path",
          plugins.appending(path: "testing").path, "-diagnostic-style", "llvm",
        ] + (module == "StarWarsTests" ? ["-typecheck"] : ["-emit-module", "-o", output])
          + files.map { root + "/" + $0 })
      let errors = result.output.split(separator: "\n").map(String.init).filter { $0.contains("error:") }
      if !errors.isEmpty || result.status != 0 { return ["\(module):"] + (errors.isEmpty ? [result.output] : errors) }
    }
    return []
  }
}
