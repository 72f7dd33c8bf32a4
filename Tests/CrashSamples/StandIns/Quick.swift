/// The part of Quick that samples need: groups run at once, then each example with the closures around it. The
/// analysis does not read this file.
class QuickSpec {
  required init() {}

  class func spec() {}

  /// Runs the examples in order.
  static func run() async {
    Registry.current = Registry()
    spec()
    for example in Registry.current.examples { await example() }
  }
}

private struct Registry {
  nonisolated(unsafe) static var current = Registry()  // Samples run on one thread.

  var before: [[() -> Void]] = [[]]
  var after: [[() -> Void]] = [[]]
  var examples: [() async -> Void] = []
}

func describe(_ text: String, _ body: () -> Void) {
  Registry.current.before.append([])
  Registry.current.after.append([])
  body()
  Registry.current.before.removeLast()
  Registry.current.after.removeLast()
}

func context(_ text: String, _ body: () -> Void) { describe(text, body) }

func beforeEach(_ body: @escaping () -> Void) {
  Registry.current.before[Registry.current.before.count - 1].append(body)
}

func afterEach(_ body: @escaping () -> Void) {
  Registry.current.after[Registry.current.after.count - 1].append(body)
}

func it(_ text: String, _ body: @escaping () async throws -> Void) {
  let before = Registry.current.before.flatMap { $0 }
  let after = Registry.current.after.reversed().flatMap { $0 }
  Registry.current.examples.append {
    for closure in before { closure() }
    try? await body()
    for closure in after { closure() }
  }
}

func xit(_ text: String, _ body: @escaping () -> Void) {}
