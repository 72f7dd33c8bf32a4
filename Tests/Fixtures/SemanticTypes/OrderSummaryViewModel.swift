import Foundation

struct Order {
  var id: String
  var note: String?
  var courier: Courier?
  var total: Double
}

struct Courier {
  var name: String
  var phone: String?
}

struct Badge: Equatable {
  var text: String
  var isPlaceholder: Bool

  init(_ text: String) {
    self.text = text
    isPlaceholder = false
  }

  init(_ text: String?) {
    self.text = text ?? "unknown"
    isPlaceholder = text == nil
  }

  init(_ courier: Courier?) {
    self.init(courier?.name)
  }
}

struct OrderSummaryViewModel {
  let order: Order

  var courierBadge: Badge { Badge(order.courier) }

  var nameBadge: Badge {
    guard let courier = order.courier else { return Badge("none") }
    return Badge(courier.name)
  }

  var phoneBadge: Badge { Badge(order.courier?.phone) }

  var noteBadge: Badge {
    let text = order.note ?? ""
    return Badge(text)
  }

  func row(_ title: String, _ value: String) -> String { "\(title): \(value)" }

  func row(_ title: String, _ value: String?) -> String { value.map { row(title, $0) } ?? title }

  func row(_ title: String, _ value: Any) -> String { "\(title) = \(String(describing: value))" }

  func row<Value>(_ title: String, _ value: [Value]) -> String { "\(title) (\(value.count))" }

  func rows() -> [String] {
    var rows = [
      row("id", order.id),
      row("note", order.note),
      row("courier", order.courier?.name),
      row("total", order.total),
      row("amount", String(format: "%.2f", order.total)),
      row("due", Date(timeIntervalSince1970: 0)),
      row("flags", [true, false]),
    ]
    if let note = order.note {
      rows.append(row("note", note))
    }
    let erased: Any = order.id
    rows.append(row("erased", erased))
    rows.append(row("badge", courierBadge))
    return rows
  }
}

enum Comparison {
  static func same(_ left: String, _ right: String) -> Bool { left == right }

  static func same(_ left: String?, _ right: String?) -> Bool { left != nil && left == right }

  static func same<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }

  static func check(_ first: Order, _ second: Order) -> [Bool] {
    [
      same(first.id, second.id),
      same(first.note, second.note),
      same(first.note, second.id),
      same(first.total, second.total),
      same(first.courier?.phone, nil),
      same(Badge(first.id), Badge(second.note)),
    ]
  }
}

enum OrderStub {
  static func make(id: String = "1", note: String? = nil, courier: Courier? = nil) -> Order {
    Order(id: id, note: note, courier: courier, total: 12)
  }

  static func make(id: String, courierName: String?) -> Order {
    make(id: id, courier: courierName.map { Courier(name: $0) })
  }

  static func make(_ id: Int?) -> Order? { id.map { make(id: "\($0)") } }

  static func all() -> [Order] {
    let named = make(id: "2", courierName: "Ida")
    let optional = make(3)
    let missing = make(nil)
    return [make(), named, optional, missing].compactMap { $0 }
  }
}
