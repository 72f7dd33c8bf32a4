import MockSupport
import ZooAPI
import ZooMocks

/// Weak variables, properties and captures.
let weakCases: [Sample] = [
  Sample("weakLocalReleased", weakLocalReleased), Sample("weakLocalAlive", weakLocalAlive),
  Sample("weakLocalOfCall", weakLocalOfCall), Sample("weakLocalOfMock", weakLocalOfMock),
  Sample("weakLocalInList", weakLocalInList), Sample("weakLocalRemovedFromList", weakLocalRemovedFromList),
  Sample("weakLocalGuard", weakLocalGuard), Sample("weakLocalReplacedOwner", weakLocalReplacedOwner),
  Sample("weakLocalSecondOwner", weakLocalSecondOwner), Sample("weakLocalOfScope", weakLocalOfScope),
  Sample("weakLocalSetsNothing", weakLocalSetsNothing), Sample("weakDelegate", weakDelegate),
  Sample("weakDelegateReleased", weakDelegateReleased), Sample("weakDelegateCleared", weakDelegateCleared),
  Sample("weakSelf", weakSelf), Sample("weakSelfReleased", weakSelfReleased), Sample("weakSelfOfCall", weakSelfOfCall),
  Sample("weakSelfKept", weakSelfKept), Sample("weakCaptureOfLocal", weakCaptureOfLocal),
  Sample("weakCaptureOfLocalAlive", weakCaptureOfLocalAlive), Sample("weakThenStrong", weakThenStrong),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func releasedOtter() -> Mock<Otter> { Mock<Otter>() }

private final class Page {
  let model: OtterToy
  init(_ model: OtterToy) { self.model = model }
  func title() -> String { model.toy }  // error: unset-required-field
}

private func makePage() -> Page { Page(bareToy()) }

func weakLocalReleased() {
  var owner: Page? = makePage()
  weak var page: Page?
  page = owner
  owner = nil
  if let page { consume(page.title()) }
}

func weakLocalAlive() {  // crashes
  let owner = makePage()
  weak var page = owner
  if let page { consume(page.title()) }
  withExtendedLifetime(owner) {}
  page = nil
}

func weakLocalOfCall() {
  weak var page: Page?
  page = makePage()
  if let page { consume(page.title()) }
}

func weakLocalOfMock() {
  weak var otter = releasedOtter()
  if let otter { consume(OtterToy(from: otter).toy) }  // hint: unset-required-field
  otter = nil
}

func weakLocalInList() {  // crashes
  let pages = [makePage()]
  weak var page: Page?
  page = pages.first
  consume(page?.title())
  consume(pages.count)
}

func weakLocalRemovedFromList() {
  var pages = [makePage()]
  weak var page = pages.first
  pages.removeAll()
  consume(page?.title())
  page = nil
}

func weakLocalGuard() {
  var owner: Page? = makePage()
  weak var page: Page?
  page = owner
  owner = nil
  guard let page else { return }
  consume(page.title())
}

func weakLocalReplacedOwner() {
  var owner = makePage()
  weak var page = owner
  owner = Page(OtterToy(from: Mock<Otter>(toy: "rope")))
  consume((page?.title(), owner.title()))
  page = nil
}

func weakLocalSecondOwner() {  // crashes
  var owner: Page? = makePage()
  let other = owner
  weak var page: Page?
  page = owner
  owner = nil
  consume(page?.title())
  withExtendedLifetime(other) {}
}

func weakLocalOfScope() {
  func find() -> Page? {
    weak var page: Page?
    do {
      let owner = makePage()
      page = owner
      consume(owner.model.__typename)
    }
    return page
  }
  consume(find()?.title())
}

func weakLocalSetsNothing() {  // crashes
  let otter = Mock<Otter>()
  weak var page = makePage()
  if page != nil { otter.toy = "ball" }
  consume(OtterToy(from: otter).toy)  // hint: unset-required-field
  page = nil
}

private protocol ToyDelegate: AnyObject {
  func didLoad(_ model: OtterToy)
}

private final class ToyLoader {
  weak var delegate: (any ToyDelegate)?
  func load() { delegate?.didLoad(bareToy()) }
}

private final class ToyReader: ToyDelegate {
  func didLoad(_ model: OtterToy) { consume(model.toy) }  // hint: unset-required-field
}

private func makeReader() -> ToyReader { ToyReader() }

func weakDelegate() {  // crashes
  let loader = ToyLoader()
  let reader = makeReader()
  loader.delegate = reader
  loader.load()
  withExtendedLifetime(reader) {}
}

func weakDelegateReleased() {
  let loader = ToyLoader()
  loader.delegate = makeReader()
  loader.load()
}

func weakDelegateCleared() {
  let loader = ToyLoader()
  var reader: ToyReader? = makeReader()
  loader.delegate = reader
  reader = nil
  loader.load()
}

private final class ToyScreenModel {
  var model = bareToy()
  var onTap: (() -> Void)?

  func start() {
    onTap = { [weak self] in
      guard let self else { return }
      consume(self.model.toy)  // error: unset-required-field
    }
  }

  func reader() -> () -> String? {
    { [weak self] in self?.model.toy }  // error: unset-required-field
  }
}

private func makeScreenModel() -> ToyScreenModel { ToyScreenModel() }

func weakSelf() {  // crashes
  let viewModel = makeScreenModel()
  viewModel.start()
  viewModel.onTap?()
  consume(viewModel.model.__typename)
}

func weakSelfReleased() {
  var viewModel: ToyScreenModel? = makeScreenModel()
  viewModel?.start()
  let tap = viewModel?.onTap
  viewModel = nil
  tap?()
}

func weakSelfOfCall() {
  let read = makeScreenModel().reader()
  consume(read())
}

func weakSelfKept() {  // crashes
  let viewModel = makeScreenModel()
  let read = viewModel.reader()
  consume(read())
  withExtendedLifetime(viewModel) {}
}

func weakCaptureOfLocal() {
  var owner: Page? = makePage()
  let read = { [weak owner] in owner?.title() }
  owner = nil
  consume(read())
}

func weakCaptureOfLocalAlive() {  // crashes
  let owner = makePage()
  let read = { [weak owner] in owner?.title() }
  consume(read())
  withExtendedLifetime(owner) {}
}

func weakThenStrong() {  // crashes
  var owner: Page? = makePage()
  weak var page: Page?
  page = owner
  let copy = page
  owner = nil
  consume(copy?.title())
}
