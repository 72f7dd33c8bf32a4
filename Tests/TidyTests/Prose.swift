import Foundation

/// A paragraph of prose: consecutive lines of a comment, page or string literal.
struct Prose {
  /// The path of the file, relative to the repository.
  let file: String
  /// The words in order, without code and links.
  private(set) var words: [Word] = []

  struct Word {
    /// The word in lower case, without punctuation at its ends.
    var text: Substring
    var line: Int
    /// Whether the word starts a sentence.
    var isOpening: Bool
    /// The punctuation that ends the sentence after the word, or nil.
    var ending: Character?
  }

  init(_ file: String, _ lines: [(number: Int, text: Substring)]) {
    self.file = file
    var isOpening = true
    for (number, text) in Self.withoutCode(lines) {
      for part in text.split(whereSeparator: { $0.isWhitespace }) {
        let word = part.trimming { !$0.isLetter && !$0.isNumber }
        guard !word.isEmpty else { continue }
        let ending = part.last { !"\"')*_”’".contains($0) }.flatMap { ".!?:;".contains($0) ? $0 : nil }
        words.append(
          Word(text: Substring(word.lowercased()), line: number, isOpening: isOpening, ending: ending))
        isOpening = ending.map { ".!?".contains($0) } ?? false
      }
    }
  }

  /// Returns the line of each occurrence of a phrase, given as words in lower case.
  func lines(of phrase: [Substring]) -> [Int] {
    guard let first = phrase.first, phrase.count <= words.count else { return [] }
    return (0...words.count - phrase.count).compactMap { start in
      guard words[start].text == first else { return nil }
      // A phrase does not extend over the end of a sentence.
      let isFound = phrase.indices.allSatisfy {
        words[start + $0].text == phrase[$0] && ($0 == phrase.count - 1 || words[start + $0].ending == nil)
      }
      return isFound ? words[start].line : nil
    }
  }

  /// Replaces inline code by a word, and links by their texts. Inline code may extend over a line break.
  private static func withoutCode(
    _ lines: [(number: Int, text: Substring)]
  ) -> [(number: Int, text: String)] {
    var isCode = false
    return lines.map { number, text in
      var result = ""
      var isAddress = false
      var previous: Character = " "
      for character in text {
        if character == "`" {
          isCode.toggle()
          if isCode { result += "Code" }
        } else if isAddress {
          isAddress = character != ")"
        } else if !isCode {
          if character == "(", previous == "]" { isAddress = true } else { result.append(character) }
        }
        previous = character
      }
      return (number, result.replacing("|", with: " . "))
    }
  }
}

extension Substring {
  /// Returns the text without leading and trailing characters that satisfy a condition.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var result = drop(while: isTrimmed)
    while let last = result.last, isTrimmed(last) { result.removeLast() }
    return result
  }
}

// MARK: Reading files

extension Prose {
  /// Returns the paragraphs of a Markdown file, without headings and blocks of code.
  static func markdown(_ file: String, _ text: String) -> [Prose] {
    var result: [Prose] = []
    var lines: [(number: Int, text: Substring)] = []
    var isCode = false
    func flush() {
      if !lines.isEmpty { result.append(Prose(file, lines)) }
      lines = []
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("```") {
        isCode.toggle()
        flush()
      } else if !isCode {
        if content.isEmpty || "#*-|<".contains(content.first ?? " ") || content.first?.isNumber == true { flush() }
        if !content.isEmpty, content.first != "#", !content.hasPrefix("<!--") { lines.append((index + 1, content)) }
      }
    }
    flush()
    return result
  }

  /// Returns the comments of a Swift file that occupy whole lines, without blocks of code and `MARK`.
  static func comments(_ file: String, _ text: String) -> [Prose] {
    var result: [Prose] = []
    var lines: [(number: Int, text: Substring)] = []
    var isCode = false
    func flush() {
      if !lines.isEmpty { result.append(Prose(file, lines)) }
      lines = []
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      guard content.hasPrefix("//") else {
        flush()
        isCode = false
        continue
      }
      let comment = content.drop { $0 == "/" }
      let prose = comment.drop { $0 == " " }
      if prose.hasPrefix("```") {
        isCode.toggle()
        flush()
      } else if isCode || prose.isEmpty || comment.hasPrefix("     ") || prose.hasPrefix("MARK:") {
        flush()
      } else {
        if "-*|".contains(prose.first ?? " ") { flush() }
        lines.append((index + 1, prose))
      }
    }
    flush()
    return result
  }

  /// Returns the string literals of a Swift file that have at least five words, each line as a paragraph.
  /// Interpolations become words.
  static func messages(_ file: String, _ text: String) -> [Prose] {
    var result: [Prose] = []
    var isMultiline = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("//"), !isMultiline { continue }
      if line.contains("\"\"\"") {
        isMultiline.toggle()
        continue
      }
      for literal in isMultiline ? [String(content)] : literals(in: line) where 5 <= literal.split(separator: " ").count
      {
        result.append(Prose(file, [(index + 1, Substring(literal))]))
      }
    }
    return result
  }

  /// Returns the contents of the string literals that begin and end on a line.
  private static func literals(in line: Substring) -> [String] {
    var result: [String] = []
    var literal: String?
    var depth = 0
    var isEscaped = false
    for character in line {
      if 0 < depth {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      } else if isEscaped {
        isEscaped = false
        if character == "(" { depth = 1 }
        literal?.append(character == "(" ? "X" : character)
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        if let text = literal { result.append(text) }
        literal = literal == nil ? "" : nil
      } else {
        literal?.append(character)
      }
    }
    return result
  }
}
