import Foundation
import TestSupport

extension HostileCase {
  /// Swift files on which a parser that recurses overflows the stack, or takes quadratic time.
  static let swift: [HostileCase] = [
    "A<", "if ", "() -> ", "let ", "await ", "async ", "@A()\n", "a + ", "if a,", "{ (", "class ",
    "#if A\n@A\n#endif\n", "A == B,", "@A<",
  ].map { part in
    HostileCase(
      "Swift that repeats '\(part.trimmingCharacters(in: .whitespacesAndNewlines))'",
      configuration: HostileWorkspace.configuration(
        "\"tests\": [\"Tests/*.swift\"], \"sources\": [\"Sources/*.swift\"]",
        outputs: """
          "testMocks": { "path": "Out" },
          "protocolMocks": [{ "sources": ["Sources/*.swift"], "path": "Mocks", "module": "M", "select": "all" }]
          """)
    ) { workspace in
      let text = String(repeating: part, count: swiftSize / part.utf8.count)
      try workspace.write("Tests/Body.swift", "func test() { let mock = Mock<Human>()\n\(text)\n}\n")
      try workspace.write("Tests/File.swift", "let mock = Mock<Human>()\n\(text)\n")
      try workspace.write("Sources/Type.swift", "typealias A = \(text)\n")
      try workspace.write("Sources/Protocols.swift", "protocol P {\n  func f(a: \(text))\n}\nprotocol Q: \(text) {}\n")
    }
  }

  /// Protocols that inherit from each other. All mocks together would have many members.
  static let inheritance: [HostileCase] = [
    ("a chain of protocols", false), ("a cycle of protocols", true),
  ].map { name, isCycle in
    HostileCase(
      name,
      configuration: HostileWorkspace.configuration(
        outputs: """
          "protocolMocks": [{ "sources": ["Sources/*.swift"], "path": "Mocks", "module": "M", "select": "all" }]
          """)
    ) { workspace in
      let count = 1_500
      let protocols = (0..<count).map { number in
        let parent = 0 < number ? number - 1 : count - 1
        return "protocol P\(number)\(0 < number || isCycle ? ": P\(parent)" : "") { func f\(number)() }\n"
      }
      try workspace.write("Sources/Protocols.swift", protocols.joined())
    }
  }

  /// In bytes. An unoptimized build gets less.
  private static let swiftSize = BuiltTool.other == nil ? 20_000 : 100_000
}
