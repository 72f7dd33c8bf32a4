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
    output(.outputMissing, "This output does not exist; run `mockd generate`", at: path)
  }

  static func outputStale(_ path: String, _ message: String, at range: TextRange) -> Diagnostic {
    output(.outputStale, message, at: path, range)
  }

  static func outputNotOurs(_ path: String) -> Diagnostic {
    output(
      .outputNotOurs,
      "This file has the path of an output, but no header `// @generated`, so it is not replaced; move it, or \(elsewhere)",
      at: path)
  }

  private static let elsewhere = "choose another output directory"

  static func outputOrphaned(_ path: String) -> Diagnostic {
    output(
      .outputOrphaned, "This generated file is no longer an output; delete it with `mockd generate --prune`",
      at: path,
      severity: .warning)
  }

  /// Returns the diagnostic of a copy, or nil for a silent one.
  static func outputReplaced(
    _ path: String, copy: String, _ backup: WriteTransaction.Backup, isDeleted: Bool = false
  ) -> Diagnostic? {
    let verb = isDeleted ? "deleted" : "replaced"
    switch backup {
    case .none, .silent: return nil
    case .reported:
      let message =
        "This output had been changed since mockd wrote it; it was \(verb), and the changed file was saved as '\(copy)'"
      return output(.outputReplaced, message, at: path, severity: .warning)
    case .noted:
      let message =
        "mockd had no record of this generated file, as of one that Apollo's generator wrote; it was \(verb), and the "
        + "former file was saved as '\(copy)'"
      return output(.outputReplaced, message, at: path, severity: .hint)
    }
  }

  static func outputConflict(_ path: String, project: String, other: String) -> Diagnostic {
    let who =
      project == other
      ? "two outputs" : "an output of the project '\(project)' and one of the project '\(other)'"
    return output(.outputConflict, "This is the path of \(who); \(elsewhere)", at: path)
  }

  static func outputNotAFile(_ path: String, _ kind: FileStatus.Kind) -> Diagnostic {
    let what =
      switch kind {
      case .directory: "a directory"
      case .symbolicLink: "a symbolic link"
      case .regular, .other: "not a regular file"
      }
    return output(
      .outputUnsafePath, "This output cannot be written, because its path is \(what); remove it, or \(elsewhere)",
      at: path)
  }

  static func outputUnsafe(_ path: String, _ reason: OutputPaths.Unsafe) -> Diagnostic {
    if case .unreadable(let part, let reason) = reason, reason.isExhaustion {
      return outputUnwritable(path, FileError(part, reason))
    }
    let message =
      switch reason {
      case .leavesWorkspace(let link):
        "The symbolic link '\(link)' leads out of the workspace; configure the real directory of this output instead"
      case .outside(let boundary):
        "This output is outside '\(boundary)', where mockd must not write; \(elsewhere)"
      case .danglingLink(let link):
        "The path of this output contains the broken symbolic link '\(link)'; remove it"
      case .notDirectory(let part):
        "The path of this output contains '\(part)', which is not a directory; move that file, or \(elsewhere)"
      case .unreadable(let part, let reason):
        "The directory '\(part)' of this output cannot be read: \(reason)"
      case .reserved(let directory):
        "Outputs must not be in '\(directory)'; \(elsewhere)"
      case .malformed:
        "This is not a valid file path; \(elsewhere)"
      }
    return output(.outputUnsafePath, message, at: path)
  }

  static func outputUnwritable(_ path: String, _ error: FileError) -> Diagnostic {
    let place = error.path.hasSuffix(path) ? "" : " at '\(error.path)'"
    return output(.outputUnwritable, "This output cannot be written\(place): \(error.reason)", at: path)
  }

  static func outputUnreadable(_ path: String, _ error: FileError) -> Diagnostic {
    output(.outputUnwritable, "This output cannot be read: \(error.reason)", at: path)
  }

  static func outputChangedMeanwhile(_ path: String) -> Diagnostic {
    output(
      .outputUnwritable,
      "This output was not written, because the file changed at the same time; run `mockd generate` again",
      at: path)
  }

  static func outputsUnreadable(_ error: FileError, configuration: String) -> Diagnostic {
    output(
      .outputUnwritable, "Outputs cannot be compared, because '\(error.path)' cannot be read: \(error.reason)",
      at: configuration)
  }

  static func outputStateUnwritable(_ error: FileError, root: String) -> Diagnostic {
    let path = error.path.hasPrefix(root + "/") ? String(error.path.dropFirst(root.count + 1)) : error.path
    return output(
      .outputUnwritable, "Outputs were not written, because mockd cannot write its state here: \(error.reason)",
      at: path)
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
      case .unsavedFiles: "writes them when all open files are saved"
      case .otherOutputs: "writes other outputs than this `mockd`; restart it"
      case .timeout: "did not write them in time; wait for it with `mockd sync`"
      }
    return output(
      .outputLocked, "Outputs were not written: \(holder.description) \(text)",
      at: StateDirectory.lockPath)
  }

  private static func outputLocked(by holder: LockHolder, _ configuration: String) -> Diagnostic {
    let solution =
      if holder.serves(configuration) {
        "writes them; wait for it with `mockd sync`"
      } else if holder.use.isResident {
        "writes the outputs of '\(holder.configuration ?? "")' in this workspace; stop it"
      } else {
        "is writing in this workspace; wait for it or stop it"
      }
    return output(
      .outputLocked, "Outputs were not written: \(holder.description) \(solution)",
      at: StateDirectory.lockPath)
  }
}
