/// A compiled pattern. Matching keeps the set of instructions that it has reached.
struct GlobProgram: Sendable {
  /// One instruction. Characters are code points; bytes that are not UTF-8 are numbers beyond Unicode.
  enum Instruction: Sendable {
    case character(UInt32)
    case anyCharacter
    /// Any number of characters.
    case anyText
    case characterClass(CharacterClass)
    /// Any number of whole components, each with the `/` after it. Occurs only at the start of a component.
    case anyFolders
    /// Continues at all of these instructions.
    case split([Int])
    case end
  }

  /// The characters between brackets.
  struct CharacterClass: Sendable {
    var ranges: [ClosedRange<UInt32>]
    var isNegated: Bool

    func contains(_ character: UInt32) -> Bool { ranges.contains { $0.contains(character) } != isNegated }
  }

  private(set) var instructions: [Instruction] = []
  /// The literal start of all matches, up to its last `/`.
  private(set) var prefix: [UInt8] = []
  /// The literal end of all matches.
  private(set) var suffix: [UInt8] = []
  private(set) var isLiteral = true
  private(set) var root = GlobRoot(directory: "", isRecursive: false)
  /// The form `prefix*suffix` or `prefix**/*suffix`, which most patterns have. Nil for others.
  private var form: Form?

  private enum Form {
    /// Files in the folder `prefix`.
    case files
    /// Files in the folder `prefix` and below.
    case filesBelow
  }

  init(_ pattern: String) {
    var compiler = GlobCompiler(pattern)
    instructions = compiler.compile()
    findLiteralParts()
  }

  /// Returns whether the pattern matches all of `path`.
  ///
  /// - Parameter links: the lengths of the beginnings of the path that are symbolic links.
  func matches(_ path: UnsafeBufferPointer<UInt8>, _ links: [Int]) -> Bool {
    guard prefix.count <= path.count, suffix.count <= path.count, path.starts(with: prefix),
      path[(path.count - suffix.count)...].elementsEqual(suffix)
    else { return false }
    if isLiteral { return prefix.count + suffix.count == path.count }
    if let form {
      if links.contains(where: { prefix.count < $0 && $0 < path.count }) { return false }
      return matches(UnsafeBufferPointer(rebasing: path[prefix.count...]), form)
    }
    var matching = GlobMatching(self, links)
    return matching.run(path) && matching.hasReachedEnd
  }

  /// Matches the rest of a path after the prefix. The path ends in the suffix.
  private func matches(_ path: UnsafeBufferPointer<UInt8>, _ form: Form) -> Bool {
    var start = 0
    while let slash = path[start...].firstIndex(of: UInt8(ascii: "/")) {
      let folder = UnsafeBufferPointer(rebasing: path[start..<slash])
      if form == .files || folder.isEmpty || GlobMatching.isNeverSearched(folder) { return false }
      start = slash + 1
    }
    // A wildcard doesn't match a dot at the start of a name.
    let length = path.count - start
    return length == suffix.count || suffix.count < length && path[start] != UInt8(ascii: ".")
  }

  /// Returns whether a match can start with `path`.
  ///
  /// - Parameter links: as in `matches`.
  func canGoOn(after path: UnsafeBufferPointer<UInt8>, _ links: [Int]) -> Bool {
    var matching = GlobMatching(self, links)
    return matching.run(path)
  }

  private mutating func findLiteralParts() {
    let literal = instructions.prefix { if case .character = $0 { true } else { false } }
    isLiteral = literal.count == instructions.count - 1
    var bytes = Self.utf8(literal)
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let rest = bytes[(slash.map { $0 + 1 } ?? 0)...]
    suffix = isLiteral ? Array(rest) : literalSuffix()
    bytes.removeLast(rest.count)
    prefix = bytes
    let directory = String(decoding: prefix.dropLast(prefix.count == 1 ? 0 : 1), as: UTF8.self)
    let isRecursive = instructions[literal.count...].contains { instruction in
      switch instruction {
      case .anyFolders, .character(UInt32(UInt8(ascii: "/"))): true
      default: false
      }
    }
    root = GlobRoot(directory: directory, isRecursive: isRecursive)
    if rest.isEmpty { form = form(of: instructions[literal.count...]) }
  }

  /// Returns the form of a pattern by its instructions after the prefix.
  private func form(of rest: ArraySlice<Instruction>) -> Form? {
    var rest = rest
    var form = Form.files
    if case .anyFolders = rest.first {
      form = .filesBelow
      rest.removeFirst()
    }
    guard case .anyText = rest.popFirst() else { return nil }
    let isLiteral = rest.dropLast().allSatisfy { instruction in
      if case .character(let character) = instruction { character != UInt32(UInt8(ascii: "/")) } else { false }
    }
    return isLiteral ? form : nil
  }

  /// Returns the characters after the last wildcard. Empty if there are braces, since these stand for several texts.
  private func literalSuffix() -> [UInt8] {
    let hasBraces = instructions.contains { if case .split = $0 { true } else { false } }
    if hasBraces { return [] }
    let wildcard = instructions.dropLast().lastIndex { if case .character = $0 { false } else { true } }
    return Self.utf8(instructions[(wildcard.map { $0 + 1 } ?? 0)...].dropLast())
  }

  private static func utf8(_ characters: ArraySlice<Instruction>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for case .character(let character) in characters {
      if let scalar = Unicode.Scalar(character) { text.append(scalar) }
    }
    return Array(String(text).utf8)
  }
}
