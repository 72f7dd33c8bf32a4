final class Customer {
  var name: String
  var company: Company?
  weak var manager: Customer?
  var onChange: ((String) -> Int)?
  var scores: [String: [Int]?] = [:]

  init(name: String, company: Company? = nil) {
    self.name = name
    self.company = company
  }

  func rename(_ name: String) { self.name = name }

  func rename(_ name: String?) -> Bool {
    guard let name else { return false }
    self.name = name
    return true
  }

  func discount() -> Double? { company?.discount }

  func discount(_ base: Double = 1) -> Double { base / 2 }
}

struct Company {
  var title: String
  var offices: [Office] = []
  var discount: Double?
  var headquarters: Office? { offices.first }

  mutating func open(_ office: Office) -> Int {
    offices.append(office)
    return offices.count
  }
}

struct Office {
  var city: String?
  var floors: Int

  subscript(floor: Int) -> String? { floor < floors ? "floor \(floor)" : nil }

  func describe() -> String { city ?? "unknown" }

  func describe(_ floor: Int?) -> String? { floor.flatMap { self[$0] } }
}

extension Optional where Wrapped == Customer {
  var name: String { self?.name ?? "nobody" }

  func rename(_ name: String) -> String { "optional " + name }
}

extension Optional where Wrapped == String {
  var count: Int { self?.count ?? -1 }

  func uppercased() -> String { self?.uppercased() ?? "NIL" }
}

struct CustomerTests {
  func show(_ value: Int) -> String { "int \(value)" }

  func show(_ value: Int?) -> String { "int? \(value ?? 0)" }

  func show(_ value: String) -> String { value }

  func show(_ value: String?) -> String { "string? \(value ?? "")" }

  func show(_ value: Bool?) -> String { "bool? \(value == true)" }

  func show(_ value: Void?) -> String { value == nil ? "skipped" : "done" }

  func shown(_ customer: Customer?, _ known: Customer) -> [String] {
    [
      show(customer?.name),
      show(customer.name),
      show(known.name),
      show(customer?.name.count),
      show(customer?.company?.headquarters?.city),
      show(customer?.company?.headquarters?.city.count),
      show(customer?.company?.headquarters?.city?.count),
      show(known.company?.offices.count),
      show(known.company!.offices.count),
      show(customer?.company?.headquarters?[2]),
      show(customer?.company?.headquarters?[2].uppercased()),
      show(customer?.company?.offices.isEmpty),
      show(customer?.rename("Bo")),
      show(customer.rename("Bo")),
      show(customer?.rename(nil)),
      show(customer?.onChange?("x")),
      show(known.onChange?("y")),
      show(customer?.company?.headquarters?.describe()),
      show(customer?.company?.headquarters?.describe(3)),
      show(customer?.scores["a"]??.first),
    ]
  }

  func discounts(_ customer: Customer) -> [Double?] {
    let known: Double = customer.discount()
    let manager = customer.manager?.discount(4)
    let chained: Double? = customer.discount()
    return [known, manager, chained, customer.company?.discount]
  }

  func changed(_ customer: Customer) -> Int {
    let opened = customer.company?.open(Office(city: "Oslo", floors: 3))
    customer.company?.offices[0].city = "Bergen"
    customer.company?.offices[0].floors += 1
    customer.company?.discount? *= 2
    customer.manager?.company = Company(title: "Acme")
    customer.scores["a"]??.append(3)
    customer.scores["b", default: []]?.append(4)
    customer.onChange = { $0.count }
    customer.manager?.name = "Cy"
    let assigned: Void? = customer.manager?.rename("Di")
    return (opened ?? 0) + (assigned == nil ? 0 : 1) + (customer.onChange?("abc") ?? 0)
  }

  func compared(_ left: Customer?, _ right: Customer?) -> [Bool] {
    [
      left?.name == right?.name,
      left?.company?.offices.count == 2,
      left === right,
      (left?.company?.discount ?? 0) > 0.5,
      left?.company == nil,
      left?.company?.title.hasPrefix("A") == true,
    ]
  }
}
