import MockSupport
import ZooAPI
import ZooMocks

/// Members of protocols and their extensions.
let protocolCases: [Sample] = [
  Sample("protocolRequirement", protocolRequirement), Sample("protocolExtensionMember", protocolExtensionMember),
  Sample("protocolConcreteMember", protocolConcreteMember),
  Sample("protocolRequiredProperty", protocolRequiredProperty),
  Sample("protocolExtensionProperty", protocolExtensionProperty),
  Sample("protocolConcreteProperty", protocolConcreteProperty), Sample("protocolParameter", protocolParameter),
  Sample("protocolParameterRequirement", protocolParameterRequirement),
  Sample("protocolSomeParameter", protocolSomeParameter),
  Sample("protocolGenericRequirement", protocolGenericRequirement),
  Sample("protocolDefaultOfRequirement", protocolDefaultOfRequirement),
  Sample("protocolListOfItems", protocolListOfItems),
  Sample("protocolListOfItemsRequirement", protocolListOfItemsRequirement),
  Sample("protocolCallsRequirement", protocolCallsRequirement), Sample("protocolCallsMember", protocolCallsMember),
  Sample("protocolInheritedConformance", protocolInheritedConformance),
  Sample("protocolSubclassMethod", protocolSubclassMethod), Sample("protocolOverride", protocolOverride),
  Sample("protocolOverrideNotUsed", protocolOverrideNotUsed), Sample("protocolRefinedDefault", protocolRefinedDefault),
  Sample("protocolRefinedOwn", protocolRefinedOwn), Sample("protocolRefinedCall", protocolRefinedCall),
  Sample("protocolStaticMember", protocolStaticMember),
  Sample("protocolStaticMemberNotRead", protocolStaticMemberNotRead),
  Sample("protocolStaticRequirement", protocolStaticRequirement),
  Sample("protocolStaticDefault", protocolStaticDefault), Sample("protocolMetatype", protocolMetatype),
]

private func bareToy() -> OtterToy { OtterToy(from: Mock<Otter>()) }

private protocol Titled {
  var model: OtterToy { get }
  var caption: String { get }
  func title() -> String
}

extension Titled {
  /// These have requirements.
  var caption: String { "caption" }
  func title() -> String { "title" }

  /// These are no requirements.
  var footer: String { "footer" }
  func subtitle() -> String { "subtitle" }
  func both() -> String { title() + subtitle() }
}

private struct Card: Titled {
  let model: OtterToy
  var caption: String { model.toy }  // error: unset-required-field
  var footer: String { model.toy }  // error: unset-required-field
  func title() -> String { model.toy }  // error: unset-required-field
  func subtitle() -> String { model.toy }  // error: unset-required-field
}

private struct Plain: Titled {
  let model: OtterToy
}

private func showTitle(_ item: any Titled) { consume(item.title()) }
private func showSubtitle(_ item: any Titled) { consume(item.subtitle()) }
private func showSomeSubtitle(_ item: some Titled) { consume(item.subtitle()) }
private func showSomeTitle<T: Titled>(_ item: T) { consume(item.title()) }

func protocolRequirement() {  // crashes
  let item: any Titled = Card(model: bareToy())
  consume(item.title())
}

func protocolExtensionMember() {
  let item: any Titled = Card(model: bareToy())
  consume(item.subtitle())
}

func protocolConcreteMember() {  // crashes
  let item = Card(model: bareToy())
  consume(item.subtitle())
}

func protocolRequiredProperty() {  // crashes
  let item: any Titled = Card(model: bareToy())
  consume(item.caption)
}

func protocolExtensionProperty() {
  let item: any Titled = Card(model: bareToy())
  consume(item.footer)
}

func protocolConcreteProperty() {  // crashes
  consume(Card(model: bareToy()).footer)
}

func protocolParameter() {
  showSubtitle(Card(model: bareToy()))
}

func protocolParameterRequirement() {  // crashes
  showTitle(Card(model: bareToy()))
}

func protocolSomeParameter() {
  showSomeSubtitle(Card(model: bareToy()))
}

func protocolGenericRequirement() {  // crashes
  showSomeTitle(Card(model: bareToy()))
}

func protocolDefaultOfRequirement() {
  showTitle(Plain(model: bareToy()))
}

func protocolListOfItems() {
  let items: [any Titled] = [Card(model: bareToy()), Plain(model: bareToy())]
  consume(items.map { $0.subtitle() })
}

func protocolListOfItemsRequirement() {  // crashes
  let items: [any Titled] = [Plain(model: bareToy()), Card(model: bareToy())]
  consume(items.map { $0.title() })
}

func protocolCallsRequirement() {  // crashes
  consume(Card(model: bareToy()).both())
}

func protocolCallsMember() {
  consume(Plain(model: bareToy()).both())
}

private class BaseRow: Titled {
  let model: OtterToy
  init(_ model: OtterToy) { self.model = model }
}

private final class ToyRow: BaseRow {
  func title() -> String { model.toy }  // error: unset-required-field
}

func protocolInheritedConformance() {
  showTitle(ToyRow(bareToy()))
}

func protocolSubclassMethod() {  // crashes
  consume(ToyRow(bareToy()).title())
}

private class OpenRow: Titled {
  let model: OtterToy
  init(_ model: OtterToy) { self.model = model }
  func title() -> String { "open" }
}

private final class ClosedRow: OpenRow {
  override func title() -> String { model.toy }  // error: unset-required-field
}

func protocolOverride() {  // crashes
  showTitle(ClosedRow(bareToy()))
}

func protocolOverrideNotUsed() {
  showTitle(OpenRow(bareToy()))
}

private protocol Headed: Titled {}

extension Headed {
  func title() -> String { model.toy }  // crashes, not reported
  func headline() -> String { title() }
}

private struct Page: Headed { let model: OtterToy }

private struct OwnPage: Headed {
  let model: OtterToy
  func title() -> String { "own" }
}

func protocolRefinedDefault() {  // crashes
  showTitle(Page(model: bareToy()))
}

func protocolRefinedOwn() {
  showTitle(OwnPage(model: bareToy()))
}

func protocolRefinedCall() {
  consume(OwnPage(model: bareToy()).headline())
}

extension Titled where Self == Card {
  fileprivate static var bare: Card { Card(model: bareToy()) }
}

func protocolStaticMember() {  // crashes
  showSomeTitle(.bare)
}

func protocolStaticMemberNotRead() {
  consume((.bare as Card).model.__typename)
}

private protocol ToyMaking {
  static var isComplete: Bool { get }
}

extension ToyMaking {
  static var isComplete: Bool { false }
  static func toy() -> OtterToy { OtterToy(from: isComplete ? Mock<Otter>(toy: "rope") : Mock<Otter>()) }
}

private enum BareMaker: ToyMaking {}

private enum CompleteMaker: ToyMaking {
  static var isComplete: Bool { true }
}

func protocolStaticRequirement() {
  consume(CompleteMaker.toy().toy)  // hint: unset-required-field
}

func protocolStaticDefault() {  // crashes
  consume(BareMaker.toy().toy)  // hint: unset-required-field
}

func protocolMetatype() {
  let makers: [any ToyMaking.Type] = [CompleteMaker.self, BareMaker.self]
  for maker in makers { consume(maker.toy().toy) }  // crashes, not reported
}
