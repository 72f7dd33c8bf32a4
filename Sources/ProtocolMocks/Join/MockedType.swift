import Source
import SwiftCode

/// All that a mock of a protocol or class is made of, with what it inherits.
package struct MockedType: Hashable, Sendable {
  /// What is mocked.
  package var declared: DeclaredType
  package var facts: TypeFacts
  package var mockName: String
  /// The module that the mock names in its inheritance clause.
  package var modulePrefix: String?
  /// Properties whose values are referenced weakly.
  package var weakProperties: Set<String> = []
  /// `@_spi(Name)` of what the mock names of the module.
  package var spi: [String] = []
  /// What it is a subclass of: the class that is mocked, or that the protocol is restricted to.
  package var superclass: String?
  package var isActor = false
  /// Whether the superclass says so, which subclasses have to say again.
  package var isUncheckedSendable = false
  /// The attribute of the global actor that it runs on, which it may inherit.
  package var isolation: String?
  /// Names of the standard library that mean something else where the mock stands.
  package var shadowed: Set<String> = []
  /// Whether it has to be an `NSObject`.
  package var isObjectiveC = false
  /// Names of standard protocols that the mock meets by itself.
  package var isEquatable = false
  package var isHashable = false
  /// In the order in which they were found; bound ones are not in it.
  package var parameters: [AssociatedTypeFact] = []
  package var requirements: [RequirementFact] = []
  /// The associated types that are known, and aliases that the mock has to have itself.
  package var bindings: [AliasFact] = []
  package var members: [JoinedMember] = []
  package var imports: [OutlinedImport] = []
  package var problems: [MockProblem] = []
  /// Whether there is no mock because of something that is no error.
  var isSkipped = false

  /// The name of what is mocked, as the mock's inheritance clause has it.
  var declaredName: String {
    let name = declared.outline.name.escapedAsMockProperty
    guard let modulePrefix else { return name }
    return ([modulePrefix] + declared.outline.path.map(\.escapedAsMockProperty) + [name]).joined(separator: ".")
  }
}

/// A member, and where it comes from.
package struct JoinedMember: Hashable, Sendable {
  package var fact: MemberFact
  /// Whether a protocol of the standard library asks for it, which knows of no isolation.
  package var isStandard: Bool
  /// Whether the superclass has it, too.
  package var isOverride = false
  /// Where it stands; nil for standard ones.
  package var location: Location?
}

/// Why something is not mocked, or may not be as it should be.
package struct MockProblem: Hashable, Sendable {
  package var code: DiagnosticCode
  package var severity: Diagnostic.Severity
  package var message: String
  package var location: Location

  /// As a diagnostic.
  package var diagnostic: Diagnostic { Diagnostic(code, severity, message, at: location) }
}
