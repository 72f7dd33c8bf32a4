import Configuration
import Source
import SwiftCode

/// Returns problems of settings that only the modules using them can detect.
package func settingsChecks(of project: Project, _ places: SettingPlaces) -> [Diagnostic] {
  project.options.additionalCapitalizationRules.compactMap { rule in
    guard case .regex(let text) = rule.term, Pattern(text) == nil else { return nil }
    return Diagnostic(
      .configWrongValue,
      "Invalid pattern '\(text)' in a capitalization rule; look-around, back-references and possessive quantifiers are "
        + "not supported", at: places.nearest("options.additionalCapitalizationRules"))
  }
}
