/// The numbers of the bodies that have run.
nonisolated(unsafe) var reachedBodies: Set<Int> = []

func reached(_ number: Int) { reachedBodies.insert(number) }

/// The operations of bodies that have no equivalent in Swift.
enum Library {
  static func anyNumberOfTimes(_ body: () throws -> Void) rethrows {}
  static func inUnknownOrder<Elements>(_ elements: Elements) -> Elements where Elements: Collection { elements }
  static func oneOf<T>(_ values: T...) -> T { values[0] }
}

struct Case {
  let name: String
  let real: (Context) async throws -> Any
  let stub: (Context) async throws -> Any

  /// Runs both forms with equal inputs.
  func check(seed: UInt64) async -> String? {
    let real = await Outcome(self.real, seed)
    let stub = await Outcome(self.stub, seed)
    return real == stub ? nil : "different: \(name): \(real) and \(stub)"
  }
}

/// The result or error of a call, and the calls of closures.
struct Outcome: Equatable, CustomStringConvertible {
  let description: String

  init(_ body: (Context) async throws -> Any, _ seed: UInt64) async {
    let context = Context(seed: seed)
    Context.current = context
    do {
      let result = try await body(context)
      description = "\(result) after \(context.calls)"
    } catch {
      description = "error \(error) after \(context.calls)"
    }
  }
}

let seed = UInt64(CommandLine.arguments[1])!
let size = Int(CommandLine.arguments[2])!
for (index, each) in cases.enumerated() {
  for run in 0..<size {
    if let difference = await each.check(seed: mix(seed, UInt64(index), UInt64(run))) {
      print(difference)
      break
    }
  }
}
for number in reachedBodies.sorted() { print("reached: \(number)") }
print("finished")
