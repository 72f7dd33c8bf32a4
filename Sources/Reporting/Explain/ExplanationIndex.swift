import Source

extension Explanation {
  /// All codes with their summaries, one a line, by family: what `mockd explain` prints without a code.
  package static var index: String {
    let width = all.map { $0.code.rawValue.count }.max() ?? 0
    var output = ""
    var family: Substring?
    for page in all {
      let code = page.code.rawValue
      let own = code.prefix { $0 != "/" }
      if let family, family != own { output += "\n" }
      family = own
      output += code + String(repeating: " ", count: width - code.count) + "  " + page.summary + "\n"
    }
    return output
  }

  /// What is said where `text` is no code.
  package static func unknownCode(_ text: String) -> String {
    let hint = nearestCode(to: text).map { "did you mean '\($0.rawValue)'?" } ?? "`mockd explain` lists all codes."
    return "There is no diagnostic code '\(visibleText(text))'; \(hint)"
  }
}
