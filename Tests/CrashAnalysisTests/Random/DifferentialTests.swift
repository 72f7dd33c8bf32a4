import CrashAnalysis
import Foundation
import Fuzzing
import Source
import SwiftLowering
import Synchronization
import TestSupport
import Testing

/// Tests random functions against their runs, each in a separate process. If all conditions can be known, a function
/// crashes exactly if the analysis finds an error in it. Otherwise no error is false. The generated code is for random
/// schemas and operations, and for `Examples/Zoo`.
///
/// `MOCKD_SEED` repeats a run, `MOCKD_FUNCTIONS` sets the number of functions. `MOCKD_OUTCOMES` names a file that gets the
/// ending and the most severe diagnostic of each function, to compare two versions of the analysis.
@Suite struct DifferentialTests {
  @Test(arguments: Seeds.all) func reportedErrorsEqualCrashes(seed: UInt64) async {
    let environment = ProcessInfo.processInfo.environment
    let total = Seeds.share(of: environment["MOCKD_FUNCTIONS"].flatMap { Int($0) } ?? 160)
    let label = "MOCKD_SEED=\(seed) MOCKD_FUNCTIONS=\(total)"
    print(label)
    let size = max(50, min(500, total / 3))
    var batches = Array(stride(from: 0, to: total, by: size).enumerated())[...]
    // No other tests run beside a long run.
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
            // The other batches still run.
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

/// Counts of functions by their results and forms.
struct Tally: CustomStringConvertible {
  var functions = 0
  var ended = 0
  var errors = 0
  /// Functions that crash without an error, because the analysis cannot know a condition in them.
  var undecided = 0
  /// Functions that crashed by a forced unwrap of nil.
  var unwrapped = 0
  /// The values that were compared with their types.
  var values = 0
  var disagreements: [String] = []
  var forms: [Form: Int] = [:]
  /// The functions with each form, by their ending and the most severe diagnostic about a mock.
  var outcomes: [Form: [Outcome: Int]] = [:]

  /// The truth about a function, and the statement of the analysis.
  struct Outcome: Hashable {
    let crashes: Bool
    let severity: Diagnostic.Severity?
  }

  mutating func add(_ other: Tally) {
    for (form, counts) in other.outcomes { outcomes[form, default: [:]].merge(counts, uniquingKeysWith: +) }
    functions += other.functions
    ended += other.ended
    errors += other.errors
    undecided += other.undecided
    values += other.values
    unwrapped += other.unwrapped
    disagreements += other.disagreements
    forms.merge(other.forms, uniquingKeysWith: +)
  }

  var description: String {
    let list = Form.allCases.map { "\($0.rawValue) \(forms[$0] ?? 0)" }.joined(separator: ", ")
    return
      matrix
      + "\(functions) functions: \(ended) end their process, \(unwrapped) unwrap nil, \(errors) have an error, \(undecided) are undecided, \(disagreements.count) disagree; \(values) values have their types\n"
      + "functions with each form: \(list)"
  }

  /// A table of the truth and the severities by form.
  private var matrix: String {
    let columns: [(Bool, Diagnostic.Severity?)] = [true, false].flatMap { crashes in
      [(crashes, .error), (crashes, .warning), (crashes, .hint), (crashes, nil)]
    }
    let header = "form: crashes with error, warning, hint, none; ends with error, warning, hint, none\n"
    return header
      + Form.allCases.map { form in
        let counts = columns.map { outcomes[form]?[Outcome(crashes: $0.0, severity: $0.1)] ?? 0 }
        return "\(form.rawValue): " + counts.map(String.init).joined(separator: " ") + "\n"
      }.joined()
  }

  /// Expects enough functions with and without errors, and every form.
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

/// Functions that are compiled together.
struct FunctionBatch {
  let modules: GeneratedModules
  let functions: [Function]
  /// The shared declarations, which are read once.
  private let prelude: SwiftFileFacts

  struct Function {
    var name: String
    var text: String
    /// The code under test, which is in another file.
    var app: String
    /// The code that runs the function, if the analysis doesn't see it.
    var driver: String
    var hasUnknowns: Bool
    var forms: Set<Form>
  }

  init(_ modules: GeneratedModules, seed: UInt64, _ numbers: Range<Int>) {
    self.init(
      modules,
      numbers.map { number in
        let hasUnknowns = number.isMultiple(of: 3)
        // Half of the functions have neither unknown conditions nor forms that the analysis does not follow.
        var random = RandomFunctions(
          modules.shapes, seed: seed &+ UInt64(number) &* 0x9e37_79b9, hasUnknowns: hasUnknowns,
          hasUnfollowedForms: hasUnknowns || number % 6 == 1)
        let name = "f\(number)"
        let text = random.function(named: name)
        return Function(
          name: name, text: text, app: random.app, driver: random.driver,
          hasUnknowns: hasUnknowns || random.isUndecidable,
          forms: random.forms)
      })
  }

  init(_ modules: GeneratedModules, _ functions: [Function]) {
    self.modules = modules
    self.functions = functions
    prelude = SwiftFileFacts.read(SourceFile(path: "Prelude.swift", text: modules.prelude))
  }

  /// The file of the functions.
  var text: String { modules.prelude + functions.map { compiled($0.text, $0) }.joined(separator: "\n") }

  /// Compiles and runs the functions, and passes each to a closure with its ending and the errors in it.
  func run(_ body: (Function, Ending, [Diagnostic]) throws -> Void) throws {
    let program = try CompiledFunctions(text, names: functions.map(\.name), with: modules)
    for function in functions {
      try body(function, program.ending(of: function.name), errors(in: function.text, function.app))
    }
  }

  func tally(label: String) throws -> Tally {
    var tally = Tally()
    let program = try CompiledFunctions(text, names: functions.map(\.name), with: modules)
    for function in functions {
      let ending = try program.ending(of: function.name)
      let check = ValueCheck()
      let found = diagnostics(in: function.text, function.app, check)
      tally.values += check.valueCount
      tally.disagreements += check.conflicts.map { "\(label): \($0)\n\(function.text)\(function.app)" }
      let errors = found.filter { $0.severity == .error }
      tally.functions += 1
      tally.ended += ending == .byMock ? 1 : 0
      tally.unwrapped += ending == .byNil ? 1 : 0
      tally.errors += errors.isEmpty ? 0 : 1
      let outcome = Tally.Outcome(
        crashes: ending == .byMock,
        severity: severity(found))
      if let path = ProcessInfo.processInfo.environment["MOCKD_OUTCOMES"] {
        let result = severity(found).map { "\($0)" } ?? "nothing"
        let forms = function.forms.map(\.rawValue).sorted().joined(separator: " ")
        try Self.append("\(label): \(function.name) ends \(ending), \(result): \(forms)\n", to: path)
      }
      for form in function.forms {
        tally.forms[form, default: 0] += 1
        tally.outcomes[form, default: [:]][outcome, default: 0] += 1
      }
      if Self.agrees(ending, errors) { continue }
      if ending == .byMock, errors.isEmpty, function.hasUnknowns {
        tally.undecided += 1
        continue
      }
      let isFirst = tally.disagreements.isEmpty
      let smaller = isFirst ? shrink(function) : function.text
      let messages = self.errors(in: smaller, function.app).map(\.message)
      tally.disagreements.append(
        "ends \(ending) (\(label)): \(messages)\n\(smaller)\(function.app)\(function.driver)\(isFirst ? modules.documents : "")"
      )
    }
    return tally
  }

  private static let outcomes = Mutex(())

  /// Adds a line to a file.
  private static func append(_ line: String, to path: String) throws {
    try outcomes.withLock { _ in
      if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(filePath: path)) }
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data(line.utf8))
      try file.close()
    }
  }

  /// Returns the severity of the most severe diagnostic about a mock.
  private func severity(_ diagnostics: [Diagnostic]) -> Diagnostic.Severity? {
    diagnostics.filter { $0.code != .missingVariables }.map(\.severity).min { $0 < $1 }
  }

  /// Returns whether errors explain the end of a process. A variable without a value ends it by nil.
  static func agrees(_ ending: Ending, _ errors: [Diagnostic]) -> Bool {
    switch ending {
    case .atEnd: errors.isEmpty
    case .byNil: errors.allSatisfy { $0.code == .missingVariables }
    case .byMock: errors.contains { $0.code != .missingVariables }
    }
  }

  /// Returns the text for the compiler, without the parts for the analysis.
  private func compiled(_ text: String, _ function: Function) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix(RandomFunctions.testAttribute) }.joined(separator: "\n") + function.app
      + function.driver
  }

  private func errors(in text: String, _ app: String) -> [Diagnostic] {
    diagnostics(in: text, app).filter { $0.severity == .error }
  }

  /// - Parameter check: compares values with their types.
  private func diagnostics(in text: String, _ app: String, _ check: ValueCheck? = nil) -> [Diagnostic] {
    let path = "Functions.swift"
    // The scan of the bytes looks for this word.
    let file = SwiftFileFacts.read(SourceFile(path: path, text: text + "// Mock"))
    let source = SourceFile(path: "App.swift", text: app)
    var program = SwiftFiles([prelude, file], code: [SwiftFileFacts.read(source)])
    program.valueCheck = check
    return program.diagnostics(inFile: Name(path), modules.project.code).map(\.diagnostic)
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
    // The statements of the function, including nested lines.
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
      guard let ending = try? program.ending(of: function.name) else { return false }
      return !Self.agrees(ending, errors(in: candidate, function.app))
    }
    return text(smallest)
  }
}
