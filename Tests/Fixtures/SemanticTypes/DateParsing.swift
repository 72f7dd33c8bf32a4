import Foundation

struct EventDate: Equatable {
  var day: Date
  var title: String?

  init(_ day: Date) {
    self.day = day
  }

  init?(_ text: String) {
    guard let seconds = TimeInterval(text) else { return nil }
    self.init(Date(timeIntervalSince1970: seconds))
  }

  init?(_ text: String?, title: String? = nil) {
    guard let text, let date = EventDate(text) else { return nil }
    self = date
    self.title = title
  }

  init(_ seconds: Int) {
    self.init(Date(timeIntervalSinceReferenceDate: TimeInterval(seconds)))
  }
}

extension Date {
  func adding(_ days: Int) -> Date { addingTimeInterval(TimeInterval(days) * 86_400) }

  func adding(_ interval: TimeInterval) -> Date { addingTimeInterval(interval) }

  func adding(_ days: Int?) -> Date? { days.map { adding($0) } }

  func distance(to other: EventDate) -> Int { Int(distance(to: other.day)) }

  static func - (left: Date, right: Date) -> Int { Int(left.timeIntervalSince(right) / 86_400) }

  static func + (date: Date, days: Int) -> Date { date.adding(days) }
}

extension Optional {
  func map(_ transform: (Wrapped) -> Wrapped, orElse fallback: Wrapped) -> Wrapped {
    map(transform) ?? fallback
  }

  func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? { flatMap { isIncluded($0) ? $0 : nil } }

  func required() throws -> Wrapped {
    guard let self else { throw ParsingError.missing }
    return self
  }
}

enum ParsingError: Error {
  case missing
  case invalid(String)
}

struct EventParser {
  let start = Date(timeIntervalSinceReferenceDate: 0)

  func parse(_ text: String) -> Date? { Double(text).map { Date(timeIntervalSince1970: $0) } }

  func parse(_ text: String) throws -> Int {
    guard let value = Int(text) else { throw ParsingError.invalid(text) }
    return value
  }

  func parse(_ text: String?) -> EventDate? { text.flatMap { EventDate($0) } }

  func dates(_ texts: [String?]) -> [EventDate] {
    let known = texts.compactMap { $0 }.compactMap { EventDate($0) }
    let parsed = texts.compactMap { parse($0) }
    let titled = texts.compactMap { EventDate($0, title: "t") }
    return known + parsed + titled
  }

  func shifted(_ days: Int?, _ event: EventDate?) -> [Date?] {
    [
      start.adding(3),
      start.adding(3.0),
      start.adding(days),
      start + 2,
      start + 2.5,
      event.map { $0.day.adding(1) },
      event?.day.adding(1),
      event.flatMap { $0.day.adding(days) },
      parse("12"),
    ]
  }

  func distances(_ event: EventDate) -> [Double] {
    let days: Int = event.day - start
    let seconds = (event.day - 3).timeIntervalSince(start)
    return [Double(days), seconds, Double(start.distance(to: event)), start.distance(to: event.day)]
  }

  func unwrapped(_ text: String?, _ day: Int?) throws -> Int {
    if let text, let number: Int = try? parse(text), number > 0 { return number }
    guard let day = day.filter({ $0 > 1 }) else { return try parse(text.required()) }
    if let text = text?.first, let digit = text.wholeNumberValue { return digit + day }
    let value = try day.description.count + parse(text ?? "0")
    return text.map { $0 + "!" }.map { $0.count } ?? value
  }

  func mapped(_ text: String?) -> [String] {
    let nested: String?? = text.map { $0.isEmpty ? nil : $0 }
    let flat: String? = text.flatMap { $0.isEmpty ? nil : $0 }
    let converted = text.flatMap(Int.init) ?? 0
    let fallback = text.map({ $0.lowercased() }, orElse: "none")
    return [nested == nil ? "outer" : "inner", flat ?? "-", "\(converted)", fallback]
  }

  func events() -> [EventDate?] {
    let text: String? = "5"
    return [EventDate("5"), EventDate(text), EventDate(5), EventDate("x", title: nil), EventDate(start), nil]
  }
}
