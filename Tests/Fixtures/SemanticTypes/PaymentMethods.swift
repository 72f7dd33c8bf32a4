protocol PaymentMethod {
  var id: String { get }
  func charge(_ amount: Int) -> String
  func fee(for amount: Int) -> Int
}

protocol RefundablePayment: PaymentMethod {
  func refund(_ amount: Int) -> String
  func charge(_ amount: Int, note: String) -> String
}

protocol StoredPayment: RefundablePayment, Hashable {
  static var kind: String { get }
}

extension PaymentMethod {
  func fee(for amount: Int) -> Int { amount / 100 }

  func total(_ amount: Int) -> Int { amount + fee(for: amount) }

  func receipt() -> String { "receipt \(id)" }

  static var kind: String { "payment" }
}

extension RefundablePayment {
  func fee(for amount: Int) -> Int { amount / 50 }

  func charge(_ amount: Int, note: String = "none") -> String { charge(amount) + " " + note }

  func refund(_ amount: Int) -> String { "refund \(amount)" }

  func receipt() -> String { "refundable \(id)" }
}

extension StoredPayment {
  func receipt() -> String { "stored \(Self.kind)" }
}

struct Cash: PaymentMethod {
  let id = "cash"

  func charge(_ amount: Int) -> String { "cash \(amount)" }

  func fee(for amount: Int) -> Int { 0 }
}

struct Card: StoredPayment {
  var id: String
  static var kind: String { "card" }

  func charge(_ amount: Int) -> String { "card \(amount)" }

  func refund(_ amount: Int, reason: String = "") -> String { "card refund \(reason)" }
}

struct Wallet: RefundablePayment {
  var id = "wallet"

  func charge(_ amount: Int) -> String { "wallet \(amount)" }

  func charge(_ amount: Int, note: String) -> String { "wallet \(note)" }

  func total(_ amount: Int) -> Int { amount * 2 }
}

struct Checkout {
  func pay(_ method: any PaymentMethod) -> String { method.charge(1) + method.receipt() }

  func pay(_ method: any RefundablePayment) -> String { method.refund(1) + method.receipt() }

  func pay<Method: PaymentMethod>(_ method: Method, twice: Bool) -> String { method.charge(2) + method.receipt() }

  func pay<Method: StoredPayment>(_ method: Method, twice: Bool) -> String { method.charge(2) + Method.kind }

  func totals() -> [Int] {
    let wallet: any PaymentMethod = Wallet()
    return [
      Cash().total(100),
      Card(id: "c").total(100),
      Wallet().total(100),
      wallet.total(100),
      Card(id: "d").fee(for: 500),
      wallet.fee(for: 500),
    ]
  }

  func payments() -> [String] {
    let card = Card(id: "visa")
    let refundable: any RefundablePayment = card
    let method: any PaymentMethod = refundable
    return [
      pay(card),
      pay(refundable),
      pay(method),
      pay(Cash()),
      pay(card, twice: true),
      pay(Wallet(), twice: true),
      pay(method, twice: false),
    ]
  }

  func calls() -> [String] {
    let card = Card(id: "visa")
    let wallet = Wallet()
    return [
      card.charge(1),
      card.charge(1, note: "tip"),
      wallet.charge(1),
      wallet.charge(1, note: "tip"),
      card.refund(3),
      (card as any RefundablePayment).refund(3),
      card.receipt(),
      wallet.receipt(),
      generic(card),
      Cash.kind,
      Card.kind,
    ]
  }

  private func generic<Method: RefundablePayment>(_ method: Method) -> String {
    method.receipt() + Method.kind + method.refund(1)
  }

  func unique(_ cards: [Card]) -> Int { Set(cards).union([Card(id: "x")]).count }
}
