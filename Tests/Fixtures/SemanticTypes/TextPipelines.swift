protocol TextFilter<Input, Output> {
  associatedtype Input
  associatedtype Output
  func apply(_ input: Input) -> Output
}

struct Transform<Input, Output>: TextFilter {
  let body: (Input) -> Output

  func apply(_ input: Input) -> Output { body(input) }
}

struct Chain<First: TextFilter, Second: TextFilter>: TextFilter where First.Output == Second.Input {
  var first: First
  var second: Second

  func apply(_ input: First.Input) -> Second.Output { second.apply(first.apply(input)) }

  func name() -> String { first.name() + " > " + second.name() }
}

struct Words: TextFilter {
  func apply(_ input: String) -> [Substring] { input.split(separator: " ") }
}

struct Shout: TextFilter {
  func apply(_ input: String) -> String { input.uppercased() }

  func name() -> String { "shout" }
}

extension TextFilter {
  func then<Next: TextFilter>(_ next: Next) -> Chain<Self, Next> where Next.Input == Output {
    Chain(first: self, second: next)
  }

  func then<Result>(_ transform: @escaping (Output) -> Result) -> some TextFilter<Input, Result> {
    Chain(first: self, second: Transform(body: transform))
  }

  func name() -> String { "filter" }

  func apply(_ inputs: [Input]) -> [Output] { inputs.map { apply($0) } }

  func apply(_ input: Input?) -> Output? { input.map(apply) }
}

extension TextFilter where Output == String {
  func name() -> String { "text filter" }

  func trimmed() -> some TextFilter<Input, String> { then { text in text.filter { $0 != " " } } }
}

extension TextFilter where Output: Collection {
  func counted() -> some TextFilter<Input, Int> { then(\.count) }
}

struct PipelineFactory {
  var isLoud = true

  func words() -> some TextFilter<String, [Substring]> { Words() }

  func shout() -> some TextFilter<String, String> { Shout() }

  func length() -> some TextFilter<String, Int> { Shout().then { $0.count } }

  func current() -> any TextFilter<String, String> {
    isLoud ? Shout() : Transform { $0.lowercased() }
  }

  func describe(_ filter: some TextFilter) -> String { "some " + filter.name() }

  func describe(_ filter: Shout) -> String { "shout itself" }

  func describe<Filter: TextFilter>(_ filter: Filter) -> String where Filter.Output == String {
    "text " + filter.name()
  }

  func descriptions() -> [String] {
    [
      describe(Shout()),
      describe(shout()),
      describe(words()),
      describe(length()),
      describe(Shout().trimmed()),
      describe(Shout().then(Words())),
      Shout().name(),
      shout().name(),
      words().name(),
      Words().then { $0.joined() }.name(),
      Shout().then(Words()).name(),
      current().name(),
    ]
  }

  func results(_ text: String?) -> [String] {
    let counts = words().counted()
    let lengths = length().apply(["a", "bc"])
    let optional = shout().apply(text)
    let current = current().apply("Hello World")
    return ["\(counts.apply("a b c"))", "\(lengths)", optional ?? "none", current, shout().trimmed().apply("a b")]
  }

  func same() -> Bool {
    var filter = shout()
    let first = filter.apply("a")
    filter = shout()
    return filter.apply("b") == first
  }
}
