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
  /// Whether the superclass is a known one that no actor isolates.
  package var hasNonisolatedSuperclass = false
  package var isActor = false
  /// Whether the superclass is `@unchecked Sendable`, which subclasses must repeat.
  package var isUncheckedSendable = false
  /// The attribute of the mock's global actor, declared or inherited.
  package var isolation: String?
  /// Names of the standard library and of MockSupport that have another meaning at the mock's location.
  package var shadowed: Set<String> = []
  /// The global types of the module that have the name of a type of MockSupport that mocks use.
  package var namesakes: Set<String> = []
  /// Whether the mock must be an `NSObject`.
  package var isObjectiveC = false
  /// Whether the mock implements `Equatable` itself.
  package var isEquatable = false
  package var isHashable = false
  /// The unbound associated types, in the order of discovery.
  package var parameters: [AssociatedTypeFact] = []
  package var requirements: [RequirementFact] = []
  /// The bound associated types.
  package var bindings: [AliasFact] = []
  /// The aliases of protocols that the mock repeats.
  package var aliases: [AliasFact] = []
  package var members: [JoinedMember] = []
  package var imports: [OutlinedImport] = []
  package var problems: [MockProblem] = []
  /// The default results of structures and enumerations that members need.
  package var defaults: [TypeDefault] = []
  /// The function in the generated file that adds the default results; nil without one.
  var nameOfDefaults: String?
  /// Whether the mock is skipped without an error.
  var isSkipped = false

  /// Whether the mock is declared `nonisolated`, so that the default isolation of its module doesn't apply.
  var isNonisolated: Bool { isolation == nil && !isActor && (superclass == nil || hasNonisolatedSuperclass) }

  /// Whether the mock has the isolation of its superclass, which the default isolation of a module may determine.
  var inheritsIsolation: Bool { isolation == nil && !isActor && !isNonisolated }

  /// Whether the mock is declared `Sendable`. Its only stored property is `Sendable`.
  var isSendable: Bool {
    guard isNonisolated, superclass.map({ $0.nameParts.last == "NSObject" }) ?? true else { return false }
    return !facts.inherits.contains { $0.text == "~Sendable" }
  }

  /// The name of the mocked type in the mock's inheritance clause.
  var declaredName: String {
    let name = declared.outline.name.escapedAsSwiftName
    guard let modulePrefix else { return name }
    return ([modulePrefix] + declared.outline.path.map(\.escapedAsSwiftName) + [name]).joined(separator: ".")
  }
}

/// A member and its origin.
package struct JoinedMember: Hashable, Sendable {
  package var fact: MemberFact
  /// Whether a standard protocol requires it, without isolation.
  package var isStandard: Bool
  /// Whether the mocked types state it again for a standard protocol, which requires it without isolation.
  package var restatesStandard = false
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
