import MockSupport
import ZooAPI
import ZooMocks

/// View models with state that changes in place.
let viewModelCases: [Sample] = [
  Sample("viewModelCollapsed", viewModelCollapsed), Sample("viewModelExpanded", viewModelExpanded),
  Sample("viewModelExpandedSet", viewModelExpandedSet), Sample("viewModelCollapsedAgain", viewModelCollapsedAgain),
  Sample("viewModelToggledThreeTimes", viewModelToggledThreeTimes), Sample("viewModelQuery", viewModelQuery),
  Sample("viewModelQueryCleared", viewModelQueryCleared), Sample("viewModelQueryShortened", viewModelQueryShortened),
  Sample("viewModelLog", viewModelLog), Sample("viewModelLogSet", viewModelLogSet),
  Sample("viewModelSelection", viewModelSelection), Sample("viewModelDeselection", viewModelDeselection),
  Sample("viewModelTwoSelections", viewModelTwoSelections), Sample("viewModelFirstRetry", viewModelFirstRetry),
  Sample("viewModelLastRetry", viewModelLastRetry), Sample("viewModelLastRetryNickname", viewModelLastRetryNickname),
  Sample("viewModelListLoaded", viewModelListLoaded), Sample("viewModelListLoadedSet", viewModelListLoadedSet),
  Sample("viewModelListAppended", viewModelListAppended), Sample("viewModelListReloaded", viewModelListReloaded),
  Sample("viewModelListAppendedLater", viewModelListAppendedLater), Sample("viewModelPending", viewModelPending),
  Sample("viewModelFlushed", viewModelFlushed), Sample("viewModelOnMainActor", viewModelOnMainActor),
]

private typealias Resident = ResidentsQuery.Data.Resident

private func resident(_ change: (Mock<Otter>) -> Void = { _ in }) -> Resident {
  let otter = Mock<Otter>()
  change(otter)
  return Resident(from: otter)
}

private final class ResidentViewModel {
  let resident: Resident
  var isExpanded = false
  var query = ""
  private(set) var log: [String] = []
  private(set) var selection: Set<String> = []
  private(set) var retries = 2

  init(_ resident: Resident) { self.resident = resident }

  var title: String { isExpanded ? resident.species : "resident" }  // error: unset-required-field

  var lines: [String] {
    var lines = ["resident"]
    if !query.isEmpty { lines.append(resident.species) }  // hint: unset-required-field
    if log.contains("opened") { lines.append(resident.id) }  // error: unset-required-field
    return lines
  }

  func toggle() { isExpanded.toggle() }
  func open() { log.append("opened") }
  func clear() {
    query.removeAll()
    log.removeAll(keepingCapacity: true)
  }
  func select(_ id: String) {
    if selection.insert(id).inserted { return }
    selection.remove(id)
  }
  func retry() -> String? {  // crashes
    retries -= 1
    return retries < 1 ? resident.nickname ?? resident.species : nil  // crashes, not reported
  }
  var selectedTitle: String? { selection.isEmpty ? nil : resident.species }  // hint: unset-required-field
}

func viewModelCollapsed() {
  consume(ResidentViewModel(resident()).title)
}

func viewModelExpanded() {  // crashes
  let viewModel = ResidentViewModel(resident())
  viewModel.isExpanded.toggle()
  consume(viewModel.title)
}

func viewModelExpandedSet() {
  let viewModel = ResidentViewModel(resident { $0.species = "Lutra" })
  viewModel.isExpanded.toggle()
  consume(viewModel.title)
}

func viewModelCollapsedAgain() {
  let viewModel = ResidentViewModel(resident())
  viewModel.toggle()
  viewModel.toggle()
  consume(viewModel.title)
}

func viewModelToggledThreeTimes() {  // crashes
  let viewModel = ResidentViewModel(resident())
  for _ in 1...3 { viewModel.toggle() }
  consume(viewModel.title)
}

func viewModelQuery() {  // crashes
  let viewModel = ResidentViewModel(resident())
  viewModel.query.append("ot")
  consume(viewModel.lines)
}

func viewModelQueryCleared() {
  let viewModel = ResidentViewModel(resident())
  viewModel.query.append("ot")
  viewModel.open()
  viewModel.clear()
  consume(viewModel.lines)
}

func viewModelQueryShortened() {
  let viewModel = ResidentViewModel(resident())
  viewModel.query = "o"
  viewModel.query.removeLast()
  consume(viewModel.lines)
}

func viewModelLog() {  // crashes
  let viewModel = ResidentViewModel(resident { $0.species = "Lutra" })
  viewModel.open()
  consume(viewModel.lines)
}

func viewModelLogSet() {
  let viewModel = ResidentViewModel(resident { $0.id = "7" })
  viewModel.open()
  consume(viewModel.lines)
}

func viewModelSelection() {  // crashes
  let viewModel = ResidentViewModel(resident())
  viewModel.select("7")
  consume(viewModel.selectedTitle)
}

func viewModelDeselection() {
  let viewModel = ResidentViewModel(resident())
  viewModel.select("7")
  viewModel.select("7")
  consume(viewModel.selectedTitle)
}

func viewModelTwoSelections() {  // crashes
  let viewModel = ResidentViewModel(resident())
  viewModel.select("7")
  viewModel.select("8")
  consume(viewModel.selectedTitle)
}

func viewModelFirstRetry() {
  consume(ResidentViewModel(resident()).retry())
}

func viewModelLastRetry() {  // crashes
  let viewModel = ResidentViewModel(resident())
  _ = viewModel.retry()
  consume(viewModel.retry())
}

func viewModelLastRetryNickname() {
  let viewModel = ResidentViewModel(resident { $0.nickname = "Otto" })
  _ = viewModel.retry()
  consume(viewModel.retry())
}

private struct ListState {
  enum Phase: Equatable {
    case idle
    case loading(page: Int)
    case loaded
  }

  var phase = Phase.idle
  var rows: [Resident] = []

  mutating func load(_ new: [Resident]) {
    phase = .loading(page: 1)
    rows.append(contentsOf: new)
    phase = .loaded
  }
  mutating func reload() {
    rows.removeAll()
    phase = .loading(page: 1)
  }
}

private final class ListViewModel {
  private(set) var state = ListState() {
    didSet { if state.phase == .loaded { titles = state.rows.map(\.species) } }  // crashes, not reported
  }
  private(set) var titles: [String] = []

  func load(_ new: [Resident]) { state.load(new) }
  func reload() { state.reload() }
  func append(_ resident: Resident) { state.rows.append(resident) }
}

func viewModelListLoaded() {  // crashes
  ListViewModel().load([resident()])
}

func viewModelListLoadedSet() {
  let viewModel = ListViewModel()
  viewModel.load([resident { $0.species = "Lutra" }])
  consume(viewModel.titles)
}

func viewModelListAppended() {
  let viewModel = ListViewModel()
  viewModel.append(resident())
  consume(viewModel.titles)
}

func viewModelListReloaded() {
  let viewModel = ListViewModel()
  viewModel.append(resident())
  viewModel.reload()
  viewModel.load([])
  consume(viewModel.titles)
}

func viewModelListAppendedLater() {  // crashes
  let viewModel = ListViewModel()
  viewModel.load([])
  viewModel.append(resident())
}

@MainActor private final class ScreenViewModel {
  private(set) var title: String?
  private var pending: [() -> Void] = []

  func show(_ resident: Resident) { pending.append { self.title = resident.species } }  // error: unset-required-field
  func flush() {
    let current = pending
    pending.removeAll()
    for work in current { work() }
  }
}

@MainActor
func viewModelPending() {
  let viewModel = ScreenViewModel()
  viewModel.show(resident())
  consume(viewModel.title)
}

@MainActor
func viewModelFlushed() {  // crashes
  let viewModel = ScreenViewModel()
  viewModel.show(resident())
  viewModel.flush()
}

func viewModelOnMainActor() async {
  let viewModel = await ScreenViewModel()
  await viewModel.show(resident { $0.species = "Lutra" })
  await viewModel.flush()
  await viewModel.flush()
  consume(await viewModel.title)
}
