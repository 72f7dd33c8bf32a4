import CrashAnalysis
import EditorFeatures
import GraphQLSyntax
import Incremental
import Source

/// What a Swift file names of generated code. Asked for by editors only.
enum NamesInSwiftFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> SwiftFileNames {
    guard let source = reader.input(FileInput.self, key) else { return SwiftFileNames() }
    let shared = SerializedReader(reader)
    let turns = ReaderTurns()
    let isTest = reader.value(IsTestFile.self, key)
    return SwiftFileNames.read(
      source, reader.generatedCode, tests: isTest ? TrackedTests(reader: shared, turns: turns) : nil)
  }
}

/// What something generated comes from; nil for what is not there any more.
enum MeaningOfElement: Query {
  static func compute(_ key: GeneratedElement, _ reader: Reader) -> ElementMeaning? {
    reader.generatedCode.meaning(of: key)
  }
}

/// How the models of a definition stand in each other; nil where there are none.
enum ShapeOfDefinition: Query {
  static func compute(_ key: DefinitionReference, _ reader: Reader) -> ModelShape? {
    reader.generatedCode.models(of: key).map { ModelShape($0.structures) }
  }
}

/// Where an inline fragment stands in its operation or fragment; nil where it does not.
enum PlaceOfCondition: Query {
  static func compute(_ key: ConditionOrigin, _ reader: Reader) -> Location? {
    guard let place = reader.firstDefinition(DefinitionName(key.definition)) else { return nil }
    return key.range(in: place.document, of: place.definition).map { place.document.location($0) }
  }
}

extension Reader {
  /// Generated code, of which the reader notes what is asked for.
  var generatedCode: GeneratedCode {
    let declarations = TrackedDeclarations(reader: SerializedReader(self), turns: ReaderTurns())
    return GeneratedCode(declarations, options: value(ModelSettings.self, Single()))
  }
}
