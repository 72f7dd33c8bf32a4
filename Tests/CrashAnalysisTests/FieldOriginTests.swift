import CrashAnalysis
import Foundation
import GraphQLSyntax
import Source
import Testing

/// Tests that diagnostics name the field of an operation or fragment that requires the value, and its place.
@Suite struct FieldOriginTests {
  /// Each row has the conversion with the read, and the expected line of the field.
  @Test(
    arguments: [
      ("_ = OtterToy(from: Mock<Otter>()).toy", "Exhibits.graphql:44: toy"),
      ("_ = DenDepth(from: Mock<Otter>(den: Mock<Den>())).den.depth", "Residents.graphql:44: depth"),
      (
        "_ = ExhibitsQuery.Data(from: Mock<Query>(exhibits: [Mock<Otter>()])).exhibits?[0].fragments.exhibitTitle"
          + ".asResident?.heavy", "Exhibits.graphql:35: heavy: weight"
      ),
      // Selected on a narrower type, after a field with the same key.
      (
        "_ = ResidentsQuery.Data(from: Mock<Query>(residents: [Mock<Parrot>()])).residents[0].asFlier?.wingspan",
        "Residents.graphql:16: wingspan"
      ),
      (
        "_ = ResidentsQuery.Data(from: Mock<Query>(residents: [Mock<Parrot>(neighbors: [Mock<Parrot>()])]))"
          + ".residents[0].neighbors[0].asFlier?.wingspan", "Residents.graphql:36: wingspan"
      ),
      // Selected elsewhere, so the value is missing.
      ("_ = ResidentsQuery.Data.Resident.Den(from: Mock<Den>(width: 1)).depth", "Residents.graphql:44: depth"),
    ]) func fieldsHaveLocations(code: String, expected: String) throws
  {
    let file = SourceFile(path: "0.swift", text: "func test() {\n  \(code)\n}\n")
    let diagnostics = try AnalyzedProject.zoo().diagnosticsWithFields([file])
    #expect(diagnostics.count == 1)
    let field = try #require(diagnostics.first?.field)
    let found = try Self.place(of: field)
    #expect(found?.text == expected)
    let diagnostic = diagnostics.first?.diagnostic(fieldAt: found?.location)
    #expect(diagnostic?.related.last?.location == found?.location)
    #expect(diagnostic?.related.last?.message.contains("'\(field.fieldName): \(field.type)'") == true)
  }

  private static func place(of field: FieldOrigin) throws -> (location: Location, text: String)? {
    let folder = Repository.root.appending(path: "Examples/Zoo/graphql")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let source = SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
      let document = Document.parse(source).document
      for definition in document.definitions {
        switch definition {
        case .operation(let operation): guard operation.name?.name == field.definition else { continue }
        case .fragment(let fragment): guard fragment.name.name == field.definition else { continue }
        case .schema, .type, .directive: continue
        }
        guard let range = field.range(in: document, of: definition) else { return nil }
        let line = 1 + source.bytes.prefix(Int(range.lower)).count { $0 == 10 }
        let text = String(decoding: source.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
        return (Location(name, range), "\(name):\(line): \(text)")
      }
    }
    return nil
  }

  /// Text that only moves a field changes no diagnostic.
  @Test func diagnosticsHaveNoLocationsInDocuments() throws {
    let schema = "type Query { otter: Otter } type Otter { toy: String! }"
    let file = SourceFile(path: "0.swift", text: "func test() { _ = Toy(from: Mock<Otter>()).toy }")
    let diagnostics = ["fragment Toy on Otter { toy }", "\n\nfragment Toy on Otter {\n  toy\n}"].map { text in
      let documents = [schema, text].enumerated().map {
        Document.parse(SourceFile(path: "\($0.offset).graphql", text: $0.element)).document
      }
      return AnalyzedProject(documents, options: AnalyzedProject.mockSupportOptions("API")).diagnosticsWithFields([file]
      )
    }
    #expect(diagnostics[0].count == 1 && diagnostics[0] == diagnostics[1])
  }
}
