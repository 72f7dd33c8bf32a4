import MockSupport
import Testing
import ZooAPI
import ZooPlaceholders

/// An optional's `.placeholder()` is the placeholder of the wrapped type.
@Suite struct OptionalPlaceholderTests {
  @Test func plainValuesArePlaceholders() {
    let text: String? = .placeholder()
    #expect(text == "")
    let number: Int?? = .placeholder()
    #expect(number == .some(.some(0)))
    let list: [String]? = .placeholder()
    #expect(list == [])
    let values: [Int?] = [.placeholder(), nil]
    #expect(values == [0, nil])
    let keyed: [String: Bool?] = ["a": .placeholder()]
    #expect(keyed == ["a": .some(false)])
  }

  @Test func modelsArePlaceholders() {
    let model: SearchQuery.Data? = .placeholder()
    #expect(model == SearchQuery.Data.placeholder())
  }

  @Test func valuesOfMocksArePlaceholders() {
    let method: MockMethod<() -> SearchQuery.Data, Void, SearchQuery.Data, Never> = MockState("M").method("m")
    method.value = .placeholder()
    #expect(method.value == SearchQuery.Data.placeholder())
    let optional: MockMethod<() -> String?, Void, String?, Never> = MockState("M").method("o")
    optional.value = .placeholder()
    #expect(optional.value == .some(""))
  }
}
