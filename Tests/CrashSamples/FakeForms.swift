import MockSupport
import ZooAPI
import ZooMocks

/// View models that get models from fakes.
let fakeForms: [Sample] = [
  Sample("fakeService", fakeService), Sample("fakeServiceUnset", fakeServiceUnset),
  Sample("fakeResult", fakeResult), Sample("fakeResultUnset", fakeResultUnset),
  Sample("fakeClosure", fakeClosure), Sample("fakeClosureUnset", fakeClosureUnset),
  Sample("fakeCompletion", fakeCompletion), Sample("fakeCompletionUnset", fakeCompletionUnset),
  Sample("fakeOfProtocolMock", fakeOfProtocolMock), Sample("fakeOfProtocolMockUnset", fakeOfProtocolMockUnset),
  Sample("fakeContainer", fakeContainer), Sample("fakeContainerUnset", fakeContainerUnset),
  Sample("fakeError", fakeError), Sample("fakeMapped", fakeMapped), Sample("fakeMappedUnset", fakeMappedUnset),
  Sample("fakeNotCalled", fakeNotCalled), Sample("fakeState", fakeState), Sample("fakeStateUnset", fakeStateUnset),
  Sample("fakeErrorUnset", fakeErrorUnset),
  Sample("fakeCalledLate", fakeCalledLate),
  Sample("onlyScreen", onlyScreen), Sample("onlyScreenUnset", onlyScreenUnset),
]

private func bare() -> Mock<Otter> { Mock<Otter>() }

private func otter(_ toy: String) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.toy = toy
  return mock
}

private protocol ToyService {
  func toy() async throws -> OtterToy
  func toy(_ completion: (Result<OtterToy, any Error>) -> Void)
}

private final class FakeToyService: ToyService {
  var result: Result<OtterToy, any Error> = .failure(Failure())
  var value: OtterToy?
  var make: (() throws -> OtterToy)?
  private(set) var calls = 0

  func toy() async throws -> OtterToy {
    calls += 1
    if let make { return try make() }
    guard let value else { return try result.get() }
    return value
  }

  func toy(_ completion: (Result<OtterToy, any Error>) -> Void) { completion(result) }
}

private final class ToyViewModel {
  enum State {
    case loading
    case loaded(title: String)
    case failed(any Error)
  }

  private let service: any ToyService
  private(set) var title = ""
  private(set) var state = State.loading

  init(service: any ToyService) { self.service = service }

  func load() async {
    do {
      let model = try await service.toy()
      title = model.toy  // error: unset-required-field
      state = .loaded(title: title)
    } catch {
      state = .failed(error)
    }
  }

  func loadLater() {
    service.toy { result in
      switch result {
      case .success(let model): self.title = model.toy  // error: unset-required-field
      case .failure(let error): self.state = .failed(error)
      }
    }
  }

  func summary() async throws -> String {
    try await [service.toy()].map { "\($0.toy)" }.joined()  // error: unset-required-field
  }
}

// Form: a fake that returns a stored model

func fakeService() async {
  let service = FakeToyService()
  service.value = OtterToy(from: otter("rope"))
  let viewModel = ToyViewModel(service: service)
  await viewModel.load()
  consume(viewModel.title)
}

func fakeServiceUnset() async {  // crashes
  let service = FakeToyService()
  service.value = OtterToy(from: bare())
  let viewModel = ToyViewModel(service: service)
  await viewModel.load()
}

// Form: a fake that returns a `Result`

func fakeResult() async {
  let service = FakeToyService()
  service.result = .success(OtterToy(from: otter("rope")))
  await ToyViewModel(service: service).load()
}

func fakeResultUnset() async {  // crashes
  let service = FakeToyService()
  service.result = .success(OtterToy(from: bare()))
  await ToyViewModel(service: service).load()
}

// Form: a fake that calls a closure of the test

func fakeClosure() async {
  let service = FakeToyService()
  service.make = { OtterToy(from: otter("rope")) }
  await ToyViewModel(service: service).load()
}

func fakeClosureUnset() async {  // crashes
  let service = FakeToyService()
  service.make = { OtterToy(from: bare()) }
  await ToyViewModel(service: service).load()
}

// Form: a fake that calls a completion handler

func fakeCompletion() {
  let service = FakeToyService()
  service.result = .success(OtterToy(from: otter("rope")))
  ToyViewModel(service: service).loadLater()
}

func fakeCompletionUnset() {  // crashes
  let service = FakeToyService()
  service.result = .success(OtterToy(from: bare()))
  ToyViewModel(service: service).loadLater()
}

/// A mock as protocol mock generators write it.
private final class ToyServiceMock: ToyService {
  var toyCallsCount = 0
  var toyThrowableError: (any Error)?
  var toyReturnValue: OtterToy!
  var toyClosure: (() async throws -> OtterToy)?

  func toy() async throws -> OtterToy {
    toyCallsCount += 1
    if let toyThrowableError { throw toyThrowableError }
    if let toyClosure { return try await toyClosure() }
    return toyReturnValue
  }

  func toy(_ completion: (Result<OtterToy, any Error>) -> Void) {}
}

// Form: a protocol mock with a return value

func fakeOfProtocolMock() async {
  let service = ToyServiceMock()
  service.toyReturnValue = OtterToy(from: otter("rope"))
  await ToyViewModel(service: service).load()
}

func fakeOfProtocolMockUnset() async {  // crashes
  let service = ToyServiceMock()
  service.toyReturnValue = OtterToy(from: bare())
  await ToyViewModel(service: service).load()
}

private struct Container {
  var service: any ToyService
  var viewModel: () -> ToyViewModel { { ToyViewModel(service: service) } }
}

// Form: a fake in a container of dependencies

func fakeContainer() async {
  let service = FakeToyService()
  service.value = OtterToy(from: otter("rope"))
  await Container(service: service).viewModel().load()
}

func fakeContainerUnset() async {  // crashes
  let service = FakeToyService()
  service.value = OtterToy(from: bare())
  await Container(service: service).viewModel().load()
}

// Form: a fake that throws

func fakeError() async {
  let service = FakeToyService()
  service.result = .failure(Failure())
  await ToyViewModel(service: service).load()
}

func fakeErrorUnset() async {  // crashes
  let service = FakeToyService()
  service.result = .failure(Failure())
  let viewModel = ToyViewModel(service: service)
  await viewModel.load()
  service.result = .success(OtterToy(from: bare()))
  await viewModel.load()
}

// Form: a fake whose result goes through `map`

func fakeMapped() async throws {
  let service = FakeToyService()
  service.value = OtterToy(from: otter("rope"))
  consume(try await ToyViewModel(service: service).summary())
}

func fakeMappedUnset() async throws {  // crashes
  let service = FakeToyService()
  service.value = OtterToy(from: bare())
  consume(try await ToyViewModel(service: service).summary())
}

// Form: a fake that is not called

func fakeNotCalled() async {
  let service = FakeToyService()
  service.value = OtterToy(from: bare())
  consume(ToyViewModel(service: service).title)
}

func fakeCalledLate() async {  // crashes
  let service = FakeToyService()
  let viewModel = ToyViewModel(service: service)
  service.value = OtterToy(from: bare())
  await viewModel.load()
}

// Form: a state of a view model

func fakeState() async {
  let service = FakeToyService()
  service.value = OtterToy(from: otter("rope"))
  let viewModel = ToyViewModel(service: service)
  await viewModel.load()
  if case .loaded(let title) = viewModel.state { consume(title) }
}

func fakeStateUnset() async {
  let service = FakeToyService()
  service.value = OtterToy(from: otter("rope"))
  let viewModel = ToyViewModel(service: service)
  await viewModel.load()
  if case .loaded = viewModel.state {
    consume(try? await service.toy().species)  // error: unset-required-field
  }
}

private protocol ToyScreen: Sendable { func show(_ model: OtterToy) }

private struct ToyLabel: ToyScreen {
  func show(_ model: OtterToy) { consume(model.toy) }  // hint: unset-required-field
}

private enum Screens {
  nonisolated(unsafe) static var current: any ToyScreen = ToyLabel()
}

private struct ToyPresenter {
  let screen: any ToyScreen = Screens.current

  func present(_ model: OtterToy) { screen.show(model) }
}

// Form: requirements of a protocol with one conforming type, on unknown values

func onlyScreen() {
  ToyPresenter().present(OtterToy(from: otter("rope")))
}

func onlyScreenUnset() {  // crashes, uncertain
  ToyPresenter().present(OtterToy(from: bare()))
}
