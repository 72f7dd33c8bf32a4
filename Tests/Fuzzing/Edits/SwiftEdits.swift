/// Edits of Swift texts with protocols. After most of them, the protocols can be mocked.
enum SwiftEdits {
  /// Returns the text after a random edit, and whether the edit may break it.
  static func any(
    _ text: String, _ all: [String: String], _ random: inout SplitMix64
  ) -> (text: String, mayBreak: Bool) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: (addRequirement(text, &random), false)
    case 2: (annotate(text, &random), false)
    case 3: (changeType(text, &random), true)
    case 4: (halfTyped(text, &random), true)
    case 5: (TextEdits.changeLine(text, all, &random), true)
    case 6: (TextEdits.renameSomething(text, all, &random), true)
    default: (comment(text, &random), false)
    }
  }

  /// Adds a requirement to a protocol, or a function to a type.
  private static func addRequirement(_ text: String, _ random: inout SplitMix64) -> String {
    insert(
      [
        "  func added\(random.next() % 9)(_ value: Int)", "  func load() async throws -> String",
        "  var count: Int { get }", "  func load(_ value: [String]) -> Bool",
      ], after: { $0.hasSuffix("{") && $0.contains("protocol") }, in: text, &random)
  }

  /// Adds an annotation before a declaration, or removes one.
  private static func annotate(_ text: String, _ random: inout SplitMix64) -> String {
    var lines = lines(text)
    let annotations = lines.indices.filter { lines[$0].contains("@mockable") || lines[$0].contains("AutoMockable") }
    if let line = annotations.randomElement(using: &random), Bool.random(using: &random) {
      lines.remove(at: line)
    } else {
      let types = lines.indices.filter { lines[$0].contains("protocol ") }
      guard let line = types.randomElement(using: &random) else { return text }
      lines.insert("/// @mockable", at: line)
    }
    return lines.joined(separator: "\n")
  }

  private static func changeType(_ text: String, _ random: inout SplitMix64) -> String {
    let types = text.ranges(of: /Int|String|Bool|Service|Storing|Logging|AnyObject/)
    guard let range = types.randomElement(using: &random) else { return text }
    let other = ["Int", "String?", "[Bool]", "Service", "Storing", "Missing"].randomElement(using: &random) ?? "Int"
    return text.replacingCharacters(in: range, with: other)
  }

  /// Cuts the text off, as in half-typed code.
  private static func halfTyped(_ text: String, _ random: inout SplitMix64) -> String {
    String(text.prefix(Int.random(in: 0...max(0, text.count), using: &random)))
  }

  private static func comment(_ text: String, _ random: inout SplitMix64) -> String {
    insert(["// \(random.next() % 100)", "", "  /* here */"], after: { _ in true }, in: text, &random)
  }

  private static func insert(
    _ choices: [String], after isPlace: (String) -> Bool, in text: String, _ random: inout SplitMix64
  ) -> String {
    var lines = lines(text)
    let places = lines.indices.filter { isPlace(lines[$0]) }
    guard let place = places.randomElement(using: &random) else { return text }
    lines.insert(choices.randomElement(using: &random) ?? "", at: place + 1)
    return lines.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    var text = self
    text.replaceSubrange(range, with: other)
    return text
  }
}
