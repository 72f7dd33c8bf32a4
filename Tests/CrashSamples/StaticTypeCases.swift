import MockSupport
import ZooAPI
import ZooMocks

/// Overloads that Swift chooses by the declared types of the arguments.
let staticTypeCases: [Sample] = [
  Sample("staticAny", staticAny), Sample("staticModel", staticModel), Sample("staticAnyCast", staticAnyCast),
  Sample("staticAnyInList", staticAnyInList), Sample("staticModelInList", staticModelInList),
  Sample("staticAnyOfCall", staticAnyOfCall), Sample("staticAnyInDictionary", staticAnyInDictionary),
  Sample("staticParameter", staticParameter), Sample("staticOptional", staticOptional),
  Sample("staticNotOptional", staticNotOptional), Sample("staticUnwrapped", staticUnwrapped),
  Sample("staticFirst", staticFirst), Sample("staticElement", staticElement),
  Sample("staticSuperclass", staticSuperclass), Sample("staticSubclass", staticSubclass),
  Sample("staticSuperclassCast", staticSuperclassCast), Sample("staticTernary", staticTernary),
  Sample("staticUpcast", staticUpcast), Sample("staticDefaultArgument", staticDefaultArgument),
  Sample("staticDefaultArgumentOfSubclass", staticDefaultArgumentOfSubclass), Sample("staticOverride", staticOverride),
  Sample("staticSimilarMethod", staticSimilarMethod),
  Sample("staticSimilarMethodOfSubclass", staticSimilarMethodOfSubclass),
  Sample("staticIntegerLiteral", staticIntegerLiteral), Sample("staticDouble", staticDouble),
  Sample("staticSynchronous", staticSynchronous), Sample("staticAsynchronous", staticAsynchronous),
  Sample("staticResult", staticResult), Sample("staticResultUnset", staticResultUnset),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func display(_ value: Any) { consume(value) }
private func display(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field

func staticAny() {
  let value: Any = bareToy()
  display(value)
}

func staticModel() {  // crashes
  let value = bareToy()
  display(value)
}

func staticAnyCast() {  // crashes
  let value: Any = bareToy()
  if let model = value as? OtterToy { display(model) }
}

func staticAnyInList() {
  let values: [Any] = [bareToy(), "rope"]
  for value in values { display(value) }
}

func staticModelInList() {  // crashes
  let values = [bareToy()]
  for value in values { display(value) }
}

func staticAnyOfCall() {
  func value() -> Any { bareToy() }
  display(value())
}

func staticAnyInDictionary() {
  let values: [String: Any] = ["model": bareToy()]
  if let value = values["model"] { display(value) }
}

func staticParameter() {
  func forward(_ value: Any) { display(value) }
  forward(bareToy())
}

private func render(_ model: OtterToy?) { consume(model?.__typename) }
private func render(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field

func staticOptional() {
  let model: OtterToy? = bareToy()
  render(model)
}

func staticNotOptional() {  // crashes
  render(bareToy())
}

func staticUnwrapped() {  // crashes
  let model: OtterToy? = bareToy()
  if let model { render(model) }
}

func staticFirst() {
  render([bareToy()].first)
}

func staticElement() {  // crashes
  render([bareToy()][0])
}

private class Screen {
  let model: OtterToy
  init(_ model: OtterToy) { self.model = model }
  func announce(_ isLoud: Bool = false) { consume(isLoud) }
  func accept(_ value: Any) { consume(value) }
}

private final class DetailScreen: Screen {
  override func announce(_ isLoud: Bool = true) { if isLoud { consume(model.toy) } }  // error: unset-required-field
  func accept(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field
}

private func push(_ screen: Screen) { consume(screen.model.__typename) }
private func push(_ screen: DetailScreen) { consume(screen.model.toy) }  // error: unset-required-field

func staticSuperclass() {
  let screen: Screen = DetailScreen(bareToy())
  push(screen)
}

func staticSubclass() {  // crashes
  push(DetailScreen(bareToy()))
}

func staticSuperclassCast() {  // crashes
  let screen: Screen = DetailScreen(bareToy())
  if let detail = screen as? DetailScreen { push(detail) }
}

func staticTernary() {
  let screen = yes() ? DetailScreen(bareToy()) : Screen(bareToy())
  push(screen)
}

func staticUpcast() {
  push(DetailScreen(bareToy()) as Screen)
}

func staticDefaultArgument() {
  let screen: Screen = DetailScreen(bareToy())
  screen.announce()
}

func staticDefaultArgumentOfSubclass() {  // crashes
  DetailScreen(bareToy()).announce()
}

func staticOverride() {  // crashes
  let screen: Screen = DetailScreen(bareToy())
  screen.announce(true)
}

func staticSimilarMethod() {
  let screen: Screen = DetailScreen(bareToy())
  screen.accept(bareToy())
}

func staticSimilarMethodOfSubclass() {  // crashes
  DetailScreen(bareToy()).accept(bareToy())
}

private func filled(_ count: Int) -> Mock<Otter> { Mock<Otter>(toy: "\(count)") }
private func filled(_ weight: Double) -> Mock<Otter> { Mock<Otter>() }

func staticIntegerLiteral() {
  consume(OtterToy(from: filled(1)).toy)
}

func staticDouble() {
  let weight: Double = 1
  consume(OtterToy(from: filled(weight)).toy)  // error: unset-required-field
}

private func load() -> OtterToy { bareToy() }
private func load() async -> OtterToy { await OtterToy.from(Mock<Otter>(toy: "rope")) }

func staticSynchronous() {
  consume(load().toy)  // error: unset-required-field
}

func staticAsynchronous() async {
  consume(await load().toy)
}

private func make() -> OtterToy { bareToy() }
private func make() -> DenDepth { DenDepth(from: Mock<Otter>(den: Mock<Den>(depth: 2))) }

func staticResult() {
  let model: DenDepth = make()
  consume(model.den.depth)
}

func staticResultUnset() {
  let model: OtterToy = make()
  consume(model.toy)  // error: unset-required-field
}
