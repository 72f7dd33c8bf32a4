import CrashAnalysis
import Incremental
import Source
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// The types of a declaration's expressions, with the declarations that tests see.
struct UsableTypes: Hashable, Sendable {
  let typed: TypedDeclaration
  /// The errors in GraphQL that hide some of the types.
  let obstacles: Set<Obstacle>
}

/// The types of a declaration; none if it no longer exists. The evaluation of tests asks for them only where types select
/// a function.
enum TypesOfDeclaration: Query {
  static func compute(_ key: DeclarationID, _ reader: Reader) -> UsableTypes {
    let program = TrackedProgram(
      SerializedReader(reader), reader.value(ModelSettings.self, .root), hidesBodies: true)
    let typed = reader.value(CurrentFacts.self, key).typed(
      key, importing: reader.value(ImportsInFile.self, key.file), program.code, program.tests)
    return UsableTypes(typed: typed, obstacles: program.obstacles)
  }
}
