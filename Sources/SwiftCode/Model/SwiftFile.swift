/// A Swift source file.
package struct SwiftFile: Hashable, Sendable {
  /// The lines of the comment that begins it.
  package var header: [String]
  package var imports: [Import]
  package var declarations: [Declaration]
  /// Whether the last line ends like the others.
  package var endsWithNewline = true

  /// `import Module`
  package struct Import: Hashable, Sendable {
    package var module: String
    package var isTestable: Bool
    /// Whether whoever imports the file's module also imports this one.
    package var isExported: Bool
    /// The names under which what is not for everybody is asked for: those of `Modifiers.spi`.
    package var spi: Modifiers

    package init(_ module: String, testable: Bool = false, exported: Bool = false, spi: Modifiers = []) {
      self.module = module
      isTestable = testable
      isExported = exported
      self.spi = spi.intersection(.spi)
    }
  }

  package init(header: [String], imports: [Import], declarations: [Declaration]) {
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }

  /// The text in UTF-8: lines end with LF. Header, imports and declarations are each separated by an empty line.
  ///
  /// - Parameter expectedSize: about how many bytes that will be; for speed.
  package func printed(expectedSize: Int = 4096) -> [UInt8] {
    var printer = Printer(capacity: expectedSize)
    for line in header { printer.comment(line) }
    if !header.isEmpty { printer.newline() }
    for item in imports {
      printer.modifiers(item.spi)
      if item.isExported { printer.write("@_exported ") }
      printer.write(item.isTestable ? "@testable import " : "import ")
      printer.identifier(item.module)
      printer.newline()
    }
    if !imports.isEmpty, !declarations.isEmpty { printer.newline() }
    printer.declarations(declarations)
    if !endsWithNewline { printer.removeLastNewline() }
    return printer.bytes
  }
}
