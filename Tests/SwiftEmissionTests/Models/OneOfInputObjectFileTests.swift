import Source
import SwiftEmission
import Testing

struct OneOfInputObjectFileTests {
  private static let sdl = #"""
    "One way to look."
    input By @oneOf {
      "Its number."
      id: ID
      names: [String]
      not: By
      all: [By!]
      old: Int @deprecated(reason: "Gone.")
    }
    """#

  @Test func eachFieldIsACase() throws {
    let file = try schemaTypeFile("By", Self.sdl)
    #expect(
      file.body == #"""
        /// One way to look.
        nonisolated public enum By: OneOfInputObject {
          /// Its number.
          case id(ID)
          case names([String?])
          indirect case not(By)
          case all([By])
          @available(*, deprecated, message: "Gone.")
          case old(Int32)

          @_spi(Unsafe) public var __data: InputDict {
            switch self {
            case .id(let value):
              return InputDict(["id": value])
            case .names(let value):
              return InputDict(["names": value])
            case .not(let value):
              return InputDict(["not": value])
            case .all(let value):
              return InputDict(["all": value])
            case .old(let value):
              return InputDict(["old": value])
            }
          }
        }
        """#)
  }

  /// Enums that contain each other are indirect, except in Apollo's exact output.
  @Test(arguments: [true, false]) func recursiveEnumsAreIndirect(isCorrected: Bool) throws {
    let sdl = """
      input A @oneOf { b: B c: C i: I l: [B!] }
      input B @oneOf { a: A s: String }
      input C @oneOf { s: String }
      input I { a: A }
      """
    let file = try schemaTypeFile("A", sdl, options: .sample { $0.emission.correctsKnownBugs = isCorrected })
    #expect(file.body.contains("indirect case b(B)") == isCorrected)
    for direct in ["  case c(C)", "  case i(I)", "  case l([B])"] { #expect(file.body.contains(direct)) }
  }

  /// Apollo's generator marks these cases since 2.1.1. MockSupport needs the mark for any version.
  @Test(arguments: [
    ("2.0.6", EmissionOptions.Runtime.apollo, false), ("2.1.0", .apollo, false), ("2.1.1", .apollo, true),
    ("2.4", .apollo, true), ("2.0.6", .mockSupport, true), ("1.20", .mockSupport, true),
  ])
  func enumsThatContainThemselvesAreIndirect(version: String, runtime: EmissionOptions.Runtime, isMarked: Bool) throws {
    let file = try schemaTypeFile(
      "A", "input A @oneOf { a: A s: String }",
      options: .sample { $0.emission = .exact(version) { $0.runtime = runtime } })
    #expect(file.body.contains("indirect case a(A)") == isMarked)
  }
}
