import CrashAnalysis
import EditorFeatures
import Incremental
import Source
import SwiftLowering
import SwiftScanning

/// The fields that a function reads from its parameters that are models. Only editors need them.
enum ReadsOfFunction: Query {
  static func compute(_ key: SwiftFunction.ID, _ reader: Reader) -> [ModelReads] {
    TrackedTests(reader: SerializedReader(reader), turns: ReaderLock()).modelReads(of: key, reader.generatedCode)
  }
}

extension EditorView {
  package func functionsWithModels(inSwiftFile path: String, at offset: Int) -> [FunctionReads] {
    let file = Name(path)
    guard database.value(IsFollowedFile.self, file) else { return [] }
    let outline = database.value(OutlineOfTests.self, file).outline
    guard let declaration = outline.declarations.last(where: { $0.range.lower <= offset && offset <= $0.range.upper })
    else { return [] }
    return database.value(FunctionsOfDeclaration.self, declaration.id).compactMap { id in
      guard let function = database.value(TestSignatureAt.self, id) else { return nil }
      let reads = database.value(ReadsOfFunction.self, id)
      return FunctionReads(nameRange: function.range, reads, declaredAt: declaration.range.lower)
    }
  }

  package func readsInCodeUnderTest(ofTestsIn path: String, at offset: Int) -> [Location] {
    let file = Name(path)
    guard database.value(IsTestFile.self, file), database.value(HasModels.self, Single()),
      database.value(ConcernsProject.self, file)
    else { return [] }
    let reads = database.value(DiagnosticsInTestFile.self, file).compactMap(\.read).filter {
      $0.call.file == path && $0.call.range.lower <= offset && offset <= $0.call.range.upper
    }
    return Set(reads.map(\.read)).sorted()
  }
}
