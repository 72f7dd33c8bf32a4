enum Payload {
  case text(String)
  case number(Int)
  case pair(key: String, value: Double)
  case list([Payload])
  case empty
}

struct Response {
  var status: Int
  var payload: Payload?
  var headers: [String: String] = [:]
}

struct StatusFamily: Equatable {
  var first: Int

  static let success = StatusFamily(first: 2)
  static let failure = StatusFamily(first: 5)
}

func ~= (family: StatusFamily, status: Int) -> Bool { status / 100 == family.first }

class ResponseError: Error, @unchecked Sendable {
  let status: Int

  init(status: Int) {
    self.status = status
  }
}

final class TimeoutError: ResponseError, @unchecked Sendable {
  let seconds: Double

  init(seconds: Double) {
    self.seconds = seconds
    super.init(status: 408)
  }
}

struct ResponseParser {
  func note(_ value: String) -> String { "text \(value)" }

  func note(_ value: Int) -> String { "number \(value)" }

  func note(_ value: Double) -> String { "double \(value)" }

  func note(_ value: [Payload]) -> String { "list \(value.count)" }

  func note(_ value: Payload?) -> String { value == nil ? "none" : "payload" }

  func note(_ value: Any) -> String { "any" }

  func describe(_ payload: Payload) -> String {
    switch payload {
    case .text(let value): note(value)
    case .number(let value) where value < 0: note(Double(value))
    case .number(let value): note(value)
    case .pair(key: "ratio", let value): note(value)
    case .pair(let key, value: 1...2): note(key)
    case .pair(_, let value): note(value as Any)
    case .list(let values) where values.isEmpty: note(values.first)
    case .list(let values): note(values)
    case .empty: note(nil as Payload?)
    }
  }

  func describe(_ payload: Payload?) -> String {
    switch payload {
    case nil: "missing"
    case .empty?: "empty"
    case .some(.text("")): "blank"
    case let payload?: describe(payload)
    }
  }

  func describe(_ response: Response) -> String {
    switch (response.status, response.payload) {
    case (200, .text(let text)?): note(text)
    case (StatusFamily.success, let payload?): describe(payload)
    case (let status, nil) where status == 204: note(status)
    case (400..<500, _): describe(response.payload)
    case (let status, .some): note("\(status)")
    case (_, .none): note(response.headers)
    }
  }

  func describe(_ value: Any) -> String {
    switch value {
    case let response as Response: describe(response)
    case let number as Int: note(number)
    case let (left, right) as (Int, Int): note(left + right)
    case let texts as [String]: note(texts.joined())
    case is Payload: "raw payload"
    case let error as TimeoutError: note(error.seconds)
    case let error as ResponseError: note(error.status)
    case StatusFamily.failure as StatusFamily: "failure family"
    case Optional<Any>.none: "nil"
    default: note(value)
    }
  }

  func described() -> [String] {
    let payload = Payload.text("hi")
    let optional: Payload? = payload
    let erased: Any = payload
    return [
      describe(payload),
      describe(optional),
      describe(erased),
      describe(.empty),
      describe(Response(status: 201, payload: .number(-3))),
      describe(TimeoutError(seconds: 2)),
      describe((1, 2)),
      describe(4),
      describe(["a", "b"]),
    ]
  }

  func collect(_ payloads: [Payload?]) -> [String] {
    var result: [String] = []
    for case let payload? in payloads { result.append(describe(payload)) }
    for case .number(let value)? in payloads where value > 1 { result.append(note(value)) }
    for case .some(.pair(let key, let value)) in payloads { result += [note(key), note(value)] }
    if case .list(let inner)? = payloads.first { result += inner.map { describe($0) } }
    guard case .text(let text)?? = payloads.last else { return result }
    while case .none? = payloads.first { return result + [note(text)] }
    return result
  }
}
