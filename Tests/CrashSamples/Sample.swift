/// A function that a test could be. What the analysis has to say about it stands in comments at the ends of its lines:
/// `// error: code`, `// warning: code` or `// hint: code`. It ends the process exactly if one of them is an error, or if it
/// says `// crashes` behind its name: where the read stands in a helper, or happens although it is not certain.
struct Sample: Sendable {
  let name: String
  let body: @Sendable () async throws -> Void

  init(_ name: String, _ body: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.body = body
  }

  /// A method of a test case, which XCTest would run.
  static func test<T: XCTestCase>(
    _ name: String, _ type: T.Type, _ body: @escaping @Sendable (T) async throws -> Void
  ) -> Sample {
    Sample(name) {
      let test = type.init()
      try await test.run { try await body(test) }
    }
  }

  /// All examples of a specification, of which Quick would run each.
  static func spec<T: QuickSpec>(_ name: String, _ type: T.Type) -> Sample { Sample(name) { await type.run() } }
}

/// Code under test, which the analysis does not follow.
@inline(never) func consume<T>(_ value: T) { if "\(type(of: value))".isEmpty { print("never") } }

/// Gives back what it gets, which nobody can know.
func decide(_ value: Bool) -> Bool { CommandLine.arguments.isEmpty ? !value : value }

/// What the analysis knows and the compiler, which would warn, does not. It is a `Mock`'s matter, or the file would be
/// skipped.
func yes() -> Bool { true }

func no() -> Bool { false }

struct Failure: Error {}

@inline(never) func mayFail() throws { if CommandLine.arguments.isEmpty { throw Failure() } }
