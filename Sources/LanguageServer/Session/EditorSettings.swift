import JSONSyntax

/// What users set in their editors: `initializationOptions`, or the section `mockd` of the settings.
struct EditorSettings: Equatable {
  /// Whether outputs are written.
  var writesOutputs = true

  init() {}

  /// Takes what is said; what is not said has its default. Keys that mean nothing are passed over: editors send more.
  init(_ json: JSONValue?) {
    writesOutputs = json?["writeOutputs"]?.bool ?? true
  }
}

/// What a client wants to be told about the work of the server (LSP 3.17, `TraceValue`).
enum TraceValue: String {
  case off, messages, verbose

  init(_ json: JSONValue?) { self = json?.string.flatMap { TraceValue(rawValue: $0) } ?? .off }
}
