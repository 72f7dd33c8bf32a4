/// @mockable
protocol DefaultsInitializers: Sendable {
  func written() throws -> DefaultsWritten
  func closures() -> DefaultsClosures
  func options() -> DefaultsOptions
  func conditional() -> DefaultsConditional
}

/// Has no memberwise initializer.
struct DefaultsWritten {
  let values: [Int]

  init(_ value: Int, retries: Int = 2, `in` values: Int...) throws { self.values = [value, retries] + values }
  init(_ item: Item, retries: Int = 3) { values = [item.number, retries] }
  init?(first: Item, second: DefaultsOptions, third: Int) { return nil }
  private init() { values = [] }
}

typealias DefaultsHandler = (Item) -> DefaultsOptions

struct DefaultsClosures {
  let onTap: (inout Int, String) -> Void
  let load: @Sendable () async throws -> DefaultsOptions
  let render: @MainActor (Int) -> String
  let handler: DefaultsHandler
  let none: ((Int) -> Void)?
}

struct DefaultsOptions: OptionSet { let rawValue: Int }

#if os(Linux)
  struct DefaultsConditional { let text: String }
#else
  enum DefaultsConditional { case first }
#endif
