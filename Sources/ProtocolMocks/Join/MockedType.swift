import Source
import SwiftCode

/// The joined contents of a mock: a protocol or class with everything that it inherits.
package struct MockedType: Hashable, Sendable {
  /// The mocked type.
  package var declared: DeclaredType
  package var facts: TypeFacts
  package var mockName: String
  /// The module prefix of the type in the mock's inheritance clause.
  package var modulePrefix: String?
  /// The properties that hold weak references.
  package var weakProperties: Set<String> = []
  /// The `@_spi` names that the mock needs from the module.
  package var spi: [String] = []
  /// The mock's superclass: the mocked class, or the class that restricts the protocol.
  package var superclass: String?
  package var isActor = false
  /// Whether the superclass is `@unchecked Sendable`, which subclasses must repeat.
  package var isUncheckedSendable = false
  /// The attribute of the mock's global actor, declared or inherited.
  package var isolation: String?
  /// Standard library names that have another meaning at the mock's location.
  package var shadowed: Set<String> = []
  /// Whether the mock must be an `NSObject`.
  package var isObjectiveC = false
  /// Whether the mock implements `Equatable` itself.
  package var isEquatable = false
  package var isHashable = false
  /// The unbound associated types, in the order of discovery.
  package var parameters: [AssociatedTypeFact] = []
  package var requirements: [RequirementFact] = []
  /// The bound associated types, and aliases that the mock must declare.
  package var bindings: [AliasFact] = []
  package var members: [JoinedMember] = []
  package var imports: [OutlinedImport] = []
  package var problems: [MockProblem] = []
  /// The default results of structures and enumerations that members need.
  package var defaults: [TypeDefault] = []
  /// The function in the generated file that adds the default results; nil without one.
  var nameOfDefaults: String?
  /// Whether the mock is skipped without an error.
  var isSkipped = false

  /// The name of the mocked type in the mock's inheritance clause.
  var declaredName: String {
    let name = declared.outline.name.escapedAsMockProperty
    guard let modulePrefix else { return name }
    return ([modulePrefix] + declared.outline.path.map(\.escapedAsMockProperty) + [name]).joined(separator: ".")
  }
}

/// A member and its origin.
package struct JoinedMember: Hashable, Sendable {
  package var fact: MemberFact
  /// Whether a standard protocol requires it, without isolation.
  package var isStandard: Bool
  /// Whether it overrides a member of the superclass.
  package var isOverride = false
  /// The location of the declaration; nil for standard members.
  package var location: Location?
}

/// A reason why a type or member isn't mocked, or not as expected.
package struct MockProblem: Hashable, Sendable {
  package var code: DiagnosticCode
  package var severity: Diagnostic.Severity
  package var message: String
  package var location: Location

  /// The problem as a diagnostic.
  package var diagnostic: Diagnostic { Diagnostic(code, severity, message, at: location) }
}
