// swift-format-ignore-file: ReplaceForEachWithForLoop

import MockSupport
import ZooAPI
import ZooMocks

/// Overloads and members that Swift chooses by the declared types of values.
let staticTypeForms: [Sample] = [
  Sample("presentedAny", presentedAny), Sample("presentedModel", presentedModel),
  Sample("presentedOptional", presentedOptional), Sample("presentedOfDictionary", presentedOfDictionary),
  Sample("presentedOfTuple", presentedOfTuple), Sample("presentedOfEmptyList", presentedOfEmptyList),
  Sample("presentedByInitializer", presentedByInitializer), Sample("presentedUnwrapped", presentedUnwrapped),
  Sample("presentedOfSwitch", presentedOfSwitch), Sample("presentedByClosure", presentedByClosure),
  Sample("presentedPayload", presentedPayload), Sample("presentedInTuple", presentedInTuple),
  Sample("presentedCast", presentedCast), Sample("renderedGeneric", renderedGeneric),
  Sample("renderedByRequirement", renderedByRequirement), Sample("renderedByClause", renderedByClause),
  Sample("renderedByExtension", renderedByExtension), Sample("renderedOpaque", renderedOpaque),
  Sample("renderedByGenericType", renderedByGenericType),
  Sample("renderedByGenericTypeUnset", renderedByGenericTypeUnset), Sample("itemByProtocol", itemByProtocol),
  Sample("itemByProtocolUnset", itemByProtocolUnset), Sample("itemByType", itemByType),
  Sample("itemByCast", itemByCast), Sample("itemOfFunction", itemOfFunction),
  Sample("itemOfFunctionUnset", itemOfFunctionUnset), Sample("itemOfProperty", itemOfProperty),
  Sample("itemOfPropertyUnset", itemOfPropertyUnset), Sample("itemsOfList", itemsOfList),
  Sample("itemsOfListUnset", itemsOfListUnset), Sample("itemThatFills", itemThatFills),
  Sample("itemOfSelf", itemOfSelf), Sample("fieldByProtocol", fieldByProtocol),
  Sample("closureOfParameter", closureOfParameter), Sample("closureOfParameterUnset", closureOfParameterUnset),
  Sample("closureOfVariable", closureOfVariable), Sample("closureOfProperty", closureOfProperty),
  Sample("closureOfGenericFunction", closureOfGenericFunction), Sample("closureThatReturns", closureThatReturns),
  Sample("closureThatReturnsUnset", closureThatReturnsUnset),
]

private func bare() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private func present(_ value: Any) { consume(value) }
private func present(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field

private func display<T>(_ value: T) { consume(value) }
private func display(_ model: OtterToy) { consume(model.toy) }  // error: unset-required-field

// Form: overloads for values that are declared as `Any` or optional

func presentedAny() {
  let value: Any = bare()
  present(value)
}

func presentedModel() {  // crashes
  let model = bare()
  present(model)
}

func presentedOptional() {
  let model: OtterToy? = bare()
  display(model)
}

private func exhibit(_ value: Any) { consume(value) }
private func exhibit(_ model: OtterToy) { consume(model.toy) }

func presentedOfDictionary() {
  let values: [String: Any] = ["a": bare()]
  if let value = values["a"] { exhibit(value) }
  for (_, value) in values { exhibit(value) }
  let given = values["a", default: 1]
  exhibit(given)
}

func presentedOfTuple() {
  let pair: (Any, Int) = (bare(), 1)
  let (value, _) = pair
  exhibit(pair.0)
  exhibit(value)
}

private struct Card {
  init(_ value: Any) { consume(value) }
  init(_ model: OtterToy) { consume(model.toy) }
}

func presentedByInitializer() {
  let values: [Any] = [bare()]
  consume(values.map(Card.init))
}

func presentedOfEmptyList() {
  var values = [Any]()
  values.append(bare())
  let value = values[0]
  exhibit(value)
}

func presentedUnwrapped() {  // crashes
  let given: OtterToy? = bare()
  guard let model = given else { return }
  display(model)
}

func presentedOfSwitch() {
  let given: Any? = bare()
  switch given {
  case let value?: exhibit(value)
  case nil: break
  }
}

func presentedByClosure() {
  let model = bare()
  let show = { (value: Any) in present(value) }
  show(model)
}

private enum Cell {
  case item(Any)
}

func presentedPayload() {
  if case .item(let value) = Cell.item(bare()) { present(value) }
}

func presentedInTuple() {
  let pair: (Any, Int) = (bare(), 1)
  present(pair.0)
}

func presentedCast() {  // crashes
  let value: Any = bare()
  if let model = value as? OtterToy { present(model) }
}

private protocol Titled {
  var title: String { get }
  func describe() -> String
}

extension Titled {
  fileprivate var subtitle: String { "none" }
  fileprivate func caption() -> String { "none" }
  fileprivate func fill(_ mock: Mock<Otter>) { mock.toy = "rope" }
  fileprivate func summary() -> String { caption() + subtitle }
}

private struct Item: Titled {
  let model: OtterToy

  var title: String { model.toy }  // error: unset-required-field
  func describe() -> String { model.species }  // error: unset-required-field
  var subtitle: String { model.toy }  // hint: unset-required-field
  func caption() -> String { model.toy }  // error: unset-required-field
  func fill(_ mock: Mock<Otter>) { mock.species = "Lutra" }
}

private func render<T>(_ value: T) { present(value) }
private func title<T: Titled>(of item: T) -> String { item.title }
private func text<T>(of item: T) -> String where T: Titled { item.describe() }
private func caption<T: Titled>(of item: T) -> String { item.caption() }
private func label(_ item: some Titled) -> String { item.caption() + item.subtitle }

// Form: bodies of generic functions

func renderedGeneric() {
  render(bare())
}

func renderedByRequirement() {  // crashes
  consume(title(of: Item(model: bare())))
}

func renderedByClause() {  // crashes
  consume(text(of: Item(model: bare())))
}

func renderedByExtension() {
  consume(caption(of: Item(model: bare())))
}

func renderedOpaque() {
  consume(label(Item(model: bare())))
}

private struct Page<Content: Titled> {
  let content: Content

  var caption: String { content.caption() }
  var title: String { content.title }
}

func renderedByGenericType() {
  consume(Page(content: Item(model: bare())).caption)
}

func renderedByGenericTypeUnset() {  // crashes
  let page = Page(content: Item(model: bare()))
  consume(page.caption)
  consume(page.title)
}

// Form: members of protocols, for values that are declared as a protocol

func itemByProtocol() {
  let item: any Titled = Item(model: bare())
  consume(item.caption())
  consume(item.subtitle)
}

func itemByProtocolUnset() {  // crashes
  let item: any Titled = Item(model: bare())
  consume(item.title)
}

func itemByCast() {
  let value: Any = Item(model: bare())
  if let item = value as? any Titled { consume(item.caption()) }
}

func itemByType() {  // crashes
  let item = Item(model: bare())
  consume(item.caption())
}

private func makeItem() -> any Titled { Item(model: bare()) }

func itemOfFunction() {
  consume(makeItem().caption())
}

func itemOfFunctionUnset() {  // crashes
  consume(makeItem().title)
}

private final class ItemModel {
  private let item: any Titled
  init(_ item: any Titled) { self.item = item }
  func caption() -> String { item.caption() }
  func title() -> String { item.title }
}

func itemOfProperty() {
  consume(ItemModel(Item(model: bare())).caption())
}

func itemOfPropertyUnset() {  // crashes
  consume(ItemModel(Item(model: bare())).title())
}

func itemsOfList() {
  let items: [any Titled] = [Item(model: bare()), Item(model: bare())]
  for item in items { consume(item.caption()) }
  items.forEach { consume($0.caption()) }
  consume(items.map { $0.subtitle })
  consume(items.map(\.subtitle))
  consume(items[0].caption())
  consume(items.first?.caption())
  if let item = items.last { consume(item.caption()) }
}

func itemsOfListUnset() {  // crashes
  let items: [any Titled] = [Item(model: bare())]
  for item in items { consume(item.caption()) }
  consume(items.map(\.title))
}

/// The method of the extension sets another field than the one of the type.
func itemThatFills() {
  let mock = Mock<Otter>()
  let item: any Titled = Item(model: bare())
  item.fill(mock)
  consume(OtterToy(from: mock).toy)
}

func itemOfSelf() {
  consume(Item(model: bare()).summary())
}

private protocol Nameless {}

extension Nameless {
  fileprivate var toy: String { "none" }
}

extension OtterToy: Nameless {}

func fieldByProtocol() {
  let value: any Nameless = bare()
  consume(value.toy)
}

private struct Screen {
  let show: (Any) -> Void
}

private func each(_ body: (any Titled) -> Void) { body(Item(model: bare())) }
private func use<T>(_ value: T, _ body: (T) -> Void) { body(value) }

// Form: closures, whose types their places declare

func closureOfParameter() {
  each { consume($0.caption()) }
}

func closureOfParameterUnset() {  // crashes
  each { item in consume(item.title) }
}

func closureOfVariable() {
  var show: (Any) -> Void = { present($0) }
  show(bare())
  show = { value in present(value) }
  show(bare())
}

func closureOfProperty() {
  let screen = Screen { value in present(value) }
  screen.show(bare())
}

func closureOfGenericFunction() {  // crashes, uncertain
  use(bare()) { present($0) }
}

func closureThatReturns() {
  let make: () -> any Titled = { Item(model: bare()) }
  consume(make().caption())
}

func closureThatReturnsUnset() {  // crashes
  let make: () -> any Titled = { Item(model: bare()) }
  consume(make().title)
}
