import CrashAnalysis
import Incremental
import Source
import SwiftLowering
import SwiftScanning

/// Whether calls from tests are followed into a Swift file: tests, and code under test that people wrote.
///
/// The declarations of generated files are known without them. A file that exceeds the limits of the parser is unknown.
enum IsFollowedFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool {
    if reader.value(IsTestFile.self, key) { return true }
    return !reader.value(IsGeneratedFile.self, key) && !reader.value(TestFileTraits.self, key).exceedsLimits
  }
}

/// The declarations of a Swift file by the names that they introduce. No parser runs.
///
/// It holds no text, so edits of bodies don't change it.
struct OutlinedNames: Hashable, Sendable {
  /// The functions, properties, initializers and subscripts of each name.
  private(set) var members: [Name: [DeclarationID]] = [:]
  /// The declarations that give a type its facts, by its path: headers, stored properties, cases, overriding methods
  /// and requirements. An empty path stands for global variables.
  private(set) var parts: [[Name]: [DeclarationID]] = [:]
  private(set) var aliases: [DeclarationID] = []
  /// The types that may be private.
  private(set) var privateTypes: [DeclarationID] = []
  /// The whole file, if it could not be divided into declarations.
  private(set) var undivided: [DeclarationID] = []
  /// The names of declared types, functions and variables through which other files reach the file. Members of types
  /// that it declares are reached through the types.
  private(set) var reachable: Set<Name> = []
  /// The initializers and subscripts of each type.
  private(set) var membersOfTypes: Set<TestDeclarations.Entry> = []

  init(_ outline: DeclarationOutline, in bytes: [UInt8]) {
    var foreign: [(member: Name, type: Name?)] = []
    for declaration in outline.declarations {
      let (id, enclosing) = (declaration.id, declaration.enclosing)
      switch declaration.introduced {
      case .member(let name):
        members[name, default: []].append(id)
        if TestDeclarations.isOfType(name), let type = enclosing.last {
          membersOfTypes.insert(.member(name, of: type))
        }
        foreign.append((name, enclosing.first))
        let isInExtension = declaration.isInExtension && !declaration.isStaticVariable(in: bytes)
        let isMethod = declaration.isOverridingMethod(in: bytes) || declaration.isRequirement
        if declaration.isVariable && !isInExtension || isMethod {
          parts[enclosing, default: []].append(id)
        }
      case .type(let path):
        // An extension without protocols adds nothing to its type but members.
        if !declaration.isExtension || declaration.declaresInheritance(in: bytes) {
          parts[path, default: []].append(id)
        }
        if !declaration.isExtension, let name = path.first { reachable.insert(name) }
        if declaration.canBePrivateType(in: bytes) { privateTypes.append(id) }
      case .alias: aliases.append(id)
      case .other:
        if id.local.isEmpty { undivided.append(id) } else { parts[enclosing, default: []].append(id) }
      }
    }
    let declared = reachable
    for (member, type) in foreign where type.map({ !declared.contains($0) }) ?? true { reachable.insert(member) }
  }
}

/// The declarations of a Swift file by name, from its outline.
enum NamesInOutline: Query {
  static func compute(_ key: Name, _ reader: Reader) -> OutlinedNames {
    OutlinedNames(reader.value(OutlineOfTests.self, key).outline, in: reader.swiftFileReading(key).source.bytes)
  }
}

/// The facts of a declaration; empty if it no longer exists.
enum CurrentFacts: Query {
  static func compute(_ key: DeclarationID, _ reader: Reader) -> DeclarationFacts {
    guard let declaration = reader.value(OutlineOfTests.self, key.file).outline[key] else { return DeclarationFacts() }
    return reader.value(FactsOfDeclaration.self, declaration.key)
  }
}

/// The types that only their file can name.
enum PrivateTypesInFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> PrivateTypes {
    let names = reader.value(NamesInOutline.self, key)
    return PrivateTypes(
      inFile: key, (names.privateTypes + names.undivided).map { reader.value(CurrentFacts.self, $0) })
  }
}

extension Reader {
  /// Returns the joined facts of some declarations of a followed file. Only these are parsed.
  fileprivate func facts(_ declarations: [DeclarationID], inFile path: Name) -> SwiftFileFacts {
    SwiftFileFacts(
      path: path.text, declarations.map { ($0, value(CurrentFacts.self, $0)) },
      value(PrivateTypesInFile.self, path))
  }

  /// Returns a function; nil if it no longer exists.
  func function(_ id: SwiftFunction.ID) -> SwiftFunction? {
    guard value(IsFollowedFile.self, id.file) else { return value(ScalarFacts.self, id.file).function(id) }
    return value(CurrentFacts.self, id.declaration).function(id, value(PrivateTypesInFile.self, id.file))
  }

  /// Returns the functions with a name in a file, in source order.
  func functions(named name: Name, inFile path: Name) -> [SwiftFunction.ID] {
    guard value(IsFollowedFile.self, path) else {
      return value(ScalarFacts.self, path).functions.filter { $0.name == name }.map(\.id)
    }
    let names = value(NamesInOutline.self, path)
    return ((names.members[name] ?? []) + names.undivided).flatMap {
      value(CurrentFacts.self, $0).functions(of: $0, named: name)
    }
  }

  /// Returns the requirements of protocols with a name in a file, in source order.
  func requirements(named name: Name, inFile path: Name) -> [SwiftFunction.ID] {
    guard value(IsFollowedFile.self, path) else { return [] }
    let names = value(NamesInOutline.self, path)
    return ((names.members[name] ?? []) + names.undivided).flatMap { id in
      let facts = value(CurrentFacts.self, id)
      return facts.requirementIDs(of: id).filter { facts.requirements[$0.index - facts.functions.count].name == name }
    }
  }

  /// Returns the declarations of a type and its extensions in a file.
  func types(at path: [Name], inFile file: Name) -> [SwiftTypeDeclaration] {
    let isFollowed = value(IsFollowedFile.self, file)
    let found: SwiftFileFacts
    if isFollowed {
      let names = value(NamesInOutline.self, file)
      let written = path.map { $0.declaringFile == nil ? $0 : Name($0.written) }
      found = facts((names.parts[written] ?? []) + names.undivided, inFile: file)
    } else {
      found = value(ScalarFacts.self, file)
    }
    return found.types.filter { $0.path == path }
  }
}

/// The aliases that a Swift file declares, except generic ones.
enum AliasesInFile: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [SwiftFileFacts.TypeAlias] {
    all(key, reader).filter { !$0.isGeneric }
  }

  private static func all(_ key: Name, _ reader: Reader) -> [SwiftFileFacts.TypeAlias] {
    guard reader.value(IsFollowedFile.self, key) else { return reader.value(ScalarFacts.self, key).aliases }
    let names = reader.value(NamesInOutline.self, key)
    return reader.facts(names.aliases + names.undivided, inFile: key).aliases
  }
}
