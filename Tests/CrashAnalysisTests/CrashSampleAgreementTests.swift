import CrashAnalysis
import Foundation
import Source
import SwiftLowering
import TestSupport
import Testing

/// Tests `Tests/CrashSamples`: diagnostics equal the comments of the samples, and runs of the samples confirm the
/// comments.
@Suite struct CrashSampleAgreementTests {
  private static func files() throws -> [SourceFile] {
    let folder = Repository.root.appending(path: "Tests/CrashSamples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }

  @Test func diagnosticsMatchTheComments() throws {
    let files = try Self.files()
    let found = try Set(AnalyzedProject.zoo().diagnostics(files).map { Marker($0, in: files) })
    let expected = Set(files.flatMap { Marker.all(in: $0) })
    #expect(expected.count > 50)
    for marker in found.subtracting(expected).sorted() { Issue.record("unexpected: \(marker)") }
    for marker in expected.subtracting(found).sorted() { Issue.record("missing: \(marker)") }
  }

  /// Each value is an instance of the static type of its expression.
  @Test func valuesAreInstancesOfTheirTypes() throws {
    let files = try Self.files()
    let check = ValueCheck()
    var program = SwiftFiles(files.map { SwiftFileFacts.read($0) })
    program.valueCheck = check
    let code = try AnalyzedProject.zoo().code
    for file in files { _ = program.diagnostics(inFile: Name(file.path), code) }
    print("\(check.valueCount) values")
    #expect(10_000 < check.valueCount)
    for conflict in Set(check.conflicts).sorted() { Issue.record("\(conflict)") }
  }

  /// A function ends the process exactly if it has an error, or its comment says that a helper has one.
  @Test func functionsCrashAsReported() async throws {
    let tool = try BuiltTool.path("crash-samples")
    let files = try Self.files()
    var crashing: Set<String> = []
    for file in files { crashing.formUnion(Self.crashing(in: file)) }
    let names = try ProgramRun(tool, []).output.split(separator: "\n").map(String.init)
    #expect(names.count > 80)
    for name in names {
      let isCrash = try ProgramRun(tool, [name]).isCrash
      #expect(isCrash == crashing.contains(name), "\(name) \(isCrash ? "ends" : "does not end") the process")
    }
  }

  /// Returns the functions with a marked error or a comment `// crashes`.
  private static func crashing(in file: SourceFile) -> Set<String> {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let samples = Dictionary(
      text.matches(of: /Sample\("(\w+)", (\w+)\)/).map { (String($0.2), String($0.1)) },
      uniquingKeysWith: { first, _ in first })
    var result: Set<String> = []
    var current: String?
    /// A suite or specification. Its name is the name of a sample, or the first part of one.
    var type: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /^func (\w+)/) { current = samples[String(match.1)] }
      if let match = line.firstMatch(of: /^final class (\w+)/) { type = String(match.1) }
      if let type, let match = line.firstMatch(of: /^  (override class )?func (\w+)/) {
        current = match.1 == nil ? "\(type).\(match.2)" : type
      }
      defer {
        if line == "}" { (current, type) = (nil, nil) }
        if line == "  }", type != nil { current = nil }
      }
      guard let name = current else { continue }
      if line.contains("// error: ") || line.contains("// crashes") { result.insert(name) }
    }
    return result
  }
}
