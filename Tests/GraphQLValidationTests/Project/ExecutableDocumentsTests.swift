import GraphQLSyntax
import Source
import Testing

@testable import GraphQLValidation

@Suite struct ExecutableDocumentsTests {
  private let trees = ["b", "a"].map { name in
    let text = """
      query \(name)Q { dog { name } cat { name meows } } type T { a: Int }
      fragment F on Dog { name owner { name } } mutation \(name)M { rename(id: 1) { name } }
      """
    return SharedDocument(Document.parse(SourceFile(path: "\(name).graphql", text: text)).document)
  }

  private func names(_ documents: ExecutableDocuments) -> [String] {
    documents.definitions.indices.map { index in
      let path = documents.document(of: index).source.path
      switch documents[index] {
      case .operation(let operation): return "\(path) \(operation.name?.text ?? "")"
      case .fragment(let fragment): return "\(path) \(fragment.name.text)"
      case .schema, .type, .directive: return "?"
      }
    }
  }

  @Test func definitionsAreOrderedByPathAndPosition() {
    let all = ExecutableDocuments(trees.map(\.document))
    #expect(
      names(all) == [
        "a.graphql aQ", "a.graphql F", "a.graphql aM", "b.graphql bQ", "b.graphql F", "b.graphql bM",
      ])
    let some = ExecutableDocuments(selecting: [(trees[0], [2, 3]), (trees[1], [0])])
    #expect(names(some) == ["a.graphql aQ", "b.graphql F", "b.graphql bM"])
    #expect(some.fragment(named: "F") == 1)
    #expect(all.fragment(named: "F") == 1)
  }

  @Test func selectionNumbersEqualThoseOfAllDocuments() {
    let all = ExecutableDocuments(trees.map(\.document))
    for position in [0, 2, 3] {
      let part = ExecutableDocuments(selecting: [(trees[1], [position])])
      let whole = all.definitions.first { $0.document == 0 && $0.definition == position }
      #expect(part.definitions.map(\.firstSelection) == [whole?.firstSelection])
    }
  }

  @Test func nonExecutableDefinitionsAreSkipped() {
    let part = ExecutableDocuments(selecting: [(trees[0], [1, 7, -1]), (trees[1], [])])
    #expect(part.definitions.isEmpty)
    #expect(part.documents.map(\.source.path) == ["a.graphql", "b.graphql"])
  }
}
