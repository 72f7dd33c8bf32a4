/// Edits of GraphQL texts that keep most of them valid.
enum TextEdits {
  /// Adds, changes or removes comments and spaces.
  static func comment(_ text: String, _ all: [String: String], _ random: inout SplitMix64) -> String {
    var lines = lines(text)
    let place = Int.random(in: 0...lines.count, using: &random)
    if place < lines.count, lines[place].trimmingSpaces.hasPrefix("#"), Bool.random(using: &random) {
      lines.remove(at: place)
    } else if isOutsideString(lines[..<place]) {
      lines.insert(["# \(random.next() % 100)", "", ",", "   "].randomElement(using: &random) ?? "", at: place)
    }
    return lines.joined(separator: "\n")
  }

  /// Replaces a name by another name of any file.
  static func renameSomething(_ text: String, _ all: [String: String], _ random: inout SplitMix64) -> String {
    let other = all.keys.sorted().randomElement(using: &random).flatMap { all[$0] } ?? text
    let names = words(other)
    let own = words(text)
    guard let from = own.randomElement(using: &random), let to = names.randomElement(using: &random) else {
      return text
    }
    var result = text
    result.replaceSubrange(from, with: other[to])
    return result
  }

  /// Deletes, duplicates or moves a line, or inserts one of another file.
  static func changeLine(_ text: String, _ all: [String: String], _ random: inout SplitMix64) -> String {
    var lines = lines(text)
    guard let place = lines.indices.randomElement(using: &random) else { return text }
    let line = lines[place]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(line, at: place)
    case 2:
      lines.remove(at: place)
      lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
    case 3:
      let other = all.keys.sorted().randomElement(using: &random).flatMap { all[$0] } ?? text
      lines.insert(self.lines(other).randomElement(using: &random) ?? "", at: place)
    default:
      // Nullability decides which fields of mocks are required.
      lines[place] = line.contains("!") ? line.replacing("!", with: "") : line + "!"
    }
    return lines.joined(separator: "\n")
  }

  /// Adds a line after one that opens a block: a field from elsewhere in the text or from a schema.
  static func addField(_ text: String, _ all: [String: String], _ random: inout SplitMix64) -> String {
    var lines = lines(text)
    let openings = lines.indices.filter { lines[$0].hasSuffix("{") }
    guard let opening = openings.randomElement(using: &random) else { return text }
    let donor = all.keys.sorted().filter { $0.hasSuffix(".graphqls") == text.contains("type ") }
    let other = donor.randomElement(using: &random).flatMap { all[$0] } ?? text
    let fields = self.lines(other).filter { line in
      let line = line.trimmingSpaces
      return !line.isEmpty && !line.hasSuffix("{") && !line.hasPrefix("}") && !line.hasPrefix("#")
    }
    var field = (fields.randomElement(using: &random) ?? "__typename").trimmingSpaces
    if Int.random(in: 0..<4, using: &random) == 0, !text.contains("type ") { field = "a\(random.next() % 9): " + field }
    lines.insert("  " + field, at: opening + 1)
    return lines.joined(separator: "\n")
  }

  /// Returns a random definition of a text.
  static func oneDefinition(of text: String, _ random: inout SplitMix64) -> String {
    parts(text).randomElement(using: &random) ?? text
  }

  /// Returns an operation of a text under another name; nil if there is none.
  static func renamedOperation(of text: String, _ random: inout SplitMix64) -> String? {
    let operations = parts(text).filter { $0.contains(/^(query|mutation|subscription) \w+/.anchorsMatchLineEndings()) }
    guard let operation = operations.randomElement(using: &random) else { return nil }
    let number = random.next() % 50
    return operation.replacing(/^(query|mutation|subscription) \w+/.anchorsMatchLineEndings(), maxReplacements: 1) {
      "\($0.output.0)New\(number)"
    }
  }

  private static func parts(_ text: String) -> [String] {
    var parts: [[String]] = [[]]
    for line in lines(text) {
      parts[parts.count - 1].append(line)
      if line == "}" { parts.append([]) }
    }
    return parts.map { $0.joined(separator: "\n") }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isOutsideString(_ lines: ArraySlice<String>) -> Bool {
    lines.reduce(0) { $0 + $1.components(of: "\"\"\"") }.isMultiple(of: 2)
  }

  private static func words(_ text: String) -> [Range<String.Index>] {
    text.ranges(of: /[A-Za-z_][A-Za-z_0-9]*/)
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }

  fileprivate func components(of word: String) -> Int { ranges(of: word).count }
}
