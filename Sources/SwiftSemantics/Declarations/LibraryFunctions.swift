import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning
import Synchronization

/// The functions of the stubs of libraries, with the types of their bodies.
package enum LibraryFunctions {
  /// Returns a function of a stub; nil for other functions.
  package static func function(_ id: SwiftFunction.ID) -> SwiftFunction? { source.function(id) }

  /// Returns the types of a declaration in a stub; nil for other declarations.
  ///
  /// - Complexity: each declaration is typed once in a process.
  package static func typed(_ id: DeclarationID) -> TypedDeclaration? {
    guard LibraryText.isLibrary(id.file) else { return nil }
    if let typed = known.withLock({ $0[id] }) { return typed }
    guard let declaration = SwiftLibraries.all.declaration(id) else { return nil }
    let environment = TypeEnvironment([LibrarySource(inFileOf: declaration)])
    let typed = LibrarySource.facts(declaration).typed(as: id, in: environment)
    known.withLock { $0[id] = typed }
    return typed
  }

  private static let source = LibrarySource(imports: [])
  private static let known = Mutex<[DeclarationID: TypedDeclaration]>([:])
}

extension SwiftFunction {
  /// Whether a stub describes what the function does by a body.
  package var isFollowedStub: Bool { !body.isEmpty && !attributeNames.contains("intrinsic") }
}
