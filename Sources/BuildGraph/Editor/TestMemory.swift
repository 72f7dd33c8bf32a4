import CrashAnalysis
import Source

/// Remembers the last good answers of lenses. Lenses show these while there are errors in GraphQL, since lenses that
/// come and go move the lines.
final class TestMemory {
  /// Whether the last update has found no errors that stand in the way.
  var isCurrent = false
  private var conversions: [DefinitionReference: [TestConversion]] = [:]
  private var fields: [ElementMeaning.FieldName: [TestedField]] = [:]
  private var selections: [Name: [Name: [DefinitionID]]] = [:]
  private var files: [String: (source: SourceFile, conversions: [TestConversion])] = [:]

  init() {}

  /// A memory for hypothetical changes, which starts with what another one remembers.
  init(copying other: TestMemory) {
    isCurrent = other.isCurrent
    conversions = other.conversions
    fields = other.fields
    selections = other.selections
    files = other.files
  }

  func conversions(
    of definition: DefinitionReference, _ find: () -> some Sequence<TestConversion>
  ) -> [TestConversion] {
    recall(\.conversions, definition) { find().sorted { ($0.testPlace, $0.place) < ($1.testPlace, $1.place) } } ?? []
  }

  func tests(of field: ElementMeaning.FieldName, _ find: () -> some Sequence<TestedField>) -> [TestedField] {
    recall(\.fields, field) { Array(find()) } ?? []
  }

  func selections(on type: Name, _ find: () -> [Name: [DefinitionID]]) -> [Name: [DefinitionID]] {
    recall(\.selections, type, find) ?? [:]
  }

  /// The conversions of a file. Remembered ones hold only for the same text, since an edit moves their places.
  func conversions(in file: SourceFile, _ find: () -> [TestConversion]) -> [TestConversion] {
    guard isCurrent else {
      guard let known = files[file.path], known.source == file else { return [] }
      return known.conversions
    }
    let found = find()
    files[file.path] = found.isEmpty ? nil : (file, found)
    return found
  }

  private func recall<Key: Hashable, Value: Collection>(
    _ known: ReferenceWritableKeyPath<TestMemory, [Key: Value]>, _ key: Key, _ find: () -> Value
  ) -> Value? {
    guard isCurrent else { return self[keyPath: known][key] }
    let found = find()
    self[keyPath: known][key] = found.isEmpty ? nil : found
    return found
  }
}
