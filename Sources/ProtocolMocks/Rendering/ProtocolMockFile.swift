import Source
import SwiftCode

/// A generated file with the mocks of one Swift file.
package struct ProtocolMockFile: Hashable, Sendable {
  /// The name of the file, without a folder.
  package var name: String
  package var contents: [UInt8]

  package static func == (a: ProtocolMockFile, b: ProtocolMockFile) -> Bool {
    a.name == b.name && a.contents.hasSameBytes(as: b.contents)
  }
}

private let mockHeader = [
  "@generated", "This file was automatically generated and should not be edited.", "swift-format-ignore-file",
]

/// The suffix of all protocol mock files.
package let protocolMockSuffix = "+Mocks.swift"

/// Returns the name of the mock file of a Swift file.
package func protocolMockFileName(of path: String) -> String {
  let base = Path.name(path)
  return (base.hasSuffix(".swift") ? String(base.dropLast(".swift".count)) : base) + protocolMockSuffix
}

/// Prints the mocks of one Swift file.
///
/// - Parameters:
///   - path: the path of the Swift file.
///   - module: the module to import, or nil if the mocks belong to the same module.
package func renderMocks(_ mocks: [MockedType], of path: String, module: String?) -> ProtocolMockFile {
  var declarations: [Declaration] = []
  let defaults = DefaultsRendering(mocks, in: protocolMockFileName(of: path))
  for mock in mocks { declarations += [.blankLines(1)] + renderMock(of: defaults.naming(in: mock)) }
  declarations += defaults.declarations
  var library = ["import MockSupport"]
  // Names of MockSupport may be ambiguous with another module's, unless the file imports only the names it uses.
  if module != nil, mocks.contains(where: { $0.mentions(MockSupportNames.others) }) {
    let text = String(decoding: printed(declarations), as: UTF8.self)
    library = MockSupportNames.used.filter { text.mentions([$0.name]) }
      .map { "import \($0.kind) MockSupport.\($0.name)" }
  }
  return ProtocolMockFile(
    name: protocolMockFileName(of: path),
    contents: printed(
      imports(mocks, module: module, library: library) + defaults.imports(from: module) + declarations))
}

extension MockedType {
  /// Whether a type mentions one of the names.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    let own = parameters.flatMap(\.inherits) + requirements.map(\.text) + bindings.map(\.target)
    return own.contains { $0.mentions(names) } || members.contains { $0.fact.mentions(names) }
  }
}

extension MemberFact {
  /// Whether a type mentions one of the names.
  func mentions(_ names: Set<String>) -> Bool {
    if case .only(let error) = throwing, error.mentions(names) { return true }
    return parameters.contains { $0.spelled.mentions(names) } || result?.text.mentions(names) ?? false
      || generics.contains { $0.text.mentions(names) } || requirements.contains { $0.text.mentions(names) }
  }
}

private func printed(_ declarations: [Declaration]) -> [UInt8] {
  SwiftFile(header: mockHeader, imports: [], declarations: declarations).printed(expectedSize: 8192)
}

private func imports(_ mocks: [MockedType], module: String?, library: [String]) -> [Declaration] {
  var plain = Set(library)
  var conditional: [OutlinedImport] = []
  for item in mocks.flatMap(\.imports) where item.text != module.map({ "import \($0)" }) {
    if item.conditions.isEmpty {
      plain.insert(item.text)
    } else if !conditional.contains(item) {
      conditional.append(item)
    }
  }
  if let module {
    let spi = Set(mocks.flatMap(\.spi)).sorted(by: precedesByBytes)
    plain.insert((spi + ["@testable import \(module)"]).joined(separator: " "))
  }
  return plain.sorted(by: precedesByBytes).map { Declaration.importLine($0) }
    + conditional.flatMap { [Declaration.importLine($0.text)].under($0.conditions) }
}
