extension ActionStep {
  /// The help of the step: its usage and options.
  package var help: String {
    let lines = options.map { option in
      let usage = "  " + option.usage
      return usage + "\n" + Self.wrapped(option.help(in: self), indentation: "          ")
    }
    return """
      \(abstract)

      USAGE: mockd action \(rawValue) <options>, or mockd action \(rawValue) @<file> with one argument per line

      OPTIONS:
      \(lines.joined(separator: "\n"))
        --help
                Show this help.
      """
  }

  /// Breaks a text into lines of at most 80 columns.
  private static func wrapped(_ text: String, indentation: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(indentation + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
