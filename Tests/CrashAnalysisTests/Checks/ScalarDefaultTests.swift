import CrashAnalysis
import Source
import SwiftEmission
import Testing

/// Tests defaults of custom scalars, which mocks make.
@Suite struct ScalarDefaultTests {
  private static func apollo(_ options: inout ModelOptions) {
    options.emission.runtime = .apollo
    options.emission.version = ApolloVersion(2, 4)
  }

  private static let test = """
    import ZooTestMocks
    func filled() { _ = Mock<Otter>(toy: "ball") }  // LINE
    func bare() { _ = Mock<Otter>() }
    func given() { _ = Mock<Otter>(born: make(), toy: "ball") }
    func other() { _ = Mock<Den>(depth: 1) }
    """

  private static func check(
    _ scalar: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
    options: (inout ModelOptions) -> Void = apollo
  ) throws {
    let text = test.replacing("// LINE", with: expected.isEmpty ? "" : "// \(expected): scalar-default")
    try CrashAnalysisTests.check(
      text, scalar + "\n// _jsonValue", sourceLocation: sourceLocation, options: options)
  }

  @Test func aliasesDetermineTheDefault() throws {
    try Self.check("public extension ZooAPI { typealias Instant = String }", "")
    try Self.check("public extension ZooAPI { typealias Instant = Int }", "error")
    try Self.check("", "")
    try Self.check("public extension ZooAPI { typealias Instant = Foundation.UUID }", "warning")
    // The type is unknown.
    try Self.check("public extension ZooAPI { typealias Instant = Moment }", "")
  }

  private static let date = """
    public extension ZooAPI { typealias Instant = Foundation.Date }
    extension Foundation.Date: CustomScalarType {
      public init(_jsonValue value: JSONValue) throws {
        guard let text = value as? String, let date = try? Date(text, strategy: .iso8601) else {
          throw JSONDecodingError.couldNotConvert(value: value, to: Date.self)
        }
        self = date
      }
      public var _jsonValue: JSONValue { formatted() }
    """

  @Test func customTypesDetermineTheDefault() throws {
    try Self.check(Self.date + "}", "warning")
    try Self.check(Self.date + "static var defaultMockValue: Date { Date() } }", "")
    try Self.check(Self.date + "static let defaultMockValue = Date() }", "")
    try Self.check(
      """
      public struct Instant: CustomScalarType {
        let text: String
        public init(_jsonValue value: JSONValue) { text = "\\(value)" }
      }
      """, "")
    try Self.check(
      """
      public struct Instant: CustomScalarType {
        public init(_jsonValue value: JSONValue) throws { throw Unsupported() }
      }
      """, "error")
  }

  /// MockSupport tries other values, too.
  @Test func mockSupportTriesOtherValues() throws {
    let support = { (options: inout ModelOptions) in options.emission.runtime = .mockSupport }
    try Self.check("public extension ZooAPI { typealias Instant = Int }", "", options: support)
    try Self.check(
      """
      public struct Instant: CustomScalarType {
        public init(_jsonValue value: JSONValue) throws { throw Unsupported() }
      }
      """, "error", options: support)
  }

  /// Before 1.23, mocks have no defaults.
  @Test func olderVersionsHaveNoDefaults() throws {
    try Self.check("public extension ZooAPI { typealias Instant = Int }", "") { options in
      options.emission.runtime = .apollo
      options.emission.version = ApolloVersion(1, 22)
    }
  }

  /// A function ends the process exactly if it has an error.
  @Test func reportedDefaultsCrash() throws {
    let scalar = """
      import MockSupport
      public struct Stamp: CustomScalarType {
        public init() {}
        public init(_jsonValue value: JSONValue) throws { throw JSONDecodingError.wrongType }
        public var _jsonValue: JSONValue { "" }
      }
      """
    let modules = try GeneratedModules.make(
      schema: "type Query { otter: Otter } type Otter { toy: String! born: Stamp! } scalar Stamp",
      operations: "query Look { otter { toy born } }", extra: ["Stamp.swift": scalar])
    defer { modules.remove() }
    let functions = """
      func filled() { _ = Mock<Otter>(toy: "ball") }
      func made() { _ = Otter.mock() }
      func bare() { _ = Mock<Otter>() }
      func given() { _ = Mock<Otter>(born: Stamp(), toy: "ball") }
      func other() { _ = Mock<Query>(otter: nil) }

      """
    let names = ["filled", "made", "bare", "given", "other"]
    let file = SourceFile(path: "Functions.swift", text: modules.prelude + functions)
    let errors = modules.project.diagnostics([file, SourceFile(path: "Stamp.swift", text: scalar)])
    let program = try CompiledFunctions(modules.prelude + functions, names: names, with: modules)
    let all = SampleFunction.functions(in: file)
    let functionsWithErrors = Set(
      errors.filter { $0.code == .scalarDefault && $0.severity == .error }
        .map { SampleFunction.name(at: $0.location, in: all) })
    for name in names {
      let ends = try program.ending(of: name) == .byMock
      #expect(ends == functionsWithErrors.contains(name), "\(name)")
    }
    #expect(functionsWithErrors.isSuperset(of: ["filled", "made"]))
  }
}
