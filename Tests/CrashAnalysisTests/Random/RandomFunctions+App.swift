/// Code under test that reads models, as apps have it: extensions, mappers, view models, stores and fakes of services.
///
/// The declarations go to another file than the function. Only missing fields end them.
extension RandomFunctions {
  /// Adds app code that reads a model, and a statement that runs it.
  mutating func readInApp(_ base: String, shape: String) {
    count += 1
    let id = "\(name)N\(count)"
    let ways: [(Form, (inout Self) -> Void)] = [
      (.modelExtension, { $0.extensionMethod(id, base, shape) }),
      (.computedInExtension, { $0.computedInExtension(id, base, shape) }),
      (.listExtension, { $0.listExtension(id, base, shape) }),
      (.staticMapper, { $0.staticMapper(id, base, shape) }),
      (.appInitializer, { $0.appInitializer(id, base, shape) }),
      (.initializerReference, { $0.initializerReference(id, base, shape) }),
      (.nestedViewModel, { $0.nestedViewModel(id, base, shape) }),
      (.store, { $0.store(id, base, shape) }),
      (.storeWithObserver, { $0.storeWithObserver(id, base, shape) }),
      (.lazyInApp, { $0.lazyInApp(id, base, shape) }),
      (.stateOfApp, { $0.stateOfApp(id, base, shape) }),
      (.fakeService, { $0.fakeService(id, base, shape) }),
      (.fakeWithClosure, { $0.fakeWithClosure(id, base, shape) }),
      (.callback, { $0.callback(id, base, shape) }),
      (.appGeneric, { $0.appGeneric(id, base, shape) }),
      (.appGuard, { $0.appGuard(id, base, shape) }),
      (.unusedInApp, { $0.unusedInApp(id, base, shape) }),
    ]
    let (form, way) = pick(ways)
    use(form)
    way(&self)
  }

  /// Returns statements of a function without a result that read a model.
  private mutating func appReads(_ variable: String, _ shape: String, indent width: Int) -> String {
    let outer = (lines, indent, flags, handlers, loops)
    // App code has no parameters of tests, and does not throw.
    (lines, indent, flags, handlers, loops) = ([], width, [], 1, 0)
    for _ in 0..<Int.random(in: 1...2, using: &random) { read(variable, shape: shape, depth: 1) }
    let text = lines.map { $0 + "\n" }.joined()
    (lines, indent, flags, handlers, loops) = outer
    return text
  }

  // MARK: Extensions

  private mutating func extensionMethod(_ id: String, _ base: String, _ shape: String) {
    let body = appReads(chance(0.5) ? "self" : "own", shape, indent: 2)
    app += "extension \(shape) {\n  func show\(id)() {\n    let own = self\n    _ = own\n\(body)  }\n}\n"
    add("\(base).show\(id)()")
  }

  private mutating func computedInExtension(_ id: String, _ base: String, _ shape: String) {
    let body = appReads("self", shape, indent: 2)
    app += "extension \(shape) {\n  var title\(id): Void {\n\(body)    return ()\n  }\n}\n"
    add(chance(0.5) ? "_ = \(base).title\(id)" : "consume([\(base)].map(\\.title\(id)))")
  }

  private mutating func listExtension(_ id: String, _ base: String, _ shape: String) {
    let body = appReads("element", shape, indent: 3)
    app += "extension Collection where Element == \(shape) {\n  func show\(id)() {\n    for element in self {\n"
    app += "      _ = element\n\(body)    }\n  }\n}\n"
    add("\(chance(0.8) ? "[\(base)]" : "[\(base)].filter { _ in no() }").show\(id)()")
  }

  // MARK: Conversions

  private mutating func staticMapper(_ id: String, _ base: String, _ shape: String) {
    let body = appReads("model", shape, indent: 2)
    app += "enum Mapper\(id) {\n  static func map(_ model: \(shape)) {\n    _ = model\n\(body)  }\n"
    app += "  static func map(_ text: String) {}\n}\n"
    switch Int.random(in: 0..<3, using: &random) {
    case 0: add("[\(base)].forEach { Mapper\(id).map($0) }")
    case 1: add("_ = [\(base)].compactMap { Mapper\(id).map($0) }")
    default: add("Mapper\(id).map(\(base))")
    }
  }

  private mutating func viewModel(_ id: String, _ shape: String) -> String {
    let body = appReads("model", shape, indent: 2)
    let kind = chance(0.5) ? "struct" : "final class"
    return "\(kind) ViewModel\(id) {\n  let count: Int\n  init(_ model: \(shape)) {\n    count = 1\n    _ = model\n"
      + body + "  }\n}\n"
  }

  private mutating func appInitializer(_ id: String, _ base: String, _ shape: String) {
    app += viewModel(id, shape)
    add("consume(ViewModel\(id)(\(base)).count)")
  }

  private mutating func initializerReference(_ id: String, _ base: String, _ shape: String) {
    app += viewModel(id, shape)
    add("consume([\(base)].map(ViewModel\(id).init).count)")
  }

  private mutating func nestedViewModel(_ id: String, _ base: String, _ shape: String) {
    app += viewModel(id, shape)
    app += "struct Screen\(id) {\n  private let model: \(shape)\n  init(model: \(shape)) { self.model = model }\n"
    app += "  var row: ViewModel\(id) { ViewModel\(id)(model) }\n  func unused() { _ = row }\n}\n"
    add("let s\(count) = Screen\(id)(model: \(base))")
    add(chance(0.7) ? "consume(s\(count).row.count)" : "consume(s\(count))")
  }

  // MARK: Storage

  private mutating func store(_ id: String, _ base: String, _ shape: String) {
    let body = appReads("model", shape, indent: 2)
    app +=
      "final class Store\(id) {\n  private var model: \(shape)?\n  func load(_ model: \(shape)) { self.model = model }\n"
    app += "  func clear() { model = nil }\n"
    app += "  func show() {\n    guard let model else { return }\n    _ = model\n\(body)  }\n}\n"
    add("let s\(count) = Store\(id)()")
    add("s\(count).load(\(base))")
    if chance(0.2) { add("s\(count).clear()") }
    add("s\(count).show()")
  }

  private mutating func storeWithObserver(_ id: String, _ base: String, _ shape: String) {
    let body = appReads("model", shape, indent: 3)
    app += "final class Store\(id) {\n  var model: \(shape)? {\n    didSet {\n      guard let model else { return }\n"
    app += "      _ = model\n\(body)    }\n  }\n}\n"
    add("let s\(count) = Store\(id)()")
    add("s\(count).model = \(chance(0.8) ? base : "nil")")
  }

  private mutating func lazyInApp(_ id: String, _ base: String, _ shape: String) {
    app += viewModel(id, shape)
    app += "final class Store\(id) {\n  let model: \(shape)\n  lazy var row = ViewModel\(id)(model)\n"
    app += "  init(model: \(shape)) { self.model = model }\n}\n"
    add("let s\(count) = Store\(id)(model: \(base))")
    add(chance(0.7) ? "consume(s\(count).row.count)" : "_ = s\(count)")
  }

  private mutating func stateOfApp(_ id: String, _ base: String, _ shape: String) {
    let body = appReads("model", shape, indent: 3)
    app += "enum State\(id) {\n  case empty\n  case loaded(\(shape))\n  func show() {\n    switch self {\n"
    app += "    case .empty: break\n    case .loaded(let model):\n      _ = model\n\(body)    }\n  }\n}\n"
    add("let s\(count): State\(id) = \(chance(0.8) ? ".loaded(\(base))" : ".empty")")
    add("s\(count).show()")
  }

  // MARK: Fakes

  private mutating func service(_ id: String, _ shape: String) -> String {
    let body = appReads("model", shape, indent: 3)
    return "protocol Service\(id) {\n  func fetch() async throws -> \(shape)\n}\n"
      + "final class Screen\(id) {\n  private let service: any Service\(id)\n"
      + "  init(service: any Service\(id)) { self.service = service }\n  func load() async {\n    do {\n"
      + "      let model = try await service.fetch()\n      _ = model\n" + body
      + "    } catch {\n      consume(0)\n    }\n  }\n}\n"
  }

  private mutating func fakeService(_ id: String, _ base: String, _ shape: String) {
    app += service(id, shape)
    fakes += "final class Fake\(id): Service\(id) {\n  var result: Result<\(shape), any Error> = .failure(Failure())\n"
    fakes += "  func fetch() async throws -> \(shape) { try result.get() }\n}\n"
    add("let k\(count) = Fake\(id)()")
    if chance(0.85) { add("k\(count).result = .success(\(base))") }
    add("await Screen\(id)(service: k\(count)).load()")
  }

  private mutating func fakeWithClosure(_ id: String, _ base: String, _ shape: String) {
    app += service(id, shape)
    fakes += "final class Fake\(id): Service\(id) {\n  var stub: () throws -> \(shape) = { throw Failure() }\n"
    fakes += "  func fetch() async throws -> \(shape) { try stub() }\n}\n"
    add("let k\(count) = Fake\(id)()")
    add("k\(count).stub = { \(base) }")
    add("let s\(count) = Screen\(id)(service: k\(count))")
    if chance(0.85) { add("await s\(count).load()") } else { add("_ = s\(count)") }
  }

  private mutating func callback(_ id: String, _ base: String, _ shape: String) {
    let body = appReads("model", shape, indent: 3)
    app += "final class Loader\(id) {\n  var onLoad: ((\(shape)) -> Void)?\n"
    app += "  func finish(_ model: \(shape)) { onLoad?(model) }\n}\n"
    app += "final class Screen\(id) {\n  let loader = Loader\(id)()\n  func start() {\n    loader.onLoad = { model in\n"
    app += "      _ = model\n\(body)    }\n  }\n}\n"
    add("let s\(count) = Screen\(id)()")
    if chance(0.8) { add("s\(count).start()") }
    add("s\(count).loader.finish(\(base))")
  }

  // MARK: Others

  private mutating func appGeneric(_ id: String, _ base: String, _ shape: String) {
    let body = appReads("model", shape, indent: 2)
    app += "func pass\(id)<T>(_ value: T, to body: (T) -> Void) { body(value) }\n"
    app += "func show\(id)(_ model: \(shape)) {\n  pass\(id)(model) { model in\n    _ = model\n\(body)  }\n}\n"
    add("show\(id)(\(base))")
  }

  /// A function that reads the model only behind a condition.
  private mutating func appGuard(_ id: String, _ base: String, _ shape: String) {
    let outer = flags
    flags = []
    let condition = condition()
    flags = outer
    let body = appReads("model", shape, indent: 1)
    app += "func show\(id)(_ model: \(shape)) {\n  _ = model\n  guard \(condition) else { return }\n\(body)}\n"
    add("show\(id)(\(base))")
  }

  /// A view model that keeps the model, and reads nothing.
  private mutating func unusedInApp(_ id: String, _ base: String, _ shape: String) {
    app += viewModel(id, shape)
    app += "struct Screen\(id) {\n  let model: \(shape)\n  var row: ViewModel\(id) { ViewModel\(id)(model) }\n}\n"
    add("consume([Screen\(id)(model: \(base))].count)")
  }
}
