import CrashAnalysis
import Foundation
import Fuzzing
import Source
import Testing

/// Random functions are compiled with generated code and run, each in a process of its own: where all conditions can be
/// known, a function ends its process exactly if the analysis finds an error in it; where some cannot, at least no error
/// is a false one. The generated code is that of random schemas and operations, and that of `Examples/Zoo`.
///
/// `MOCKD_SEED` repeats a run, `MOCKD_FUNCTIONS` sets how many functions there are.
@Suite struct DifferentialTests {
  @Test func errorsAreThoseThatHappen() throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["MOCKD_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...0xffff_ffff)
    let total = environment["MOCKD_FUNCTIONS"].flatMap { Int($0) } ?? 600
    print("MOCKD_SEED=\(seed) MOCKD_FUNCTIONS=\(total)")
    let size = max(100, min(500, total / 3))
    var tally = Tally()
    for (number, start) in stride(from: 0, to: total, by: size).enumerated() {
      let modules = try number == 0 ? .zoo() : GeneratedModules.random(seed: seed &+ UInt64(number) &* 0x51_7cc1)
      defer { modules.remove() }
      let batch = FunctionBatch(modules, seed: seed, start..<min(start + size, total))
      if 5000 < total { print("\(tally.functions) functions, \(tally.disagreements) disagreements") }
      try batch.check(&tally, label: "MOCKD_SEED=\(seed) MOCKD_FUNCTIONS=\(total), batch \(number)")
      if 10 < tally.disagreements { break }
    }
    print(tally)
    tally.expectFloors()
  }
}

/// How often each thing was tried, and what came of it.
struct Tally: CustomStringConvertible {
  var functions = 0
  var ended = 0
  var errors = 0
  /// Functions that end although no error was found, since the analysis cannot know a condition in them.
  var undecided = 0
  var disagreements = 0
  var forms: [Form: Int] = [:]

  var description: String {
    let list = Form.allCases.map { "\($0.rawValue) \(forms[$0] ?? 0)" }.joined(separator: ", ")
    return "\(functions) functions: \(ended) end their process, \(errors) have an error, \(undecided) are undecided\n"
      + "functions with each form: \(list)"
  }

  /// There is something to find in enough functions, and in as many there is nothing; no form is forgotten.
  func expectFloors() {
    #expect(functions / 10 < errors && errors < functions * 9 / 10)
    #expect(functions / 10 < ended && ended < functions * 9 / 10)
    #expect(0 < undecided && undecided < functions / 5)
    for form in Form.allCases { #expect(functions / 200 <= forms[form] ?? 0, "\(form)") }
  }
}

/// Some functions that are compiled together.
struct FunctionBatch {
  let modules: GeneratedModules
  let functions: [Function]
  /// What all functions can use, which is read once.
  private let prelude: TestFile

  struct Function {
    var name: String
    var text: String
    var hasUnknowns: Bool
    var forms: Set<Form>
  }

  init(_ modules: GeneratedModules, seed: UInt64, _ numbers: Range<Int>) {
    self.modules = modules
    prelude = TestFile.read(SourceFile(path: "Prelude.swift", text: modules.prelude))
    functions = numbers.map { number in
      let hasUnknowns = number.isMultiple(of: 3)
      var random = RandomFunctions(
        modules.shapes, seed: seed &+ UInt64(number) &* 0x9e37_79b9, hasUnknowns: hasUnknowns)
      let name = "f\(number)"
      let text = random.function(named: name)
      return Function(
        name: name, text: text, hasUnknowns: hasUnknowns || random.sharesMocks, forms: random.forms)
    }
  }

  func check(_ tally: inout Tally, label: String) throws {
    let text = modules.prelude + functions.map(\.text).joined(separator: "\n")
    let program = try CompiledFunctions(text, names: functions.map(\.name), with: modules)
    defer { program.remove() }
    for function in functions {
      let ends = try program.ends(function.name)
      let errors = errors(in: function.text)
      tally.functions += 1
      tally.ended += ends ? 1 : 0
      tally.errors += errors.isEmpty ? 0 : 1
      for form in function.forms { tally.forms[form, default: 0] += 1 }
      guard ends == errors.isEmpty else { continue }
      if ends, function.hasUnknowns {
        tally.undecided += 1
        continue
      }
      tally.disagreements += 1
      let smaller = tally.disagreements == 1 ? shrink(function) : function.text
      let documents = tally.disagreements == 1 ? modules.documents : ""
      Issue.record(
        "\(ends ? "missed" : "false error") (\(label)): \(self.errors(in: smaller).map(\.message))\n\(smaller)\(documents)"
      )
    }
  }

  private func errors(in text: String) -> [Diagnostic] {
    let path = "Functions.swift"
    // The scan of the bytes looks for this word.
    let file = TestFile.read(SourceFile(path: path, text: text + "// Mock"))
    return TestFiles([prelude, file]).findings(inFile: Name(path), modules.project.code).map(\.diagnostic)
      .filter { $0.severity == .error }
  }

  /// Leaves out statements as long as the analysis and the process disagree.
  private func shrink(_ function: Function) -> String {
    let lines = function.text.split(separator: "\n").map(String.init)
    let starts = ["func run() async", "func testRead() async", "func \(function.name)() async"]
    let first = starts.lazy.compactMap { start in lines.firstIndex { $0.contains(start) } }.first
    guard let first else { return function.text }
    let indent = lines[first].prefix { $0 == " " }
    guard let last = lines[first...].firstIndex(of: indent + "}") else { return function.text }
    // Statements of the function with all that is in them.
    var groups: [[String]] = []
    for line in lines[(first + 1)..<last] {
      let text = line.dropFirst(indent.count)
      let isInner =
        text.hasPrefix("   ") || text.hasPrefix("  }") || text.hasPrefix("  case ") || text == "  default:"
        || text.hasPrefix("#")
      if isInner, !groups.isEmpty { groups[groups.count - 1].append(line) } else { groups.append([line]) }
    }
    let text = { (groups: [[String]]) in
      (lines[...first] + groups.flatMap { $0 } + lines[last...]).joined(separator: "\n") + "\n"
    }
    let smallest = Shrinker.shrink(groups, attempts: 40) { groups in
      let candidate = text(groups)
      guard let program = try? CompiledFunctions(modules.prelude + candidate, names: [function.name], with: modules)
      else { return false }
      defer { program.remove() }
      guard let ends = try? program.ends(function.name) else { return false }
      return ends == errors(in: candidate).isEmpty
    }
    return text(smallest)
  }
}
