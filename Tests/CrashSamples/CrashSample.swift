/// A function that could be a test. Comments at the ends of its lines have the expected diagnostics:
/// `// error: code`, `// warning: code` or `// hint: code`. It ends the process if one is an error, or if it says
/// `// crashes` behind its name: then a helper contains the read, or the read is uncertain.
/// `// crashes, uncertain` says that the form leads to warnings in code under test, and to hints in tests.
struct Sample: Sendable {
  let name: String
  let body: @Sendable () async throws -> Void

  init(_ name: String, _ body: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.body = body
  }

  /// Returns a sample for a method of a test case, which XCTest would run.
  static func test<T: XCTestCase>(
    _ name: String, _ type: T.Type, _ body: @escaping @Sendable (T) async throws -> Void
  ) -> Sample {
    Sample(name) {
      let test = type.init()
      try await test.run { try await body(test) }
    }
  }

  /// Returns a sample for all examples of a specification. Quick would run each of these.
  static func spec<T: QuickSpec>(_ name: String, _ type: T.Type) -> Sample { Sample(name) { await type.run() } }
}

/// Code under test, which the analysis does not follow.
@inline(never) func consume<T>(_ value: T) { if "\(type(of: value))".isEmpty { print("never") } }

/// Returns its argument, which the analysis can't predict.
func decide(_ value: Bool) -> Bool { CommandLine.arguments.isEmpty ? !value : value }

/// Returns true, which the analysis knows. The compiler doesn't, so it gives no warning. This comment contains
/// `Mock`, since the analysis skips files without that name.
func yes() -> Bool { true }

func no() -> Bool { false }

struct Failure: Error {}

@inline(never) func mayFail() throws { if CommandLine.arguments.isEmpty { throw Failure() } }
