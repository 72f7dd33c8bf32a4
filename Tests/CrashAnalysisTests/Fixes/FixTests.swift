import CrashAnalysis
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// Tests that fixed files compile and don't crash. Fixes put a fitting value where the mock is made.
@Suite struct FixTests {
  struct Row: CustomTestStringConvertible {
    var code: String
    /// The code after each fix of the first error.
    var fixed: [String]

    var testDescription: String { code }
  }

  static let rows: [Row] = [
    Row(
      code: "_ = OtterToy(from: Mock<Otter>()).toy",
      fixed: [
        #"_ = OtterToy(from: Mock<Otter>(toy: "toy")).toy"#,
        #"_ = OtterToy(from: Mock<Otter>(born: .defaultMockValue, species: "species", toy: "toy")).toy"#,
      ]),
    // In the order of the parameters, with the required fields of the mock.
    Row(
      code: #"_ = DenDepth(from: Mock<Otter>(born: .defaultMockValue, toy: "ball")).den.depth"#,
      fixed: [
        #"_ = DenDepth(from: Mock<Otter>(born: .defaultMockValue, den: Mock<Den>(depth: 0), toy: "ball")).den.depth"#
      ]),
    Row(
      code: #"_ = DenDepth(from: Otter.mock(toy: "ball")).den.depth"#,
      fixed: [#"_ = DenDepth(from: Otter.mock(den: Mock<Den>(depth: 0), toy: "ball")).den.depth"#]),
    Row(
      code: "let mock: Mock<Otter> = .init(); _ = OtterToy(from: mock).species",
      fixed: [
        #"let mock: Mock<Otter> = .init(species: "species"); _ = OtterToy(from: mock).species"#,
        #"let mock: Mock<Otter> = .init(born: .defaultMockValue, species: "species", toy: "toy"); "#
          + "_ = OtterToy(from: mock).species",
      ]),
    // Lists have an element; enums, custom scalars and identifiers have values of their types.
    Row(
      code: "_ = SearchQuery.Data(from: Mock<Query>()).search",
      fixed: [#"_ = SearchQuery.Data(from: Mock<Query>(search: [Mock<Parrot>(id: "1")])).search"#]),
    Row(
      code: "let m = Mock<Otter>(); _ = ResidentsQuery.Data.Resident(from: m).diet",
      fixed: [
        "let m = Mock<Otter>(diet: .case(.plants)); _ = ResidentsQuery.Data.Resident(from: m).diet",
        #"let m = Mock<Otter>(den: Mock<Den>(depth: 0, width: 0), diet: .case(.plants), id: "1", "#
          + #"neighbors: [Mock<Parrot>(species: "species", wingspan: 0.0)], species: "species", tags: ["tags"], "#
          + #"toy: "toy", weight: 0.0); _ = ResidentsQuery.Data.Resident(from: m).diet"#,
      ]),
    // A literal nil is replaced. A value that may be nil gets a fallback.
    Row(
      code: #"let m = Mock<Otter>(toy: "a"); m.toy = nil; _ = OtterToy(from: m).toy"#,
      fixed: [#"let m = Mock<Otter>(toy: "a"); m.toy = "toy"; _ = OtterToy(from: m).toy"#]),
    Row(
      code: #"let m = Mock<Otter>(toy: "a"); let t: String? = nil; m.toy = t; _ = OtterToy(from: m).toy"#,
      fixed: [
        #"let m = Mock<Otter>(toy: "a"); let t: String? = nil; m.toy = (t) ?? "toy"; _ = OtterToy(from: m).toy"#
      ]),
    // Variables.
    Row(
      code: "let m = Mock<Query>(residents: [Otter.mock()]); _ = ConditionsQuery.Data(from: m).residents[0].den!",
      fixed: [
        "let m = Mock<Query>(residents: [Otter.mock()]); "
          + #"_ = ConditionsQuery.Data(from: m, withVariables: ["hideDen": false]).residents[0].den!"#
      ]),
    Row(
      code: "let m = Mock<Query>(residents: [Otter.mock()]); "
        + #"_ = ConditionsQuery.Data(from: m, withVariables: ["details": true]).residents[0].diet!"#,
      fixed: [
        "let m = Mock<Query>(residents: [Otter.mock()]); "
          + #"_ = ConditionsQuery.Data(from: m, withVariables: ["withDiet": true, "details": true]).residents[0].diet!"#
      ]),
    // No fitting value is known.
    Row(code: "_ = OtterToy(from: Mock<Den>()).toy", fixed: []),
  ]

  @Test(arguments: rows) func fixesEditTheSource(row: Row) throws {
    let file = SourceFile(path: "0.swift", text: "func test() { \(row.code) }")
    let diagnostics = try AnalyzedProject.zoo().diagnostics([file]).filter { $0.severity == .error }
    let first = try #require(diagnostics.first)
    let fixed = first.fixes.map { fix in
      let text = String(decoding: file.applying(fix.edits).bytes, as: UTF8.self)
      return String(text.dropFirst("func test() { ".count).dropLast(" }".count))
    }
    #expect(fixed == row.fixed)
  }

  /// If an assertion compares the read with a literal, the fix uses it.
  @Test(arguments: [
    ("XCTAssertEqual(OtterToy(from: Mock<Otter>()).toy, \"ball\")", "toy: \"ball\""),
    ("XCTAssertEqual(\"ball\", OtterToy(from: Mock<Otter>()).toy, \"The toy is wrong\")", "toy: \"ball\""),
    ("XCTAssertTrue(OtterToy(from: Mock<Otter>()).toy == \"ball\")", "toy: \"ball\""),
    ("#expect(OtterToy(from: Mock<Otter>()).toy == \"ball\")", "toy: \"ball\""),
    ("#expect(!(OtterToy(from: Mock<Otter>()).toy != \"ball\"))", "toy: \"ball\""),
    ("try #require(OtterToy(from: Mock<Otter>()).toy == \"ball\")", "toy: \"ball\""),
    ("expect(OtterToy(from: Mock<Otter>()).toy).to(equal(\"ball\"))", "toy: \"ball\""),
    (
      "XCTAssertEqual(ResidentsQuery.Data.Resident(from: Mock<Parrot>()).asFlier?.wingspan, -1.5)",
      "wingspan: -1.5"
    ),
    ("XCTAssertEqual(DenDepth(from: Mock<Otter>(den: Mock<Den>())).den.depth, 4)", "depth: 4"),
    // No literal of the field's type, or not the read.
    (
      "XCTAssertEqual(ResidentsQuery.Data.Resident(from: Mock<Parrot>()).asFlier?.wingspan, 1e999)",
      "wingspan: 0.0"
    ),
    ("XCTAssertNotEqual(OtterToy(from: Mock<Otter>()).toy, \"ball\")", "toy: \"toy\""),
    ("#expect(OtterToy(from: Mock<Otter>()).toy != \"ball\")", "toy: \"toy\""),
    ("expect(OtterToy(from: Mock<Otter>()).toy).toNot(equal(\"ball\"))", "toy: \"toy\""),
    ("XCTAssertEqual(OtterToy(from: Mock<Otter>()).toy.count, 4)", "toy: \"toy\""),
    ("XCTAssertEqual(OtterToy(from: Mock<Otter>()).toy, name)", "toy: \"toy\""),
  ])
  func fixesUseTheLiteralsOfAssertions(code: String, argument: String) throws {
    let file = SourceFile(path: "0.swift", text: "func test(name: String) throws { \(code) }")
    let diagnostics = try AnalyzedProject.zoo().diagnostics([file])
    let fix = try #require(diagnostics.first?.fixes.first)
    let text = String(decoding: file.applying(fix.edits).bytes, as: UTF8.self)
    #expect(text.contains("(\(argument)") || text.contains(", \(argument)"), "\(text)")
  }

  /// Fixes for models that code under test gets set the fields that it reads, or all required fields, on all mocks.
  @Test func fixesOfEscapedModelsSetTheReadFields() throws {
    let file = SourceFile(
      path: "0.swift",
      text: """
        func test() {
          let den = Mock<Den>()
          render(ResidentsQuery.Data.Resident(from: Mock<Otter>(den: den, toy: "ball")))
          render(OtterToy(from: Mock<Otter>()))
        }
        """)
    let project = try AnalyzedProject.zoo()
    let found = project.diagnostics([file], codeUnderTest: "let a = model.den.width + model.den.depth + model.toy")
    #expect(found.map(\.severity) == [.warning, .warning])
    let fixed = found.map { $0.fixes.map { String(decoding: file.applying($0.edits).bytes, as: UTF8.self) } }
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(fixed.first == [text.replacing("Mock<Den>()", with: "Mock<Den>(depth: 0, width: 0)")])
    #expect(
      fixed.last == [
        text.replacing("Mock<Otter>()", with: "Mock<Otter>(toy: \"toy\")"),
        text.replacing(
          "Mock<Otter>()", with: "Mock<Otter>(born: .defaultMockValue, species: \"species\", toy: \"toy\")"),
      ])
  }

  /// With all possible fixes, samples crash only if their comments give another reason. In every second file, the fixes
  /// set everything.
  @Test func fixedSamplesDoNotCrash() throws {
    let modules = try GeneratedModules.zoo()
    let folder = Repository.root.appending(path: "Tests/CrashSamples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.filter { $0.hasSuffix(".swift") }.map { name in
      SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
    let before = modules.project.diagnostics(files).filter { $0.severity == .error }
    let setEverything = Set(files.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element.path))
    let fixed = AppliedFixes(files, of: modules.project) {
      setEverything.contains($0.location.file) ? $0.fixes.last : $0.fixes.first
    }
    #expect(fixed.rest.allSatisfy { $0.fixes.isEmpty }, "\(fixed.rest.filter { !$0.fixes.isEmpty }.map(\.message))")
    #expect(50 < fixed.count && fixed.count <= before.count)

    let program = FileManager.default.temporaryDirectory.appending(path: "fixed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: program, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: program) }
    for file in fixed.files { try Data(file.bytes).write(to: program.appending(path: file.path)) }
    let standIns = folder.appending(path: "StandIns")
    let others = try FileManager.default.contentsOfDirectory(atPath: standIns.path).sorted()
    let libraries = try ["MockSupport", "IssueReporting", "IssueReportingPackageSupport"].flatMap {
      try GeneratedModules.builtObjects(of: $0)
    }
    try GeneratedModules.swiftc(
      ["-module-name", "Samples", "-o", "samples"] + fixed.files.map(\.path)
        + others.map { standIns.appending(path: $0).path } + modules.objects + libraries, in: program)

    let left = SampleFunction.all(in: fixed.files).filter { $0.has(fixed.rest) }.map(\.name)
    var tried = 0
    for sample in SampleFunction.all(in: files)
    where !sample.crashes && sample.has(before) && !left.contains(sample.name) {
      tried += 1
      let status = try ProgramRun(program.appending(path: "samples"), [sample.name], in: program).status
      #expect(status == 0, "\(sample.name)")
    }
    #expect(50 < tried)
  }

  /// Random functions that crash don't crash with all errors fixed.
  @Test(arguments: Seeds.all) func fixedRandomFunctionsDoNotCrash(seed: UInt64) throws {
    let environment = ProcessInfo.processInfo.environment
    let total = Seeds.share(of: environment["MOCKD_FIXED_FUNCTIONS"].flatMap { Int($0) } ?? 60)
    print("MOCKD_SEED=\(seed) MOCKD_FIXED_FUNCTIONS=\(total)")
    // The compilation of the modules takes most of the time.
    let numbers = Seeds.share(of: [0, 1], for: seed)
    for number in numbers {
      let modules = try number == 0 ? .zoo() : GeneratedModules.random(seed: seed)
      defer { modules.remove() }
      try check(modules, seed: seed &+ UInt64(number), count: total / numbers.count)
    }
  }

  private func check(_ modules: GeneratedModules, seed: UInt64, count: Int) throws {
    let functions = FunctionBatch(modules, seed: seed, 0..<count).functions.filter {
      !$0.hasUnknowns && $0.driver.isEmpty
    }
    let text = modules.prelude + functions.map { $0.text + $0.app }.joined(separator: "\n")
    let file = SourceFile(path: "Functions.swift", text: text)
    let before = Set(modules.project.diagnostics([file]).filter { $0.severity == .error }.map(\.location))
    var random = SplitMix64(seed: seed)
    let fixed = AppliedFixes([file], of: modules.project) { $0.fixes.randomElement(using: &random) }
    #expect(fixed.rest.allSatisfy { $0.fixes.isEmpty }, "\(fixed.rest.filter { !$0.fixes.isEmpty }.map(\.message))")
    #expect(count / 20 < before.count && before.count / 10 < fixed.count)
    let result = String(decoding: fixed.files[0].bytes, as: UTF8.self)
    let program = try CompiledFunctions(result, names: functions.map(\.name), with: modules)
    // A read in the code under test names its function by the call.
    let all = fixed.files.flatMap(SampleFunction.functions)
    let left = Set(
      fixed.rest.flatMap { [$0.location] + $0.related.map(\.location) }.map { SampleFunction.name(at: $0, in: all) })
    var tried = 0
    for function in functions where !left.contains(function.name) {
      tried += 1
      #expect(try program.ending(of: function.name) != .byMock, "MOCKD_SEED=\(seed): \(function.text)")
    }
    #expect(functions.count / 2 < tried)
    print("\(before.count) errors, \(fixed.count) fixes in \(fixed.rounds) rounds, \(tried) functions run")
  }
}

/// A function of a file, with its lines.
struct SampleFunction {
  var name: String
  var file: String
  var range: Range<Int>
  /// Whether its comment says that it crashes for another reason.
  var crashes: Bool

  /// Returns the samples by their names in the program.
  static func all(in files: [SourceFile]) -> [SampleFunction] {
    files.flatMap { file -> [SampleFunction] in
      let text = String(decoding: file.bytes, as: UTF8.self)
      let names = Dictionary(
        text.matches(of: /Sample\("(\w+)", (\w+)\)/).map { (String($0.2), String($0.1)) },
        uniquingKeysWith: { first, _ in first })
      return functions(in: file).compactMap { function in
        names[function.name].map {
          SampleFunction(name: $0, file: function.file, range: function.range, crashes: function.crashes)
        }
      }
    }
  }

  /// Returns the top-level functions of a file.
  static func functions(in file: SourceFile) -> [SampleFunction] {
    var result: [SampleFunction] = []
    var offset = 0
    for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      // The declarations of a random function end with its name and a number.
      let owner = line.firstMatch(
        of: /^ *(?:[@\w]+ )*(?:func|struct|class|enum|actor|protocol|extension) .*?(f\d+)N\d/)?.1
      let own = owner ?? line.firstMatch(of: /^func (\w+)/)?.1
      // Random functions are in types with their names.
      let enclosing = line.firstMatch(of: /^(?:final class [CT]|struct B|enum S|let g)(f\d+)/)?.1
      if let name = own ?? enclosing {
        result.append(
          SampleFunction(
            name: String(name), file: file.path, range: offset..<offset, crashes: line.contains("// crashes")))
      }
      offset += line.utf8.count + 1
      if !result.isEmpty { result[result.count - 1].range = result[result.count - 1].range.lowerBound..<offset }
    }
    return result
  }

  /// Returns the name of the function at a location, or an empty name.
  static func name(at location: Location, in functions: [SampleFunction]) -> String {
    let found = functions.first { $0.file == location.file && $0.range.contains(Int(location.range.lower)) }
    return found?.name ?? ""
  }

  /// Returns whether it contains one of the errors.
  func has(_ errors: [Diagnostic]) -> Bool {
    errors.contains { $0.location.file == file && range.contains(Int($0.location.range.lower)) }
  }
}
