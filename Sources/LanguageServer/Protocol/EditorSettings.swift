import JSONSyntax

/// The settings of the user's editor: `initializationOptions`, or the section `mockd` of the settings.
struct EditorSettings: Equatable {
  /// Whether outputs are written.
  var writesOutputs = true

  init() {}

  /// Reads settings. A missing setting has its default. Unknown keys are ignored, since editors send more.
  init(_ json: JSONValue?) {
    writesOutputs = json?["writeOutputs"]?.bool ?? true
  }
}

/// The amount of tracing that a client requests (LSP 3.17, `TraceValue`).
enum TraceValue: String {
  case off, messages, verbose

  init(_ json: JSONValue?) { self = json?.string.flatMap { TraceValue(rawValue: $0) } ?? .off }
}
