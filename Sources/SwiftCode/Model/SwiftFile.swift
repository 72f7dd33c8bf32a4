/// A Swift source file.
package struct SwiftFile: Hashable, Sendable {
  /// The lines of the comment that begins it.
  package var header: [String]
  package var imports: [Import]
  package var declarations: [Declaration]

  /// `import Module`
  package struct Import: Hashable, Sendable {
    package var module: String
    package var isTestable: Bool

    package init(_ module: String, testable: Bool = false) {
      self.module = module
      isTestable = testable
    }
  }

  package init(header: [String], imports: [Import], declarations: [Declaration]) {
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }

  /// The text in UTF-8: lines end with LF, the last one included. Header, imports and declarations are each separated by
  /// an empty line.
  package func printed() -> [UInt8] {
    var printer = Printer()
    for line in header { printer.comment(line) }
    if !header.isEmpty { printer.newline() }
    for item in imports {
      printer.write(item.isTestable ? "@testable import " : "import ")
      printer.identifier(item.module)
      printer.newline()
    }
    if !imports.isEmpty, !declarations.isEmpty { printer.newline() }
    printer.declarations(declarations)
    return printer.bytes
  }
}
