import Source
import SwiftScanning
import Testing

/// Tests the total size of the texts of declarations. Each text repeats the headers of the types around it.
@Suite struct RepeatedHeadersTests {
  private func count(members: Int, headerSize: Int) -> Int {
    let header = "extension A where B == \(String(repeating: "C", count: headerSize))"
    let text = "\(header) {\n\(String(repeating: "  var a: A { b }\n", count: members))}\n"
    return DeclarationOutline.read(SourceFile(path: "A.swift", text: text)).declarations.count
  }

  @Test func declarationsWithUsualHeadersAreSeparate() {
    #expect(count(members: 2_000, headerSize: 40) == 2_001)
  }

  @Test func aFileThatRepeatsLongHeadersIsOneDeclaration() {
    #expect(count(members: 10, headerSize: 20_000) == 11)
    #expect(count(members: 2_000, headerSize: 20_000) == 1)
  }
}
