import Foundation

enum ServiceError: Error, Equatable {
  case offline
  case status(Int)
  case decoding(field: String)

  static func wrap(_ error: any Error) -> ServiceError { error as? ServiceError ?? .offline }

  static func wrap(_ error: ParseError) -> ServiceError { .decoding(field: error.field) }
}

struct ParseError: LocalizedError {
  var field: String
  var errorDescription: String? { "cannot parse \(field)" }
}

struct FatalError: Error, CustomStringConvertible {
  let description = "fatal"
}

struct ErrorReporter {
  func message(for error: any Error) -> String { "error \(error)" }

  func message(for error: any Error, retries: Int = 0) -> String { "retry \(retries)" }

  func message(for error: ServiceError) -> String { "service" }

  func message<Failure: LocalizedError>(for error: Failure) -> String { error.errorDescription ?? "localized" }

  func message(for error: (any Error)?) -> String { error == nil ? "none" : "some" }

  func message<Success>(for result: Result<Success, ServiceError>) -> String { "service result" }

  func message<Success, Failure: Error>(for result: Result<Success, Failure>) -> String {
    switch result {
    case .success(let value): "\(value)"
    case .failure(let error): message(for: error)
    }
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
struct Parser {
  func parse(_ text: String) throws(ParseError) -> Int {
    guard let value = Int(text) else { throw ParseError(field: text) }
    return value
  }

  func parse(_ text: String, or fallback: Int) -> Int { (try? parse(text)) ?? fallback }

  func parse(_ texts: [String]) throws -> [Int] { try texts.map { try parse($0) } }

  func load(_ text: String) throws(ServiceError) -> Int {
    do {
      return try parse(text)
    } catch {
      throw .wrap(error)
    }
  }

  func load(_ text: String) -> Result<Int, ServiceError> {
    Result { () throws(ServiceError) in try load(text) }
  }

  func attempt<Output, Failure: Error>(_ work: () throws(Failure) -> Output) throws(Failure) -> Output { try work() }

  func attempt<Output>(_ work: () -> Output) -> Output { work() }
}

struct ServiceTests {
  let reporter = ErrorReporter()
  let parser = Parser()

  func messages() -> [String] {
    let service = ServiceError.status(500)
    let erased: any Error = service
    let optional: (any Error)? = erased
    let typed: Result<Int, ServiceError> = .failure(.offline)
    let untyped: Result<Int, any Error> = typed.mapError { $0 }
    return [
      reporter.message(for: service),
      reporter.message(for: erased),
      reporter.message(for: optional),
      reporter.message(for: .offline),
      reporter.message(for: ParseError(field: "a")),
      reporter.message(for: FatalError()),
      reporter.message(for: service, retries: 2),
      reporter.message(for: typed),
      reporter.message(for: untyped),
      reporter.message(for: nil),
    ]
  }

  func caught(_ text: String) -> String {
    do {
      let value: Int = try parser.load(text)
      return "\(value)"
    } catch .decoding(let field) {
      return reporter.message(for: ParseError(field: field))
    } catch {
      return reporter.message(for: error)
    }
  }

  func caughtAny(_ texts: [String]) -> String {
    do {
      return try parser.parse(texts).map { "\($0)" }.joined()
    } catch let error as ServiceError {
      return reporter.message(for: error)
    } catch let error as ParseError where error.field.isEmpty {
      return reporter.message(for: error)
    } catch is CancellationError {
      return "cancelled"
    } catch {
      return reporter.message(for: error) + "\(ServiceError.wrap(error))"
    }
  }

  func results(_ text: String) -> [Int] {
    let result: Result<Int, ServiceError> = parser.load(text)
    let doubled = result.map { $0 * 2 }.flatMap { $0 > 9 ? .failure(.status($0)) : .success($0) }
    let recovered = result.flatMapError { error in error == .offline ? .success(0) : .failure(error) }
    let caught = Result { try parser.parse([text]) }
    let value = try? parser.parse(text)
    let attempted = parser.attempt { 3 }
    let fallback = (try? parser.attempt { try parser.parse(text) }) ?? parser.parse(text, or: 1)
    return [doubled, recovered].compactMap { try? $0.get() } + ((try? caught.get()) ?? [])
      + [value ?? 0, attempted, fallback]
  }
}
