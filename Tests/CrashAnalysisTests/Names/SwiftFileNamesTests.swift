import CrashAnalysis
import Foundation
import Source
import SwiftLowering
import Testing

/// Tests the names of generated code in Swift files that compile.
@Suite struct SwiftFileNamesTests {
  /// Every name has the spelling of its generated element, and most are found.
  @Test func namesHaveTheirGeneratedSpelling() throws {
    let project = try AnalyzedProject.zoo()
    let folder = Repository.root.appending(path: "Tests/CrashSamples")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.map {
        SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
      }
    let tests = SwiftFiles(files.map { SwiftFileFacts.read($0) })
    var (sure, unclear) = (0, 0)
    for file in files {
      let names = SwiftFileNames.read(file, project.code, tests: tests)
      for name in names.named {
        let text = String(decoding: file.bytes[name.range.indices], as: UTF8.self)
        #expect(project.code.meaning(of: name.element)?.text(as: name.form) == text, "\(file.path): \(name)")
      }
      #expect(Set(names.named.map(\.range)).count == names.named.count, "\(file.path): a place has two meanings")
      #expect(Set(names.named.map(\.range)).isDisjoint(with: names.unclear))
      sure += names.named.count
      unclear += names.unclear.count
    }
    print("\(sure) names, \(unclear) unclear")
    #expect(4_500 < sure)
  }

  /// At each read that surely crashes, the name of the field is known. So editors show and rename what `check` reports.
  @Test func readsThatCrashAreNames() throws {
    let project = try AnalyzedProject.zoo()
    let files = try Self.samples()
    let tests = SwiftFiles(files.map { SwiftFileFacts.read($0) })
    var count = 0
    for file in files {
      let names = SwiftFileNames.read(file, project.code, tests: tests).named
      for diagnostic in tests.diagnostics(inFile: Name(file.path), project.code) {
        guard diagnostic.diagnostic.severity == .error else { continue }
        let place = diagnostic.diagnostic.location
        let text = String(decoding: file.bytes[place.range.indices], as: UTF8.self)
        count += 1
        let isKnown = names.contains { $0.range.upper == place.range.upper }
        if !isKnown { print("UNKNOWN \(file.path): \(text) \(diagnostic.diagnostic.code)") }
      }
    }
    print("\(count) reads")
  }

  private static func samples() throws -> [SourceFile] {
    let folder = Repository.root.appending(path: "Tests/CrashSamples")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.map {
        SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
      }
  }
}
