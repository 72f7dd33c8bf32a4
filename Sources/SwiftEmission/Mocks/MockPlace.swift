import SwiftCode

/// How the place where a test makes a mock reaches the mock, which shows it when something is wrong.
///
/// `MockSupport` alone has that. No field can have a name with two underscores, so these labels are free.
extension EmissionOptions {
  /// `__fileID: StaticString = #fileID`, and so on.
  var placeParameters: [Parameter] {
    parts.map { part in
      Parameter(part.label, type: .named(part.type), defaultValue: .sourceLocation(part.location))
    }
  }

  /// The arguments that hand on what the parameters hold.
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
