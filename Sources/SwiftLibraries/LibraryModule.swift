import Source
import SwiftScanning
import Synchronization

/// The stubs of a module.
final class LibraryModule: Sendable {
  let name: Name
  private let texts: [LibraryText]
  private let computed = Mutex<LibraryIndex?>(nil)

  init(_ name: Name, _ texts: [LibraryText]) {
    self.name = name
    self.texts = texts
  }

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

  package init(_ texts: [LibraryText]) {
    let sorted = texts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let groups = Dictionary(grouping: sorted, by: \.module)
    modules = Dictionary(uniqueKeysWithValues: groups.map { ($0, LibraryModule($0, $1)) })
  }

  /// The names of the modules, sorted.
  package var names: [Name] { modules.keys.sorted() }

  subscript(name: Name) -> LibraryModule? { modules[name] }

  /// Returns a declaration by its identity; nil if there is none.
  package func declaration(_ id: DeclarationID) -> LibraryDeclaration? {
    guard let module = LibraryText.module(ofFile: id.file) else { return nil }
    return modules[module]?.index.declaration(id)
  }
}

/// The stubs that are compiled into this module.
package enum SwiftLibraries {
  package static let all = LibrarySet(LibraryText.generated)

  /// The names of the modules with stubs, sorted.
  package static var modules: [Name] { all.names }
}
