import BuildGraph
import EditorFeatures
import Fuzzing
import GraphQLSyntax
import Source
import TestSupport
import Testing

@Suite struct CursorContextTests {
  /// Every prefix of a text, and every text with a missing part, has a context at every place.
  @Test func anyTextHasAContext() {
    let text = """
      query Q($a: ID! = "x", $b: [Filter!] @tagged(by: "")) @tagged(by: "q") {
        one: animal(id: $a, kind: CAT) { ...F ... on Cat @include(if: true) { lives } ... { id } }
        animals(filter: {names: ["a", \"""b\"""], not: {kind: DOG}}, first: -1) { friends { name } }
      }
      fragment F on Animal { id }
      extend type Cat implements A & B @x { a(b: Int = 1 @y, c: [I] = [{a: 1}]): [Int!]! @deprecated }
      union U @a = | A | B
      directive @d(a: Int) repeatable on | FIELD | QUERY
      schema { query: Query }
      """
    let bytes = Array(text.utf8)
    for end in stride(from: 0, through: bytes.count, by: 3) {
      for start in [0, end / 2] { check(Array(bytes[start..<end])) }
    }
  }

  @Test(arguments: Seeds.all) func anyBytesHaveAContext(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "{", "}", "(", ")", "[", "]", ":", "...", "on ", "@", "$", "=", "|", "&", "!", "a ", "query ", "type ",
      "fragment ", "extend ", "\"", "\"\"\"", "#", "\n", "implements ", "1", "-", "\u{FF}", "input ", "schema ",
    ]
    for _ in 0..<Seeds.share(of: 400) {
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      check(Array(text.joined().utf8))
    }
  }

  private func check(_ bytes: [UInt8]) {
    let fixture = Fixture("")
    fixture.graph.set("A.graphql", to: SourceFile(path: "A.graphql", bytes: bytes))
    let project = fixture.project
    for offset in stride(from: 0, through: bytes.count + 1, by: 7) {
      _ = project.hover("A.graphql", at: offset)
      _ = project.definition("A.graphql", at: offset)
      _ = project.typeDefinition("A.graphql", at: offset)
      _ = project.signatureHelp("A.graphql", at: offset)
      _ = project.completion("A.graphql", at: offset)
    }
  }
}
