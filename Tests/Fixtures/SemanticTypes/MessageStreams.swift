protocol MessageSource<Message> {
  associatedtype Message
  mutating func next() -> Message?
}

protocol MessageSink<Message, Failure> {
  associatedtype Message
  associatedtype Failure: Error
  mutating func receive(_ message: Message) throws(Failure)
}

struct ListSource<Message>: MessageSource {
  private var remaining: [Message]

  init(_ messages: Message...) {
    remaining = messages.reversed()
  }

  init(_ messages: [Message]) {
    remaining = messages.reversed()
  }

  mutating func next() -> Message? { remaining.popLast() }
}

struct Counter: MessageSource {
  var value = 0

  mutating func next() -> Int? {
    value += 1
    return value < 4 ? value : nil
  }
}

struct SinkError: Error {}

struct Collector<Message>: MessageSink {
  private(set) var messages: [Message] = []

  mutating func receive(_ message: Message) { messages.append(message) }
}

struct StrictCollector: MessageSink {
  var total = 0

  mutating func receive(_ message: Int) throws(SinkError) {
    guard message > 0 else { throw SinkError() }
    total += message
  }
}

extension MessageSource {
  func drained() -> [Message] {
    var copy = self
    var result: [Message] = []
    while let message = copy.next() { result.append(message) }
    return result
  }

  func mapped<Output>(_ transform: (Message) -> Output) -> some MessageSource<Output> {
    ListSource(drained().map(transform))
  }

  func describe() -> String { "messages" }
}

extension MessageSource<Int> {
  func describe() -> String { "numbers \(drained().reduce(0, +))" }
}

extension MessageSource where Message: StringProtocol {
  func describe() -> String { "texts " + drained().joined(separator: " ") }
}

extension MessageSink where Failure == Never {
  mutating func receiveAll(_ source: some MessageSource<Message>) {
    for message in source.drained() { receive(message) }
  }
}

extension MessageSink {
  mutating func receiveAll(_ source: some MessageSource<Message>) throws(Failure) {
    for message in source.drained() { try receive(message) }
  }
}

enum Pipe {
  static func run(_ source: any MessageSource<Int>) -> String { "int \(source.drained().count)" }

  static func run(_ source: any MessageSource<String>) -> String { "string \(source.describe())" }

  static func run(_ source: some MessageSource<Int>, limit: Int = 2) -> String { "limited \(limit)" }

  static func run<Source: MessageSource>(_ source: Source) -> String where Source.Message: Equatable {
    "generic \(source.describe())"
  }

  static func runs() -> [String] {
    let numbers: any MessageSource<Int> = Counter()
    let texts: any MessageSource<String> = ListSource("a", "b")
    return [
      run(numbers),
      run(texts),
      run(ListSource([true, false])),
      run(Counter(), limit: 4),
      Counter().describe(),
      ListSource("c", "d").describe(),
      ListSource(["e"]).describe(),
      ListSource(1.5).describe(),
      numbers.describe(),
      Counter().mapped { "\($0)" }.describe(),
      Counter().mapped { [$0] }.describe(),
    ]
  }

  static func collected() -> Int {
    var collector = Collector<Int>()
    var strict = StrictCollector()
    collector.receiveAll(Counter())
    collector.receiveAll(ListSource(7, 8))
    do {
      try strict.receiveAll(ListSource(1, -1))
    } catch {
      return strict.total + collector.messages.count
    }
    return 0
  }
}
