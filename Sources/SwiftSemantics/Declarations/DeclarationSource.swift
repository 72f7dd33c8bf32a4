import Source
import SwiftLowering

/// The declarations of a program, of libraries or of generated code, by name. The empty path stands for global ones.
package protocol DeclarationSource {
  /// The functions, accessors, subscripts, initializers and requirements of a name that a type and its extensions
  /// declare. Functions of other types can be among them.
  func functions(named name: Name, at path: [Name]) -> [SwiftFunction.ID]

  /// The functions of a name that a type has only with certain generic arguments, beside those above. A type can have
  /// very many of them in all.
  func functions(named name: Name, at path: [Name], for arguments: [StaticType]) -> [SwiftFunction.ID]

  /// Returns a function or requirement, possibly without its body; nil if there is none.
  func function(_ id: SwiftFunction.ID) -> SwiftFunction?

  /// The parts of a type: its declaration and its extensions. Some properties and cases can be missing, but none of the
  /// associated types and names of requirements.
  func types(at path: [Name]) -> [SwiftTypeDeclaration]

  /// The parts of a type that declare a stored property or a case of a name.
  func types(at path: [Name], declaring name: Name) -> [SwiftTypeDeclaration]

  /// The aliases of a name. Aliases of other types can be among them.
  func aliases(named name: Name, at path: [Name]) -> [DeclaredAlias]

  /// Whether a module of this name can be imported.
  func hasModule(named name: Name) -> Bool

  /// Whether types of programs hide its types.
  var isLibrary: Bool { get }
}

extension DeclarationSource {
  package func functions(named name: Name, at path: [Name], for arguments: [StaticType]) -> [SwiftFunction.ID] { [] }

  package var isLibrary: Bool { false }
}

/// An alias with the file that declares it.
package struct DeclaredAlias: Hashable, Sendable {
  package var file: Name
  package var alias: SwiftFileFacts.TypeAlias

  package init(file: Name, alias: SwiftFileFacts.TypeAlias) {
    (self.file, self.alias) = (file, alias)
  }
}

/// The declarations of files in memory.
package struct FileDeclarations: DeclarationSource, Sendable {
  private var files: [Name: SwiftFileFacts] = [:]
  private var functions: [MemberKey: [SwiftFunction.ID]] = [:]
  private var types: [[Name]: [SwiftTypeDeclaration]] = [:]
  private var aliases: [Name: [DeclaredAlias]] = [:]
  private let modules: Set<Name>
  package let isLibrary: Bool

  private struct MemberKey: Hashable {
    var name: Name
    var type: Name?
  }

  /// - Parameters:
  ///   - modules: the modules that the files belong to.
  ///   - isLibrary: whether types of programs hide the types of the files.
  package init(_ files: [SwiftFileFacts], modules: Set<Name> = [], isLibrary: Bool = false) {
    (self.modules, self.isLibrary) = (modules, isLibrary)
    for file in files {
      self.files[Name(file.path)] = file
      for function in file.functions + file.requirements {
        functions[MemberKey(name: function.name, type: function.enclosing.last), default: []].append(function.id)
      }
      for type in file.types { types[type.path, default: []].append(type) }
      for alias in file.aliases {
        aliases[alias.name, default: []].append(DeclaredAlias(file: Name(file.path), alias: alias))
      }
    }
  }

  package func functions(named name: Name, at path: [Name]) -> [SwiftFunction.ID] {
    functions[MemberKey(name: name, type: path.last)] ?? []
  }

  package func function(_ id: SwiftFunction.ID) -> SwiftFunction? { files[id.file]?.function(id) }

  package func types(at path: [Name]) -> [SwiftTypeDeclaration] { types[path] ?? [] }

  package func types(at path: [Name], declaring name: Name) -> [SwiftTypeDeclaration] {
    types(at: path).filter { type in
      type.properties.contains { $0.name == name } || type.cases.contains { $0.name == name }
    }
  }

  package func aliases(named name: Name, at path: [Name]) -> [DeclaredAlias] { aliases[name] ?? [] }

  package func hasModule(named name: Name) -> Bool { modules.contains(name) }
}
