import Source
import SwiftParser
import SwiftSyntax

extension TestFile {
  /// Reads the aliases of a file of the code under test, and what it says about custom scalars: how they are made from
  /// JSON, and which have a default for mocks. Other files are not parsed, only scanned for a few words.
  ///
  /// - Complexity: linear in the size of the file.
  package static func readScalars(_ source: SourceFile) -> TestFile {
    var file = TestFile(path: source.path)
    let isScalar =
      source.path.utf8.contains(text: "CustomScalars/") || source.bytes.contains(text: "_jsonValue")
      || source.bytes.contains(text: "defaultMockValue")
    guard isScalar || source.bytes.contains(text: "typealias"), ParserLimits.allow(source.bytes) else { return file }
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var lowering = DeclarationLowering(file: file)
    lowering.add(tree.statements)
    file.aliases = lowering.file.aliases.filter { !$0.isPrivate }
    guard isScalar else { return file }
    file.functions = lowering.file.functions.filter {
      [TestFunction.jsonInitializer, defaultMockValue].contains($0.name)
    }
    for var type in lowering.file.types {
      type.properties = type.properties.filter { $0.name == defaultMockValue }
      if !type.properties.isEmpty { file.types.append(type) }
    }
    return file
  }

  private static let defaultMockValue: Name = "defaultMockValue"
}

extension String.UTF8View {
  fileprivate func contains(text: StaticString) -> Bool { Array(self).contains(text: text) }
}
