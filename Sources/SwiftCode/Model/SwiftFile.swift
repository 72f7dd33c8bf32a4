/// A Swift source file: the header comment, the imports and the declarations.
package struct SwiftFile: Hashable, Sendable {
  /// The lines of the comment at the beginning.
  package var header: [String]
  package var imports: [Import]
  package var declarations: [Declaration]
  /// Whether the last line ends with a newline.
  package var endsWithNewline = true

  /// An import declaration, such as `import Module`.
  package struct Import: Hashable, Sendable {
    package var module: String
    package var isTestable: Bool
    /// Whether the import is reexported (`@_exported`).
    package var isExported: Bool
    /// Whether public declarations use the module. It matters with the upcoming feature `InternalImportsByDefault`.
    package var isPublic: Bool
    /// The imported SPI names: members of `Modifiers.spi`.
    package var spi: Modifiers

    package init(
      _ module: String, testable: Bool = false, exported: Bool = false, isPublic: Bool = false, spi: Modifiers = []
    ) {
      self.module = module
      isTestable = testable
      isExported = exported
      self.isPublic = isPublic
      self.spi = spi.intersection(.spi)
    }
  }

  package init(header: [String], imports: [Import], declarations: [Declaration]) {
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }

  /// Returns the text in UTF-8 with LF line endings. Blank lines separate header, imports and declarations.
  ///
  /// - Parameter expectedSize: the approximate size in bytes, to reserve memory.
  package func printed(expectedSize: Int = 4096) -> [UInt8] {
    var printer = Printer(capacity: expectedSize)
    printer.header(of: self)
    if !imports.isEmpty, !declarations.isEmpty { printer.newline() }
    printer.declarations(declarations)
    if !endsWithNewline { printer.removeLastNewline() }
    return printer.bytes
  }
}

extension Printer {
  /// Writes the comment and the imports at the beginning of a file.
  mutating func header(of file: SwiftFile) {
    for line in file.header { comment(line) }
    if !file.header.isEmpty { newline() }
    for item in file.imports {
      modifiers(item.spi)
      if item.isExported { write("@_exported ") }
      if item.isTestable { write("@testable ") }
      write(item.isPublic ? "public import " : "import ")
      identifier(item.module)
      newline()
    }
  }
}
