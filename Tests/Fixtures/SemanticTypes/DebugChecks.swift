final class CheckLog {
  var failures: [String] = []
  var evaluations = 0

  func check(_ condition: Bool, _ message: String = "failed") {
    if !condition { failures.append(message) }
  }

  func check(_ condition: @autoclosure () -> Bool, detail: @autoclosure () -> String) {
    if !condition() { failures.append(detail()) }
  }

  func check(_ condition: @autoclosure () throws -> Bool, or error: any Error) rethrows {
    guard try condition() else {
      failures.append("\(error)")
      return
    }
  }

  func check(_ condition: () -> Bool) {
    failures.append(condition() ? "closure passed" : "closure failed")
  }

  func equal<Value: Equatable>(_ left: @autoclosure () -> Value, _ right: @autoclosure () -> Value) {
    if left() != right() { failures.append("not equal") }
  }

  func equal(_ left: @autoclosure () -> Double, _ right: @autoclosure () -> Double, accuracy: Double = 0.01) {
    if left() - right() > accuracy { failures.append("too far") }
  }

  func equal(_ left: String, _ right: String) {
    if left != right { failures.append("\(left) ≠ \(right)") }
  }

  func eventually(_ condition: @autoclosure @escaping () -> Bool) -> () -> Bool {
    { [self] in
      evaluations += 1
      return condition()
    }
  }
}

enum CheckError: Error { case outdated }

struct SessionTests {
  let log = CheckLog()

  func isActive() -> Bool { true }

  func loadFlag() throws -> Bool { throw CheckError.outdated }

  func cost() -> String {
    log.evaluations += 1
    return "expensive"
  }

  func checks() throws -> [String] {
    log.check(isActive())
    log.check(!isActive(), "inactive")
    log.check(isActive(), detail: cost())
    log.check(log.failures.isEmpty, detail: "failures: \(log.failures)")
    log.check { isActive() }
    log.check(isActive)
    log.check(isActive(), or: CheckError.outdated)
    try log.check(loadFlag(), or: CheckError.outdated)
    return log.failures
  }

  func equalities() -> Int {
    let name = "Ada"
    log.equal(1, 1)
    log.equal(1.0, 1.001)
    log.equal(1, 1.5)
    log.equal("a", name)
    log.equal(name.first, "A")
    log.equal([1, 2], [1] + [2])
    log.equal(3, 3.5, accuracy: 1)
    log.equal(name.isEmpty, log.failures.isEmpty && isActive())
    return log.evaluations
  }

  func polled() -> Bool {
    var attempts = 0
    let ready = log.eventually(isActive() && !log.failures.isEmpty)
    while attempts < 3, !ready() { attempts += 1 }
    return ready()
  }
}

struct LazyMessage {
  let render: () -> String

  init(_ text: @autoclosure @escaping () -> String) {
    render = text
  }

  init(_ render: @escaping () -> String) {
    self.render = render
  }

  init(_ parts: String..., separator: String = ",") {
    self.init(parts.joined(separator: separator))
  }

  static func all(_ tests: SessionTests) -> [String] {
    let messages = [
      LazyMessage(tests.cost()),
      LazyMessage(tests.cost),
      LazyMessage { "closure" },
      LazyMessage("a", "b"),
      LazyMessage("a", separator: "-"),
    ]
    return messages.map { $0.render() }
  }
}
