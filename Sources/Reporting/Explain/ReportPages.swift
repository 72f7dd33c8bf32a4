import Source

extension Explanation {
  /// Pages on suppressing and accepting diagnostics.
  static let reportPages: [Explanation] = [
    Explanation(
      .baselineUnreadable, "The file given with `--baseline` is not a baseline.",
      details: "It is missing, not JSON, or of another version. No finding is left out then.",
      example: .json("{ \"version\": 99 }"),
      wayOut: "Write it anew with `--write-baseline FILE`."),
    Explanation(
      .ignoreUnknownCode, "A `mockd:ignore` comment names no known code.",
      details: "It silences nothing. Codes are separated by commas or blanks; what follows `--` is a remark.",
      example: .swift("let hero = HeroQuery.Data.from(mock)  // mockd:ignore unset-required-feild"),
      wayOut: "Correct the code; `mockd explain` lists them all."),
  ]
}
