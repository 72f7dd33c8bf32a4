import Source
import SwiftParser
import SwiftScanning
import SwiftSyntax

extension SwiftFileNames {
  /// What a Swift file names of generated code.
  ///
  /// The types of expressions decide what names stand for. Types come from annotations, from calls that make mocks and
  /// models, and from declarations of the tests. Names on expressions of other types are left out.
  ///
  /// - Parameter tests: what the tests declare, if the file is one of them; another file sees only what it declares itself.
  /// - Complexity: linear in the size of the file, but for what is looked up by name.
  package static func read(_ source: SourceFile, _ code: GeneratedCode, tests: (any SwiftProgram)?) -> SwiftFileNames {
    guard ParserLimits.allow(source.bytes) else { return SwiftFileNames() }
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var walk = NameWalk(code, tests ?? Self.declarations(of: tree, path: source.path), file: Name(source.path))
    walk.walk(tree)
    return walk.found
  }

  private static func declarations(of tree: SourceFileSyntax, path: String) -> any SwiftProgram {
    let file = Name(path)
    let facts = DeclarationFacts.read(tree, file: file)
    return TestFiles([TestFile(path: path, [(DeclarationID(file: file), facts)])])
  }
}
