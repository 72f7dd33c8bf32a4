import Foundation
import MockIR
import Source
import SwiftEmission
import Testing

/// Complete files for one mock, for each version that changes their format.
struct VersionFilesTests {
  static let mock = CatalogText().mock("Dog:owner Human!,when Date!,names [String],pets [Pet],grid [[Int!]]!")

  static let since115 = """
    // @generated
    // This file was automatically generated and should not be edited.

    import ApolloTestSupport
    import N

    public class Dog: MockObject {
      public static let objectType: ApolloAPI.Object = N.Objects.Dog
      public static let _mockFields = MockFields()
      public typealias MockValueCollectionType = Array<Mock<Dog>>

      public struct MockFields {
        @Field<[[Int]?]>("grid") public var grid
        @Field<[String?]>("names") public var names
        @Field<Human>("owner") public var owner
        @Field<[Pet?]>("pets") public var pets
        @Field<N.Date>("when") public var when
      }
    }

    public extension Mock where O == Dog {
      convenience init(
        grid: [[Int]]? = nil,
        names: [String]? = nil,
        owner: Mock<Human>? = nil,
        pets: [(any AnyMock)?]? = nil,
        when: N.Date? = nil
      ) {
        self.init()
        _setScalarList(grid, for: \\.grid)
        _setScalarList(names, for: \\.names)
        _setEntity(owner, for: \\.owner)
        _setList(pets, for: \\.pets)
        _setScalar(when, for: \\.when)
      }
    }

    """

  static let since123 = changed(
    since115,
    [
      ("grid: [[Int]]? = nil", "grid: [[Int]?] = []"), ("names: [String]? = nil", "names: [String?]? = nil"),
      ("owner: Mock<Human>? = nil", "owner: Mock<Human> = Mock<Human>()"),
      ("when: N.Date? = nil", "when: N.Date = try! .init(_jsonValue: \"\")"),
    ])
  static let since124 = changed(since123, [("\nimport N", "\n@testable import N")])
  static let since200 = changed(
    since124, [("public class", "public final class"), ("struct MockFields {", "struct MockFields: Sendable {")])
  static let since203 = changed(since200, [("try! .init(_jsonValue: \"\")", ".defaultMockValue")])
  static let since210 = changed(since203, [("public final class", "nonisolated public final class")])

  @Test(arguments: [
    (["1.15.0", "1.15.3", "1.18", "1.22.0", "1.22"], since115),
    (["1.23.0"], since123),
    (["1.24.0", "1.25.5", "1.25.7"], since124),
    (["2.0.0", "2.0.2"], since200),
    (["2.0.3", "2.0"], since203),
    (["2.1.0", "2.1.1", "2.2", "2.3.0", "2.4.0", "2.4"], since210),
  ])
  func filesEqualThePublishedVersion(versions: [String], expected: String) {
    for version in versions {
      #expect(renderObjectMock(Self.mock, options: .exact(version)).text == expected)
      let corrected = renderObjectMock(Self.mock, options: .exact(version) { $0.correctsKnownBugs = true })
      #expect(corrected.text == expected, "there is nothing to correct in this file")
    }
  }

  /// Replaces each first line in `text` by the second; fails unless it occurs exactly once.
  private static func changed(_ text: String, _ changes: [(String, String)]) -> String {
    changes.reduce(text) { text, change in
      let parts = text.components(separatedBy: change.0)
      #expect(parts.count == 2, "'\(change.0)' stands \(parts.count - 1) times")
      return parts.joined(separator: change.1)
    }
  }
}
