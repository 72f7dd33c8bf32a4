import Source
import SwiftScanning

/// A file of stubs: Swift declarations that describe a library.
package struct LibraryText: Sendable {
  /// The path below `Libraries`. Its first component is the module: `Swift/Sequence.swift`.
  package let path: String
  package let bytes: LibraryBytes
  /// The declarations, see `OutlineTable`.
  package let outline: LibraryBytes

  /// A text that is compiled into this module. `Libraries` has the original.
  init(path: String, text: StaticString, outline: StaticString) {
    self.path = path
    bytes = .constant(text)
    self.outline = .constant(outline)
  }

  /// Reads the declarations of a text.
  ///
  /// - Complexity: linear in the size of the text.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = .array(bytes)
    let outline = DeclarationOutline.read(SourceFile(path: Self.prefix + path, bytes: bytes))
    self.outline = .array(OutlineTable.encode(outline, bytes))
  }

  package var module: Name { Name(String(path.prefix { $0 != "/" })) }

  /// The path of the file in identities of declarations. No file of a workspace has it.
  package var file: Name { Name(Self.prefix + path) }

  /// Whether the path of a declaration names a file of stubs.
  package static func isLibrary(_ file: Name) -> Bool { file.utf8.starts(with: prefix.utf8) }

  /// Returns the module of a file of stubs; nil for other files.
  static func module(ofFile file: Name) -> Name? {
    guard isLibrary(file) else { return nil }
    return Name(String(file.text.dropFirst(prefix.count).prefix { $0 != "/" }))
  }

  private static let prefix = "<libraries>/"
}

/// Bytes that are a constant of the program, or in an array.
package enum LibraryBytes: Sendable {
  case constant(StaticString)
  case array([UInt8])

  package func read<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch self {
    case .constant(let text): text.withUTF8Buffer(body)
    case .array(let bytes): bytes.withUnsafeBufferPointer(body)
    }
  }
}
