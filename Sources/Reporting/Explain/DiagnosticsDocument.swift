import Source

/// Returns the reference of all diagnostic codes as Markdown, the contents of `Documentation/diagnostics.md`.
package func diagnosticsDocument() -> String {
  var output = """
    # Diagnostics

    Each diagnostic of mockd has a code, which reports show in brackets. `mockd explain CODE` prints the page of a code, and
    `mockd explain` lists all codes.

    * **To suppress one diagnostic**, add a comment at the end of its line or on the line above: `// mockd:ignore CODE` in
      Swift, `# mockd:ignore CODE` in GraphQL. Separate several codes with commas. Text after `--` is a remark.
    * **To change the severity of a code**, set the key `diagnostics` in `.mockgen.json`, for example
      `"diagnostics": { "config/no-outputs": "off" }`. The values are `error`, `warning`, `hint`, `off` and `default`.
      The value `default` keeps the severity and enables the optional rules `graphql/NoDeprecated`,
      `graphql/NoUnusedFragments`, `graphql/NoSchemaIntrospection` and `graphql/unused-selection`.
      The setting affects reports and the exit status. It doesn't affect code generation, which still stops at errors in
      schemas and operations. Only for warnings `schema/…`, which Apollo's generator doesn't check, the value `error` stops
      code generation.
    * **To report only new diagnostics**, record the existing ones with `mockd check --write-baseline FILE` and pass
      `--baseline FILE` from then on.

    `mockd check` exits with status 1 if it reports an error. It reports hints only with `--hints`.

    This file is generated from `Sources/Reporting/Explain`. To regenerate it, run
    `MOCKD_UPDATE=1 swift test --filter ReportingTests`.

    """
  output += "\n"
  for page in Explanation.all {
    output += "* [`\(page.code.rawValue)`](#\(anchor(page.code))): \(page.title)\n"
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
