import GraphQLSyntax
import JSONSyntax
import Source

/// What is done with each input: everything that mockd does with bytes from outside, and what must hold afterwards.
package struct FuzzSubject: Sendable {
  package init() {}

  /// What does not hold for an input, or nil. A trap ends the process instead.
  package func complaint(about bytes: [UInt8]) -> String? {
    let source = SourceFile(path: "input", bytes: bytes)
    return syntax(source) ?? json(source)
  }

  /// Ranges lie in the text, and what is printed reads as what was printed.
  private func syntax(_ source: SourceFile) -> String? {
    let (document, diagnostics) = Document.parse(source)
    if let complaint = ranges(of: diagnostics, in: source) { return "syntax: \(complaint)" }
    for definition in document.definitions where source.bytes.count < Int(definition.range.upper) {
      return "syntax: a definition ends behind the text"
    }
    let once = DocumentPrinter.print(document)
    let (again, complaints) = Document.parse(SourceFile(path: "printed", text: once))
    if let first = complaints.first(where: { $0.severity == .error }) {
      return "printer: what it prints does not parse: \(first.message)"
    }
    return DocumentPrinter.print(again) == once ? nil : "printer: printing twice gives something else"
  }

  private func json(_ source: SourceFile) -> String? {
    let document = JSONDocument(source, code: .graphqlSyntax)
    if let root = document.root { visit(root) }
    return ranges(of: document.diagnostics, in: source).map { "json: \($0)" }
  }

  /// Reads everything in a value.
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
      if diagnostic.message.isEmpty { return "a diagnostic says nothing" }
    }
    return nil
  }
}
