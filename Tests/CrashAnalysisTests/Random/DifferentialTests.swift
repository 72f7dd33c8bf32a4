import CrashAnalysis
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// Random functions are compiled with generated code and run, each in a process of its own: where all conditions can be
/// known, a function ends its process exactly if the analysis finds an error in it; where some cannot, at least no error
/// is a false one. The generated code is that of random schemas and operations, and that of `Examples/Zoo`.
///
/// `MOCKD_SEED` repeats a run, `MOCKD_FUNCTIONS` sets how many functions there are.
@Suite struct DifferentialTests {
  @Test(arguments: Seeds.all) func errorsAreThoseThatHappen(seed: UInt64) async {
    let environment = ProcessInfo.processInfo.environment
    let total = Seeds.share(of: environment["MOCKD_FUNCTIONS"].flatMap { Int($0) } ?? 600)
    let label = "MOCKD_SEED=\(seed) MOCKD_FUNCTIONS=\(total)"
    print(label)
    let size = max(100, min(500, total / 3))
    var batches = Array(stride(from: 0, to: total, by: size).enumerated())[...]
    // A long run has the machine for itself.
    let isLong = 5000 <= total
    var tally = Tally()
    await withTaskGroup(of: Tally.self) { group in
      func startNext() {
        guard tally.disagreements.count <= 10, let (number, start) = batches.popFirst() else { return }
        group.addTask {
          let label = "\(label), batch \(number)"
          do {
            let modules =
              try number == 0 ? .zoo() : GeneratedModules.random(seed: seed &+ UInt64(number) &* 0x51_7cc1)
            defer { modules.remove() }
            return try FunctionBatch(modules, seed: seed, start..<min(start + size, total)).tally(label: label)
          } catch {
            // The others run nevertheless.
            return Tally(disagreements: ["\(label): \(error)"])
          }
        }
      }
      for _ in 0..<(isLong ? 2 : 1) { startNext() }
      while let part = await group.next() {
        tally.add(part)
        if isLong { print("\(tally.functions) functions, \(tally.disagreements.count) disagreements") }
        for disagreement in part.disagreements { print(disagreement) }
        startNext()
      }
    }
    print(tally)
    for disagreement in tally.disagreements { Issue.record("\(disagreement)") }
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
  /// Functions in which nil was unwrapped.
  var unwrapped = 0
  var disagreements: [String] = []
  var forms: [Form: Int] = [:]

  mutating func add(_ other: Tally) {
    functions += other.functions
    ended += other.ended
    errors += other.errors
    undecided += other.undecided
    unwrapped += other.unwrapped
    disagreements += other.disagreements
    forms.merge(other.forms, uniquingKeysWith: +)
  }

  var description: String {
    let list = Form.allCases.map { "\($0.rawValue) \(forms[$0] ?? 0)" }.joined(separator: ", ")
    return
      "\(functions) functions: \(ended) end their process, \(unwrapped) unwrap nil, \(errors) have an error, \(undecided) are undecided, \(disagreements.count) disagree\n"
      + "functions with each form: \(list)"
  }

  /// There is something to find in enough functions, and in as many there is nothing; no form is forgotten.
  func expectFloors() {
    #expect(functions / 10 < errors && errors < functions * 9 / 10)
    #expect(functions / 10 < ended && ended < functions * 9 / 10)
    #expect(undecided < functions / 5)
    // In a short run, a rare form may be missing by chance.
    guard 5_000 <= functions else { return }
    #expect(0 < undecided)
    for form in Form.allCases { #expect(functions / 1_000 <= forms[form] ?? 0, "\(form)") }
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
    /// What runs it, where that is not seen by the analysis.
    var driver: String
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
        name: name, text: text, driver: random.driver, hasUnknowns: hasUnknowns || random.sharesMocks,
        forms: random.forms)
    }
  }

  func tally(label: String) throws -> Tally {
    var tally = Tally()
    let text = modules.prelude + functions.map { compiled($0.text, $0) }.joined(separator: "\n")
    let program = try CompiledFunctions(text, names: functions.map(\.name), with: modules)
    defer { program.remove() }
    for function in functions {
      let ending = try program.ending(of: function.name)
      let errors = errors(in: function.text)
      tally.functions += 1
      tally.ended += ending == .byMock ? 1 : 0
      tally.unwrapped += ending == .byNil ? 1 : 0
      tally.errors += errors.isEmpty ? 0 : 1
      for form in function.forms { tally.forms[form, default: 0] += 1 }
      if agrees(ending, errors) { continue }
      if ending == .byMock, errors.isEmpty, function.hasUnknowns {
        tally.undecided += 1
        continue
      }
      let isFirst = tally.disagreements.isEmpty
      let smaller = isFirst ? shrink(function) : function.text
      let messages = self.errors(in: smaller).map(\.message)
      tally.disagreements.append(
        "ends \(ending) (\(label)): \(messages)\n\(smaller)\(function.driver)\(isFirst ? modules.documents : "")")
    }
    return tally
  }

  /// Whether errors are those that a process ended by. That a variable is missing, it ends by as nil that is unwrapped.
  private func agrees(_ ending: Ending, _ errors: [Diagnostic]) -> Bool {
    switch ending {
    case .atEnd: errors.isEmpty
    case .byNil: errors.allSatisfy { $0.code == .missingVariables }
    case .byMock: errors.contains { $0.code != .missingVariables }
    }
  }

  /// The text without what only the analysis is to see, and with what only the compiler is.
  private func compiled(_ text: String, _ function: Function) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix(RandomFunctions.testAttribute) }.joined(separator: "\n") + function.driver
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
    let starts = [
      "func run() async", "func testRead() async", "func test\(function.name)(", "it(\"reads 0\")",
      "func \(function.name)() async",
    ]
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
      let text = modules.prelude + compiled(candidate, function)
      guard let program = try? CompiledFunctions(text, names: [function.name], with: modules) else { return false }
      defer { program.remove() }
      guard let ending = try? program.ending(of: function.name) else { return false }
      return !agrees(ending, errors(in: candidate))
    }
    return text(smallest)
  }
}
