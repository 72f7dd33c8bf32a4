import Source

/// The definitions that a project rule checks together. Adding the results for all such groups gives the diagnostics of
/// the whole project.
///
/// `BuildGraph` has a query for each scope, which runs all rules of the scope on the definitions of one group.
package enum ProjectRuleScope: UInt, Sendable, CaseIterable {
  /// The operations of one name.
  case operationsOfName = 1
  /// The fragments of one name.
  case fragmentsOfName
  /// An anonymous operation and one other operation.
  case anonymousOperations
  /// One fragment that no operation reaches.
  case unusedFragment
  /// The fragments that reach a cycle.
  case fragmentCycles
  /// The definitions with `@defer` or `@stream`.
  case deferringDefinitions
  /// The type system definitions of one file of operations. Only rules of this scope may read the schema.
  case typeSystemOfFile
}

/// A rule on several definitions together.
package struct ProjectRule: Sendable {
  package let rule: ValidationRule
  package let scope: ProjectRuleScope
  let check: ValidationUnit.ProjectCheck

  init(_ rule: ValidationRule, _ scope: ProjectRuleScope, _ check: @escaping ValidationUnit.ProjectCheck) {
    self.rule = rule
    self.scope = scope
    self.check = check
  }
}
