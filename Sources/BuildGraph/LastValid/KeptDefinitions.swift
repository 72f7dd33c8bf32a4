import GraphQLValidation
import Incremental
import Source

/// The kept files of a session, sorted.
///
/// A kept file holds the last valid text of each broken or unreadable definition in a file of operations. `FileInput`
/// has its contents, so queries treat its definitions like others. Rules don't check it, and editors don't show it.
enum KeptFilesInput: Input {
  typealias Key = Single
  typealias Value = [Name]
}

extension Name {
  // No file is below another file, so no real path ends like this.
  private static let keptSuffix = "/(last valid)"

  /// The name of the kept file of a file of operations.
  var keptFile: Name { Name(text + Self.keptSuffix) }

  /// The file of operations that a kept file belongs to; nil for other files.
  var originalFile: Name? { text.hasSuffix(Self.keptSuffix) ? Name(String(text.dropLast(Self.keptSuffix.count))) : nil }
}

extension DefinitionID {
  /// Whether it is the last valid version of a definition.
  var isKept: Bool { file.originalFile != nil }

  /// The same definition in another file.
  func inFile(_ file: Name) -> DefinitionID {
    var result = self
    result.file = file
    return result
  }
}

/// The definitions of a kept file that stand in for present ones, because these are broken or can't be read.
enum KeptInFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [DefinitionID] {
    guard let file = key.originalFile else { return [] }
    let present = Set(reader.value(FileOutline.self, file).map(\.id))
    let isUnreadable = reader.value(ParsedFile.self, file).diagnostics.hasErrors
    return reader.value(FileOutline.self, key).map(\.id).filter { id in
      let original = id.inFile(file)
      return present.contains(original) ? reader.isBroken(original) : isUnreadable
    }
  }
}

/// The kept definitions that stand in for present ones, by name.
enum KeptByName: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [DefinitionName: [DefinitionID]] {
    Dictionary(grouping: reader.keptFiles.flatMap { reader.value(KeptInFile.self, $0) }, by: \.definitionName)
  }
}

/// A kept definition and all fragments that it reaches, in breadth-first order. Present fragments come before kept ones
/// of the same name.
enum KeptClosure: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [DefinitionID] {
    var found = [key]
    var seen: Set<DefinitionID> = [key]
    var next = 0
    while next < found.count {
      let spreads = reader.value(DefinitionText.self, found[next])?.spreads ?? []
      for target in spreads.compactMap({ fragment(named: $0, reader) }) where seen.insert(target).inserted {
        found.append(target)
      }
      next += 1
    }
    return found
  }

  private static func fragment(named name: Name, _ reader: Reader) -> DefinitionID? {
    if let present = reader.value(FragmentNamed.self, name), !reader.isBroken(present) { return present }
    return reader.value(KeptByName.self, Single())[DefinitionName(kind: .fragment, name: name)]?.first
  }
}

/// Whether a kept definition is valid with the present schema and fragments.
enum KeptIsValid: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Bool {
    let closure = reader.value(KeptClosure.self, key)
    for member in closure { reader.depend(on: DefinitionText.self, member) }
    reader.depend(on: SchemaModel.self, Single())
    reader.depend(on: ValidationSettings.self, Single())
    let batch = [DefinitionWork(key, members: closure, reader)].batch
    let kept = closure.filter(\.isKept).compactMap { batch.position(of: $0) }
    return batch.unit.validate(each: kept).allSatisfy { !$0.hasErrors }
  }
}

extension Reader {
  /// The kept files.
  var keptFiles: [Name] { input(KeptFilesInput.self, Single()) ?? [] }

  /// Returns the outlines of the definitions in a file of operations, or of the usable ones in a kept file.
  func outlines(inFile file: Name) -> [DefinitionOutline] {
    let outlines = value(FileOutline.self, file)
    guard file.originalFile != nil else { return outlines }
    let usable = Set(value(KeptInFile.self, file).filter { value(KeptIsValid.self, $0) })
    return outlines.filter { usable.contains($0.id) }
  }

  /// Returns a definition and all fragments that it reaches, in breadth-first order.
  func closure(of id: DefinitionID) -> [DefinitionID] {
    id.isKept ? value(KeptClosure.self, id) : value(FragmentClosure.self, id)
  }

  /// Returns the only usable definition with a name: the present one unless it is broken, else the last valid one.
  func usableDefinition(_ name: DefinitionName) -> DefinitionID? {
    let present = items(of: DefinitionsByName.self, .name(name))
    if present.count == 1, let id = present.first(where: { _ in true }), !isBroken(id) { return id }
    let kept = keptFiles.isEmpty ? [] : value(KeptByName.self, Single())[name] ?? []
    return kept.count == 1 ? kept[0] : present.count == 1 ? present.first { _ in true } : nil
  }
}
