extension DiagnosticCode {
  /// The reason why settings can't change the severity of this code, or nil if they can.
  package var fixedSeverityReason: String? {
    switch self {
    case .configSyntax, .configWrongType, .configWrongValue, .configMissingKey, .configMissingFile, .configConflict,
      .configPathOutsideWorkspace:
      "a configuration with this error is not used"
    case .baselineUnreadable: "a run with an unreadable baseline has no result"
    default: nil
    }
  }
}
