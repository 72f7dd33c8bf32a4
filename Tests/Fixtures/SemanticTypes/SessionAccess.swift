/// Overloads that only part of the file can see.
class Session {
  private(set) var user: String?
  fileprivate var token = "t0"
  private var log: [String] = []

  func open(_ user: String) -> String {
    self.user = user
    return open(user as Any)
  }

  func open(_ user: Any) -> String { "public open" }

  private func open(_ code: Int) -> String { "private open \(code)" }

  private func refresh(_ times: Int) -> String { "private refresh" }

  fileprivate func refresh(_ times: Double) -> String { "file refresh" }

  func refresh(_ times: Any) -> String { "refresh" }

  func refreshAll() -> [String] { [refresh(1), refresh(1.5), refresh("x"), open(3)] }
}

extension Session {
  private func hidden() -> String { "hidden \(log.count)" }

  func renewal() -> String { hidden() + refresh(2) + open(4) }
}

extension Session {
  fileprivate var isExpired: Bool { token.isEmpty }
}

final class AdminSession: Session {
  private func open(_ code: Int) -> String { "admin \(code)" }

  override func refresh(_ times: Any) -> String { "admin " + super.refresh(times) }

  func elevate() -> [String] { [open(1), open("root"), open(1 as Any), refresh(2), refresh(2.5)] }
}

struct Credentials {
  var name: String
  private var secret: String

  init(name: String) {
    self.init(name: name, secret: "generated")
  }

  private init(name: String, secret: String = "none") {
    self.name = name
    self.secret = secret
  }

  init(name: String, secret: String?) {
    self.init(name: name, secret: secret ?? "missing")
  }

  static func anonymous() -> Credentials { Credentials(name: "anonymous") }

  var isStrong: Bool { secret.count > 7 }

  struct Vault {
    private var items: [Credentials] = []

    mutating func add(_ name: String) { items.append(Credentials(name: name, secret: "vault")) }

    func first() -> String { items.first?.secret ?? "" }
  }
}

private func audit(_ session: Session) -> String { "file audit" }

func audit(_ session: AnyObject) -> String { "object audit" }

private enum Level: Int {
  case guest, member

  static func current(_ session: Session) -> Level { session.isExpired ? .guest : .member }
}

struct SessionTests {
  private let session = Session()
  private let admin = AdminSession()

  func opened() -> [String] {
    [
      session.open(7),
      session.open("ada"),
      session.refresh(3),
      session.refresh(3.5),
      session.renewal(),
      admin.open(7),
      admin.refresh(1),
      (admin as Session).refresh("x"),
    ] + admin.elevate()
  }

  func credentials() -> [Bool] {
    var vault = Credentials.Vault()
    vault.add("a")
    return [
      Credentials(name: "a").isStrong,
      Credentials(name: "a", secret: "b").isStrong,
      Credentials(name: "a", secret: nil).isStrong,
      Credentials.anonymous().isStrong,
      vault.first().isEmpty,
    ]
  }

  func audits() -> [String] {
    let object: AnyObject = session
    return [audit(session), audit(admin), audit(object), "\(Level.current(session).rawValue)"]
  }
}
