import Source
import SwiftCode

/// A generated file with the mocks of what a Swift file declares.
package struct ProtocolMockFile: Hashable, Sendable {
  /// Its name; which folder it belongs to is decided elsewhere.
  package var name: String
  package var contents: [UInt8]

  package static func == (a: ProtocolMockFile, b: ProtocolMockFile) -> Bool {
    a.name == b.name && a.contents.hasSameBytes(as: b.contents)
  }
}

private let mockHeader = [
  "@generated", "This file was automatically generated and should not be edited.", "swift-format-ignore-file",
]

/// The end of the names of all such files.
package let protocolMockSuffix = "+Mocks.swift"

/// Prints the mocks of what a file declares.
///
/// - Parameters:
///   - path: of the Swift file.
///   - module: the module that it belongs to, which is imported; nil where the mocks belong to it, too.
package func renderMocks(_ mocks: [MockedType], of path: String, module: String?) -> ProtocolMockFile {
  var declarations = imports(mocks, module: module)
  for mock in mocks { declarations += [.blankLines(1)] + renderMock(of: mock) }
  let file = SwiftFile(
    header: mockHeader, imports: [], declarations: declarations)
  let base = path.split(separator: "/").last.map(String.init) ?? path
  let name = base.hasSuffix(".swift") ? String(base.dropLast(".swift".count)) : base
  return ProtocolMockFile(name: name + protocolMockSuffix, contents: file.printed(expectedSize: 8192))
}

private func imports(_ mocks: [MockedType], module: String?) -> [Declaration] {
  var plain: Set<String> = ["import MockSupport"]
  var conditional: [OutlinedImport] = []
  for item in mocks.flatMap(\.imports) where item.text != module.map({ "import \($0)" }) {
    if item.conditions.isEmpty {
      plain.insert(item.text)
    } else if !conditional.contains(item) {
      conditional.append(item)
    }
  }
  if let module { plain.insert("@testable import \(module)") }
  return plain.sorted(by: precedesByBytes).map { Declaration.importLine($0) }
    + conditional.flatMap { [Declaration.importLine($0.text)].under($0.conditions) }
}
