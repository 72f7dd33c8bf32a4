import Foundation
import TestSupport
import Testing

/// The committed tables in Tests/Fixtures/SemanticTypes. The first test may rewrite them.
@Suite(.serialized) struct SemanticFixturesTests {
  /// `MOCKD_UPDATE=1` rewrites the tables, and `MOCKD_COMPARE=all` compares them with the compiler. Both take a minute.
  @Test(.enabled(if: Ability.canDumpTypes, Comment(rawValue: Ability.typeDumps)))
  func tablesAreTheCompilers() throws {
    if MarkdownPage.isUpdating { try SemanticFixtures.writeTables() }
    guard Comparison.isComplete else { return }
    let place = try TemporaryWorkspace()
    try SemanticFixtures.writeTables(to: place.root.path)
    for path in ComparedModule.swiftFiles(below: SemanticFixtures.folder) {
      let table = SemanticFixtures.tablePath(path)
      let expected = try place.text(URL(filePath: table).lastPathComponent)
      let committed = try String(contentsOfFile: ComparedModule.absolute(table), encoding: .utf8)
      #expect(committed == expected, "\(table) is out of date; MOCKD_UPDATE=1 rewrites it")
    }
  }

  /// An edit of a fixture moves its expressions, so a table that was not updated has names at wrong places.
  @Test func tablesFitTheirFiles() throws {
    let files = try SemanticFixtures.files()
    #expect(50 <= files.count)
    for (file, table) in files {
      let bytes = Array(file.text.utf8)
      #expect(!table.rows.isEmpty, "\(file.path)")
      #expect(Set(table.rows.map(\.kind)).isSubset(of: ExpressionKind.compared), "\(file.path)")
      let misfit = table.rows.first { row in
        row.range.upperBound > bytes.count || !Self.fits(String(decoding: bytes[row.range], as: UTF8.self), row)
      }
      #expect(misfit == nil, "\(file.path); MOCKD_UPDATE=1 rewrites the table")
    }
    let rows = files.flatMap(\.1.rows)
    for kind in ExpressionKind.compared { #expect(100 <= rows.count { $0.kind == kind }, "\(kind)") }
  }

  /// Tables are read by people, and each clone has them.
  @Test func tablesAreSmall() throws {
    let size = try ComparedModule.swiftFiles(below: SemanticFixtures.folder).reduce(0) { sum, path in
      try sum + Data(contentsOf: URL(filePath: ComparedModule.absolute(SemanticFixtures.tablePath(path)))).count
    }
    #expect(size < 2_000_000)
  }

  /// Without answers, all expressions are missing.
  @Test func comparisonReadsAllFixtures() throws {
    let files = try SemanticFixtures.files()
    var paths: Set<String> = []
    let comparison = try Comparison.run(isComplete: false) { file in
      paths.insert(file.path)
      #expect(file.module[file.path] == file.text)
      return []
    }
    #expect(paths == Set(files.map(\.0.path)))
    #expect(comparison.total[.missing] == files.reduce(0) { $0 + $1.1.rows.count })
    #expect(comparison.total.total == comparison.total[.missing])
  }

  /// The compiler's own answers are equal to the tables.
  @Test func comparisonAcceptsTheCompilersAnswers() throws {
    let tables = try Dictionary(uniqueKeysWithValues: SemanticFixtures.files().map { ($0.path, $1) })
    let comparison = try Comparison.run(isComplete: false) { file in
      tables[file.path]?.rows.map { row in
        let declaration: ExpressionAnswer.Declaration =
          if let place = row.place { .place(place) } else { row.declaration.map { .described($0) } ?? .none }
        return ExpressionAnswer(row.range, row.kind, type: row.type, declaration)
      } ?? []
    }
    #expect(0 < comparison.total[.equal])
    #expect(comparison.total[.equal] == comparison.total.total)
  }

  /// Returns whether the text of a row can have its kind and declaration.
  private static func fits(_ text: String, _ row: CompilerTypes.Row) -> Bool {
    let bare = text.replacing("`", with: "")
    return switch row.kind {
    case .name:
      row.declaration.map { $0.contains(bare.prefix { $0 != "(" }) } ?? (bare == "self" || bare.hasPrefix("$"))
    case .member: text.contains(".")
    case .call: text.hasSuffix(")") || text.hasSuffix("}")
    case .literal: ["true", "false", "nil"].contains(text) || text.contains(/^["#\[\/\-0-9]/)
    default: true
    }
  }
}
