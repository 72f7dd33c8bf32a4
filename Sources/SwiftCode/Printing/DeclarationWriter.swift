/// Writes the declarations of a file one after another, so that the tree of the whole file never exists.
///
/// Use it for files with many declarations. The text equals that of a `SwiftFile` with the same declarations.
package struct DeclarationWriter {
  fileprivate var printer: Printer
  /// Whether the current type, or the file, has no part yet.
  private var isEmpty = true

  fileprivate init(printer: Printer) { self.printer = printer }

  package mutating func write(_ declarations: [Declaration]) {
    printer.declarations(declarations)
    if !declarations.isEmpty { isEmpty = false }
  }

  package mutating func write(_ declarations: PrintedList<Declaration>) {
    printer.lines(declarations.pieces)
    isEmpty = isEmpty && declarations.count == 0
  }

  /// Writes a type whose members `body` writes. The members of `type` itself are ignored.
  package mutating func type(_ type: TypeDeclaration, members body: (inout DeclarationWriter) -> Void) {
    printer.typeHead(type)
    block(body)
  }

  /// Writes an extension whose members `body` writes. The members of `item` itself are ignored.
  package mutating func `extension`(_ item: ExtensionDeclaration, members body: (inout DeclarationWriter) -> Void) {
    printer.extensionHead(item)
    block(body)
  }

  /// Begins a part of the current type: a blank line separates it from an earlier part.
  package mutating func beginPart() {
    if !isEmpty { printer.newline() }
  }

  /// Writes declarations as a part of the current type; nothing for none.
  package mutating func part(_ declarations: [Declaration]) {
    guard !declarations.isEmpty else { return }
    beginPart()
    write(declarations)
  }

  package mutating func part(_ declarations: PrintedList<Declaration>) {
    guard 0 < declarations.count else { return }
    beginPart()
    write(declarations)
  }

  private mutating func block(_ body: (inout DeclarationWriter) -> Void) {
    isEmpty = true
    printer.beginBlock()
    body(&self)
    printer.endBlock()
    isEmpty = false
  }
}

extension SwiftFile {
  /// Returns the text of the file, whose declarations `body` writes. The declarations of the file itself are ignored.
  ///
  /// - Parameter expectedSize: the approximate size in bytes, to reserve memory.
  package func printed(expectedSize: Int = 4096, _ body: (inout DeclarationWriter) -> Void) -> [UInt8] {
    var writer = DeclarationWriter(printer: Printer(capacity: expectedSize))
    writer.printer.header(of: self)
    if !imports.isEmpty { writer.printer.newline() }
    body(&writer)
    if !endsWithNewline { writer.printer.removeLastNewline() }
    return writer.printer.bytes
  }
}
