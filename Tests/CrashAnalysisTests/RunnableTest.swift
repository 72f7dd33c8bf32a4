import Foundation
import Source

/// A test of `Tests/CrashTests` that can run in a separate process.
struct RunnableTest {
  /// The arguments of `crash-tests` that run it.
  let arguments: [String]
  /// Whether its comments say that it ends the process.
  let isCrashing: Bool

  var name: String { arguments.joined(separator: " ") }

  /// Returns the tests in a file with the formatter's layout.
  ///
  /// - Parameter xctests: the names of the tests that XCTest runs.
  static func all(in file: SourceFile, xctests: Set<String>) -> [RunnableTest] {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var result: [RunnableTest] = []
    var types: [(indentation: Int, name: String)] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let indentation = line.prefix { $0 == " " }.count
      if line.contains(/^ *(@\w+(\([^{]*\))? )?(final |private |class )*(struct|class|enum|extension) \w+/),
        let name = line.firstMatch(of: /(struct|class|enum|extension) (\w+)/)
      {
        types.removeAll { $0.indentation >= indentation }
        types.append((indentation, String(name.2)))
      } else if let match = line.firstMatch(of: /^ *(@Test.* )?func (\w+)\(/) {
        types.removeAll { $0.indentation >= indentation }
        let end = end(ofFunctionAt: index, in: lines, indentation)
        let text = lines[index...end]
        index = end
        let path = types.map(\.name) + [String(match.2)]
        let isCrashing = text.contains { $0.contains("// error: ") || $0.contains("// crashes") }
        if match.1 != nil {
          result.append(RunnableTest(arguments: ["testing", path.joined(separator: "/")], isCrashing: isCrashing))
        } else if xctests.contains(path.joined(separator: ".")) {
          result.append(RunnableTest(arguments: ["xctest", path.joined(separator: ".")], isCrashing: isCrashing))
        }
      }
      index += 1
    }
    return result
  }

  private static func end(ofFunctionAt start: Int, in lines: [Substring], _ indentation: Int) -> Int {
    let first = lines[start]
    if first.count(where: { $0 == "{" }) == first.count(where: { $0 == "}" }) { return start }
    let closing = String(repeating: " ", count: indentation) + "}"
    return lines[start...].firstIndex { $0.hasPrefix(closing) } ?? start
  }
}
