import Source

/// Prints syntax trees, by default with two spaces of indentation and one selection per line.
///
/// Printing the parsed result of a printed text gives the same text.
package struct DocumentPrinter {
  let document: Document
  var text = ""
  /// The changes for text that a client sends; nil to print the document unchanged.
  var request: RequestTransform?
  private var indentation = "\n"

  init(_ document: Document) {
    self.document = document
  }

  /// Returns the text of a document, without a newline at the end.
  package static func print(_ document: Document) -> String {
    var printer = DocumentPrinter(document)
    printer.separated(document.definitions, by: "\n\n") { $0.print($1) }
    return printer.text
  }

  package static func print(_ definition: Definition, of document: Document) -> String {
    var printer = DocumentPrinter(document)
    printer.print(definition)
    return printer.text
  }

  package static func print(_ value: Value, of document: Document) -> String {
    var printer = DocumentPrinter(document)
    printer.print(value)
    return printer.text
  }

  mutating func print(_ definition: Definition) {
    switch definition {
    case .operation(let operation): print(operation)
    case .fragment(let fragment): print(fragment)
    case .schema(let schema): print(schema)
    case .type(let type): print(type)
    case .directive(let directive): print(directive)
    }
  }

  // MARK: Helpers

  mutating func newline() {
    text += indentation
  }

  /// Prints `{`, a line for each node, and `}`; nothing if there are no nodes.
  mutating func block<Nodes: Collection>(
    _ nodes: Nodes, open: String = " {", close: String = "}", _ print: (inout DocumentPrinter, Nodes.Element) -> Void
  ) {
    guard !nodes.isEmpty else { return }
    text += open
    indentation += "  "
    for node in nodes {
      newline()
      print(&self, node)
    }
    indentation.removeLast(2)
    newline()
    text += close
  }

  mutating func separated<Nodes: Collection>(
    _ nodes: Nodes, by separator: String, _ print: (inout DocumentPrinter, Nodes.Element) -> Void
  ) {
    for (index, node) in nodes.enumerated() {
      if 0 < index { text += separator }
      print(&self, node)
    }
  }

  /// Returns the text that `print` adds, without indentation.
  func rendered(_ print: (inout DocumentPrinter) -> Void) -> String {
    var printer = DocumentPrinter(document)
    printer.request = request
    print(&printer)
    return printer.text
  }

  mutating func print(_ literal: StringLiteral) {
    let value = document.string(literal)
    guard literal.isBlock else {
      text += StringPrinter.quoted(value)
      return
    }
    let lines = BlockString.splitLines(Array(StringPrinter.block(value).utf8))
    for (index, line) in lines.enumerated() {
      if 0 < index { newline() }
      text += String(decoding: line, as: UTF8.self)
    }
  }

  mutating func print(description: StringLiteral?) {
    guard let description else { return }
    print(description)
    newline()
  }
}
