import Configuration
import Source
import SwiftCode
import SwiftEmission

extension EmissionOptions {
  /// Reads the options for printing mocks from a project's settings.
  package init(_ project: Project) {
    self.init(namespace: project.namespaceName, schemaModule: project.schemaModuleName)
    let options = project.options
    runtime = project.runtime == .apollo ? .apollo : .mockSupport
    accessLevel = project.outputs.testMocks?.accessModifier == .internal ? .internal : .public
    version = project.apolloVersion.version
    correctsKnownBugs = project.apolloVersion.isCorrected
    marksTypesNonisolated = options.markTypesNonisolated
    warnsOnDeprecatedUsage = options.warningsOnDeprecatedUsage == .include
    excludesDeprecatedEnumCases = options.deprecatedEnumCases == .exclude
    enumCaseConversion = options.conversionStrategies.enumCases == .camelCase ? .camelCase : .none
    var budget = RuleBudget()
    capitalizationRules = options.additionalCapitalizationRules.compactMap { SwiftCode.CapitalizationRule($0, &budget) }
    customTypes = Dictionary(
      options.customTypeNames.map { (Name($0.key), SwiftEmission.TypeCustomization($0.value)) },
      uniquingKeysWith: { first, _ in first })
    usesCocoaPodsModules = options.cocoapodsCompatibleImportStatements
    requiresNonOptionalFields = options.requireNonOptionalMockFields
  }
}

extension SwiftCode.CapitalizationRule {
  /// Returns nil for an invalid pattern, and for a rule beyond the bound. `settingsChecks` reports both.
  init?(_ rule: Configuration.CapitalizationRule, _ budget: inout RuleBudget) {
    let term: Term
    switch rule.term {
    case .string(let text):
      guard let word = budget.word(text) else { return nil }
      term = .word(word)
    case .regex(let text):
      guard let pattern = budget.pattern(text) else { return nil }
      term = .pattern(pattern)
    }
    switch rule.strategy {
    case .upper: self.init(term, .upper)
    case .lower: self.init(term, .lower)
    case .replace(let replacement): self.init(term, .replace(replacement))
    }
  }
}

extension SwiftEmission.TypeCustomization {
  fileprivate init(_ customization: Configuration.TypeCustomization) {
    switch customization {
    case .type(let name):
      self.init(.type, name: name)
    case .enum(let name, let cases):
      let cases = Dictionary(cases.map { (Name($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
      self.init(.enumeration, name: name, enumCases: cases)
    case .inputObject(let name, let fields):
      let fields = Dictionary(fields.map { (Name($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
      self.init(.inputObject, name: name, inputFields: fields)
    }
  }
}
