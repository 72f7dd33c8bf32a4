import EditorRequests
import JSONSyntax

/// The settings of the user's editor: `initializationOptions`, or the section `mockd` of the settings.
struct EditorSettings: Equatable {
  /// Whether outputs are written.
  var writesOutputs = true
  /// The features whose results the user doesn't want to see.
  var hidden: Set<RefreshableFeature> = []

  init() {}

  /// Reads settings. A missing setting has its default. Unknown keys are ignored, since editors send more.
  init(_ json: JSONValue?) {
    writesOutputs = json?["writeOutputs"]?.bool ?? true
    if json?["codeLenses"]?.bool == false { hidden.insert(.codeLens) }
    if json?["inlayHints"]?.bool == false { hidden.insert(.inlayHint) }
  }
}

/// The amount of tracing that a client requests (LSP 3.17, `TraceValue`).
enum TraceValue: String {
  case off, messages, verbose

  init(_ json: JSONValue?) { self = json?.string.flatMap { TraceValue(rawValue: $0) } ?? .off }
}
