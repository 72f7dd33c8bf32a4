import Foundation
import JSONSyntax
import Reporting
import Testing

@Suite struct JSONReportTests {
  @Test func reportsHaveTheDocumentedShape() throws {
    let text = Sample.report([Sample.error]).render(.json)
    #expect(
      text == #"""
        {
          "version": 1,
          "diagnostics": [
            {
              "code": "graphql/FieldsOnCorrectType",
              "severity": "error",
              "message": "Cannot query field \"nmae\" on type { \"Hero\" }: 100%, <really>.",
              "file": "graphql/häuser & co/a.graphql",
              "range": {
                "start": { "line": 2, "column": 11 },
                "end": { "line": 2, "column": 15 }
              },
              "related": [
                {
                  "message": "type 'Hero' is defined here",
                  "file": "schema.graphqls",
                  "range": {
                    "start": { "line": 1, "column": 6 },
                    "end": { "line": 1, "column": 10 }
                  }
                }
              ],
              "fixes": [
                {
                  "title": "Change to 'name'",
                  "edits": [
                    {
                      "file": "graphql/häuser & co/a.graphql",
                      "range": {
                        "start": { "line": 2, "column": 11 },
                        "end": { "line": 2, "column": 15 }
                      },
                      "replacement": "name"
                    }
                  ]
                }
              ]
            }
          ],
          "summary": { "errors": 1, "warnings": 0, "hints": 0, "files": 1 }
        }

        """#)
  }

  @Test func emptyReportsAreObjects() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Sample.report([]).render(.json).utf8))
    let members = try #require(object as? [String: Any])
    #expect(Set(members.keys) == ["version", "diagnostics", "summary"])
    #expect((members["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func everyUnicodeScalarIsEncoded() throws {
    let scalars = (0..<0x1_1000 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let json = JSONTree.array([.string(text)]).compactText
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(read?.first.map { Array($0.unicodeScalars) } == scalars)
    #expect(!json.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
  }
}
