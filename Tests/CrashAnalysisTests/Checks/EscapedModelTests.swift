import Testing

/// Tests models that are passed to code under test.
@Suite struct EscapedModelTests {
  private static let test = """
    func testToy() async {
      let model = await OtterToy.from(Mock<Otter>(species: "Lutra"))
      let sut = OtterViewModel(model: await OtterToy.from(Mock<Otter>()))  // warning: unset-required-field
      #expect(sut.title == "ball")
      _ = model.species
    }
    """

  @Test(arguments: [
    "let titles = models.map(\\.toy)", "extension OtterToy { var title: String { toy } }",
  ]) func fieldsReadByTheCodeUnderTestAreReported(code: String) throws {
    try check(Self.test, codeUnderTest: code)
  }

  /// Fields that the code under test doesn't read have no diagnostics.
  @Test(arguments: [
    "", "// model.toy", "let toy = \"model.toy\"", "struct Toy { var toy: Int }",
    "extension Other { var a: A { toy } }",
  ])
  func fieldsNotReadByTheCodeUnderTestAreIgnored(code: String) throws {
    try check(Self.test.replacing("  // warning: unset-required-field", with: ""), codeUnderTest: code)
  }

  /// Only fields that the model shows count, and only if the code under test reads names that lead to them.
  @Test func onlyReachableFieldsAreReported() throws {
    try check(
      """
      func test() async {
        let query = Mock<Query>(residents: [Mock<Otter>(den: Mock<Den>(), keeper: Mock<Keeper>())])
        let data = await ResidentsQuery.Data.from(query)
        render(data)  // warning: unset-required-field
        render(await ExhibitsQuery.Data.from(query))
      }
      """, codeUnderTest: "let a = data.residents[0].den.height; let b = other.width; let c = other.title")
    try check(
      """
      func test() async {
        let query = Mock<Query>(residents: [Mock<Otter>(den: Mock<Den>(), keeper: Mock<Keeper>())])
        render(await ResidentsQuery.Data.from(query))
      }
      """, codeUnderTest: "let a = data.residents[0].height; let b = other.width")
  }

  @Test func modelsEscapeThroughAssignmentsAndCalls() throws {
    try check(
      """
      func test() async throws {
        let toy = await OtterToy.from(Mock<Otter>())
        sut.model = toy  // warning: unset-required-field
        let second = await OtterToy.from(Mock<Otter>())
        try await present([second])  // warning: unset-required-field
        present(second)
        let third = await OtterToy.from(Mock<Otter>())
        third.show()  // warning: unset-required-field
        let fourth = await OtterToy.from(Mock<Otter>())
        print(fourth.title)  // warning: unset-required-field
        let fifth = await OtterToy.from(Mock<Otter>())
        if isReady { present(fifth) }  // hint: unset-required-field
        let sixth = await OtterToy.from(Mock<Otter>(toy: "ball"))
        present(sixth)
        #expect(sixth == (await OtterToy.from(Mock<Otter>())))
        print(fifth)
      }
      """, codeUnderTest: "let a = model.toy")
  }

  @Test func helpersLetModelsEscape() throws {
    try check(
      """
      func makeToy() async -> OtterToy { await OtterToy.from(Mock<Otter>()) }  // hint: unset-required-field
      func show(_ toy: OtterToy) { OtterView(toy: toy).show() }  // warning: unset-required-field
      func test() async {
        show(await makeToy())
        let toy = await OtterToy.from(Mock<Otter>(toy: "ball"))
        show(toy)
      }
      """, codeUnderTest: "let a = model.toy")
  }

  @Test func possiblySetFieldsAreHints() throws {
    try check(
      """
      func test() async {
        let mock = Mock<Otter>()
        if isReady { mock.toy = "ball" }
        let toy = await OtterToy.from(mock)
        OtterView(toy: toy).show()  // hint: unset-required-field
        let other = Mock<Otter>()
        fill(other)
        OtterView(toy: await OtterToy.from(other)).show()
      }
      """, codeUnderTest: "let a = model.toy")
  }

  /// A model can't have a value for a field that only other definitions select, whatever is set.
  @Test func unselectedFieldsAreNotExecuted() throws {
    try check(
      """
      func test() async {
        present(await ResidentsQuery.Data.Resident.Den.from(Mock<Den>(depth: 7, width: 1)))  // warning: field-not-executed
      }
      """, codeUnderTest: "let a = model.depth")
  }
}
