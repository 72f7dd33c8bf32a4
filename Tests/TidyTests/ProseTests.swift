import Foundation
import Testing

/// The language rules that a program can check. Each violation is an issue with its file and line.
@Suite struct ProseTests {
  @Test func noForbiddenPhrases() {
    for violation in Self.prose.flatMap(ProseRules.forbiddenPhrases) { Issue.record("\(violation)") }
  }

  /// Statements don't start with a pronoun or a relative clause, such as "What is read …".
  @Test func noForbiddenOpenings() {
    for violation in Self.prose.flatMap(ProseRules.forbiddenOpenings) { Issue.record("\(violation)") }
  }

  /// No two files of Sources have the same name.
  @Test func fileNamesAreUnique() {
    let files = Repository.swiftFiles(below: "Sources")
    let groups = Dictionary(grouping: files) { $0.split(separator: "/").last ?? "" }
    let shared = groups.filter { 1 < $0.value.count }.keys.sorted()
    #expect(shared == [])
  }

  /// Each term of the glossary is in use: in prose, or in a name such as `WriteLock`.
  @Test func glossaryTermsAreUsed() throws {
    let entries = try GlossaryEntry.all()
    #expect((20...45).contains(entries.count))
    #expect(entries.map(\.term) == entries.map(\.term).sorted { $0.lowercased() < $1.lowercased() })
    let words = Self.prose.filter { $0.file != GlossaryEntry.page }.flatMap { $0.words.map(\.text) }
    let prose = " " + words.joined(separator: " ") + " "
    let names = try Repository.swiftFiles(below: "Sources").map { try Repository.text($0) }.joined()
    let lowercasedNames = names.lowercased()
    for entry in entries {
      let term = entry.term.lowercased()
      let isUsed =
        ["\(term) ", "\(term)s "].contains { prose.contains(" " + $0) }
        || term.contains(" ") && lowercasedNames.contains(term.replacing(" ", with: ""))
        || entry.term == entry.term.uppercased() && names.contains(entry.term)
      #expect(isUsed, "\(GlossaryEntry.page):\(entry.line): nothing uses '\(entry.term)'")
    }
  }

  @Test func avoidedSynonymsAreNotUsed() throws {
    let synonyms = ProseRules.byFirstWord(try GlossaryEntry.all().flatMap(\.synonyms))
    #expect(!synonyms.isEmpty)
    for prose in Self.prose where prose.file != GlossaryEntry.page {
      for violation in ProseRules.find(synonyms, in: prose) { Issue.record("\(violation)") }
    }
  }

  /// The rules find the phrases that they forbid, with the right lines.
  @Test func violationsAreFound() {
    let page = """
      # What mockd reads

      What is read here. It reads `those that` and
      those that [match](those.md#who). What does it do?

      ```sh
      nobody
      ```
      """
    let prose = Prose.markdown("a.md", page)
    #expect(prose.flatMap(ProseRules.forbiddenPhrases).map(\.description) == ["a.md:4: those that"])
    #expect(prose.flatMap(ProseRules.forbiddenOpenings).map(\.description) == ["a.md:3: what …"])
    let code = """
      /// Returns the files of
      /// somebody.
      let text = "is told \\(nobody(1)) to the reader now"
      """
    let comments = Prose.comments("a.swift", code).flatMap(ProseRules.forbiddenPhrases)
    #expect(comments.map(\.description) == ["a.swift:2: somebody"])
    let messages = Prose.messages("a.swift", code).flatMap(ProseRules.forbiddenPhrases)
    #expect(messages.map(\.description) == ["a.swift:3: is told"])
  }

  /// All files are read; otherwise the rules would check nothing.
  @Test func proseIsRead() {
    #expect(15 <= Set(Self.prose.map(\.file).filter { $0.hasSuffix(".md") }).count)
    #expect(50_000 <= Self.prose.reduce(0) { $0 + $1.words.count })
  }

  /// The prose of Markdown files, comments and messages.
  private static let prose: [Prose] = {
    let folders = ["Sources", "Tests", "Benchmarks", "Examples"]
    let swift = folders.flatMap { Repository.swiftFiles(below: $0) } + ["Package.swift"]
    let isOwn = { (file: String) in
      !["/Fixtures/", "/Corpus/", "/Generated/"].contains { file.contains($0) } && !Self.withPhrases.contains(file)
    }
    let pages = swift.filter(isOwn).flatMap { file -> [Prose] in
      guard let text = try? Repository.text(file) else { return [] }
      return Prose.comments(file, text) + (file.hasPrefix("Sources/") ? Prose.messages(file, text) : [])
    }
    return pages
      + Repository.markdownFiles().filter(isOwn).flatMap { file in
        (try? Repository.text(file)).map { Prose.markdown(file, $0) } ?? []
      }
  }()

  /// Files that quote forbidden phrases. A baseline has the key `diagnostics`.
  private static let withPhrases: Set<String> = [
    "Tests/TidyTests/ProseTests.swift", "Sources/Reporting/Baseline/BaselineFile.swift",
  ]
}

/// An entry of the glossary: `**term**: The definition. Not: synonym, synonym.`
private struct GlossaryEntry {
  static let page = "Documentation/glossary.md"

  var term: String
  var synonyms: [String]
  var line: Int

  static func all() throws -> [GlossaryEntry] {
    var entries: [GlossaryEntry] = []
    var text = ""
    func addSynonyms() {
      guard let start = text.range(of: "Not: ", options: .backwards), !entries.isEmpty else { return }
      let list = text[start.upperBound...].drop { $0 == " " }.prefix { $0 != "." }
      entries[entries.count - 1].synonyms = list.split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
    }
    for (index, line) in try Repository.text(page).components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("**"), let end = line.range(of: "**:") {
        addSynonyms()
        let term = String(line[..<end.lowerBound].dropFirst(2))
        entries.append(GlossaryEntry(term: term, synonyms: [], line: index + 1))
        text = ""
      }
      text += line + " "
    }
    addSynonyms()
    return entries
  }
}
