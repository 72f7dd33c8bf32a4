import Configuration
import Source
import SwiftCode

/// Returns problems of settings that only the modules using them can detect.
package func settingsChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  capitalizationChecks(of: project, places) + inflectionChecks(of: project, places)
}

private func capitalizationChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  let key = "options.additionalCapitalizationRules"
  var diagnostics: [Diagnostic] = []
  var budget = RuleBudget()
  for rule in project.options.additionalCapitalizationRules {
    guard SwiftCode.CapitalizationRule(rule, &budget) == nil else { continue }
    if budget.isExceeded { return diagnostics + [.tooLargeRules(key, places)] }
    guard case .regex(let text) = rule.term else { continue }
    diagnostics.append(
      Diagnostic(
        .configWrongValue,
        "Invalid pattern '\(text)' in a capitalization rule; look-around, back-references and possessive quantifiers "
          + "are not supported", at: places.nearest(key)))
  }
  return diagnostics
}

private func inflectionChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  var budget = RuleBudget()
  for case .singularization(let text, _) in project.options.additionalInflectionRules {
    _ = budget.pattern(text, ignoresCase: true)
    if budget.isExceeded { return [.tooLargeRules("options.additionalInflectionRules", places)] }
  }
  return []
}

extension Diagnostic {
  fileprivate static func tooLargeRules(_ key: String, _ places: SettingPlaces) -> Diagnostic {
    Diagnostic(
      .configWrongValue,
      "The rules in '\(key)' are too large together, so the last ones have no effect; use fewer rules or shorter "
        + "patterns",
      at: places.nearest(key))
  }
}
