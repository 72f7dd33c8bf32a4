import JSONSyntax
import Source

/// The diagnostics of one file in the form of the protocol.
package struct DiagnosticReport: Equatable, Sendable {
  package let items: [JSONTree]

  package init(_ items: [JSONTree]) {
    self.items = items
  }

  package static let empty = DiagnosticReport([])

  /// The result id: a hash of the diagnostics.
  ///
  /// - Complexity: linear in the size of the diagnostics.
  package var id: String {
    var builder = FingerprintBuilder()
    let bytes = JSONTree.array(items).compactBytes
    bytes.withUnsafeBytes { builder.add($0) }
    builder.add(bytes.count)
    return builder.fingerprint.text
  }

  /// The members of a report (LSP 3.17, `DocumentDiagnosticReport`): all diagnostics, or "unchanged".
  ///
  /// - Parameter previous: the result id that the client has.
  package func members(since previous: String?) -> [JSONTree.Member] {
    let id = id
    if previous == id { return [.init("kind", "unchanged"), .init("resultId", .string(id))] }
    return [.init("kind", "full"), .init("resultId", .string(id)), .init("items", .array(items))]
  }
}
