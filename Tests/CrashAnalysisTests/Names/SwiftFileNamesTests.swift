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
    let tests = SwiftFiles((files + (try Self.samples(in: "StandIns"))).map { SwiftFileFacts.read($0) })
    var count = 0
    for file in files {
      let names = SwiftFileNames.read(file, project.code, tests: tests).named
      for diagnostic in tests.diagnostics(inFile: Name(file.path), project.code).map(\.diagnostic) {
        guard diagnostic.severity == .error, diagnostic.code == .unsetRequiredField else { continue }
        let range = diagnostic.location.range
        let text = String(decoding: file.bytes[range.indices], as: UTF8.self)
        let line = 1 + file.bytes.prefix(Int(range.lower)).count { $0 == UInt8(ascii: "\n") }
        if Self.readsOfRequirements.contains("\(file.path): \(text)") { continue }
        count += 1
        #expect(names.contains { $0.range.upper == range.upper }, "\(file.path):\(line): \(text)")
      }
    }
    #expect(400 < count)
  }

  /// Reads of properties that a protocol of the samples requires. Their names stand for the requirement.
  private static let readsOfRequirements: Set<String> = ["PropertyForms.swift: value.toy", "PropertyForms.swift: toy"]

  private static func samples(in folder: String = "") throws -> [SourceFile] {
    let folder = Repository.root.appending(path: "Tests/CrashSamples/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.map {
        SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
      }
  }
}
