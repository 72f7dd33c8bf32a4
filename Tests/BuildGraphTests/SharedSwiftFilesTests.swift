import CrashAnalysis
import Incremental
import Source
import SwiftLowering
import Testing

@testable import BuildGraph

@Suite struct SharedSwiftFilesTests {
  private let files = SharedSwiftFiles()

  /// Returns the number of times that the names of sources are read.
  private func reads(_ sources: SourceFile...) -> Int {
    var count = 0
    for source in sources {
      _ = files.part(\.words, of: source) { _ in
        count += 1
        return [Name(String(decoding: source.bytes, as: UTF8.self))]
      }
    }
    return count
  }

  @Test func aSharedTextIsReadOnce() {
    let (a, b) = (SourceFile(path: "A.swift", text: "a"), SourceFile(path: "A.swift", text: "b"))
    #expect(reads(a, a, a) == 1)
    #expect(reads(a) == 0)
    #expect(reads(b, b) == 1)
    #expect(files.part(\.words, of: b) { _ in [] } == ["b"])
    #expect(reads(SourceFile(path: "B.swift", text: "b"), b) == 1)
  }

  @Test func declarationsAreReadSeparately() {
    let source = SourceFile(path: "A.swift", text: "let a = 1")
    #expect(reads(source) == 1)
    var count = 0
    for _ in 0..<2 {
      _ = files.part(\.names, of: source) { _ in
        count += 1
        return SourceNames()
      }
    }
    #expect(count == 1 && reads(source) == 0)
  }

  @Test func deletedFilesAreForgotten() {
    let (a, b) = (SourceFile(path: "A.swift", text: "a"), SourceFile(path: "B.swift", text: "b"))
    #expect(reads(a, b) == 2)
    files.keep { $0 == "A.swift" }
    #expect(reads(a, b) == 1)
  }
}
