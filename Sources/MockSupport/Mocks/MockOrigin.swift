/// A place in the source of a test.
public struct MockPlace: Sendable {
  public let fileID: StaticString
  public let filePath: StaticString
  public let line: UInt
  public let column: UInt

  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Whether the place is in generated code, where the default values of mocks are made.
  var isGenerated: Bool { fileID.description.hasSuffix("+Mock.graphql.swift") }
}

/// What is known of a mock wherever its data goes: its type, and where it was made.
@_spi(Execution)
public final class MockOrigin: Sendable {
  let type: any MockObject.Type
  let place: MockPlace
  /// Where the mock is the default of another's field: which.
  let defaultOf: String?

  init(_ type: any MockObject.Type, at place: MockPlace, defaultOf: String? = nil) {
    self.type = type
    self.place = place
    self.defaultOf = defaultOf
  }

  /// `Mock<Human>`
  var mockName: String { "Mock<\(type)>" }

  /// `Mock<Human> made at HeroTests/HeroTests.swift:12`
  var description: String {
    let role = defaultOf.map { ", the default of \($0)," } ?? ""
    return "\(mockName)\(role) made at \(place.fileID):\(place.line)"
  }
}
