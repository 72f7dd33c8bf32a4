import Source

/// Returns the reference of all diagnostic codes as Markdown, the contents of `Documentation/diagnostics.md`.
package func diagnosticsDocument() -> String {
  var output = """
    # Diagnostics

    Every finding has a code. `mockd explain CODE` prints the page that stands here. A finding is silenced by
    `// mockd:ignore CODE` (Swift) or `# mockd:ignore CODE` (GraphQL) at the end of its line or on a line of its own above,
    and its severity is set by the key `diagnostics` of `.mockgen.json`.

    This file is generated from `Sources/Reporting/Explain`; `MOCKD_UPDATE=1 swift test --filter ReportingTests` rewrites it.

    """
  output += "\n"
  for page in Explanation.all {
    output += "* [`\(page.code.rawValue)`](#\(anchor(page.code))): \(page.summary)\n"
  }
  for page in Explanation.all {
    output += "\n## \(page.code.rawValue)\n\n\(page.markdown)"
  }
  return output
}

/// Returns the anchor of a code's heading in rendered Markdown.
func anchor(_ code: DiagnosticCode) -> String {
  code.rawValue.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
}
