import MockSupport
import ZooAPI
import ZooMocks

/// Members that Swift chooses by the declared class or protocol of a value.
let declaredClassForms: [Sample] = [
  Sample("panelBySuperclass", panelBySuperclass), Sample("panelOfSelf", panelOfSelf),
  Sample("panelByOverride", panelByOverride), Sample("panelByClass", panelByClass), Sample("panelOfList", panelOfList),
  Sample("panelOfCast", panelOfCast), Sample("leafletOfTuple", leafletOfTuple),
  Sample("leafletOfOptional", leafletOfOptional), Sample("leafletOfPair", leafletOfPair),
  Sample("panelOfChoice", panelOfChoice),
  Sample("reassignedPanel", reassignedPanel), Sample("loaderByProtocol", loaderByProtocol),
  Sample("loaderByOverride", loaderByOverride),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private class Panel {
  func show(_ value: Any) { consume(value) }
  func refresh(_ model: OtterToy) { consume(model) }
  final func run(_ model: OtterToy) { show(model) }
}

private final class ToyPanel: Panel {
  func show(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field
  override func refresh(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field
}

// Form: members of subclasses, for values that are declared as a superclass

func panelBySuperclass() {
  let panel: Panel = ToyPanel()
  panel.show(bare())
}

func panelOfSelf() {
  ToyPanel().run(bare())
}

func panelByOverride() {  // crashes
  let panel: Panel = ToyPanel()
  panel.refresh(bare())
}

func panelByClass() {  // crashes
  let panel = ToyPanel()
  panel.show(bare())
}

private class Board {
  func show(_ value: Any) { consume(value) }
}

private final class ToyBoard: Board {
  func show(_ model: OtterToy) { consume(model.toy) }
}

func panelOfList() {
  let panels = [ToyBoard(), Board()]
  panels[0].show(bare())
}

func panelOfCast() {
  let value: Any = ToyBoard()
  switch value {
  case let panel as Board: panel.show(bare())
  default: break
  }
}

private protocol Folded {}

extension Folded {
  fileprivate func unfold() {}
}

private struct Leaflet: Folded {
  let model: OtterToy
  func unfold() { consume(model.toy) }
}

func leafletOfTuple() {
  let leaflet: any Folded = Leaflet(model: bare())
  switch (leaflet, 1) {
  case (let value, _): value.unfold()
  }
}

func leafletOfPair() {
  let leaflet: any Folded = Leaflet(model: bare())
  if case (let value, 1) = (leaflet, 1) { value.unfold() }
}

func leafletOfOptional() {
  let leaflet: (any Folded)? = Leaflet(model: bare())
  if case .some(let value) = leaflet { value.unfold() }
}

func panelOfChoice() {
  var isToy = false
  isToy.toggle()
  let panel = isToy ? ToyBoard() : Board()
  panel.show(bare())
}

func reassignedPanel() {
  var panel = Panel()
  panel.show(bare())
  panel = ToyPanel()
  panel.show(bare())
}

private protocol Loads {
  func load(_ model: OtterToy)
  func reload(_ model: OtterToy)
}

extension Loads {
  fileprivate func load(_ model: OtterToy) { consume(model) }
}

private class BasicLoader: Loads {
  func reload(_ model: OtterToy) { consume(model) }
}

private final class ToyLoader: BasicLoader {
  func load(_ model: OtterToy) { consume(model.toy) }  // hint: unset-required-field
  override func reload(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field
}

func loaderByProtocol() {
  let loader: any Loads = ToyLoader()
  loader.load(bare())
}

func loaderByOverride() {  // crashes
  let loader: any Loads = ToyLoader()
  loader.reload(bare())
}
