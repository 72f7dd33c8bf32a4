import CrashAnalysis
import EditorFeatures
import GraphQLSyntax
import Incremental
import Source
import SwiftLowering
import SwiftScanning

/// The names in a Swift file that refer to generated code. Only editors need them.
enum NamesInSwiftFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> SwiftFileNames {
    let outline = reader.value(OutlineOfTests.self, key).outline
    reader.prepare(FactsOfDeclaration.self, outline.declarations.map(\.key))
    return SwiftFileNames(
      outline.declarations.map { ($0.range.lower, reader.value(NamesInDeclaration.self, $0.key)) })
  }
}

/// The names in a declaration that refer to generated code, with positions relative to it.
enum NamesInDeclaration: Query {
  static func compute(_ key: DeclarationKey, _ reader: Reader) -> SwiftFileNames {
    let file = key.id.file
    let facts = reader.value(FactsOfDeclaration.self, key)
    let program = TrackedTests(reader: SerializedReader(reader), turns: ReaderLock(), hidesBodies: true)
    return facts.names(
      of: key.id, importing: reader.value(ImportsInFile.self, file), reader.generatedCode, program)
  }
}

/// The modules that a Swift file imports.
enum ImportsInFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Set<Name> {
    reader.value(OutlineOfTests.self, key).outline.imports
  }
}

/// The origin of a generated element; nil if it no longer exists.
enum MeaningOfElement: Query {
  static func compute(_ key: GeneratedElement, _ reader: Reader) -> ElementMeaning? {
    reader.generatedCode.meaning(of: key)
  }
}

/// The nesting of a definition's models; nil if there are none.
enum ShapeOfDefinition: Query {
  static func compute(_ key: DefinitionReference, _ reader: Reader) -> ModelShape? {
    reader.generatedCode.models(of: key).map { ModelShape($0.structures) }
  }
}

/// The location of an inline fragment in its operation or fragment; nil if it no longer exists.
enum PlaceOfCondition: Query {
  static func compute(_ key: ConditionOrigin, _ reader: Reader) -> Location? {
    guard let place = reader.firstDefinition(DefinitionName(key.definition)) else { return nil }
    return key.range(in: place.document, of: place.definition).map { place.document.location($0) }
  }
}

extension Reader {
  /// Generated code. The reader records each question about it.
  var generatedCode: GeneratedCode {
    let declarations = TrackedDeclarations(reader: SerializedReader(self), turns: ReaderLock())
    return GeneratedCode(declarations, options: value(ModelSettings.self, .root))
  }
}
