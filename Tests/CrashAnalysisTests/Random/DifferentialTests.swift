import CrashAnalysis
import Foundation
import Source
import Testing

/// Random functions over `Examples/Zoo` are compiled with its generated code and run, each in a process of its own: where
/// all conditions can be known, a function ends its process exactly if the analysis finds an error in it; where some
/// cannot, at least no error is a false one.
///
/// `MOCKD_SEED` repeats a run, `MOCKD_FUNCTIONS` sets how many functions there are.
@Suite struct DifferentialTests {
  @Test func errorsAreThoseThatHappen() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["MOCKD_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...0xffff_ffff)
    let total = environment["MOCKD_FUNCTIONS"].flatMap { Int($0) } ?? 500
    print("MOCKD_SEED=\(seed) MOCKD_FUNCTIONS=\(total)")
    let project = try AnalyzedProject.zoo()
    var done = 0
    var ended = 0
    while done < total {
      let batch = try Batch(seed: seed, done..<min(done + 500, total))
      ended += try batch.check(project)
      done += 500
    }
    print("\(ended) of \(total) functions end their process")
    #expect(total / 10 < ended && ended < total * 9 / 10)
  }
}

/// Some functions that are compiled together.
private struct Batch {
  let functions: [(name: String, text: String, hasUnknowns: Bool)]

  init(seed: UInt64, _ numbers: Range<Int>) throws {
    functions = numbers.map { number in
      let hasUnknowns = number.isMultiple(of: 3)
      var random = RandomFunctions(seed: seed &+ UInt64(number) &* 0x9e37_79b9, hasUnknowns: hasUnknowns)
      let name = "f\(number)"
      return (name, random.function(named: name), hasUnknowns)
    }
  }

  /// - Returns: how many functions end their process.
  func check(_ project: AnalyzedProject) throws -> Int {
    let program = try CompiledFunctions(functions.map(\.text).joined(separator: "\n"), names: functions.map(\.name))
    defer { program.remove() }
    var ended = 0
    for function in functions {
      let ends = try program.ends(function.name)
      ended += ends ? 1 : 0
      let file = SourceFile(path: "Functions.swift", text: CompiledFunctions.prelude + function.text)
      let findings = project.findings([file])
      let hasError = findings.contains { $0.severity == .error }
      let agrees = ends == hasError || (ends && function.hasUnknowns)
      #expect(
        agrees, "\(ends ? "missed" : "false error"): \(findings.map { ($0.code, $0.message) })\n\(function.text)")
    }
    return ended
  }
}
