import Source

/// The imports, test library and indentation of a project's tests, which new tests adopt.
package struct TestStyle: Hashable, Sendable {
  package enum Library: UInt8, Hashable, Sendable {
    case swiftTesting, xctest
  }

  /// The import lines, in their order.
  package var imports: [String] = []
  package var library = Library.swiftTesting
  /// The indentation of one level.
  package var indentation = "  "

  package init() {}

  /// Reads the style of a file. Returns nil if the file makes no mocks, or imports no test library.
  ///
  /// - Complexity: linear in the size of the file.
  package init?(readingFrom bytes: [UInt8]) {
    var makesMocks = false
    var indentation: String?
    var libraries: Set<Library> = []
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if indentation == nil, let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
        let blanks = line.prefix { $0 == first }
        // A single space is the indentation of a comment's continued lines.
        if 1 < blanks.count || first == UInt8(ascii: "\t") { indentation = String(decoding: blanks, as: UTF8.self) }
      }
      if let module = Self.module(importedBy: line) {
        imports.append(String(decoding: line, as: UTF8.self))
        if module.elementsEqual("Testing".utf8) { libraries.insert(.swiftTesting) }
        if module.elementsEqual("XCTest".utf8) { libraries.insert(.xctest) }
      } else if !makesMocks {
        makesMocks = line.contains("Mock<") || line.contains(".mock(")
      }
    }
    guard makesMocks, let library = libraries.contains(.swiftTesting) ? .swiftTesting : libraries.first else {
      return nil
    }
    self.library = library
    if let indentation { self.indentation = indentation }
  }

  /// Returns the module that a line imports as a whole: `import A`, `@testable import A`.
  private static func module(importedBy line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard let keyword = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), words.count == keyword + 2,
      words[..<keyword].allSatisfy({ $0.first == UInt8(ascii: "@") }), line.first != UInt8(ascii: " ")
    else { return nil }
    return words[keyword + 1]
  }
}

extension ArraySlice<UInt8> {
  /// Whether these bytes contain a text.
  fileprivate func contains(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= self.count else { return false }
    let other = UnsafeBufferPointer(start: text.utf8Start, count: count)
    return indices.dropLast(count - 1).contains { self[$0] == other[0] && self[$0..<($0 + count)].elementsEqual(other) }
  }
}
