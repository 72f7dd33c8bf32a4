import Foundation

enum OrderStatus: Int, CaseIterable, Comparable, Codable {
  case pending = 10
  case packed
  case shipped = 20
  case delivered

  static func < (left: OrderStatus, right: OrderStatus) -> Bool { left.rawValue < right.rawValue }

  init?(code: Int) {
    self.init(rawValue: code * 10)
  }

  init(_ code: Int) {
    self = OrderStatus(code: code) ?? .pending
  }

  init(_ status: OrderStatus?) {
    self = status ?? .delivered
  }
}

enum Channel: String, CaseIterable {
  case web
  case store = "retail"
  case partner = "b2b"

  static var allCases: [Channel] { [.web, .store] }

  static let `default` = Channel.web

  static func named(_ text: String) -> Channel? { Channel(rawValue: text.lowercased()) }

  static func named(_ text: String, fallback: Channel = .default) -> Channel { named(text) ?? fallback }
}

enum Priority: Double {
  case low = 0.5
  case normal = 1
  case high

  var next: Priority { Priority(rawValue: rawValue + 1) ?? .low }
}

extension CaseIterable where Self: Equatable {
  var next: Self {
    let cases = Array(Self.allCases)
    let index = cases.firstIndex(of: self).map { $0 + 1 } ?? 0
    return index < cases.count ? cases[index] : cases[0]
  }
}

extension RawRepresentable where RawValue == String {
  var label: String { rawValue.capitalized }
}

extension RawRepresentable where RawValue == Int {
  var label: String { "#\(rawValue)" }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  static var labels: [String] { allCases.map(\.label) }
}

struct StatusTests {
  func describe(_ status: OrderStatus) -> String { "status \(status.label)" }

  func describe<Code: RawRepresentable>(_ code: Code) -> String { "raw \(code.rawValue)" }

  func describe<Code: RawRepresentable>(_ code: Code) -> String where Code.RawValue == String { "text \(code.label)" }

  func describe(_ code: Int) -> String { describe(OrderStatus(code)) }

  func describe(_ text: String?) -> String { text.flatMap { Channel(rawValue: $0) }.map { describe($0) } ?? "none" }

  func descriptions() -> [String] {
    [
      describe(.shipped),
      describe(OrderStatus.packed),
      describe(Channel.store),
      describe(Priority.high),
      describe(2),
      describe("b2b"),
      describe(OrderStatus.packed.rawValue),
      describe(Channel.partner.rawValue),
    ]
  }

  func statuses() -> [OrderStatus] {
    let decoded = try? JSONDecoder().decode([OrderStatus].self, from: Data("[10]".utf8))
    return [
      OrderStatus(1),
      OrderStatus(OrderStatus(code: 2)),
      OrderStatus(nil),
      OrderStatus(rawValue: 11) ?? .pending,
      .delivered.next,
      decoded?.first ?? .packed,
      max(.packed, .shipped),
      OrderStatus.allCases.max() ?? .pending,
    ]
  }

  func channels() -> [Channel?] {
    let optional: Channel? = .named("WEB")
    let defaulted: Channel = .named("fax")
    return [optional, defaulted, .named("b2b", fallback: .store), .default, Channel.partner.next, .web.next]
  }

  func priorities() -> [Priority] { [.low, .low.next, Priority.normal.next, Priority(rawValue: 2) ?? .normal] }

  func labels() -> [String] { Channel.labels + OrderStatus.allCases.map(\.label) + [Channel.web.label] }

  func isOpen(_ status: OrderStatus) -> Bool {
    status < .delivered && OrderStatus.allCases.contains(status) && (.pending ... .shipped).contains(status)
  }
}
