import SwiftCode

/// Parameters for the location where a test creates a mock, which failures report.
///
/// Only `MockSupport` has them. GraphQL reserves names with two leading underscores, so fields can't have these labels.
extension EmissionOptions {
  /// The parameters, such as `__fileID: StaticString = #fileID`.
  var placeParameters: [Parameter] {
    parts.map { part in
      Parameter(part.label, type: .named(part.type), defaultValue: .sourceLocation(part.location))
    }
  }

  /// The arguments that pass the parameters on.
  var placeArguments: [Argument] {
    parts.map { Argument($0.label, .name($0.label)) }
  }

  private var parts: [(label: String, type: String, location: Expression.SourceLocation)] {
    guard runtime == .mockSupport else { return [] }
    return [
      ("__fileID", "StaticString", .fileID), ("__filePath", "StaticString", .filePath), ("__line", "UInt", .line),
      ("__column", "UInt", .column),
    ]
  }
}
