import CrashAnalysis
import Foundation
import Incremental
import Source
import SwiftLowering
import TestSupport
import Testing

@testable import BuildGraph

/// Tests that a declaration is found by its outlined name if and only if the whole file declares it.
struct OutlinedNamesTests {
  @Test(arguments: ["Tests/CrashSamples", "Tests/CrashAnalysisTests", "Tests/TestSupport", "Examples"])
  func namesInOutlinesEqualThoseOfFiles(folder: String) throws {
    let folder = Repository.root.appending(path: folder)
    var count = 0
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      count += try compare(String(contentsOf: file, encoding: .utf8), in: file.lastPathComponent)
    }
    #expect(10 < count)
  }

  @Test(arguments: rows) func unusualDeclarationsAreFound(text: String) {
    #expect(0 < compare(text, in: "A.swift"))
  }

  static let rows = [
    "private struct A { struct B { let a = 1 } }\nextension A.B { static let b = 2 }",
    "private extension A { struct B { func a() {} } }",
    "fileprivate enum A: String { case a = \"x\", b; var text: String { rawValue } }",
    "class A { class func a() {}; init() {} }\nclass B: A { override func a() {}; override init() {} }",
    "extension [Otter] { func toys() {}; static let none = 1 }\nextension Array where Element == A { var a: Int { 1 } }",
    "extension A: Equatable { static func == (a: A, b: A) -> Bool { true } }",
    "let (a, b) = (1, 2)\nvar c = 1 { didSet { print(c) } }\nlet d = 1, e = 2",
    "#if DEBUG\nfunc a() {}\nstruct B { var c: Int }\n#else\nfunc a() {}\n#endif",
    "#if DEBUG\n@MainActor\n#endif\nfunc a() { struct B {} }\nprivate struct C { init() {} }",
    "struct A { subscript(a: Int) -> Int { a }; typealias B = Int; static var c: Int { 1 } }",
    "actor `Default` { var `in`: Int { get { 1 } set { } } }",
    "#Preview { print(1) }\nfunc a() {}",
    "protocol A { func a(b: Int) throws; static func c(); var d: Int { get } }\nextension A { func a() {} }",
    "struct A<B: C & D> where B: E { let b: B }\nfunc a<B>(b: B) where B: C {}",
  ]

  /// Compares all answers about one file.
  ///
  /// - Returns: the number of compared names.
  private func compare(_ text: String, in path: String) -> Int {
    let graph = ProjectGraph()
    graph.set(schemaFiles: [], operationFiles: [], testFiles: [path])
    graph.set(path, to: SourceFile(path: path, text: text))
    let database = graph.database
    let file = Name(path)
    let whole = database.value(TestFacts.self, file)
    // Code can't name a preview.
    for name in Set(whole.functions.map(\.name)) where name != "#Preview" {
      let expected = whole.functions.filter { $0.name == name }
      #expect(
        database.value(TestFunctionsNamed.self, TestFunctionsNamed.Key(file: file, name: name)) == expected.map(\.id),
        "\(path): \(name)")
      for function in expected {
        #expect(database.value(TestFunctionAt.self, function.id) == function, "\(path): \(name)")
      }
      let entry = TestDeclarations.entry(of: expected[0])
      #expect(
        Array(database.items(of: TestDeclarations.self, entry)) == [TestDeclarations.Item.file(file)],
        "\(path): \(name)")
    }
    for type in whole.types {
      #expect(
        database.value(TestTypesAt.self, TestTypesAt.Key(file: file, path: type.path)) == [type],
        "\(path): \(type.path)")
    }
    #expect(database.value(AliasesInFile.self, file) == whole.aliases.filter { !$0.isGeneric }, "\(path)")
    let reachable = database.value(ReachableNames.self, file)
    let types = Set(whole.types.compactMap { $0.kind == nil ? nil : $0.path.first.map { Name($0.written) } })
    for function in whole.functions where function.name != "#Preview" {
      if let type = function.enclosing.first, types.contains(Name(type.written)) { continue }
      #expect(reachable.contains(function.name), "\(path): \(function.name)")
    }
    #expect(reachable.isSuperset(of: types), "\(path)")
    return whole.functions.count + whole.types.count
  }
}
