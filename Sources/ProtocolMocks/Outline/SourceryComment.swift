/// A line of a comment for Sourcery: `sourcery: AutoMockable`.
struct SourceryComment {
  /// The declarations that the line annotates.
  enum Scope {
    /// The next one.
    case declaration
    /// All up to a line `sourcery:end`.
    case begin
    case end
    /// All of the file.
    case file
  }

  var scope: Scope
  /// Whether the annotation requests mocks.
  var isMockable: Bool

  /// Reads a line without the marks of the comment. Nil for comments that are not for Sourcery.
  init?(_ line: Substring) {
    guard line.hasPrefix(Self.prefix) else { return nil }
    var rest = line.dropFirst(Self.prefix.count)
    let scopes: [(prefix: String, scope: Scope)] = [("begin:", .begin), ("end", .end), ("file:", .file)]
    let found = scopes.first { rest.hasPrefix($0.prefix) }
    scope = found?.scope ?? .declaration
    rest = rest.dropFirst(found?.prefix.count ?? 0)
    isMockable = rest.split { $0 == "," || $0.isWhitespace }.contains("AutoMockable")
  }

  private static let prefix = "sourcery:"

  /// Returns the lines for Sourcery in a comment.
  ///
  /// - Complexity: constant for most comments that begin with `//`, else linear.
  static func all(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [SourceryComment] {
    let comment = UnsafeBufferPointer(rebasing: bytes[range])
    let isBlock = 1 < comment.count && comment[1] == UInt8(ascii: "*")
    let start = comment.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard isBlock || start.starts(with: prefix.utf8) else { return [] }
    return commentLines(String(decoding: comment, as: UTF8.self)).compactMap { SourceryComment($0) }
  }
}

/// Returns the lines of a comment without its marks.
func commentLines(_ text: String) -> [Substring] {
  text.split(whereSeparator: \.isNewline).map { line in line.drop { $0 == "/" || $0 == "*" || $0.isWhitespace } }
}

/// The parts of a file whose protocols all get mocks.
struct SourceryRegions {
  /// Whether the current point is between `sourcery:begin: AutoMockable` and `sourcery:end`.
  private(set) var isOpen = false
  /// Whether there is a line `sourcery:file: AutoMockable`.
  private(set) var includesFile = false

  mutating func take(_ comments: [SourceryComment]) {
    for comment in comments {
      switch comment.scope {
      case .begin: isOpen = isOpen || comment.isMockable
      case .end: isOpen = false
      case .file: includesFile = includesFile || comment.isMockable
      case .declaration: continue
      }
    }
  }
}
