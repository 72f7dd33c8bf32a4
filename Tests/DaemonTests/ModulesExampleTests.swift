import BuildGraph
import Foundation
import Incremental
import Source
import TestSupport
import Testing

@testable import Daemon

/// The costs of edits in the four projects of Examples/Modules.
@Suite struct ModulesExampleTests {
  private static let example = URL(filePath: #filePath).appending(path: "../../../Examples/Modules").standardizedFileURL

  private let workspace: TemporaryWorkspace
  private let host: WorkspaceHost
  private var artifacts: [Artifact] = []

  init() throws {
    workspace = try TemporaryWorkspace()
    for case let path as String in FileManager.default.enumerator(atPath: Self.example.path) ?? .init() {
      guard [".mockgen.json", ".graphqls", ".graphql"].contains(where: path.hasSuffix) else { continue }
      try workspace.write(path, try Data(contentsOf: Self.example.appending(path: path)))
    }
    host = WorkspaceHost(
      try Workspace.find(configuration: workspace.root.appending(path: ".mockgen.json").path),
      inputs: InputKind.ofOutputs)
    host.isTracing = true
    let build = host.update([.everything]).build
    artifacts = build.plan.projects.flatMap(\.artifacts)
    try #require(build.diagnostics.isEmpty && !artifacts.isEmpty, "\(build.diagnostics)")
  }

  /// Replaces a text in a file. Returns the outputs that are written again, and the models and mocks that are rendered.
  private func edit(_ path: String, _ old: String, _ new: String) throws -> (written: [String], rendered: Int) {
    let text = try workspace.text(path)
    try #require(text.contains(old))
    try workspace.write(path, text.replacing(old, with: new))
    let update = host.update([.paths([workspace.root.appending(path: path).path])])
    let all = update.build.plan.projects.flatMap(\.artifacts)
    #expect(update.build.diagnostics.isEmpty)
    let rendered = update.trace.count { event in
      ["RenderedDefinition", "RenderedMock", "RenderedSchemaType"].contains(event.query)
        && (event.outcome == .computed || event.outcome == .changed)
    }
    let written =
      all.filter { !artifacts.contains($0) } + artifacts.filter { old in !all.contains { $0.path == old.path } }
    return (written.map(\.path).sorted(), rendered)
  }

  /// An edit in a leaf rewrites files of the leaf, and the mock of the type with the new field.
  @Test func anEditInALeaf() throws {
    let (written, rendered) = try edit(
      "Search/graphql/Search.graphql", "... on Artist {\n      name", "... on Artist {\n      id\n      name")
    #expect(
      written == [
        "MuseumAPI/Sources/MuseumAPITestMocks/Artist+Mock.graphql.swift",
        "Search/Sources/Search/Generated/Queries/SearchQuery.graphql.swift",
      ])
    #expect(rendered == 2)
    #expect(try edit("Search/graphql/Search.graphql", "query Search", "# A comment\nquery Search").rendered == 0)
  }

  @Test func anEditInAnotherLeaf() throws {
    let (written, rendered) = try edit("Exhibitions/graphql/BuyTicket.graphql", "    code\n", "")
    #expect(
      written == [
        "Exhibitions/Sources/Exhibitions/Generated/Mutations/BuyTicketMutation.graphql.swift",
        "Exhibitions/Sources/ExhibitionsTestMocks/Ticket+Mock.graphql.swift",
      ])
    #expect(rendered == 2)
  }

  /// An edit of a fragment rewrites the models of its users.
  @Test func anEditInTheFragments() throws {
    let (written, rendered) = try edit("ArtworkCards/graphql/ArtworkCard.graphql", "  title\n", "  id\n  title\n")
    #expect(
      written == [
        "ArtworkCards/Sources/ArtworkCards/Generated/Fragments/ArtworkCard.graphql.swift",
        "Exhibitions/Sources/Exhibitions/Generated/Queries/ExhibitionsQuery.graphql.swift",
        "MuseumAPI/Sources/MuseumAPITestMocks/Artwork+Mock.graphql.swift",
        "Search/Sources/Search/Generated/Queries/SearchQuery.graphql.swift",
      ])
    #expect(rendered == 4)
  }

  /// An edit of the schema rewrites the files that show what changed.
  @Test func anEditInTheSchema() throws {
    #expect(try edit("MuseumAPI/schema.graphqls", "lender: String!", "lender: ID!").rendered == 0)
    let field = try edit("MuseumAPI/schema.graphqls", "price: Int!", "price: Float!")
    #expect(
      field.written == [
        "Exhibitions/Sources/Exhibitions/Generated/Mutations/BuyTicketMutation.graphql.swift",
        "Exhibitions/Sources/ExhibitionsTestMocks/Ticket+Mock.graphql.swift",
      ])
    #expect(field.rendered == 2)
  }

  /// A new use of a type adds it to the project with the schema, and no dependent is written again.
  @Test func aNewUseOfAType() throws {
    try workspace.write(
      "MuseumAPI/schema.graphqls",
      try workspace.text("MuseumAPI/schema.graphqls").replacing("code: String!", with: "code: String!\n  loan: Loan"))
    #expect(host.update([.everything]).build.plan.projects.flatMap(\.artifacts) == artifacts)
    let (written, _) = try edit(
      "Exhibitions/graphql/BuyTicket.graphql", "    code\n", "    code\n    loan { lender }\n")
    #expect(
      written == [
        "Exhibitions/Sources/Exhibitions/Generated/Mutations/BuyTicketMutation.graphql.swift",
        "Exhibitions/Sources/ExhibitionsTestMocks/Loan+Mock.graphql.swift",
        "Exhibitions/Sources/ExhibitionsTestMocks/Ticket+Mock.graphql.swift",
        "MuseumAPI/Sources/MuseumAPI/Schema/Objects/Loan.graphql.swift",
        "MuseumAPI/Sources/MuseumAPI/Schema/SchemaMetadata.graphql.swift",
      ])
  }

  /// A file of two projects is an error at the pattern of the second.
  @Test func aFileOfTwoProjects() throws {
    let configuration = try workspace.text(".mockgen.json")
    try workspace.write(
      ".mockgen.json",
      configuration.replacing(
        #"["Search/graphql/*.graphql"]"#,
        with: #"["*/graphql/Search.graphql", "Exhibitions/graphql/BuyTicket.graphql"]"#))
    let build = host.update([.everything]).build
    let found = build.diagnostics.filter { $0.severity == .error }
    #expect(found.count == 1 && found.first?.location.file == ".mockgen.json", "\(build.diagnostics)")
    #expect(
      found.first?.message
        == "'Exhibitions/graphql/BuyTicket.graphql' matches the operations of 'Exhibitions' and 'Search'; change the "
        + "patterns so that one project has it")
    #expect(build.plan.projects.allSatisfy { !$0.isComplete })
  }
}
