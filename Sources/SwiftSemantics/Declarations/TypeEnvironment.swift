import Source
import SwiftLowering

/// The declarations that a piece of code can name, with their types.
///
/// Answers are computed when they are needed, and kept. A computation that needs its own answer gets an unknown one, so
/// all of them end.
package final class TypeEnvironment {
  /// The program comes before generated code, and libraries come last: earlier declarations hide later ones.
  let sources: [any DeclarationSource]

  var nominals = AnswerMemo<[Name], NominalType?>()
  var declaredConformances = AnswerMemo<[Name], DeclaredConformances>()
  var allConformances = AnswerMemo<[Name], [Conformance]>()
  var protocolRequirements = AnswerMemo<[Name], [Requirement]>()
  var witnesses = AnswerMemo<WitnessKey, StaticType?>()
  var signatures = AnswerMemo<[Name], Signature>()
  var interfaces = AnswerMemo<SwiftFunction.ID, FunctionInterface?>()
  var propertyTypes = AnswerMemo<PropertyReference, StaticType>()
  var members = AnswerMemo<MemberQuery, MemberSet>()

  /// The number of answers that are computed inside each other right now.
  var openCount = 0
  /// The number of questions so far that needed their own answer.
  var gapCount = 0
  /// The aliases that are resolved right now.
  var openAliases: Set<[Name]> = []
  /// The number of equated types that are reduced inside each other.
  var reductionDepth = 0
  /// The number of properties whose initial values are typed inside each other.
  var propertyDepth = 0

  struct WitnessKey: Hashable {
    var path: [Name]
    var name: Name
  }

  package init(_ sources: [any DeclarationSource]) {
    self.sources = sources
  }

  /// Whether a module of this name can be imported.
  package func hasModule(named name: Name) -> Bool { sources.contains { $0.hasModule(named: name) } }

  package func function(_ id: SwiftFunction.ID) -> SwiftFunction? {
    for source in sources {
      if let found = source.function(id) { return found }
    }
    return nil
  }
}

/// A property by the declaration that introduces it.
package struct PropertyReference: Hashable, Sendable {
  /// The path of the type; empty for a global variable.
  package var path: [Name]
  package var name: Name
  package var file: Name
}
