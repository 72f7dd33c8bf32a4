import Foundation

/// A Markdown file of this repository: its headings, links, inline code and blocks of code.
package struct MarkdownPage: Sendable, CustomStringConvertible {
  /// The path relative to the root of the repository.
  package let path: String
  package let text: String
  package private(set) var blocks: [CodeBlock] = []
  package private(set) var headings: [String] = []
  /// The lines outside of blocks of code.
  package private(set) var proseLines: [Line] = []

  package var description: String { path }

  /// A line with its number.
  package struct Line: Sendable {
    package var number: Int
    package var text: String
  }

  /// A fenced block of code.
  package struct CodeBlock: Sendable {
    /// The word after the opening fence.
    package var language: String
    /// The contents, which end with a line terminator unless they are empty.
    package var code: String
    /// The number of the line after the opening fence.
    package var line: Int
    /// The lines of the page from the first to the last line of the contents.
    package var lines: Range<Int>
    /// The name and the value of an HTML comment directly above the block: `<!-- name: value -->`.
    package var directive: (name: String, value: String)?
    /// The text in backticks at the end of the paragraph above, if a colon follows it: "`Package.swift`:".
    package var title: String?
  }

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    let lines = text.components(separatedBy: "\n")
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let fence = line.drop { $0 == " " }
      guard fence.hasPrefix("```") else {
        proseLines.append(Line(number: index + 1, text: line))
        if line.hasPrefix("#"), let space = line.firstIndex(of: " ") {
          headings.append(String(line[line.index(after: space)...]))
        }
        index += 1
        continue
      }
      let start = index + 1
      var end = start
      while end < lines.count, !lines[end].drop(while: { $0 == " " }).hasPrefix("```") { end += 1 }
      let indentation = line.count - fence.count
      let contents = lines[start..<min(end, lines.count)].map { $0.dropFirst(indentation) + "\n" }.joined()
      let (directive, title) = Self.introduction(lines[..<index])
      blocks.append(
        CodeBlock(
          language: String(fence.dropFirst(3)), code: contents, line: start + 1, lines: start..<end,
          directive: directive, title: title))
      index = end + 1
    }
  }

  /// Returns the directive above a block, and the title at the end of the paragraph before it.
  private static func introduction(_ lines: ArraySlice<String>) -> (directive: (String, String)?, title: String?) {
    var above = lines[...]
    var directive: (String, String)?
    while let last = above.last {
      if last.hasPrefix("<!-- "), last.hasSuffix(" -->"), directive == nil {
        let parts = last.dropFirst(5).dropLast(4).split(separator: ": ", maxSplits: 1).map(String.init)
        if parts.count == 2 { directive = (parts[0], parts[1]) }
      } else if !last.isEmpty {
        let isTitle = last.hasSuffix("`:")
        return (directive, isTitle ? last.dropLast(2).split(separator: "`").last.map(String.init) : nil)
      }
      above.removeLast()
    }
    return (directive, nil)
  }

  /// The anchors of the headings, as GitHub makes them.
  package var anchors: Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for heading in headings {
      let plain = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }.lowercased()
      let anchor = plain.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }

  /// The targets of all links and images, with the numbers of their lines.
  package var links: [Line] {
    proseLines.flatMap { line in
      let visible = line.text.replacing(/`[^`]*`/, with: "")
      return visible.matches(of: /\]\(([^)\s]+)\)/).map { Line(number: line.number, text: String($0.output.1)) }
    }
  }

  /// The inline code, with the numbers of its lines. Code that spans lines is omitted.
  package var inlineCode: [Line] {
    proseLines.flatMap { line in
      line.text.matches(of: /`([^`]+)`/).map { Line(number: line.number, text: String($0.output.1)) }
    }
  }

  /// Returns the text of the page with other contents of a block.
  package func replacing(_ block: CodeBlock, with code: String) -> String {
    var lines = text.components(separatedBy: "\n")
    lines.replaceSubrange(block.lines, with: code.components(separatedBy: "\n").dropLast())
    return lines.joined(separator: "\n")
  }
}

extension MarkdownPage {
  /// The root of the repository.
  package static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  package static func read(_ path: String) throws -> MarkdownPage {
    MarkdownPage(path: path, text: try String(contentsOf: repository.appending(path: path), encoding: .utf8))
  }

  /// Reads all pages of the repository, without hidden folders and fixtures of tests.
  package static func all() throws -> [MarkdownPage] {
    let skipped: Set<String> = ["Fixtures", "Corpus", "node_modules"]
    let prefix = repository.resolvingSymlinksInPath().path + "/"
    var paths: [String] = []
    let files = FileManager.default.enumerator(
      at: repository.resolvingSymlinksInPath(), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      if skipped.contains(file.lastPathComponent) { files?.skipDescendants() }
      if file.pathExtension == "md" { paths.append(String(file.path.dropFirst(prefix.count))) }
    }
    return try paths.sorted().map(read)
  }

  /// Whether `MOCKD_UPDATE=1` asks tests to rewrite generated parts of pages.
  package static let isUpdating = ProcessInfo.processInfo.environment["MOCKD_UPDATE"] == "1"

  package func write(_ text: String) throws {
    try Data(text.utf8).write(to: Self.repository.appending(path: path))
  }
}
