import Source

extension Explanation {
  /// Pages on suppressing and accepting diagnostics.
  static let reportPages: [Explanation] = [
    Explanation(
      .baselineUnreadable, "Unreadable baseline", "The file given with `--baseline` is not a valid baseline.",
      details: "It is missing, is not JSON, or has another version. The run then ignores the baseline.",
      example: .json("{ \"version\": 99 }"),
      solution: "Create the file again with `mockd check --write-baseline FILE`."),
    Explanation(
      .ignoreUnknownCode, "Unknown code in a comment", "A `mockd:ignore` comment doesn't contain a known code.",
      details:
        "Such a comment suppresses nothing. Codes are separated by commas or spaces. Text after `--` is a remark.",
      example: .swift("model.hero?.name  // mockd:ignore unset-required-feild"),
      fixed: "model.hero?.name  // mockd:ignore unset-required-field -- tests the crash",
      solution: "Correct the code. `mockd explain` lists all codes.", severity: "warning."),
  ]
}
