import Foundation
import TestSupport
import Testing

/// Links between the Markdown files of this repository, and the length of the two entry pages.
@Suite struct DocumentationLinkTests {
  @Test func relativeLinksAndAnchorsExist() throws {
    let pages = try MarkdownPage.all()
    let anchors = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.anchors) })
    #expect(20 < pages.count)
    #expect(100 < pages.reduce(0) { $0 + $1.links.count })
    for page in pages {
      for link in page.links where !Self.isExternal(link.text) {
        let (path, anchor) = Self.target(of: link.text, on: page.path)
        let file = MarkdownPage.repository.appending(path: path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(page.path):\(link.number): '\(link.text)' is missing")
        if let anchor, let known = anchors[path] {
          #expect(known.contains(anchor), "\(page.path):\(link.number): '\(link.text)' has no such heading")
        }
      }
    }
  }

  /// A reader who starts at the index finds every page.
  @Test func indexListsAllPages() throws {
    let index = try MarkdownPage.read("Documentation/index.md")
    let listed = Set(index.links.map { Self.target(of: $0.text, on: index.path).path })
    let pages = try MarkdownPage.all().map(\.path).filter { $0.hasPrefix("Documentation/") && $0 != index.path }
    #expect(10 < pages.count)
    for page in pages { #expect(listed.contains(page), "Documentation/index.md does not link '\(page)'") }
  }

  @Test func readmeLinksTheIndex() throws {
    #expect(try MarkdownPage.read("README.md").links.contains { $0.text == "Documentation/index.md" })
  }

  @Test(arguments: [("README.md", 180), ("ARCHITECTURE.md", 200)])
  func entryPagesAreShort(path: String, maximum: Int) throws {
    let count = try MarkdownPage.read(path).text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(count <= maximum, "\(path) has \(count) lines")
  }

  @Test func anchorsAreThoseOfGitHub() {
    let page = MarkdownPage(
      path: "a.md", text: "# One: `two/three`\n## A [link](b.md)\n## A link\n```sh\n# not a heading\n```\n")
    #expect(page.anchors == ["one-twothree", "a-link", "a-link-1"])
  }

  @Test func blocksHaveTitlesAndDirectives() throws {
    let page = MarkdownPage(
      path: "a.md",
      text: "The file `a/b.swift`:\n\n<!-- file: c.swift -->\n```swift\nlet a = 1\n```\n[c](d.md) `[e](f)`\n")
    let block = try #require(page.blocks.first)
    #expect(block.language == "swift" && block.code == "let a = 1\n" && block.line == 5)
    #expect(block.title == "a/b.swift" && block.directive?.name == "file" && block.directive?.value == "c.swift")
    #expect(page.links.map(\.text) == ["d.md"] && page.inlineCode.map(\.text) == ["a/b.swift", "[e](f)"])
    #expect(page.replacing(block, with: "b\nc\n").contains("```swift\nb\nc\n```"))
  }

  private static func isExternal(_ link: String) -> Bool { link.contains("://") || link.hasPrefix("mailto:") }

  /// Returns the path that a link leads to, relative to the root, and its anchor.
  private static func target(of link: String, on page: String) -> (path: String, anchor: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let anchor = parts.count == 2 ? parts[1] : nil
    guard !parts[0].isEmpty else { return (page, anchor) }
    var components = page.split(separator: "/").dropLast().map(String.init)
    for component in parts[0].split(separator: "/") {
      switch component {
      case ".": break
      case "..": if components.popLast() == nil { return (parts[0], anchor) }
      default: components.append(String(component))
      }
    }
    return (components.joined(separator: "/"), anchor)
  }
}
