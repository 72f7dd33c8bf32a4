import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import JSONSyntax
import Source

/// Runs everything that mockd does with external bytes on each input, and checks the results.
package struct FuzzSubject: Sendable {
  private let knownSchema: SchemaResult
  private let knownOperations: Document
  private let build = FuzzBuild(schemaText: Self.schemaText, operationsText: Self.operationsText)

  package init() {
    let schema = Document.parse(SourceFile(path: "schema", text: Self.schemaText)).document
    knownSchema = SchemaBuilder.build([schema])
    knownOperations = Document.parse(SourceFile(path: "operations", text: Self.operationsText)).document
  }

  /// Returns the first violation for an input, or nil. A trap ends the process instead.
  package func violation(in bytes: [UInt8]) async -> String? {
    let source = SourceFile(path: "input", bytes: bytes)
    let start = ContinuousClock.now
    if let violation = syntax(source) ?? typeSystem(source) ?? json(source) { return violation }
    if let violation = FuzzConfigurations.violation(in: source) { return "configuration: \(violation)" }
    if let violation = await build.violation(in: source) { return violation }
    let duration = start.duration(to: .now)
    return duration < Self.timeLimit ? nil : "it takes \(duration)"
  }

  /// The limit for one input of at most 64 kB. It is generous, since the machine may be busy and unoptimized code
  /// takes twenty times as long.
  private static let timeLimit = Duration.seconds(_isDebugAssertConfiguration() ? 60 : 5)

  /// Checks the input as a schema, as operations, and as both.
  private func typeSystem(_ source: SourceFile) -> String? {
    let document = Document.parse(source).document
    let result = SchemaBuilder.build([document], options: SchemaOptions(apolloClientDirectives: true))
    if let violation = ranges(of: result.diagnostics, in: source) { return "schema: \(violation)" }
    for schema in [knownSchema.schema, result.schema] {
      let diagnostics = Validator.validate([document], schema: schema)
      if let violation = ranges(of: diagnostics, in: source) { return "validation: \(violation)" }
    }
    _ = Validator.validate([knownOperations], schema: result.schema)
    return nil
  }

  /// Checks that ranges lie in the text, and that the printed text parses to the same document.
  private func syntax(_ source: SourceFile) -> String? {
    let (document, diagnostics) = Document.parse(source)
    if let violation = ranges(of: diagnostics, in: source) { return "syntax: \(violation)" }
    for definition in document.definitions where source.bytes.count < Int(definition.range.upper) {
      return "syntax: a definition ends behind the text"
    }
    let once = DocumentPrinter.print(document)
    let (again, problems) = Document.parse(SourceFile(path: "printed", text: once))
    if let first = problems.first(where: { $0.severity == .error }) {
      return "printer: the printed text does not parse: \(first.message)"
    }
    return DocumentPrinter.print(again) == once ? nil : "printer: printing twice gives something else"
  }

  private func json(_ source: SourceFile) -> String? {
    let document = JSONDocument(source, code: .graphqlSyntax)
    if let root = document.root { visit(root) }
    return ranges(of: document.diagnostics, in: source).map { "json: \($0)" }
  }

  /// Reads all parts of a value.
  private func visit(_ value: JSONValue) {
    _ = (value.string, value.bool, value.int, value.double, value.name)
    for element in value.elements { visit(element) }
    for member in value.members {
      visit(member.key)
      visit(member.value)
    }
  }

  private func ranges(of diagnostics: [Diagnostic], in source: SourceFile) -> String? {
    for diagnostic in diagnostics {
      let range = diagnostic.location.range
      if range.upper < range.lower || source.bytes.count < Int(range.upper) {
        return "a diagnostic is out of the text: \(diagnostic.message) \(range)"
      }
      if diagnostic.message.isEmpty { return "a diagnostic has no message" }
    }
    return nil
  }

  private static let schemaText = """
    type Query { human(id: ID!, a: In = {b: 1}): Human, name: String!, characters(first: Int): [Character!] }
    interface Character { id: ID!, name: String!, friends: [Character] }
    type Human implements Character { id: ID!, name: String!, friends: [Character], a(b: [E!] = [A]): E }
    type Droid implements Character { id: ID!, name: String!, friends: [Character], b: Droid }
    union Any = Human | Droid
    enum E { A B }
    input In { b: Int, c: [In!], e: E = A }
    """

  private static let operationsText = """
    query Q($a: ID!, $b: In) { human(id: $a, a: $b) { ...f name friends { ... on Droid { b { id } } } } x: name }
    fragment f on Human { id a(b: [A, B]) friends { name ...g @include(if: true) } }
    fragment g on Character { id name friends { friends { __typename } } }
    """
}
