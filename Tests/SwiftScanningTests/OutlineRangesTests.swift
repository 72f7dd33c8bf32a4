import Foundation
import Source
import SwiftParser
import SwiftScanning
import SwiftSyntax
import Testing

/// Outlines have the declarations that the parser finds.
@Suite struct OutlineRangesTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// Files without conditions of the build, which the outline takes for separate declarations.
  @Test(arguments: [("Libraries", 1), ("Sources/CrashAnalysis", 6), ("Sources/BuildGraph", 12)])
  func outlinesHaveTheRangesOfTheParser(folder: String, step: Int) throws {
    let folder = Self.root.appending(path: folder).resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let paths = found.filter { $0.hasSuffix(".swift") }.sorted()
    try #require(10 < paths.count)
    for path in stride(from: 0, to: paths.count, by: step).map({ paths[$0] }) {
      let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
      guard !String(decoding: bytes, as: UTF8.self).contains("#if ") else { continue }
      let outline = DeclarationOutline.read(SourceFile(path: path, bytes: bytes))
      let ranges = (outline.declarations + outline.codeless).map(\.range).sorted()
      let expected = bytes.withUnsafeBufferPointer { ParsedRanges(Parser.parse(source: $0)).ranges.sorted() }
      let difference = zip(ranges, expected).first { $0 != $1 }
      #expect(ranges.count == expected.count && difference == nil, "\(path): \(difference.map { "\($0)" } ?? "")")
    }
  }
}

/// The ranges of all declarations outside of functions, except imports. The range of a type is that of its header.
private struct ParsedRanges {
  private(set) var ranges: [TextRange] = []

  init(_ file: SourceFileSyntax) {
    for item in file.statements {
      if case .decl(let declaration) = item.item { add(declaration) } else { add(item) }
    }
  }

  private mutating func add(_ declaration: DeclSyntax) {
    guard !declaration.is(ImportDeclSyntax.self) else { return }
    guard let block = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock else {
      return add(Syntax(declaration))
    }
    let start = declaration.positionAfterSkippingLeadingTrivia
    let end = block.leftBrace.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia ?? start
    ranges.append(TextRange(UInt32(start.utf8Offset), UInt32(end.utf8Offset)))
    for member in block.members { add(member.decl) }
  }

  private mutating func add(_ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia
    ranges.append(TextRange(UInt32(start.utf8Offset), UInt32(node.endPositionBeforeTrailingTrivia.utf8Offset)))
  }
}
