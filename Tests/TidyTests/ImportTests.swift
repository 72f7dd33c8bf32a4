import Foundation
import Testing

/// Modules import only what `Documentation/development/modules.md` allows.
@Suite struct ImportTests {
  @Test func importsAreAllowed() throws {
    let allowed = try Self.table()
    let files = Repository.swiftFiles(below: "Sources")
    #expect(!files.isEmpty)
    for file in files {
      let module = String(file.split(separator: "/")[1])
      let imports = try Self.imports(of: Repository.code(file).lines)
      guard let row = allowed[module] else {
        Issue.record("\(module) is missing from the table of \(Self.page)")
        continue
      }
      #expect(imports.subtracting(row).isEmpty, "\(file)")
    }
  }

  @Test func theTableListsEveryModuleOnce() throws {
    let modules = Set(Repository.swiftFiles(below: "Sources").map { String($0.split(separator: "/")[1]) })
    #expect(try Set(Self.table().keys) == modules)
  }

  @Test func theTableHasNoCycles() throws {
    var rows = try Self.table()
    while let leaf = rows.first(where: { row in row.value.allSatisfy { rows[$0] == nil } }) { rows[leaf.key] = nil }
    #expect(rows.isEmpty)
  }

  private static let page = "Documentation/development/modules.md"

  /// Returns the rows of the table below "Allowed imports".
  private static func table() throws -> [String: Set<String>] {
    let text = try Repository.text(page)
    let section = try #require(
      text.components(separatedBy: "## Allowed imports").last?.components(separatedBy: "\n## ").first)
    var table: [String: Set<String>] = [:]
    for line in section.split(separator: "\n") where line.hasPrefix("| ") && !line.hasPrefix("| module") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(table[cells[1]] == nil)
      table[cells[1]] = Set(cells[2].components(separatedBy: ", ").filter { !$0.isEmpty })
    }
    return table
  }

  /// Returns the modules that code imports. `SwiftLibraries` has files that strings quote.
  private static func imports(of code: [String]) -> Set<String> {
    let standard: Set<String> = ["Swift", "Synchronization"]
    var imports: Set<String> = []
    for line in code {
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
      else { continue }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
      let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
      imports.insert(String(name.split(separator: ".")[0]))
    }
    return imports.subtracting(standard)
  }
}
