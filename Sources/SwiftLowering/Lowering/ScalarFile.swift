import Source
import SwiftParsing
import SwiftScanning
import SwiftSyntax

extension SwiftFileFacts {
  /// Reads the aliases and custom scalars of a file of the code under test: how scalars are made from JSON, and which
  /// have a default for mocks. Other files are only scanned for a few words.
  ///
  /// - Complexity: linear in the size of the file.
  package static func readScalars(_ source: SourceFile) -> SwiftFileFacts {
    let isScalar =
      source.path.utf8.contains(text: "CustomScalars/") || source.bytes.contains(text: "_jsonValue")
      || source.bytes.contains(text: "defaultMockValue")
    let file = Name(source.path)
    guard isScalar || source.bytes.contains(text: "typealias"), ParserLimits.allow(source.bytes),
      var facts = SwiftTree.read(source.bytes, { DeclarationFacts.read($0, file: file) })
    else { return SwiftFileFacts(path: source.path) }
    // They name functions by their positions.
    facts.items = []
    facts.aliases.removeAll(where: \.isPrivate)
    facts.requirements = []
    facts.functions.removeAll {
      !isScalar || ![SwiftFunction.jsonInitializer, defaultMockValue].contains($0.name)
    }
    for index in facts.types.indices { facts.types[index].properties.removeAll { $0.name != defaultMockValue } }
    facts.types.removeAll { !isScalar || $0.properties.isEmpty }
    return SwiftFileFacts(path: source.path, [(DeclarationID(file: file), facts)])
  }

  private static let defaultMockValue: Name = "defaultMockValue"
}

extension String.UTF8View {
  fileprivate func contains(text: StaticString) -> Bool { Array(self).contains(text: text) }
}
