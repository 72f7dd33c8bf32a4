import Foundation

enum NetworkError: Error, Equatable {
  case offline
  case status(Int)
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
struct RetryPolicy {
  var attempts = 3
  var delay: TimeInterval = 0

  func run<Output>(_ work: () throws -> Output) rethrows -> Output {
    var remaining = attempts
    while remaining > 1 {
      if let output = try? work() { return output }
      remaining -= 1
    }
    return try work()
  }

  func run<Output>(_ work: (Int) throws -> Output) throws -> Output {
    for attempt in 1..<attempts {
      do {
        return try work(attempt)
      } catch NetworkError.status(let code) where code >= 500 {
        continue
      }
    }
    return try work(attempts)
  }

  func run<Output>(_ work: () -> Output, until isDone: (Output) -> Bool) -> Output {
    var output = work()
    var remaining = attempts
    while !isDone(output), remaining > 0 {
      output = work()
      remaining -= 1
    }
    return output
  }

  func run<Output>(_ work: () throws -> Output, recover: (any Error) throws -> Output) rethrows -> Output {
    do {
      return try work()
    } catch {
      return try recover(error)
    }
  }
}

final class StubServer {
  private var responses: [Result<Data, NetworkError>]

  init(_ responses: Result<Data, NetworkError>...) {
    self.responses = responses
  }

  func next() throws -> Data {
    guard !responses.isEmpty else { throw NetworkError.offline }
    return try responses.removeFirst().get()
  }

  func count() -> Int { responses.count }
}

enum RetryTests {
  static func plain(_ policy: RetryPolicy) -> [Int] {
    let server = StubServer(.success(Data()), .failure(.offline))
    return [
      policy.run { 1 },
      policy.run { server.count() },
      policy.run(server.count),
      policy.run(server.count, until: { $0 == 2 }),
      policy.run {
        server.count()
      } recover: { _ in
        0
      },
    ]
  }

  static func throwing(_ policy: RetryPolicy) throws -> [Data] {
    let server = StubServer(.failure(.status(503)), .success(Data("ok".utf8)))
    let first = try policy.run { try server.next() }
    let second = try policy.run { attempt in
      guard attempt > 1 else { throw NetworkError.status(500) }
      return Data(count: attempt)
    }
    let third = try policy.run { _ in first }
    let fourth = try policy.run(server.next)
    return [first, second, third, fourth]
  }

  static func recovered(_ policy: RetryPolicy) -> Data {
    let server = StubServer()
    return policy.run {
      (try? server.next()) ?? Data("empty".utf8)
    }
  }

  static func recoveredByHandler(_ policy: RetryPolicy) -> String {
    let server = StubServer(.failure(.offline))
    do {
      let data = try policy.run(server.next) { error in
        if case NetworkError.offline = error { return Data("cached".utf8) }
        throw error
      }
      return String(decoding: data, as: UTF8.self)
    } catch let error as NetworkError {
      return "\(error)"
    } catch {
      return "unknown"
    }
  }

  static func mapped(_ codes: [String]) throws -> [Int] {
    let valid = codes.compactMap { Int($0) }
    let strict = try codes.map { code -> Int in
      guard let value = Int(code) else { throw NetworkError.status(0) }
      return value
    }
    return valid.filter { $0 > 0 } + strict
  }
}
