import CrashAnalysis
import Incremental
import Source

/// The uses of mocks in a test file, if `RecordsUsesInput` enables recording.
enum UsesInTestFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> UsesInTests {
    UsesInTests(reader.examinedDeclarations(inFile: key)) { reader.value(PlacesOfDeclarations.self, $0) }
  }
}

/// The tests that convert mocks to models of a definition. An update reads only the edited test file's pairs.
enum ConversionsOfDefinition: Relation {
  static func sources(_ reader: Reader) -> [Name] { reader.examinedTestFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<DefinitionReference, TestConversion>] {
    reader.value(UsesInTestFile.self, source).conversions.map { Pair($0.definition, $0) }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepareUses(sources) }
}

/// The tests that take a field from mocks of an object type.
enum TestsOfField: Relation {
  static func sources(_ reader: Reader) -> [Name] { reader.examinedTestFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<ElementMeaning.FieldName, TestedField>] {
    reader.value(UsesInTestFile.self, source).fields.map {
      Pair(ElementMeaning.FieldName(type: $0.type, name: $0.field), $0)
    }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) { reader.prepareUses(sources) }
}

/// The definitions that select fields directly on a type, by field name, in order.
enum SelectionsOnType: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Name: [DefinitionID]] {
    var found: [Name: Set<DefinitionID>] = [:]
    for responseKey in reader.collectedKeys(of: key) {
      for item in reader.items(of: CollectedFields.self, .key(MockKey(parent: key, responseKey: responseKey))) {
        if case .candidate(let candidate) = item {
          found[candidate.fieldName, default: []].insert(candidate.definition)
        }
      }
    }
    return found.mapValues { $0.sorted() }
  }
}

extension Reader {
  fileprivate func prepareUses(_ sources: [Name]) {
    let tests = value(SetOfTestFiles.self, Single())
    prepareExamination(sources.filter { tests.contains($0) })
  }
}
