import TestSupport

/// The pages whose blocks of code are checked.
enum DocumentationPages {
  /// All pages except the reference of diagnostics, whose examples have mistakes and are checked by `ReportingTests`.
  static func all() throws -> [MarkdownPage] {
    try MarkdownPage.all().filter { $0.path != "Documentation/diagnostics.md" }
  }

  /// Returns all blocks in a language, with their pages.
  static func blocks(_ language: String) throws -> [(page: MarkdownPage, block: MarkdownPage.CodeBlock)] {
    try all().flatMap { page in page.blocks.filter { $0.language == language }.map { (page, $0) } }
  }
}
