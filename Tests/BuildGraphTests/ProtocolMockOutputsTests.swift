import Configuration
import Fuzzing
import Incremental
import Source
import TestSupport
import Testing

@testable import BuildGraph

/// Protocol mocks as outputs of a project.
@Suite struct ProtocolMockOutputsTests {
  static let files = [
    "Sources/App/A.swift": "/// @mockable\nprotocol A: Base { func a() }\n",
    "Sources/App/B.swift": "protocol B { func b() }\n",
    "Sources/Core/Base.swift": "protocol Base { func base(_ x: Int) -> Int }\n",
    "Sources/App/C.swift": "/// @mockable\nprotocol C { func c() }\nfunc body() { print(1) }\n",
  ]

  static func settings(_ change: (inout ProtocolMocksOutput) -> Void = { _ in }) -> Project {
    var output = ProtocolMocksOutput()
    output.sources = ["Sources/App/*.swift"]
    output.module = "App"
    change(&output)
    var project = Project()
    project.outputs.protocolMocks = [output]
    return project
  }

  private func graph(_ files: [String: String] = files, _ settings: Project = settings()) -> ProjectGraph {
    let graph = ProjectGraph()
    load(files, settings, into: graph)
    return graph
  }

  private func load(_ files: [String: String], _ settings: Project = settings(), into graph: ProjectGraph) {
    graph.set(settings: settings)
    graph.set(schemaFiles: [], operationFiles: [], protocolFiles: files.keys)
    for (path, text) in files { graph.set(path, to: SourceFile(path: path, text: text)) }
  }

  private func text(_ build: ProjectBuild, _ path: String) -> String? {
    build.plan.artifacts.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func eachFileWithMocksHasOneOutput() throws {
    let build = graph().update()
    #expect(build.diagnostics == [])
    #expect(build.plan.isComplete)
    let paths = build.plan.artifacts.map(\.path)
    #expect(paths == ["Generated/ProtocolMocks/A+Mocks.swift", "Generated/ProtocolMocks/C+Mocks.swift"])
    let mock = try #require(text(build, paths[0]))
    #expect(mock.contains("@testable import App\n"))
    #expect(mock.contains("func base(_ x: Int) -> Int {"))
    #expect(build.plan.directories.map(\.suffixes) == [["+Mocks.swift"]])
  }

  @Test func settingsSelectAllOrNamedTypes() {
    let all = graph(Self.files, Self.settings { $0.select = .all }).update()
    #expect(all.plan.artifacts.count == 3)
    let named = graph(Self.files, Self.settings { $0.names = ["B*"] }).update()
    #expect(named.plan.artifacts.map(\.path).contains("Generated/ProtocolMocks/B+Mocks.swift"))
  }

  /// Sourcery's ways to request mocks, in several files.
  @Test func protocolsForSourceryHaveMocks() {
    let files = [
      "Sources/Core/AutoMockable.swift": "protocol AutoMockable {}\n",
      "Sources/App/Direct.swift": "protocol Direct: AutoMockable { func a() }\n",
      "Sources/App/Indirect.swift": "protocol Indirect: Direct { func b() }\n",
      "Sources/App/Plain.swift": "protocol Plain { func b() }\n",
      "Sources/App/Region.swift":
        "// sourcery:begin: AutoMockable\nprotocol First { func f() }\nprotocol Second { func g() }\n// sourcery:end\n",
    ]
    let graph = graph(files)
    let build = graph.update()
    #expect(build.diagnostics == [])
    let paths = ["Direct", "Indirect", "Region"].map { "Generated/ProtocolMocks/\($0)+Mocks.swift" }
    #expect(build.plan.artifacts.map(\.path) == paths)
    let region = text(build, paths[2])
    #expect(region?.contains("class FirstMock") == true && region?.contains("class SecondMock") == true)
    // An edit of one protocol decides about the mock of another.
    var edited = files
    edited["Sources/App/Direct.swift"] = "protocol Direct { func a() }\n"
    load(edited, into: graph)
    #expect(graph.update().plan.artifacts.map(\.path) == [paths[2]])
    load(files, Self.settings { $0.exclude = ["Dir*"] }, into: graph)
    #expect(graph.update().plan.artifacts.map(\.path) == Array(paths.dropFirst()))
  }

  /// Returns the paths of artifacts that errors keep.
  private func kept(_ build: ProjectBuild) -> [String] { build.plan.artifacts.filter(\.isKept).map(\.path) }

  @Test func unsupportedTypesKeepTheirLastFile() throws {
    let graph = graph()
    let first = graph.update()
    var files = Self.files
    files["Sources/App/C.swift"] = "/// @mockable\nprivate protocol C { func c() }\n"
    load(files, into: graph)
    let build = graph.update()
    #expect(build.diagnostics.map(\.code) == [.protocolMockUnsupported])
    #expect(build.diagnostics.first?.location.file == "Sources/App/C.swift")
    #expect(build.plan.isComplete && kept(build) == ["Generated/ProtocolMocks/C+Mocks.swift"])
    #expect(build.plan.artifacts.first == first.plan.artifacts.first)
    #expect(build.changedArtifacts == ["Generated/ProtocolMocks/C+Mocks.swift"])
    // Without its source, the file is removed.
    files["Sources/App/C.swift"] = nil
    load(files, into: graph)
    let last = graph.update()
    #expect(last.plan.artifacts.count == 1 && last.changedArtifacts == ["Generated/ProtocolMocks/C+Mocks.swift"])
  }

  /// A protocol that can't be mocked doesn't prevent the other mock.
  @Test func anUnsupportedTypeDoesNotPreventOtherMocks() throws {
    var files = Self.files
    files["Sources/App/C.swift"] = "/// @mockable\nprivate protocol C {}\n/// @mockable\nprotocol D {}\n"
    let build = graph(files).update()
    let text = try #require(self.text(build, "Generated/ProtocolMocks/C+Mocks.swift"))
    #expect(kept(build).count == 1 && text.contains("class DMock") && !text.contains("CMock"))
  }

  @Test func conflictingMockNamesKeepTheirFiles() {
    var files = Self.files
    files["Sources/App/D.swift"] = "/// @mockable\nprotocol C { func d() }\n"
    let build = graph(files).update()
    #expect(build.diagnostics.map(\.code) == [.protocolMockNameClash, .protocolMockNameClash])
    #expect(build.diagnostics.first?.related.first?.location.file == "Sources/App/D.swift")
    #expect(kept(build) == ["C", "D"].map { "Generated/ProtocolMocks/\($0)+Mocks.swift" })
    files["Sources/App/D.swift"] = "/// @mockable(override: name = Other)\nprotocol C { func d() }\n"
    #expect(graph(files).update().diagnostics == [])
  }

  @Test func unsupportedTypesSelectedByPatternsAreSkipped() {
    let text = "protocol B { func b(_ x: Span<Int>) }\nprotocol E {}\n"
    var files = Self.files
    files["Sources/App/B.swift"] = text
    for change: (inout ProtocolMocksOutput) -> Void in [{ $0.select = .all }, { $0.names = ["*"] }] {
      let build = graph(files, Self.settings(change)).update()
      #expect(build.diagnostics.map(\.severity) == [.hint] && kept(build) == [])
      #expect(self.text(build, "Generated/ProtocolMocks/B+Mocks.swift")?.contains("class EMock") == true)
    }
    let named = graph(files, Self.settings { $0.names = ["B"] }).update()
    #expect(named.diagnostics.map(\.severity) == [.error])
    // A half-typed protocol keeps its mock.
    files["Sources/App/B.swift"] = "protocol B { func b( }\n"
    let half = graph(files, Self.settings { $0.select = .all }).update()
    #expect(Set(half.diagnostics.map(\.code)) == [.protocolMockSyntax])
    #expect(kept(half).count == 1)
  }

  /// Returns protocols, each of which inherits from the one before. All mocks together have `count² / 2` members.
  private func chain(_ count: Int, _ name: String = "P", isCycle: Bool = false) -> String {
    (0..<count).map { number in
      let parent = 0 < number ? "\(name)\(number - 1)" : isCycle ? "\(name)\(count - 1)" : ""
      return "protocol \(name)\(number)\(parent.isEmpty ? "" : ": " + parent) { func f\(number)() }\n"
    }.joined()
  }

  @Test func aFileWithTooLargeMocksKeepsThem() {
    var files = Self.files
    files["Sources/App/C.swift"] = chain(100)
    let all = Self.settings { $0.select = .all }
    let graph = graph(files, all)
    let build = graph.update()
    #expect(build.diagnostics == [] && kept(build) == [] && build.plan.artifacts.count == 3)
    files["Sources/App/C.swift"] = chain(300)
    load(files, all, into: graph)
    let large = graph.update()
    #expect(large.diagnostics.map(\.code) == [.protocolMockTooLarge])
    #expect(large.diagnostics.first?.location.file == "Sources/App/C.swift")
    #expect(large.plan.isComplete && kept(large) == ["Generated/ProtocolMocks/C+Mocks.swift"])
    #expect(large.plan.artifacts.count == 3)
    // Mocks of a few protocols are small.
    files["Sources/App/C.swift"] = chain(300) + "/// @mockable\nprotocol Q: P299 {}\n"
    load(files, Self.settings(), into: graph)
    #expect(graph.update().diagnostics == [])
  }

  @Test func aProjectWithTooLargeMocksKeepsThem() {
    var files: [String: String] = [:]
    for number in 10..<35 { files["Sources/App/F\(number).swift"] = chain(130, "P\(number)N") }
    let build = graph(files, Self.settings { $0.select = .all }).update()
    #expect(build.diagnostics.map(\.code) == [.protocolMockTooLarge])
    #expect(build.plan.artifacts.count == 25 && kept(build).count == 25)
  }

  @Test(arguments: [2, 300]) func cyclesOfProtocolsAreErrors(count: Int) {
    var files = Self.files
    files["Sources/App/C.swift"] = chain(count, isCycle: true)
    let build = graph(files, Self.settings { $0.select = .all }).update()
    #expect(Set(build.diagnostics.map(\.code)) == [.protocolMockInheritanceCycle])
    #expect(build.diagnostics.allSatisfy { $0.severity == .error && $0.location.file == "Sources/App/C.swift" })
    #expect(kept(build) == ["Generated/ProtocolMocks/C+Mocks.swift"])
  }

  @Test func excludedNamesHaveNoMocks() {
    let all = graph(
      Self.files,
      Self.settings {
        $0.select = .all
        $0.exclude = ["C", "B*"]
      }
    ).update()
    #expect(all.plan.artifacts.map(\.path) == ["Generated/ProtocolMocks/A+Mocks.swift"])
    // Excluded types have no diagnostics, either.
    var files = Self.files
    files["Sources/App/B.swift"] = "/// @mockable\nprotocol B { func b(_ x: Span<Int>) }\n"
    for change: (inout ProtocolMocksOutput) -> Void in [{ $0.exclude = ["B*"] }, { $0.exclude = ["Other", "B"] }] {
      let build = graph(files, Self.settings(change)).update()
      #expect(build.diagnostics == [] && build.plan.artifacts.count == 2)
    }
    #expect(graph(Self.files, Self.settings { $0.exclude = ["*"] }).update().plan.artifacts == [])
  }

  @Test func anEditRendersOnlyDependentFiles() throws {
    let graph = graph()
    _ = graph.update()
    var ran: [String] = []
    graph.observe { event in
      if event.outcome != .verified { ran.append("\(event.query) \(event.key)") }
    }
    var files = Self.files
    files["Sources/App/C.swift"] = "/// @mockable\nprotocol C { func c() }\nfunc body() { print(2) }\n"
    load(files, into: graph)
    #expect(graph.update().changedArtifacts == [])
    #expect(!ran.contains { $0.contains("A.swift") || $0.contains("RenderedProtocolMocks") }, "\(ran)")
    files["Sources/Core/Base.swift"] = "protocol Base { func base(_ x: String) -> Int }\n"
    load(files, into: graph)
    #expect(graph.update().changedArtifacts == ["Generated/ProtocolMocks/A+Mocks.swift"])
    #expect(!ran.contains { $0.contains("RenderedProtocolMocks") && $0.contains("C.swift") }, "\(ran)")
  }

  // MARK: Default results

  static let filesWithTypes = [
    "Sources/App/A.swift": "/// @mockable\nprotocol A { func user() -> User }\n",
    "Sources/App/C.swift": "/// @mockable\nprotocol C { func other() -> Other }\n",
    "Sources/App/Types.swift": "struct User { let theme: Theme }\nstruct Other {}\n",
    "Sources/App/Theme.swift": "struct Theme { let name: String }\n",
    "Sources/Core/Core.swift": "public struct Core { public init() {} }\n",
  ]

  @Test func typesOfTheModuleAreDefaultResults() throws {
    let build = graph(Self.filesWithTypes).update()
    let mock = try #require(text(build, "Generated/ProtocolMocks/A+Mocks.swift"))
    #expect(mock.contains("  types.add(User.self, { value in try User(theme: value()) })\n"))
    #expect(mock.contains("  types.add(Theme.self, { value in try Theme(name: value()) })\n"))
    #expect(mock.contains("@testable import struct App.Theme\n") && !mock.contains("Other"))
    let off = graph(Self.filesWithTypes, Self.settings { $0.defaultResults = false }).update()
    #expect(off.plan.artifacts.count == 2)
    #expect(!off.plan.artifacts.contains { String(decoding: $0.bytes, as: UTF8.self).contains("efaults") })
  }

  /// A mock can't call the initializers of other modules.
  @Test func typesOfOtherModulesAreNoDefaultResults() throws {
    var files = Self.filesWithTypes
    files["Sources/App/A.swift"] = "/// @mockable\nprotocol A { func core() -> Core }\n"
    let path = "Generated/ProtocolMocks/A+Mocks.swift"
    #expect(text(graph(files).update(), path)?.contains("efaults") == false)
    let all = Self.settings { $0.filesOfModule = ["Sources/**/*.swift"] }
    #expect(text(graph(files, all).update(), path)?.contains("types.add(Core.self, { _ in Core() })") == true)
  }

  @Test func anEditOfATypeRendersOnlyItsMocks() throws {
    let graph = graph(Self.filesWithTypes)
    _ = graph.update()
    var ran: [String] = []
    graph.observe { event in
      if event.outcome != .verified { ran.append("\(event.query) \(event.key)") }
    }
    var files = Self.filesWithTypes
    files["Sources/App/Theme.swift"] = "struct Theme { let name: String; let size: Int }\n"
    load(files, into: graph)
    #expect(graph.update().changedArtifacts == ["Generated/ProtocolMocks/A+Mocks.swift"])
    #expect(!ran.contains { $0.contains("RenderedProtocolMocks") && $0.contains("C.swift") }, "\(ran)")
    // A comment, a method and the place of a type change no mock. The edited file could have mocks itself.
    ran = []
    files["Sources/App/Theme.swift"] = """
      import UIKit
      func f() {}
      struct Theme {
        let name: String  // The name.
        let size: Int
        func g() {}
      }
      """
    load(files, into: graph)
    #expect(graph.update().changedArtifacts == [])
    #expect(!ran.contains { $0.contains("RenderedProtocolMocks") && !$0.contains("Theme.swift") }, "\(ran)")
    // Without the type, the mock of `User` is made with its placeholder, if there is one.
    files["Sources/App/Theme.swift"] = nil
    load(files, into: graph)
    #expect(graph.update().changedArtifacts == ["Generated/ProtocolMocks/A+Mocks.swift"])
    #expect(!ran.contains { $0.contains("RenderedProtocolMocks") && $0.contains("C.swift") }, "\(ran)")
  }

  /// After any edits, an incremental build equals a new one.
  @Test(arguments: Seeds.all) func incrementalEqualsClean(seed: UInt64) {
    let texts = [
      "/// @mockable\nprotocol A: Base { func a() }\n", "protocol Base { func base() }\n", "", "protocol A {",
      "/// @mockable\nprotocol C: A, Alias { var c: Int { get } }\n", "typealias Alias = Base & Other\n",
      "enum Space { /// @mockable\n protocol A {} }\n", "protocol Other { associatedtype T; func t() -> T }\n",
      "/// @mockable\nprivate protocol P {}\n/// @mockable\nprotocol Q {}\n", "protocol A { func a(_ x: Span<Int>) }\n",
      "/// @mockable(override: name = AMock)\nprotocol X {}\n", "@_spi(X) public protocol Other {}\n",
      "#if X\n/// @mockable\nprotocol Base {}\n#endif\n",
      "/// @mockable\nprotocol U { func u() -> User; func o() -> Space.Item }\n",
      "struct User { let item: Space.Item }\n",
      "enum Space { struct Item { let user: User? } }\nstruct User { var id: Int }\n", "typealias User = Space.Item\n",
      "extension Space { indirect enum Item { case a(Item), b(User) } }\nclass Space<T> {}\n",
    ]
    let paths = ["Sources/App/A.swift", "Sources/App/B.swift", "Sources/App/C.swift", "Sources/Core/D.swift"]
    var random = SplitMix64(seed: seed)
    let graph = ProjectGraph()
    var files: [String: String] = [:]
    for step in 0..<Seeds.share(of: 100) {
      files[paths.randomElement(using: &random) ?? ""] = texts.randomElement(using: &random)
      if step % 7 == 0 { files[paths.randomElement(using: &random) ?? ""] = nil }
      let settings = Self.settings {
        $0.select = step % 11 == 0 ? .all : .annotated
        $0.defaultResults = step % 13 != 0
      }
      load(files, settings, into: graph)
      let (kept, new) = (graph.update(), self.graph(files, settings).update())
      #expect(kept.diagnostics == new.diagnostics, "MOCKD_SEED=\(seed): \(files)")
      #expect(kept.plan == new.plan, "MOCKD_SEED=\(seed): \(files)")
    }
  }
}
