import Foundation

/// The compiler of the toolchain that these tests run with.
package struct SwiftCompiler: Sendable {
  package let executable: URL

  /// Nil if only a runtime is installed.
  package static let current: SwiftCompiler? = {
    let runtime = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }?
      .split(separator: " ").last.map(String.init)
    let besideRuntime = runtime.map { URL(filePath: $0).appending(path: "../../../../bin/swiftc").standardizedFileURL }
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = [besideRuntime].compactMap { $0 } + path.map { URL(filePath: "\($0)/swiftc") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { SwiftCompiler(executable: $0) }
  }()

  package static let reason = "there is no swiftc beside the Swift runtime or on the PATH"

  /// A failed compilation with the compiler's output.
  package struct Failure: Error { package var output: String }

  /// Runs the compiler and returns its messages, one per line; the exit status is nonzero after an error.
  package func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let run = try ProgramRun(executable, arguments, includingErrors: true)
    return (run.status, run.output)
  }

  /// Writes a module's interface to `directory`, from which other modules can import it.
  package func makeModule(_ name: String, of sources: [URL], in directory: URL) throws {
    let result = try run(
      [
        "-emit-module", "-module-name", name, "-swift-version", "6", "-enable-testing", "-parse-as-library", "-I",
        directory.path, "-o", directory.appending(path: "\(name).swiftmodule").path,
      ] + sources.map(\.path))
    if result.status != 0 { throw Failure(output: "\(name): \(result.output)") }
  }

  /// Returns errors and warnings, except about the use of deprecated declarations.
  package func compilerMessages(for sources: [URL], languageMode: String, importing directory: URL) throws -> [String] {
    let result = try run(
      [
        "-typecheck", "-wmo", "-module-name", "Mocks", "-swift-version", languageMode, "-parse-as-library", "-I",
        directory.path,
        "-diagnostic-style", "llvm",
      ] + sources.map(\.path))
    let messages = result.output.split(separator: "\n").map(String.init).filter {
      $0.contains("error:") || ($0.contains("warning:") && !$0.contains("is deprecated"))
    }
    return messages.isEmpty && result.status != 0 ? [result.output] : messages
  }
}
