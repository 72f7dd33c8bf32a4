import CrashAnalysis
import Source

/// The last answers about uses in tests that missed nothing because of errors in GraphQL.
///
/// Editors show them meanwhile, since lenses that come and go would move lines. This is history: inputs alone don't
/// determine it, so it can't be a query. It is a value, so that a hypothetical change restores it by assignment.
struct LastGoodAnswers {
  private var conversions: [DefinitionReference: [TestConversion]] = [:]
  private var fields: [ElementMeaning.FieldName: [TestedField]] = [:]
  private var selections: [Name: [Name: [DefinitionID]]] = [:]
  private var files: [String: (source: SourceFile, uses: UsesInTests)] = [:]

  // Each function returns and stores the result of `find`. If that may miss something, it returns the stored one.

  mutating func conversions(
    of definition: DefinitionReference, isCurrent: Bool, _ find: () -> some Sequence<TestConversion>
  ) -> [TestConversion] {
    Self.recall(&conversions[definition], isCurrent) {
      find().sorted { ($0.testPlace, $0.place) < ($1.testPlace, $1.place) }
    } ?? []
  }

  mutating func tests(
    of field: ElementMeaning.FieldName, isCurrent: Bool, _ find: () -> some Sequence<TestedField>
  ) -> [TestedField] {
    Self.recall(&fields[field], isCurrent) { Array(find()) } ?? []
  }

  mutating func selections(
    on type: Name, isCurrent: Bool, _ find: () -> [Name: [DefinitionID]]
  ) -> [Name: [DefinitionID]] {
    Self.recall(&selections[type], isCurrent, find) ?? [:]
  }

  /// Results of a file are kept only for the same text, since they have places in it.
  mutating func uses(in file: SourceFile, isCurrent: Bool, _ find: () -> UsesInTests) -> UsesInTests {
    guard isCurrent else {
      guard let known = files[file.path], known.source == file else { return UsesInTests() }
      return known.uses
    }
    let found = find()
    files[file.path] = found == UsesInTests() ? nil : (file, found)
    return found
  }

  private static func recall<Value: Collection>(
    _ known: inout Value?, _ isCurrent: Bool, _ find: () -> Value
  ) -> Value? {
    guard isCurrent else { return known }
    let found = find()
    known = found.isEmpty ? nil : found
    return found
  }
}
