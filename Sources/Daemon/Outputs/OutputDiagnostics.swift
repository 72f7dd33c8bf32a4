import BuildGraph
import FileAccess
import Source

/// The diagnostics of outputs. Their range is the start of the file, unless they name a difference.
extension Diagnostic {
  private static func output(
    _ code: DiagnosticCode, _ message: String, at path: String, _ range: TextRange = TextRange(at: 0),
    severity: Severity = .error
  ) -> Diagnostic {
    Diagnostic(code, severity, message, at: Location(path, range))
  }

  static func outputMissing(_ path: String) -> Diagnostic {
    output(.outputMissing, "This output does not exist; run `mockd generate`.", at: path)
  }

  static func outputStale(_ path: String, _ message: String, at range: TextRange) -> Diagnostic {
    output(.outputStale, message, at: path, range)
  }

  static func outputNotOurs(_ path: String) -> Diagnostic {
    output(
      .outputNotOurs,
      "This file is in the place of an output and does not start with `// @generated`, so it is not touched; move it, or \(elsewhere).",
      at: path)
  }

  private static let elsewhere = "let outputs go to another directory"

  static func outputOrphaned(_ path: String) -> Diagnostic {
    output(
      .outputOrphaned, "This generated file belongs to nothing any more; `mockd generate --prune` removes it.",
      at: path,
      severity: .warning)
  }

  static func outputReplaced(_ path: String, copy: String, isDeleted: Bool) -> Diagnostic {
    let verb = isDeleted ? "deleted" : "replaced"
    return output(
      .outputReplaced, "This file held changes that mockd had not made; it was \(verb), and a copy is '\(copy)'.",
      at: path, severity: .warning)
  }

  static func outputConflict(_ path: String, project: String, other: String) -> Diagnostic {
    let who =
      project == other
      ? "two outputs" : "an output of the project '\(project)' and one of the project '\(other)'"
    return output(.outputConflict, "This is the path of \(who); \(elsewhere).", at: path)
  }

  static func outputNotAFile(_ path: String, _ kind: FileStatus.Kind) -> Diagnostic {
    let what =
      switch kind {
      case .directory: "a directory"
      case .symbolicLink: "a symbolic link"
      case .regular, .other: "not a regular file"
      }
    return output(
      .outputUnsafePath, "The path of an output is \(what), so nothing is written; remove it, or \(elsewhere).",
      at: path)
  }

  static func outputUnsafe(_ path: String, _ reason: OutputPaths.Unsafe) -> Diagnostic {
    let message =
      switch reason {
      case .leavesWorkspace(let link):
        "The path of this output leads out of the workspace through the symbolic link '\(link)'; name the real directory instead."
      case .outside(let boundary):
        "This output is outside of '\(boundary)', and mockd may not write there; \(elsewhere)."
      case .danglingLink(let link):
        "The path of this output passes through the symbolic link '\(link)', which leads nowhere; remove it."
      case .notDirectory(let part):
        "The path of this output passes through '\(part)', which is not a directory; move that file, or \(elsewhere)."
      case .unreadable(let part, let reason):
        "The directory of this output cannot be looked into at '\(part)': \(reason)."
      case .reserved(let directory):
        "Outputs cannot go into '\(directory)'; \(elsewhere)."
      case .malformed:
        "This cannot be the path of a file; \(elsewhere)."
      }
    return output(.outputUnsafePath, message, at: path)
  }

  static func outputUnwritable(_ path: String, _ error: FileError) -> Diagnostic {
    let place = error.path.hasSuffix(path) ? "" : " at '\(error.path)'"
    return output(.outputUnwritable, "This output cannot be written\(place): \(error.reason).", at: path)
  }

  static func outputUnreadable(_ path: String, _ error: FileError) -> Diagnostic {
    output(.outputUnwritable, "This output cannot be compared with what is there: \(error.reason).", at: path)
  }

  static func outputChangedMeanwhile(_ path: String) -> Diagnostic {
    output(
      .outputUnwritable,
      "This file was changed while outputs were being written, so it was left; run `mockd generate` again.",
      at: path)
  }

  static func outputsUnreadable(_ error: FileError, configuration: String) -> Diagnostic {
    output(
      .outputUnwritable, "Outputs cannot be compared with the disk: \(error.path): \(error.reason).", at: configuration)
  }

  static func outputStateUnwritable(_ error: FileError, root: String) -> Diagnostic {
    let path = error.path.hasPrefix(root + "/") ? String(error.path.dropFirst(root.count + 1)) : error.path
    return output(
      .outputUnwritable, "Nothing is generated, because mockd cannot keep its records here: \(error.reason).", at: path)
  }

  /// The reason why no output is written.
  ///
  /// - Parameter configuration: whose outputs are not written.
  static func outputKept(by failure: WorkspaceLock.Failure, root: String, configuration: String) -> Diagnostic {
    switch failure {
    case .held(let holder): outputLocked(by: holder, configuration)
    case .file(let error): outputStateUnwritable(error, root: root)
    }
  }

  /// The reason why a process that keeps outputs up to date hasn't written them.
  package enum LockReason {
    /// Outputs wait until files that are open in an editor are saved.
    case unsavedFiles
    /// It writes other outputs.
    case otherOutputs
    case timeout
  }

  package static func outputLocked(by holder: LockHolder, _ reason: LockReason) -> Diagnostic {
    let text =
      switch reason {
      case .unsavedFiles: "which writes the outputs when all open files are saved"
      case .otherOutputs: "and its outputs differ from those of this `mockd`; restart it"
      case .timeout: "and has not written the outputs in time; `mockd sync` waits for it"
      }
    return output(
      .outputLocked, "Nothing is generated, because \(holder.description) is running, \(text).",
      at: StateDirectory.lockPath)
  }

  private static func outputLocked(by holder: LockHolder, _ configuration: String) -> Diagnostic {
    let wayOut =
      if holder.serves(configuration) {
        "which writes them itself; `mockd sync` waits for it"
      } else if holder.use.isResident {
        "which writes in this workspace for '\(holder.configuration ?? "")'; stop it"
      } else {
        "is writing in this workspace; wait for it, or stop it"
      }
    let verb = holder.use.isResident ? "is running, " : ""
    return output(
      .outputLocked, "Nothing is generated, because \(holder.description) \(verb)\(wayOut).",
      at: StateDirectory.lockPath)
  }
}
