/// A location in the source of a test.
public struct MockPlace: Sendable {
  /// The module and the name of the file, as in `#fileID`.
  public let fileID: StaticString
  /// The path of the file.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: UInt
  /// The column, from 1.
  public let column: UInt

  /// Creates a location.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Whether the location is in generated code, which creates the default values of mocks.
  var isGenerated: Bool { fileID.description.hasSuffix("+Mock.graphql.swift") }
}

/// The type and source location of a mock. Models made from the mock keep them for messages.
@_spi(Execution)
public final class MockOrigin: Sendable {
  let type: any MockObject.Type
  let place: MockPlace
  /// The field and mock for which this mock is a default value; nil for other mocks.
  let defaultOf: String?

  init(_ type: any MockObject.Type, at place: MockPlace, defaultOf: String? = nil) {
    self.type = type
    self.place = place
    self.defaultOf = defaultOf
  }

  /// `Mock<Human>`
  var mockName: String { "Mock<\(type)>" }

  /// `Mock<Human> created at HeroTests/HeroTests.swift:12`
  var description: String {
    let role = defaultOf.map { ", the default of \($0)," } ?? ""
    return "\(mockName)\(role) created at \(place.fileID):\(place.line)"
  }
}
