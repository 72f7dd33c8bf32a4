import Configuration
import CrashAnalysis
import EditorFeatures
import GraphQLSchema
import GraphQLSyntax
import Incremental
import Source
import SwiftEmission
import SwiftLowering

/// The fields that operations and fragments select, and that no Swift code reads. An optional rule.
///
/// The rule compares names. A field counts as read if any Swift file reads a property of its name, whatever the type.
enum UnusedSelectionDiagnostics: DiagnosticRelation {
  static func sources(_ reader: Reader) -> [Name] {
    reader.value(ChecksUnusedSelections.self, Single()) ? reader.operationFiles : []
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    pairs(reader.value(FileOutline.self, source).flatMap { reader.value(UnusedSelectionsOfDefinition.self, $0.id) })
  }
}

/// Whether the settings enable the rule, and all reads of models have names.
enum ChecksUnusedSelections: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool {
    guard (reader.settings.diagnostics[DiagnosticCode.unusedSelection.rawValue] ?? .off) != .off else { return false }
    // Data and reflection give the fields without their names.
    return opaqueMembers.allSatisfy { reader.items(of: UsesOfNamesInSwift.self, .read($0)).isEmpty }
      && reader.items(of: UsesOfNamesInSwift.self, .word("Mirror")).isEmpty
  }

  private static let opaqueMembers: [Name] = ["__data", "_data", "_jsonObject", "jsonObject"]
}

/// The names that Swift files read, and the words in the code under test that can be types.
enum UsesOfNamesInSwift: Relation {
  enum Entry: Hashable, Sendable {
    /// A property with this name is read in tests or in the code under test.
    case read(Name)
    /// The code under test has this word, which begins with a capital letter.
    case word(Name)
  }

  static func sources(_ reader: Reader) -> [Name] { reader.testFiles + reader.codeFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Entry, Single>] {
    guard !reader.value(IsGeneratedFile.self, source) else { return [] }
    let reads = reader.value(NamesInFile.self, source).all.compactMap { name -> Name? in
      switch name {
      case .readsMember(let name), .readsInExtension(let name, _): name
      case .declaresFunction, .declaresCallable, .takesAutoclosure: nil
      }
    }
    let isTest = reader.value(IsTestFile.self, source)
    let words = isTest ? [] : reader.value(WordsInSwiftFile.self, source).filter(\.isCapitalized)
    return Set(reads).map { Pair(.read($0), Single()) } + words.map { Pair(.word($0), Single()) }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    reader.prepare(NamesInFile.self, sources)
    reader.prepare(WordsInSwiftFile.self, sources)
  }
}

/// Whether a Swift file says in its first line that it is generated.
enum IsGeneratedFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool {
    reader.swiftFileReading(key).source.isGenerated
  }
}

/// The names of the fields that identify objects in Apollo's cache.
enum KeyFieldNames: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Set<Name> {
    let schema = reader.value(SchemaModel.self, Single()).schema
    return Set(schema.types.indices.flatMap { schema.keyFields(of: Schema.TypeID($0)) })
  }
}

/// The unused selections of a definition; none if no code under test names it or an operation that spreads it.
enum UnusedSelectionsOfDefinition: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    guard let place = reader.place(of: key), !reader.value(ChangesCache.self, key), isNamed(key, reader) else {
      return []
    }
    let names = ModelNames(reader.value(ModelSettings.self, .root))
    let keyFields = reader.value(KeyFieldNames.self, Single())
    let search = UnusedSelections(document: place.document) { field in
      let isKey = field.name.name == "id" || field.name.name == "__typename" || keyFields.contains(field.name.name)
      let property = Name(names.bareAccessor(field.responseKey))
      return isKey || !reader.items(of: UsesOfNamesInSwift.self, .read(property)).isEmpty
    }
    switch place.definition {
    case .operation(let operation): return search.diagnostics(in: operation.selectionSet)
    case .fragment(let fragment): return search.diagnostics(in: fragment.selectionSet)
    case .schema, .type, .directive: return []
    }
  }

  /// Whether the code under test names the definition, or an operation that spreads the fragment.
  private static func isNamed(_ key: DefinitionID, _ reader: Reader) -> Bool {
    let operations = key.kind == .fragment ? reader.value(OperationsReaching.self, key.name) : []
    return ([key] + operations).contains { id in
      guard let place = reader.place(of: id) else { return false }
      let names = ModelNames(reader.value(ModelSettings.self, .root))
      let name = names.swiftName(of: place.definition, changesCache: reader.value(ChangesCache.self, id))
      return name.map { !reader.items(of: UsesOfNamesInSwift.self, .word(Name($0))).isEmpty } ?? false
    }
  }
}

/// Finds the selected fields of a definition that are not read.
struct UnusedSelections {
  let document: Document
  let isRead: (Field) -> Bool

  /// - Complexity: linear in the selections.
  func diagnostics(in set: SelectionSet) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var open = [set]
    while let set = open.popLast() {
      var unused: [Field] = []
      for selection in document[set.selections] {
        switch selection {
        case .field(let field):
          guard isRead(field) else {
            unused.append(field)
            continue
          }
          if let inner = field.selectionSet { open.append(inner) }
        case .inlineFragment(let fragment): open.append(fragment.selectionSet)
        case .fragmentSpread: break
        }
      }
      // A selection set needs a selection.
      guard unused.count < document[set.selections].count else { continue }
      result += unused.map { diagnostic($0) }
    }
    return result.sorted()
  }

  private func diagnostic(_ field: Field) -> Diagnostic {
    let key = field.responseKey.text
    let place = document.location((field.alias ?? field.name).range)
    let edit = Diagnostic.Edit(document.location(document.rangeToDelete(field.range)), "")
    return Diagnostic(
      .unusedSelection, .warning, "The field '\(key)' is selected, but no Swift file reads a property of this name",
      at: place, fixes: [Diagnostic.Fix("Remove '\(key)'", [edit])])
  }
}

extension Document {
  /// Returns the range of a selection with the blanks before it, or with its whole line if it has one.
  fileprivate func rangeToDelete(_ range: TextRange) -> TextRange {
    var lower = Int(range.lower)
    while 0 < lower, source.bytes[lower - 1] == UInt8(ascii: " ") || source.bytes[lower - 1] == UInt8(ascii: "\t") {
      lower -= 1
    }
    let upper = Int(range.upper)
    let endsLine = upper == source.bytes.count || source.bytes[upper] == UInt8(ascii: "\n")
    if 0 < lower, source.bytes[lower - 1] == UInt8(ascii: "\n"), endsLine { lower -= 1 }
    return TextRange(UInt32(truncatingIfNeeded: lower), range.upper)
  }
}

extension Name {
  fileprivate var isCapitalized: Bool { text.utf8.first.map { 65...90 ~= $0 } ?? false }
}
