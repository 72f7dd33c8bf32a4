import Source
import SwiftScanning
import Synchronization

/// The stubs of a module.
final class LibraryModule: Sendable {
  let name: Name
  private let makeTexts: @Sendable () -> [LibraryText]
  private let computed = Mutex<LibraryIndex?>(nil)

  /// - Parameter texts: returns the texts, sorted by their paths.
  init(_ name: Name, texts: @escaping @Sendable () -> [LibraryText]) {
    self.name = name
    makeTexts = texts
  }

  var texts: [LibraryText] { makeTexts() }

  /// The declarations by name. The first call computes them.
  var index: LibraryIndex {
    computed.withLock { index in
      if let index { return index }
      let new = LibraryIndex(texts)
      index = new
      return new
    }
  }
}

/// Modules with stubs. Answers are in the order of the paths of their texts.
package struct LibrarySet: Sendable {
  private let modules: [Name: LibraryModule]

  init(_ modules: [LibraryModule]) {
    self.modules = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package init(_ texts: [LibraryText]) {
    let sorted = texts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.init(Dictionary(grouping: sorted, by: \.module).map { name, texts in LibraryModule(name) { texts } })
  }

  /// The names of the modules, sorted.
  package var names: [Name] { modules.keys.sorted() }

  /// All texts, sorted by the names of their modules and their paths.
  var texts: [LibraryText] { names.flatMap { modules[$0]?.texts ?? [] } }

  subscript(name: Name) -> LibraryModule? { modules[name] }

  /// Returns a declaration by its identity; nil if there is none.
  package func declaration(_ id: DeclarationID) -> LibraryDeclaration? {
    guard let module = LibraryText.module(ofFile: id.file) else { return nil }
    return modules[module]?.index.declaration(id)
  }
}

/// The stubs that are compiled into this module.
package enum SwiftLibraries {
  package static let all = LibrarySet(LibraryModule.generated)

  /// The names of the modules with stubs, sorted.
  package static var modules: [Name] { all.names }

  /// Whether a module declares a type outside of other types.
  package static func declaresType(named name: Name) -> Bool { !declarations.headers(of: [name]).isEmpty }

  /// Whether a module declares a function or variable of a name outside of types.
  package static func declaresFunction(named name: Name) -> Bool {
    declarations.topLevel(name).contains { !$0.isHeader }
  }

  private static let declarations = LibraryDeclarations(imports: modules)
}
