import Foundation
import Source
import SwiftScanning
import Testing

@testable import SwiftLibraries

/// Tests the files in `Libraries`, and the sources that hold them.
@Suite struct LibraryTextTests {
  @Test func theSourcesAreUpToDate() throws {
    let sources = GeneratedTexts.sources(for: try GeneratedTexts.texts())
    let isUpdate = ProcessInfo.processInfo.environment["MOCKD_UPDATE"] == "1"
    if isUpdate { try GeneratedTexts.write(sources) }
    #expect(GeneratedTexts.swiftFiles(in: GeneratedTexts.generated) == sources.keys.sorted(), "\(Self.advice)")
    for (name, source) in sources {
      let written = try? String(contentsOf: GeneratedTexts.generated.appending(path: name), encoding: .utf8)
      let isUpToDate = written == source
      #expect(isUpToDate, "\(name): \(Self.advice)")
    }
    // After an update, the sources are compiled by the next run.
    if !isUpdate { try compareCompiledTexts() }
  }

  private static let advice = "MOCKD_UPDATE=1 scripts/test SwiftLibraries LibraryTextTests rewrites it"

  /// The compiler gives the literals the bytes of the files.
  private func compareCompiledTexts() throws {
    let texts = try GeneratedTexts.texts()
    #expect(SwiftLibraries.all.texts.map(\.path) == texts.map(\.path))
    for (compiled, text) in zip(SwiftLibraries.all.texts, texts) {
      #expect(compiled.bytes.read { Array($0) } == text.bytes.read { Array($0) }, "\(text.path)")
      #expect(compiled.outline.read { Array($0) } == text.outline.read { Array($0) }, "\(text.path)")
    }
  }

  /// Each file can be divided into declarations that have names. Stubs don't depend on conditions of the build.
  @Test func textsAreDivided() throws {
    for text in try GeneratedTexts.texts() {
      let source = SourceFile(path: text.path, bytes: text.bytes.read { Array($0) })
      let outline = DeclarationOutline.read(source)
      #expect(!outline.declarations.contains { $0.id.local.isEmpty }, "\(text.path) is one declaration")
      for declaration in outline.declarations + outline.codeless {
        #expect(!declaration.isConditional, "\(declaration)")
        guard !declaration.isExtension, declaration.introducer != .deinit else { continue }
        let names = source.bytes.withUnsafeBufferPointer { declaration.names(in: $0) }
        #expect(!names.isEmpty, "\(text.path): \(declaration.id.local) has no name")
        #expect(!names.contains { $0.text.contains { " ,".contains($0) } }, "\(text.path): \(names)")
      }
    }
  }

  /// Texts have no bytes that a string literal can't hold, and are in the folder of their module.
  @Test func textsAreTextFiles() throws {
    for text in try GeneratedTexts.texts() {
      let bytes = text.bytes.read { Array($0) }
      #expect(bytes.last == UInt8(ascii: "\n") && String(validating: bytes, as: UTF8.self) != nil, "\(text.path)")
      #expect(!bytes.contains { $0 < UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }, "\(text.path)")
      #expect(text.path.split(separator: "/").count == 2, "\(text.path)")
    }
  }

  /// Each declaration is found by each of its names.
  @Test func everyDeclarationIsFoundByItsNames() throws {
    var missing: [String] = []
    let texts = try GeneratedTexts.texts()
    let libraries = LibrarySet(texts)
    for text in texts {
      guard let module = libraries[text.module] else { continue }
      let first = LibraryDeclaration(index: module.index, number: 0)
      let visible = LibraryDeclarations(inFileOf: first, in: libraries)
      let bytes = text.bytes.read { Array($0) }
      let outline = DeclarationOutline.read(SourceFile(path: text.file.text, bytes: bytes))
      for declaration in outline.declarations {
        var found: [[LibraryDeclaration]] = []
        for name in bytes.withUnsafeBufferPointer({ declaration.names(in: $0) }) {
          let path = declaration.enclosing
          found.append(path.isEmpty ? visible.topLevel(name) : visible.members(name, of: path))
        }
        if case .type(let path) = declaration.introduced { found.append(visible.headers(of: path)) }
        let isFound = found.allSatisfy { $0.contains { $0.outlined == declaration } }
        if !isFound { missing.append(declaration.id.description) }
      }
    }
    #expect(missing == [])
  }
}
