protocol Service: AnyObject {
  static var identifier: String { get }
  init()
}

extension Service {
  static var identifier: String { "service \(self)" }

  static func make() -> Self { Self() }
}

protocol SharedService: Service {
  static var instance: Self { get }
}

class HTTPService: Service {
  class var timeout: Int { 30 }
  let name: String

  required init() {
    name = "http"
  }

  init(name: String) {
    self.name = name
  }

  func kind() -> String { "\(type(of: self).timeout)" }
}

final class SlowHTTPService: HTTPService {
  override class var timeout: Int { 90 }

  static var identifier: String { "slow" }
}

final class ClockService: SharedService {
  static let instance = ClockService()
  static var identifier: String { "clock" }

  init() {}

  func now() -> Int { 42 }
}

extension ClockService: @unchecked Sendable {}

final class DependencyContainer {
  private var factories: [ObjectIdentifier: () -> Any] = [:]
  private(set) var trace: [String] = []

  func register<Instance>(_ type: Instance.Type, _ factory: @escaping () -> Instance) {
    trace.append("factory")
    factories[ObjectIdentifier(type)] = factory
  }

  func register<Instance: Service>(_ type: Instance.Type) {
    trace.append(type.identifier)
    register(type) { type.init() }
  }

  func register<Instance: SharedService>(_ type: Instance.Type) {
    trace.append("shared \(type.identifier)")
    register(type) { type.instance }
  }

  func register(_ value: Any) {
    trace.append("value")
    factories[ObjectIdentifier(Swift.type(of: value))] = { value }
  }

  func register(_ type: any Service.Type) {
    trace.append("existential \(type.identifier)")
    factories[ObjectIdentifier(type)] = { type.init() }
  }

  func resolve<Instance>(_ type: Instance.Type = Instance.self) -> Instance? {
    factories[ObjectIdentifier(type)]?() as? Instance
  }

  func resolve<Instance: Service>(_ type: Instance.Type = Instance.self) -> Instance {
    factories[ObjectIdentifier(type)]?() as? Instance ?? type.make()
  }

  func resolve<Instance: Service>(or fallback: Instance) -> Instance {
    let found: Instance? = resolve()
    return found ?? fallback
  }
}

struct Composition {
  let container = DependencyContainer()

  func registerAll() -> [String] {
    let types: [any Service.Type] = [HTTPService.self, ClockService.self]
    container.register(HTTPService.self)
    container.register(ClockService.self)
    container.register(SlowHTTPService.self) { SlowHTTPService() }
    container.register("https://example.com")
    container.register(HTTPService(name: "custom"))
    for type in types { container.register(type) }
    return container.trace
  }

  func resolved() -> [String] {
    let http: HTTPService = container.resolve()
    let clock = container.resolve(ClockService.self)
    let slow = container.resolve(or: SlowHTTPService())
    let url: String? = container.resolve()
    let count = container.resolve(Int.self)
    return [http.kind(), "\(clock.now())", slow.kind(), url ?? "", "\(count ?? 0)"]
  }

  func identifiers() -> [String] {
    let type: HTTPService.Type = SlowHTTPService.self
    let service: HTTPService = SlowHTTPService()
    let existential: any Service = service
    return [
      HTTPService.identifier,
      SlowHTTPService.identifier,
      type.identifier,
      Swift.type(of: existential).identifier,
      "\(Swift.type(of: service).timeout)",
      "\(type.make().kind())",
      identifier(of: SlowHTTPService.self),
    ]
  }

  private func identifier<Instance: Service>(of type: Instance.Type) -> String { type.identifier }
}
