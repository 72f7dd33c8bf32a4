import Source

extension Explanation {
  /// All codes with their titles by family, one per line: the output of `mockd explain` without a code.
  package static var index: String {
    let width = all.map { $0.code.rawValue.count }.max() ?? 0
    var output = ""
    var family: Substring?
    for page in all {
      let code = page.code.rawValue
      let own = code.prefix { $0 != "/" }
      if let family, family != own { output += "\n" }
      family = own
      output += code + String(repeating: " ", count: width - code.count) + "  " + page.title + "\n"
    }
    return output
  }

  /// Returns the message for an unknown code.
  package static func unknownCode(_ text: String) -> String {
    let list = "list all codes with `mockd explain`"
    let containing = codes(containing: text)
    let near = 2...3 ~= containing.count ? containing : nearestCode(to: text).map { [$0] } ?? containing
    let hint =
      switch near.count {
      case 0: list
      case 1...3: "did you mean \(near.map { "'\($0.rawValue)'" }.joinedAsChoice)?"
      default: "\(near.count) codes contain this text; \(list)"
      }
    return "Unknown diagnostic code '\(visibleText(text))'; \(hint)"
  }
}
