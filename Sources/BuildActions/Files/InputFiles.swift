import FileAccess
import Source

/// Reads the inputs of one action.
struct InputFiles {
  let context: ActionContext

  /// Returns a file.
  ///
  /// - Parameters:
  ///   - path: as in the arguments.
  ///   - name: the path of the result.
  func read(_ path: String, as name: String) throws(FileError) -> SourceFile {
    do throws(FileError) {
      return SourceFile(path: name, bytes: try FileSystem.read(context.place(path)))
    } catch {
      throw FileError(path, error.reason)
    }
  }

  /// Returns files in the order of their paths, each once. Fails with the diagnostics of all unreadable ones.
  func read(_ paths: [String]) throws(ActionFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    var problems: [Diagnostic] = []
    for path in Set(paths).sorted(by: precedesByBytes) {
      if context.isCancelled() { throw ActionFailure(.cancelled) }
      do throws(FileError) { files.append(try read(path, as: path)) } catch { problems.append(.unreadable(error)) }
    }
    if !problems.isEmpty { throw ActionFailure(ActionReport(problems).result(status: 1)) }
    return files
  }

  /// Returns a file of arguments.
  func readArguments(_ path: String) throws(ActionFailure) -> SourceFile {
    do throws(FileError) {
      return try read(path, as: path)
    } catch {
      throw ActionFailure("Cannot read the arguments in '\(path)': \(error.reason)", status: 2)
    }
  }
}

extension Diagnostic {
  /// The diagnostic for an input that can't be read.
  static func unreadable(_ error: FileError) -> Diagnostic {
    let place = Location(error.path, TextRange(at: 0))
    if case .tooLarge = error.reason {
      return Diagnostic(.inputUnreadable, "This file is not read, because \(error.reason)", at: place)
    }
    return Diagnostic(.inputUnreadable, "This file cannot be read: \(error.reason)", at: place)
  }
}
