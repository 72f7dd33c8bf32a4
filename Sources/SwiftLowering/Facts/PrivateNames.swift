import Source
import SwiftScanning

/// A private type has a path that no other file has, so that private types of two files stay apart.
extension Name {
  /// Returns the name of a private type with the file that declares it.
  package func inFile(_ path: Name) -> Name { Name("\(text)\(Character(Unicode.Scalar(separator)))\(path.text)") }

  /// The path of the file that declares the private type of this name; nil for other names.
  package var declaringFile: Name? {
    utf8.firstIndex(of: separator).map { Name(utf8: UnsafeBufferPointer(rebasing: utf8[($0 + 1)...])) }
  }

  /// The name as it is written.
  package var written: String { String(decoding: utf8.prefix { $0 != separator }, as: UTF8.self) }
}

/// No name contains it.
private let separator = UInt8(ascii: "@")

/// The types that only one file can name.
package struct PrivateTypes: Hashable, Sendable {
  private let file: Name
  private let paths: Set<[Name]>

  package init(inFile file: Name, _ paths: Set<[Name]>) {
    self.file = file
    self.paths = paths
  }

  package init(inFile file: Name, _ declarations: [DeclarationFacts]) {
    self.init(inFile: file, declarations.reduce(into: []) { $0.formUnion($1.privatePaths) })
  }

  /// Returns the path of a type, where private types have paths of their own.
  package func separated(_ path: [Name]) -> [Name] {
    guard !paths.isEmpty else { return path }
    return path.indices.map { paths.contains(Array(path[...$0])) ? path[$0].inFile(file) : path[$0] }
  }
}

extension DeclarationFacts {
  /// Returns a function or requirement with its identity; nil if there is none.
  package func function(_ id: SwiftFunction.ID, _ privateTypes: PrivateTypes) -> SwiftFunction? {
    let requirement = id.index - functions.count
    guard 0 <= id.index, requirement < requirements.count else { return nil }
    var function = requirement < 0 ? functions[id.index] : requirements[requirement]
    function.id = id
    function.enclosing = privateTypes.separated(function.enclosing)
    return function
  }

  /// Returns the identities of the functions, of a name or all.
  package func functions(of id: DeclarationID, named name: Name?) -> [SwiftFunction.ID] {
    functions.indices.filter { name == nil || functions[$0].name == name }
      .map { SwiftFunction.ID(declaration: id, index: $0) }
  }

  /// Returns the identities of the requirements, of a name or all.
  package func requirementIDs(of id: DeclarationID, named name: Name?) -> [SwiftFunction.ID] {
    requirements.indices.filter { name == nil || requirements[$0].name == name }
      .map { SwiftFunction.ID(declaration: id, index: functions.count + $0) }
  }
}
